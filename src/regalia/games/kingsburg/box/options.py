"""What may be decided before a game: the extensions, and the order of winter."""

from regalia.core.options import Clash, Option
from regalia.games.kingsburg.box.data import ALL_ROWS, BASE_ROWS
from regalia.games.kingsburg.rules.state import Modules

OPTIONS = (
    Option(
        "rows",
        ("base", "extended"),
        "base",
        {
            "en": "Extension 1: seven rows of buildings, A to G, instead of five.",
            "fr": "Extension 1 : sept rangées de bâtiments, de A à G, au lieu de cinq.",
        },
        module=True,
    ),
    Option(
        "governors",
        ("off", "pick", "auction"),
        "off",
        {
            "en": "Extension 2: a governor each, one of three picked in secret, or by auction. For 21 of the 24 cards "
            "the printed numbers are not public: we have chosen some that fit.",
            "fr": "Extension 2 : un gouverneur chacun, choisi en secret parmi trois ou mis aux enchères. Pour 21 des "
            "24 cartes, les nombres imprimés ne sont pas publics : nous en avons choisi qui conviennent.",
        },
        module=True,
        ours=("pick", "auction"),
    ),
    Option(
        "army",
        ("off", "on"),
        "off",
        {
            "en": "Extension 3: army tokens, chosen in secret, instead of the King’s die.",
            "fr": "Extension 3 : des jetons Armées du roi, choisis en secret, à la place du dé du roi.",
        },
        module=True,
    ),
    Option(
        "destiny",
        ("off", "on"),
        "off",
        {
            "en": "A destiny card for every year. For 27 of the 29 cards the printed text is not public in full: "
            "we have filled in the rest.",
            "fr": "Une carte Destinée par an. Pour 27 des 29 cartes, le texte imprimé n’est pas entièrement public : "
            "nous avons complété le reste.",
        },
        module=True,
        ours=("on",),
    ),
    Option(
        "edition",
        ("third", "first"),
        "third",
        {
            "en": "The order of winter: reinforcements before the enemy is seen, or after, as in the first edition.",
            "fr": "L’ordre de l’hiver : les renforts avant de voir l’ennemi, ou après, comme dans la première édition.",
        },
        module=True,
    ),
)
CLASHES: tuple[Clash, ...] = ()


def modules(options: dict[str, str]) -> Modules:
    return Modules(
        rows=ALL_ROWS if options["rows"] == "extended" else BASE_ROWS,
        governors=options["governors"],
        army=options["army"] == "on",
        destiny=options["destiny"] == "on",
        edition=options["edition"],
    )
