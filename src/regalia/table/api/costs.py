"""What reading costs: one guest, or one address, may read so much in so many seconds. A point is about 2 ms of work."""

from collections.abc import Mapping

from fastapi import Depends, Request

from regalia.table.api.dependencies import AServer, Visitor, address

COSTS: Mapping[str, float] = {
    "/": 6,
    "/new/{name}": 15,
    "/mine": 2,
    "/settings": 2,
    "/rules/{name}": 4,
    "/components": 10,
    "/components/{name}": 5,
    "/table/{id}": 2,
    "/static/{path:path}": 1,
    "/learn/{name}": 4,
    "/learn/{name}/{lesson}": 2,
    "/games": 5,
    "/games/{name}": 4,
    "/openapi.json": 2,
    "/examples/{name}/{example}/boards/{of}": 5,
    "/examples/{name}/{example}/description": 5,
    "/examples/{name}/{example}/log": 5,
    "/examples/{name}/{example}/moves": 10,
    "/examples/{name}/{example}/scene": 6,
    "/examples/{name}/{example}/topics": 10,
    "/examples/{name}/{example}/typed": 15,
    "/lessons/{name}": 2,
    "/lessons/{name}/{lesson}": 10,
    "/lessons/{name}/{lesson}/boards/{of}": 5,
    "/lessons/{name}/{lesson}/description": 5,
    "/lessons/{name}/{lesson}/log": 5,
    "/lessons/{name}/{lesson}/moves": 10,
    "/lessons/{name}/{lesson}/scene": 6,
    "/lessons/{name}/{lesson}/topics": 10,
    "/lessons/{name}/{lesson}/typed": 15,
    "/tables/{id}/boards/{of}": 5,
    "/tables/{id}/description": 5,
    "/tables/{id}/log": 2,
    "/tables/{id}/moves": 10,
    "/tables/{id}/picture": 15,
    "/tables/{id}/record": 5,
    "/tables/{id}/scene": 5,
    "/tables/{id}/stream": 2,
    "/tables/{id}/topics": 10,
    "/tables/{id}/typed": 15,
}  # by route, without /api; everything else is one point


async def reading(request: Request, visitor: Visitor, server: AServer) -> None:
    """Whoever only looks does it not too often. What changes something has limits of its own."""
    if request.method == "GET":
        cost = COSTS.get(request.scope["route"].path.removeprefix("/api"), 1)
        if visitor:
            server.limits.reads.allow(visitor, cost)
        server.limits.household_reads.allow(address(request), cost)


READING = (Depends(reading),)
