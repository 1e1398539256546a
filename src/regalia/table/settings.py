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
    workers: int = Field(default=1, ge=1, le=64, description="Processes in which Rulers think.")
    metrics: str = Field(default="", description="The password of /metrics; without one nobody reads it.")
    proxies: str = Field(
        default="127.0.0.1,::1",
        description="Addresses of proxies: what they say of where somebody comes from is believed.",
    )
    log_json: bool = Field(default=False, description="Logs as JSON lines.")

    mail: str = Field(
        default="",
        pattern=r"^((smtp|smtps|smtp\+tls)://\S+\?from=[^\s@]+@[^\s@]+)?$",
        description="The server that sends mail, as smtps://name:password@mail.example.org?from=table@example.org.",
    )
    notices_local: bool = Field(
        default=False, description="Notices may go to this machine and its network, and by http."
    )

    name_length: int = 20
    chat_length: int = 140
    chats: int = 4  # in so many seconds:
    chats_in: float = 10.0
    hints: int = 20  # of one guest, in so many seconds:
    hints_in: float = 60.0
    messages: int = 100  # requests that change something, of one guest or address, in so many seconds:
    messages_in: float = 20.0
    reads: float = 600.0  # points for reading, of one guest; ten times as much of one address; in so many seconds:
    reads_in: float = 10.0
    guests: int = 60  # new guests of one address, in so many seconds:
    guests_in: float = 600.0
    body: int = 64 * 1024  # bytes of a request
    stranger_body: int = 4 * 1024  # bytes of a request of somebody who has no name yet
    record: int = 1024 * 1024  # bytes of an imported record
    connections: int = 4000  # at the same time; fewer if the system allows fewer open files
    connections_each: int = 256  # of one address, unless it is a proxy
    header_seconds: float = 10.0  # until the headers of a request are complete
    body_seconds: float = 30.0  # until its body is
    read_seconds: float = 30.0  # until an answer is read
    key_length: int = 64
    stream_events: int = 64  # that wait for a slow reader
    stream_bytes: int = 256 * 1024
    stream_seconds: float = 5.0
    bot_pause: float = 0.7  # seconds between the moves of bots while somebody watches
    bots_alone: int = 3  # tables of one host at which bots play on without people, at once
    look: float = 30.0  # seconds for which a request counts as a look at such a table; they rest when nobody looks
    thought_more: float = 5.0  # seconds that a thought may take beyond the budget of its bot
    thought_most: float = 60.0  # seconds of a thought whose bot has no budget
    worker_memory: int = Field(default=400, ge=250)  # megabytes beyond which a process of bots is renewed
    worker_thoughts: int = 5000  # after which it is renewed in any case
    streams: int = 16  # of one guest
    link_days: float = Field(default=7.0, gt=0, description="Days after which a link expires.")
    tables: int = 50  # of one guest in a day
    ping: float = 15.0
    sitting: float = 1200.0  # seconds after which a lesson that is gone on with begins with a question
    hold: float = 15.0  # seconds a seat has at least, after the server came back
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    snapshot: int = 64  # lines between two snapshots
    notice_after: float = 15.0  # seconds that somebody has to look at a table before a notice is sent
    notices: int = 120  # to one guest, and to one address whoever gave it, in so many seconds:
    notices_in: float = 3600.0
    contacts: int = 10  # that one guest, or one household, enters, confirms or tries, in so many seconds:
    contacts_in: float = 600.0
    notice_queue: int = 1000  # notices that wait to be sent
    notice_seconds: float = 10.0  # that a receiver has
    notice_retries: str = "30 300"  # seconds until a notice that was not taken is sent again
