// The title of the page says that it is my turn; out of sight it does so now and then.

const EVERY = 2000

class Title {
  constructor() {
    Object.assign(this, { name: document.title, news: "", timer: undefined })
    document.addEventListener("visibilitychange", () => this.draw())
  }

  /** News: what is to be said besides the name of the page, if anything. */
  show(name, news) {
    Object.assign(this, { name, news })
    this.draw()
  }

  draw() {
    clearInterval(this.timer)
    document.title = this.plain
    if (this.news && document.hidden) this.timer = setInterval(() => this.turn(), EVERY)
  }

  get plain() {
    return this.news ? `● ${this.name}` : this.name
  }

  turn() {
    document.title = document.title === this.plain ? `○ ${this.news}` : this.plain
  }
}

export const title = new Title()
