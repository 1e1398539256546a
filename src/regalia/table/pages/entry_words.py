"""What a list says of a table: whose turn it is or who has won, and who plays with how many points."""

from collections.abc import Sequence

from regalia.art.parts import badge
from regalia.core.game import AnyGame
from regalia.core.protocol import Seat
from regalia.table.chairs import Chair, seat_names
from regalia.table.levels import short
from regalia.table.pages.frame import Html, html
from regalia.table.pages.reader import Reader
from regalia.table.summaries import Summary
from regalia.table.translation import _, plural


def state(phase: str, game: AnyGame, summary: Summary | None, guest: str, seats: int, reader: Reader) -> str:
    """One sentence."""
    if summary is None:
        over = phase == "over"
        return reader.say(_("The game is over.")) if over else plural(reader.lang, "{n} player", "{n} players", seats)
    if phase == "over":
        return _result(game, summary, guest, reader)
    if phase == "waiting":
        taken = sum(not chair.free for chair in summary.chairs)
        return reader.say(_("Seats taken: {taken} of {seats}."), taken=taken, seats=seats)
    if summary.awaits(guest):
        return reader.say(_("Your turn."))
    called = seat_names(game, summary.chairs, reader.lang)
    return reader.say(_("{names} to play."), names=[called[seat] for seat in summary.awaited(guest)])


def _result(game: AnyGame, summary: Summary, guest: str, reader: Reader) -> str:
    if len(summary.chairs) == 1:
        return _alone(game, summary, reader)
    called = seat_names(game, summary.chairs, reader.lang)
    won = [seat for seat, rank in enumerate(summary.ranks) if rank == 1]
    mine = _best(summary, guest)
    if mine in won:
        others = [called[seat] for seat in won if seat != mine]
        return (
            reader.say(_("You have won, together with {names}."), names=others)
            if others
            else reader.say(_("You have won."))
        )
    winners = reader.say(_("Won by {names}."), names=[called[seat] for seat in won])
    if not won:
        winners = reader.say(_("Nobody has won."))
    if mine is None:
        return winners
    place = reader.say(_("Your place: {rank} of {seats}."), rank=summary.ranks[mine], seats=len(called))
    return f"{winners} {place}" if won else winners


def _best(summary: Summary, guest: str) -> Seat | None:
    """The seat of a guest that came first; of several people at one screen nobody is “you”."""
    mine = summary.held(guest)
    return mine[0] if len(mine) == 1 else None


def _alone(game: AnyGame, summary: Summary, reader: Reader) -> str:
    """Of a game for one: won or lost, and with what."""
    won = reader.say(_("Won")) if summary.ranks[0] == 1 else reader.say(_("Lost"))
    key = f"why.{summary.why[0]}"
    why = game.words.say(reader.lang, key) if game.words.has(reader.lang, key) else ""
    return reader.say(_("{result}: {why}."), result=won, why=why) if why else f"{won}."


def players(game: AnyGame, summary: Summary, guest: str, reader: Reader) -> Html:
    """Who plays, each with crest, rank of a bot, and points."""
    called, points = seat_names(game, summary.chairs, reader.lang), summary.points(guest)
    rows = (
        _player(game.houses[seat], called[seat], chair, points[seat : seat + 1], guest, reader)
        for seat, chair in enumerate(summary.chairs)
    )
    return html("ul", *rows, class_="players")


def _player(house: str, name: str, chair: Chair, points: Sequence[int | None], guest: str, reader: Reader) -> Html:
    words = reader.say(_("free")) if chair.free else name
    rank = html("small", short(chair.bot, reader.lang), class_="quiet") if chair.bot and not chair.away else Html()
    scores = [_points(each, reader) for each in points]
    look = "player mine" if guest and guest in chair.guests else "player free" if chair.free else "player"
    return html("li", badge(house, 20), html("span", words), rank, *scores, class_=look)


def _points(points: int | None, reader: Reader) -> Html:
    unit = html("span", reader.say(_("points")), class_="spoken")
    return html("span", "?" if points is None else f"{points}".replace("-", "−"), " ", unit, class_="score")
