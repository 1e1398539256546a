"""What goes in and out about notices."""

from typing import Literal

from pydantic import BaseModel, Field

from regalia.table.api.models import Asked
from regalia.table.notices.contacts import Kind


class AContact(Asked):
    """Where somebody wants to be told that it is their turn."""

    kind: Kind
    address: str = Field(max_length=1000)


class APush(Asked):
    """What a browser gives for its notices, in the letters of the Push API."""

    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]*$")
    auth: str = Field(max_length=50, pattern=r"^[A-Za-z0-9_=-]*$")


class AKind(Asked):
    kind: Literal["push", "webhook", "ntfy", "discord", "mail"]


class ACode(Asked):
    code: str = Field(max_length=20)


class ALook(Asked):
    page: str = Field(max_length=40, description="As it was given with the stream.")
    hidden: bool


class ContactFace(BaseModel):
    """One way to be told."""

    kind: str
    shown: str = Field(description="A part of the address: the rest is a secret.")
    confirmed: bool = Field(description="A mail address is not used before its code was entered.")


class NoticesFace(BaseModel):
    """How a guest is told that it is their turn."""

    key: str = Field(description="The public key of this server, for the Push API.")
    mail: bool = Field(description="Whether this server sends mail.")
    contacts: list[ContactFace]
