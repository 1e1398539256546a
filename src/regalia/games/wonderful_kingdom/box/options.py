"""What may be decided before a game: the module and what belongs to it, the side, the extras, a scenario."""

from collections.abc import Mapping

from regalia.core.options import SEATS, Clash, Option, Said
from regalia.games.wonderful_kingdom.box.catalogue import BOARDS, DUCHIES, PACKS, QUESTS, SCENARIOS, SOLO_PACKS
from regalia.games.wonderful_kingdom.rules.setting import Setting

USUAL, NONE = "usual", "none"
MODULES = ("threat", "advisors", "quest", "conquest")
SIDES = ("A", "B", "C", "D", "E")
ALONE: Mapping[str, tuple[str, ...]] = {SEATS: ("1",)}
RIVALS: Mapping[str, tuple[str, ...]] = {SEATS: ("2",)}

OPTIONS = (
    Option(
        "module",
        (*MODULES, NONE),
        "threat",
        {
            "en": "Which of the four modules to play. A game without one is for practice and not in the rulebook.",
            "fr": "Le module de la partie : un sur quatre. Sans module : un entraînement, hors règle.",
        },
        module=True,
        ours=MODULES,
        when={"scenario": (NONE,)},
    ),
    Option(
        "pack",
        PACKS,
        PACKS[0],
        {
            "en": "With threats: the pack of the first seat.",
            "fr": "Avec les menaces : le pack du premier joueur.",
        },
        module=True,
        when={"scenario": (NONE,), "module": ("threat",)},
    ),
    Option(
        "rival-pack",
        (USUAL, *PACKS),
        USUAL,
        {
            "en": "With threats: the pack of the second seat; usually the Frost Giants.",
            "fr": "Avec les menaces : le pack du second joueur ; d’ordinaire les Géants de Givre.",
        },
        module=True,
        when={**RIVALS, "module": ("threat",)},
    ),
    Option(
        "quest",
        QUESTS,
        QUESTS[0],
        {"en": "With quests: the quest board.", "fr": "Avec les quêtes : le plateau Quête."},
        module=True,
        when={"scenario": (NONE,), "module": ("quest",)},
    ),
    Option(
        "board",
        (USUAL, *BOARDS),
        USUAL,
        {
            "en": "With conquest: the board; usually The Two Banks with two players, The Northern March alone.",
            "fr": "Avec la conquête : le plateau ; d’ordinaire Les Deux Rives à deux, La Marche du Nord en solo.",
        },
        module=True,
        when={"scenario": (NONE,), "module": ("conquest",)},
    ),
    Option(
        "side",
        (USUAL, *SIDES),
        USUAL,
        {
            "en": "The side of all duchy cards; usually A, with conquest E.",
            "fr": "La face de tous les duchés ; d’ordinaire A, avec la conquête E.",
        },
        module=True,
        ours=SIDES,
    ),
    Option(
        "duchy",
        (USUAL, *DUCHIES),
        USUAL,
        {
            "en": "The duchy of the first seat; usually Teressie.",
            "fr": "Le duché du premier joueur ; d’ordinaire Téressie.",
        },
        module=True,
    ),
    Option(
        "rival-duchy",
        (USUAL, *DUCHIES),
        USUAL,
        {
            "en": "The duchy of the second seat; usually Valados, with conquest Senada.",
            "fr": "Le duché du second joueur ; d’ordinaire Valados, avec la conquête Senada.",
        },
        module=True,
        when={**RIVALS, "module": ("threat", "advisors", "quest", NONE)},
    ),
    Option(
        "extras",
        ("off", "on"),
        "off",
        {
            "en": "The extras: five more developments, four more advisors.",
            "fr": "Les ajouts : cinq développements et quatre conseillers de plus.",
        },
        module=True,
        ours=("on",),
    ),
    Option(
        "search",
        ("once", "each"),
        "once",
        {
            "en": "Alone: a search once a round, or at each selection, as the publisher’s page has it.",
            "fr": "En solo : une fouille par manche, ou à chaque sélection, comme le dit la page de l’éditeur.",
        },
        module=True,
        when=ALONE,
    ),
    Option(
        "scenario",
        (NONE, *SCENARIOS),
        NONE,
        {
            "en": "Alone: one of six scenarios, which bring their modules along.",
            "fr": "En solo : un des six scénarios, qui apportent leurs modules.",
        },
        module=True,
        when=ALONE,
    ),
)
SCENARIO = {"en": "a scenario brings its own modules", "fr": "un scénario apporte ses modules"}
THREATS = {"en": "packs belong to threats", "fr": "les packs vont avec les menaces"}
RIVAL = {"en": "alone there is no rival", "fr": "en solo il n’y a pas d’adversaire"}
DUEL = {"en": "conquest is between Teressie and Senada", "fr": "la conquête oppose Téressie et Senada"}
IDLE: Mapping[tuple[str, str], Said] = {  # why one option leaves another without effect
    ("scenario", "module"): SCENARIO,
    ("scenario", "pack"): SCENARIO,
    ("scenario", "quest"): SCENARIO,
    ("scenario", "board"): SCENARIO,
    ("module", "pack"): THREATS,
    (SEATS, "rival-pack"): RIVAL,
    ("module", "rival-pack"): THREATS,
    ("module", "quest"): {"en": "quest boards belong to quests", "fr": "les plateaux Quête vont avec les quêtes"},
    ("module", "board"): {"en": "boards belong to conquest", "fr": "les plateaux Conquête vont avec la conquête"},
    (SEATS, "rival-duchy"): RIVAL,
    ("module", "rival-duchy"): DUEL,
    (SEATS, "search"): {"en": "only a player alone searches", "fr": "on ne fouille qu’en solo"},
    (SEATS, "scenario"): {"en": "scenarios are played alone", "fr": "les scénarios se jouent en solo"},
}


def _idle(option: Option, other: str, values: tuple[str, ...]) -> Clash:
    """What has no effect beside another option stays as it is."""
    return Clash(
        other, option.name, lambda one, two: one not in values and two != option.default, IDLE[other, option.name]
    )


CLASHES: tuple[Clash, ...] = (
    *(_idle(option, other, values) for option in OPTIONS for other, values in option.when.items()),
    Clash(
        SEATS,
        "pack",
        lambda seats, pack: seats == "1" and pack not in SOLO_PACKS,
        {
            "en": "Black Dragons and Illusionists need two players",
            "fr": "les Dragons Noirs et les Illusionnistes demandent deux joueurs",
        },
    ),
    Clash(
        SEATS,
        "board",
        lambda seats, board: board != USUAL and (board in BOARDS[-2:]) != (seats == "1"),
        {
            "en": "the two Marches are for one player, the other boards for two",
            "fr": "les deux Marches se jouent en solo, les autres plateaux à deux",
        },
    ),
    Clash(
        "pack",
        "rival-pack",
        lambda pack, rival: pack == rival,
        {"en": "there is one copy of each pack", "fr": "chaque pack n’existe qu’une fois"},
        peers=True,
    ),
    Clash(
        "duchy",
        "rival-duchy",
        lambda duchy, rival: rival != USUAL and rival == (DUCHIES[0] if duchy == USUAL else duchy),
        {"en": "there is one copy of each duchy", "fr": "chaque duché n’existe qu’une fois"},
        peers=True,
    ),
    Clash(
        "module",
        "side",
        lambda module, side: side != USUAL and (side == "E") != (module == "conquest"),
        {
            "en": "side E belongs to conquest, and to it alone",
            "fr": "la face E va avec la conquête, et avec elle seule",
        },
    ),
    Clash(
        "extras",
        "side",
        lambda extras, side: extras == "off" and side in ("C", "D"),
        {"en": "sides C and D belong to the extras", "fr": "les faces C et D font partie des ajouts"},
    ),
    Clash("module", "duchy", lambda module, duchy: module == "conquest" and duchy == "valados", DUEL),
)


def setting(seats: int, options: Mapping[str, str]) -> Setting:
    """What the options mean for so many seats."""
    story = SCENARIOS.get(options["scenario"])
    modules = story.modules if story else () if options["module"] == NONE else (options["module"],)
    return Setting(
        seats=seats,
        modules=modules,
        side=_side(options["side"], modules),
        packs=_packs(seats, options, story.pack if story else "") if "threat" in modules else (),
        quests=(story.quests if story else (options["quest"],)) if "quest" in modules else (),
        board=_board(options["board"], seats) if "conquest" in modules else "",
        extras=options["extras"] == "on",
        search=options["search"],
        scenario=story.name if story else "",
    )


def _side(side: str, modules: tuple[str, ...]) -> str:
    if side != USUAL:
        return side
    return "E" if "conquest" in modules else "A"


def _packs(seats: int, options: Mapping[str, str], story: str) -> tuple[str, ...]:
    """The packs by seat; the rival's usual one is the Frost Giants, or the Giant Rats against them."""
    mine = story or options["pack"]
    if seats == 1:
        return (mine,)
    rival = options["rival-pack"]
    return mine, (PACKS[1] if mine != PACKS[1] else PACKS[0]) if rival == USUAL else rival


def _board(board: str, seats: int) -> str:
    if board != USUAL:
        return board
    return BOARDS[0] if seats == 2 else BOARDS[-2]


def duchies(seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """The duchies by seat: the first of the box that nobody has, in conquest the two that have a side for it."""
    conquest = options["module"] == "conquest" and options["scenario"] == NONE
    free = ("teressie", "senada") if conquest else DUCHIES
    mine = free[0] if options["duchy"] == USUAL else options["duchy"]
    rival = options["rival-duchy"]
    others = [duchy for duchy in free if duchy != mine]
    return (mine, others[0] if rival == USUAL else rival)[:seats]
