"""Logs: one shape for the server's own lines and for those of its libraries; no secrets, no words of players."""

import logging
import sys

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

SECRETS = ("token", "cookie", "secret", "seed", "nonce", "text", "body")


def setup(json: bool) -> None:
    """Everything goes to standard error, as lines for people or as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(json))
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("uvicorn.access").disabled = True  # its lines hold whole addresses
    logging.getLogger("fontTools").setLevel(logging.WARNING)  # it tells each table of a font that it cuts
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *_COMMON, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def formatter(json: bool) -> ProcessorFormatter:
    """Tracebacks are plain: the fancy ones show the variables, and so the secrets."""
    last: tuple[Processor, ...] = (
        (structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False))
        if json
        else (_console(),)
    )
    return ProcessorFormatter(
        foreign_pre_chain=_COMMON, processors=[ProcessorFormatter.remove_processors_meta, discreet, *last]
    )


def discreet(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The last guard: what has the name of a secret is not written."""
    return {key: value for key, value in event.items() if key not in SECRETS}


def _console() -> structlog.dev.ConsoleRenderer:
    """Values are quoted, so that no request can write to the terminal."""
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), repr_native_str=True, exception_formatter=structlog.dev.plain_traceback
    )


_COMMON: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
