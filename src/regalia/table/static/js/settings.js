// What a person likes is kept as soon as it is chosen.

import { lang, post } from "./net.js"
import { wireNotices } from "./notice-settings.js"
import { prefs } from "./prefs.js"
import { ready } from "./ready.js"
import { say } from "./words.js"

const { table } = document.body.dataset // from which somebody came
const AGE = 400 * 24 * 3600
const done = document.getElementById("done")
const wrong = document.getElementById("wrong")
const me = document.getElementById("me")

me.addEventListener("submit", async (event) => {
  event.preventDefault()
  done.textContent = wrong.textContent = ""
  try {
    const { name } = await post("/api/me", { name: me.elements.name.value, lang })
    done.textContent = say("From now on you are {name}.", { name })
  } catch (error) {
    wrong.textContent = error.message
  }
})

document.getElementById("renew")?.addEventListener("click", async () => {
  done.textContent = wrong.textContent = ""
  try {
    await post("/api/me/renew")
    done.textContent = say("Only this browser knows you now.")
  } catch (error) {
    wrong.textContent = error.message
  }
})

document.querySelector("[data-cookies]").addEventListener("change", async ({ target }) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists only over https
  document.cookie = `${target.name}=${target.value}; path=/; max-age=${AGE}; samesite=lax`
  if (target.name === "theme") document.documentElement.dataset.theme = target.value
  else await speak(target.value)
})

/** The page in another language; notices come in the same one. */
async function speak(chosen) {
  const name = me.elements.name.defaultValue
  if (name) await post("/api/me", { name, lang: chosen }).catch(() => {})
  location.assign(`${location.pathname}${table ? `?table=${table}` : ""}`)
}

const form = document.querySelector("[data-prefs]")
for (const input of form.querySelectorAll("input")) input.checked = prefs[input.name] === input.value
form.addEventListener("change", ({ target }) => (prefs[target.name] = target.value))
void wireNotices(document.getElementById("notices"))
ready()
