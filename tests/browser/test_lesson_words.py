"""No word of a coach is cut or overflows, on any screen: every text of every lesson is written into the page and
measured."""

from typing import Any

import pytest

from regalia.core.words import LANGUAGES
from regalia.table.page_laws import SIZES, Size
from tests.browser.lesson_words import Words, every, longest
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

QUICK = {"en": SIZES[::2], "fr": SIZES[1::2]}
OVER = """(all) => {
  const coach = document.getElementById("coach")
  const at = (id) => document.getElementById(`coach-${id}`)
  const scrolls = /auto|scroll/.test(getComputedStyle(coach).overflowY)
  const box = coach.getBoundingClientRect()
  const wrong = ({ idea, says, do: deed, answer, kind }) => {
    coach.dataset.kind = kind
    at("acts").firstElementChild.id = kind === "look" ? "go-on" : "hint"
    for (const [id, words] of Object.entries({ idea, says, do: deed, answer })) at(id).textContent = words
    const out = ["idea", "says", "do", "answer", "acts", "at"].filter((id) => {
      const own = at(id).getBoundingClientRect()
      if (!own.width || !at(id).checkVisibility()) return false
      const sideways = own.right > box.right + 1 || at(id).scrollWidth > at(id).clientWidth + 1
      return sideways || (!scrolls && (own.bottom > box.bottom - 2 || at(id).scrollHeight > at(id).clientHeight + 2))
    })
    const buttons = [...at("acts").children].filter((each) => each.checkVisibility())
    const boxes = [...["idea", "says", "do", "answer"].map(at), ...buttons].map((each) => each.getBoundingClientRect())
    const some = boxes.filter(({ width, height }) => width && height)
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    if (some.some((one, n) => some.some((other, m) => m > n && meet(one, other)))) out.push("lie over each other")
    return out
  }
  return all.map(wrong)
}"""


def told(visit: Visit, served: Server, size: Size, lang: str, texts: list[tuple[str, Words]]) -> list[str]:
    """What does not fit."""
    page = visit(size.width, size.height, locale={"en": "en-GB", "fr": "fr-FR"}[lang], has_touch=size.touch)
    page.goto(f"{served.address}/learn/kingsburg/army?lang={lang}")
    page.locator("body[data-taught]").wait_for()
    at = page.locator("#coach").get_attribute("data-at")
    page.evaluate("document.getElementById('go-on').click()")  # on to a step with all its buttons
    page.wait_for_function("at => document.getElementById('coach').dataset.at !== at", arg=at)
    page.evaluate("document.fonts.ready")
    sent: Any = [words._asdict() for _, words in texts]
    wrong = page.evaluate(OVER, sent)
    pages = zip(texts, wrong, strict=True)
    return [f"{size} {lang}: {where}: {out}: {words}" for (where, words), out in pages if out]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_coach_is_seen(visit: Visit, served: Server, lang: str) -> None:
    sizes = SIZES if SOAK else QUICK[lang]
    texts = every(lang) if SOAK else longest(lang)
    wrong = [line for size in sizes for line in told(visit, served, size, lang, texts)]
    assert not wrong, "\n".join(wrong)


def test_a_text_that_is_too_long_is_found(visit: Visit, served: Server) -> None:
    much = Words("An idea", "This sentence is far too long for any place. " * 12, "Do it.")
    assert told(visit, served, SIZES[3], "en", [("here", much)])
