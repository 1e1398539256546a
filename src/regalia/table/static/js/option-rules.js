// Which options of a new table go together: what does not matter is hidden, what is excluded is grey and says why.

import { make } from "./elements.js"

export class OptionRules {
  constructor(form, { when, off }) {
    Object.assign(this, { form, when, off })
    this.names = [...new Set([...Object.keys(when), ...off.map((way) => way.on)])]
  }

  /** A list, or pills; either has a value and choices. */
  field(name) {
    return this.form.elements[name === "seats" ? name : `option-${name}`]
  }

  choices(name) {
    const field = this.field(name)
    return [...(field.options ?? field)]
  }

  /** One field may change what the others may be, and no chain of them is longer than all of them. */
  apply() {
    for (const _ of this.names) {
      for (const name of this.names) this.applyTo(name)
    }
  }

  applyTo(name) {
    const box = this.choices(name)[0].closest(".field")
    const conditions = Object.entries(this.when[name] ?? {})
    box.hidden = !conditions.every(([other, values]) => values.includes(this.field(other).value))
    const reasons = new Set(this.choices(name).map((choice) => this.exclude(name, choice)))
    if (!this.field(name).options) note(box, [...reasons].filter(Boolean))
    this.replaceImpossible(name, box.hidden)
  }

  /** Why a choice is excluded, if it is. */
  exclude(name, choice) {
    const way = this.off.find(({ by, on, taken }) => on === name && taken[this.field(by).value]?.includes(choice.value))
    choice.disabled = way !== undefined
    if (choice.label !== undefined) choice.label = way ? `${choice.text} · ${way.why}` : choice.text
    return way?.why
  }

  /** What is hidden, or has become impossible, is as usual again, or else the first that is possible. */
  replaceImpossible(name, hidden) {
    const choices = this.choices(name)
    const chosen = choices.find((choice) => choice.selected ?? choice.checked)
    if (chosen && !chosen.disabled && !hidden) return
    const usual = choices.find((choice) => choice.defaultSelected ?? choice.defaultChecked)
    this.field(name).value = (usual.disabled ? choices.find((choice) => !choice.disabled) : usual).value
  }
}

function note(box, reasons) {
  const words = box.querySelector(".why") ?? box.appendChild(make("small", { class: "why" }))
  words.textContent = reasons.map((why) => `${why}.`).join(" ")
}
