"""What a game is played with: seats, modules, side, box."""

from dataclasses import dataclass

from regalia.games.wonderful_kingdom.box.catalogue import SCENARIOS, Scenario


@dataclass(frozen=True, slots=True)
class Setting:
    """What the game is played with."""

    seats: int
    modules: tuple[str, ...]  # threat, advisors, quest, conquest
    side: str
    packs: tuple[str, ...] = ()  # by seat
    quests: tuple[str, ...] = ()
    board: str = ""
    extras: bool = False
    search: str = "once"
    scenario: str = ""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def story(self) -> Scenario | None:
        return SCENARIOS.get(self.scenario)

    @property
    def threat(self) -> bool:
        return "threat" in self.modules

    @property
    def quest(self) -> bool:
        return "quest" in self.modules

    @property
    def conquest(self) -> bool:
        return "conquest" in self.modules
