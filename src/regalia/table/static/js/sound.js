// A few sounds, made here from plain waves; nothing is fetched.

import { prefs } from "./prefs.js"

let context

const notes = {
  place: [
    [196, 0, 0.07, "triangle", 0.25],
    [98, 0, 0.09, "sine", 0.3],
  ],
  turn: [
    [523, 0, 0.12, "sine", 0.16],
    [784, 0.1, 0.18, "sine", 0.14],
  ],
  roll: [
    [150, 0, 0.03, "square", 0.06],
    [180, 0.06, 0.03, "square", 0.06],
    [140, 0.13, 0.04, "square", 0.05],
  ],
  chat: [[660, 0, 0.07, "sine", 0.1]],
  over: [
    [392, 0, 0.2, "triangle", 0.16],
    [494, 0.16, 0.2, "triangle", 0.16],
    [587, 0.32, 0.4, "triangle", 0.18],
  ],
  hurry: [
    [880, 0, 0.06, "triangle", 0.16],
    [880, 0.14, 0.06, "triangle", 0.16],
    [880, 0.28, 0.1, "triangle", 0.18],
  ],
  no: [[130, 0, 0.12, "sawtooth", 0.08]],
}

export function sound(name) {
  if (prefs.sound !== "on" || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const [pitch, delay, length, shape, loud] of notes[name])
    tone(pitch, context.currentTime + delay, length, shape, loud)
}

function tone(pitch, start, length, shape, loud) {
  const wave = context.createOscillator()
  const gain = context.createGain()
  wave.type = shape
  wave.frequency.value = pitch
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  wave.connect(gain).connect(context.destination)
  wave.start(start)
  wave.stop(start + length)
}

export function wireSoundButton() {
  document.getElementById("sound").addEventListener("click", toggleSound)
  showSoundButton()
}

export function toggleSound() {
  prefs.sound = prefs.sound === "on" ? "off" : "on"
  showSoundButton()
}

function showSoundButton() {
  const off = prefs.sound !== "on"
  const speaker = document.getElementById("sound")
  speaker.setAttribute("aria-pressed", String(off))
  speaker.querySelector("use")?.setAttribute("href", off ? "#verb-mute" : "#verb-sound")
}
