"""What the server refuses: a sentence in the viewer's language, and the HTTP status that goes with it."""

import json
import math
from collections.abc import Mapping
from secrets import token_hex
from types import MappingProxyType
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.core.errors import Illegal, Refused
from regalia.table import translation
from regalia.table.store import NotSaved
from regalia.table.translation import ECHO, _

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Rejected(Refused):
    """A request that cannot be met: the sentence is for the person, the status for the program.

    Rejected
     ├─ Malformed      400  it cannot be read
     ├─ Unsigned       401  it needs a guest
     ├─ Forbidden      403  this guest may not, or another site has sent it
     ├─ Missing        404  there is no such thing
     ├─ Conflicting    409  not as things stand
     ├─ Outdated       410  the game was played by other rules; 409 while it is not over
     ├─ TooLarge       413
     ├─ Unsupported    415  it is not JSON
     ├─ Misdirected    421  it was meant for a server of another name
     ├─ Unprocessable  422  it can be read and makes no sense
     ├─ TooMany        429  not so soon
     ├─ Overlong       431  its headers are too long
     ├─ Failed         500  a fault of the server
     ├─ Full           503  there are too many connections
     ├─ Unsaved        503  the storage could not take it
     └─ Busy           503  nobody had the time
    """

    status: int = 400
    headers: Mapping[str, str] = MappingProxyType({})


def _kind(name: str, status: int) -> type[Rejected]:
    return type(name, (Rejected,), {"status": status})


Malformed = _kind("Malformed", 400)
Unsigned = _kind("Unsigned", 401)
Forbidden = _kind("Forbidden", 403)
Missing = _kind("Missing", 404)
Conflicting = _kind("Conflicting", 409)
TooLarge = _kind("TooLarge", 413)
Unsupported = _kind("Unsupported", 415)
Misdirected = _kind("Misdirected", 421)
Unprocessable = _kind("Unprocessable", 422)
Overlong = _kind("Overlong", 431)
Unsaved = _kind("Unsaved", 503)
Busy = _kind("Busy", 503)


class Outdated(Rejected):
    status = 410

    def __init__(self, over: bool) -> None:
        self.status = 410 if over else 409
        super().__init__(
            _("This game was played by other rules than those of today: its record is left.")
            if over
            else _("This game was begun by other rules than those of today: it rests until they are known here again.")
        )


class TooMany(Rejected):
    """Its sentence may speak of the {seconds} to wait."""

    status = 429

    def __init__(self, template: str, retry_after: float, **values: object) -> None:
        self.retry_after = max(1, math.ceil(retry_after))
        self.headers = {"Retry-After": str(self.retry_after)}
        super().__init__(template, seconds=self.retry_after, **values)


class Failed(Rejected):
    status = 500

    def __init__(self, fault: str) -> None:
        super().__init__(_("The server has made a mistake. If you report it, give this number: {fault}."), fault=fault)


class Full(Rejected):
    status = 503
    headers = MappingProxyType({"Retry-After": "5", "Connection": "close"})

    def __init__(self) -> None:
        super().__init__(_("Too many connections are open here: please try again in a moment."))


def status(error: Refused) -> int:
    """The HTTP status of an error of the server, of a game or of the core."""
    if isinstance(error, Rejected):
        return error.status
    return Conflicting.status if isinstance(error, Illegal) else Unprocessable.status


def headers(error: Refused) -> Mapping[str, str]:
    """What else is to be known about it, for programs."""
    return error.headers if isinstance(error, Rejected) else {}


def answer(request: Request, error: Refused) -> Response:
    """The one shape of all refusals. Half a surrogate pair that came in as JSON goes out as a question mark."""
    wanted = request.query_params.get("lang") or request.cookies.get("lang")
    lang = translation.language(request.headers.get("accept-language"), wanted)
    body = json.dumps({"error": translation.refusal(error, lang), "status": status(error)}, ensure_ascii=False)
    said = {"Cache-Control": "no-store", "Content-Language": lang, **headers(error)}
    return Response(body.encode("utf-8", "replace"), status(error), said, "application/json")


def install(app: FastAPI) -> None:
    """Every error becomes a refusal. Middleware added after this sees those answers too."""
    for kind in (Refused, NotSaved, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _refuse)
    app.add_middleware(Failsafe)


class Failsafe:
    """A fault of the server is one sentence with a number; its story is in the log, under that number."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception:
            if scope["type"] != "http":
                raise
            fault = token_hex(4)
            log.exception("fault", fault=fault)
            if not begun:
                await answer(Request(scope), Failed(fault))(scope, receive, send)


async def _refuse(request: Request, error: Exception) -> Response:
    match error:
        case Refused():
            return answer(request, error)
        case RequestValidationError():
            return answer(request, _invalid(error.errors()[0]))
        case HTTPException():
            return answer(request, _unanswered(request, error))
    return answer(request, Unsaved(_("This was not saved, and nothing has changed: please try again.")))


def _unanswered(request: Request, error: HTTPException) -> Rejected:
    """What the framework itself refuses."""
    match error.status_code:
        case 404:
            rejected = Rejected(_("There is nothing at this address."))
        case 405:
            rejected = Rejected(_("This address does not take {method}."), method=request.method[:ECHO])
        case _:
            rejected = Rejected(_("This request cannot be read."))
    rejected.status, rejected.headers = error.status_code, error.headers or {}
    return rejected


WRONG = {  # by the names pydantic has for what can be wrong
    "missing": _("“{field}” is missing."),
    "extra_forbidden": _("“{field}” is not known here."),
    "string_too_short": _("“{field}” needs at least {min_length} characters."),
    "string_too_long": _("“{field}” may have {max_length} characters at most."),
    "too_short": _("“{field}” needs at least {min_length} entries."),
    "too_long": _("“{field}” may have {max_length} entries at most."),
    "greater_than_equal": _("“{field}” must be at least {ge}."),
    "less_than_equal": _("“{field}” must be at most {le}."),
    "literal_error": _("“{field}” must be one of these: {expected}."),
    **dict.fromkeys(("string_type", "string_unicode"), _("“{field}” must be a text.")),
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), _("“{field}” must be a whole number.")),
    **dict.fromkeys(("float_type", "float_parsing", "finite_number"), _("“{field}” must be a number.")),
    **dict.fromkeys(("bool_type", "bool_parsing"), _("“{field}” must be true or false.")),
    **dict.fromkeys(("list_type", "tuple_type"), _("“{field}” must be a list.")),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), _("“{field}” must be an object.")),
}


def _invalid(wrong: Mapping[str, Any]) -> Refused:
    """The sentence for the first thing that is wrong; a check of our own has its own."""
    context = wrong.get("ctx", {})
    if wrong["type"] == "json_invalid":
        return Malformed(_("The body is not JSON."))
    if isinstance(own := context.get("error"), Refused):
        return own
    if "expected" in context:
        context = context | {"expected": context["expected"].replace(" or ", ", ")}
    place, *path = map(str, wrong["loc"])
    field = ".".join(path)[:ECHO] or place
    return Unprocessable(WRONG.get(wrong["type"], _("“{field}” does not fit.")), **context | {"field": field})
