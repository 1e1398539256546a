// Notices of this browser: asked for only when somebody presses a button, shown only while the page is out of sight.

import { post } from "./net.js"
import { prefs } from "./prefs.js"
import { say } from "./words.js"

export const possible = () => "Notification" in window

/** Whether this browser shows notices now. */
export const on = () => possible() && Notification.permission === "granted" && prefs.notices === "on"

const registration = () => navigator.serviceWorker?.getRegistration()

/** The subscription by which the server reaches this browser while no page is open, if it does. */
export async function subscription() {
  return (await registration())?.pushManager?.getSubscription()
}

/** Ask, and be told from now on; by the server too where the browser can. Key: the server's. */
export async function turnOn(key) {
  if (!possible()) throw new Error(say("This browser shows no notices."))
  if ((await Notification.requestPermission()) !== "granted")
    throw new Error(say("This browser does not let this site show notices: its own settings can change that."))
  prefs.notices = "on"
  await subscribe(key)
}

/** Without a push service notices come only while a page is open. */
async function subscribe(key) {
  const manager = (await registration())?.pushManager
  if (!manager) return
  let made
  try {
    made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    return
  }
  const { endpoint, keys } = made.toJSON()
  try {
    await post("/api/me/notices/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth })
  } catch (error) {
    await made.unsubscribe()
    throw error
  }
}

export async function turnOff() {
  prefs.notices = "no"
  await (await subscription())?.unsubscribe()
  await post("/api/me/notices/off", { kind: "push" })
}

/** Something that the reader should know, if nobody looks and the server does not tell it. */
export async function notify(name, words, path) {
  if (document.hidden && on() && !(await subscription())) await show(name, words, path)
}

export async function show(name, words, path) {
  const worker = await registration()
  const more = { body: words, tag: path, data: { path } }
  if (worker?.active) return worker.showNotification(name, more)
  const shown = new Notification(name, more)
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
