"""What can be set from outside: by the environment (REGALIA_PORT=8080) or by the command line."""

from pathlib import Path
from typing import ClassVar

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """One server. The defaults are for a table at home; the limits have precedents."""

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict(env_prefix="REGALIA_")

    data: Path = Field(default=Path("regalia-data"), description="The folder of database and secret.")
    host: str = Field(default="127.0.0.1", description="The address to listen on.")
    port: int = Field(default=8420, ge=0, le=65535, description="The port to listen on; 0 takes a free one.")
    origin: str = Field(
        default="",
        pattern=r"^(https?://[^/?#]+/?)?$",
        description="The public address, as https://example.org, if it is another one.",
    )
    workers: int = Field(default=1, ge=1, le=64, description="Processes in which bots think.")
    metrics: str = Field(default="", description="The password of /metrics; without one nobody reads it.")
    log_json: bool = Field(default=False, description="Logs as JSON lines.")

    name_length: int = 20
    chat_length: int = 140
    chats: int = 4  # in so many seconds:
    chats_in: float = 10.0
    hints: int = 20  # of one guest, in so many seconds:
    hints_in: float = 60.0
    messages: int = 100  # requests that change something, of one guest or address, in so many seconds:
    messages_in: float = 20.0
    guests: int = 60  # new guests of one address, in so many seconds:
    guests_in: float = 600.0
    body: int = 64 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of an imported record
    key_length: int = 64
    stream_events: int = 64  # that wait for a slow reader
    stream_bytes: int = 256 * 1024
    stream_seconds: float = 5.0
    bot_pause: float = 0.7  # seconds between the moves of bots while somebody watches
    streams: int = 16  # of one guest
    link_days: float = Field(default=7.0, gt=0, description="Days after which a link expires.")
    tables: int = 50  # of one guest in a day
    ping: float = 15.0
    hold: float = 15.0  # seconds a seat has at least, after the server came back
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    snapshot: int = 64  # lines between two snapshots
