"""The moments at which buildings, governors and destiny cards have effects, each with the signature of its effects.

An effect that takes a Realm may change it; one that takes a Readable only reads, of a state or of a view."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from regalia.core.protocol import Seat, Step
from regalia.games.kingsburg.box.data import Building, Enemy, Gain, Goods
from regalia.games.kingsburg.rules.actions import Exchange, Invoke, Pay, Reroll, Turn, Turned
from regalia.games.kingsburg.rules.hooks import Moment
from regalia.games.kingsburg.rules.state import Readable, Realm

Flag = Callable[[Readable], bool]
Number = Callable[[Readable], int]
Deed = Callable[[Realm, Seat], None]
Bargain = Callable[[Readable, Seat, Goods], Iterable[tuple[str, Goods]]]

SETUP = Moment[Deed]()  # a governor takes office

# the year
YEAR = Moment[Deed]()  # it begins
SCOUTED = Moment[Flag]()  # the enemy lies open from the start
COUNTED = Moment[Number]()  # buildings that the King does not count when he helps
WINS_TIES = Moment[Flag]()  # for the King's favour and envoy
CENSUS = Moment[Number]()  # points of the King's reward
SECOND = Moment[Callable[[Realm, Seat, Mapping[Seat, int]], None]]()  # the King's reward, with all buildings counted
NO_ENVOY = Moment[Flag]()  # phase 5 is skipped
YEAR_END = Moment[Deed]()  # after the battle
GAME_END = Moment[Callable[[Readable, Seat], int]]()  # points after the last year
LAST = Moment[Deed]()  # after all else of the year

# a season
SEASON = Moment[Deed]()  # before the dice are rolled
OWN_DICE = Moment[Number]()  # instead of three
BONUS = Moment[Number]()  # bonus dice that may join a roll
GENEROUS = Moment[Flag]()  # the King's bonus die is for summer too
PLENTY = Moment[Number]()  # resources for those who have bonus dice, a die for the others
REROLL = Moment[Callable[[Readable, Seat], Sequence[Reroll | Turn | Invoke]]]()  # dice may be changed
CONSOLATION = Moment[Callable[[Readable, Seat], int]]()  # points after a reroll
AFTER = Moment[Callable[[Readable, Seat], Sequence[Invoke | Turned]]]()  # what depends on the total of the dice
INVOKE = Moment[Deed]()  # a power of AFTER is used
END = Moment[Deed]()  # gifts at the end
MINT = Moment[Flag]()  # row A works at the end of every season
PRICE = Moment[Callable[[Readable, Seat], Sequence[Pay]]]()  # what can be bought at the end
BOUGHT = Moment[Callable[[Readable], Gain]]()  # and what that brings
LEVY = Moment[Callable[[Seat], Step]]()  # what is demanded of everybody at the end of autumn

# the advisors
MARKET = Moment[Flag]()  # dice may reach one rank more or less
BLOCKED = Moment[Number]()  # ranks closed to everybody, as bits
SECOND_SLOT = Moment[Number]()  # the highest rank with room for two players
PRIVATE = Moment[Callable[[Readable], Sequence[int]]]()  # ranks of advisors of one's own
COPY = Moment[Number]()  # the highest rank whose help may be copied
GIFT = Moment[Callable[[Realm, Seat, int], None]]()  # the first dice on a rank
DUKE = Moment[Flag]()  # dice may move to the Duchess
REWARD = Moment[Callable[[Readable, int, Gain], Gain]]()  # what the advisor of a rank gives becomes something else
PRIVATE_GAIN = Moment[Callable[[Readable, int], Gain]]()  # what an advisor of one's own gives

# building
DISCOUNT = Moment[Callable[[Readable, Building], Goods]]()
BARGAIN = Moment[Bargain]()  # lower costs to choose from, by resource
EXCHANGE = Moment[Callable[[Readable, Seat], Sequence[Exchange]]]()
TAX = Moment[Callable[[Realm, Seat, Building], None]]()  # another player has built

# recruiting
MUSTER = Moment[Deed]()  # before it
SOLDIER = Moment[Number]()  # what a soldier costs
VOLUNTEERS = Moment[Number]()  # how much less
FIRST_SOLDIER = Moment[Number]()  # how much more the first one costs
RECRUITS_WITH_TOKENS = Moment[Flag]()  # +2 tokens pay for soldiers

# winter
FOG = Moment[Flag]()  # nobody may look at the enemy
SNOW = Moment[Number]()  # soldiers for everybody instead of the King's die
ACADEMY = Moment[Callable[[Readable, int], int]]()  # soldiers by the face of a die
ENEMY = Moment[Number]()  # how much stronger the enemy is
BATTLE = Moment[Callable[[Readable, Enemy], int]]()  # how much stronger a seat is against an enemy
DRAW_WINS = Moment[Flag]()
TOURNAMENT = Moment[Number]()  # points for the strongest victors
STRONGEST = Moment[Number]()  # points of a governor for the strongest victor
VICTORY = Moment[Callable[[Readable, Seat], Gain]]()  # what victors receive beside the reward
MERCY = Moment[Number]()  # points that a defeat does not cost
SPARED = Moment[Flag]()  # a defeat destroys no building
