"""My games: the list, and what I delete from it."""

from fastapi import APIRouter

from regalia.table import outdated, removal
from regalia.table.api.dependencies import SENDING, AlreadyAnswered, ARequestKey, AServer, Known, Named, Server
from regalia.table.api.models import Deleted
from regalia.table.api.tables import listed
from regalia.table.chairs import members
from regalia.table.refusals import Forbidden, Missing, Outdated
from regalia.table.store import Member
from regalia.table.table import RequestKey, previous_answer
from regalia.table.translation import _

router = APIRouter(tags=["tables"])
MINE = 100  # tables shown


@router.get("/me/tables")
async def my_tables(guest: Named, server: AServer) -> list[dict[str, object]]:
    """The tables at which I have a seat, the last one first."""
    return [listed(kept) for kept in await server.backend.store.of(guest.id, MINE)]


@router.post("/tables/{id}/delete", dependencies=SENDING)
async def delete(id: str, known: Known, request_key: ARequestKey, server: AServer) -> Deleted:
    """Delete a game from my list: a table of mine alone for good, a seat before the game is left, and of a game that is
    over the others keep theirs. Refused while others play."""
    if (before := await previous_answer(server.backend.store, id, request_key)) is not None:
        await server.registry.forget_erased(id)
        raise AlreadyAnswered(before)
    try:
        deleted = await _delete(id, known, request_key, server)
    except Outdated:
        deleted = await _delete_outdated(id, known, server)
    await server.registry.forget_erased(id)
    return deleted


async def _delete(id: str, guest: str, request_key: RequestKey | None, server: Server) -> Deleted:
    table = await server.registry.get(id)
    room = table.room
    if not room.may_watch(guest):
        raise Missing(_("There is no table “{table}”."), table=id)
    if guest not in room.members():
        raise Forbidden(_("You have no seat at this table."))
    way = removal.way(room.charter, room.phase, room.chairs, guest)
    answer = Deleted(how=way)
    rows = removal.rows(way, id, guest)
    await table.do(removal.command(way, guest), request_key, rows, answer.model_dump_json().encode())
    return answer


async def _delete_outdated(id: str, guest: str, server: Server) -> Deleted:
    """A table of other rules: nothing happens there any more, so what was planned is done."""
    store = server.backend.store
    kept = await store.table(id)
    charter, chairs = await outdated.seating(store, id)
    if kept is None or guest not in members(charter, chairs):
        raise Missing(_("There is no table “{table}”."), table=id)
    way = removal.way(charter, kept.phase, chairs, guest)
    await store.save(*(removal.rows(way, id, guest) or [Member(id, guest, "hidden")]))
    return Deleted(how=way)
