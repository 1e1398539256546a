"""The keys by which browsers know the notices of this server from those of anybody else."""

from base64 import urlsafe_b64encode
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from regalia.core.errors import Refused
from regalia.table import folder
from regalia.table.translation import _


class Keys(NamedTuple):
    """As text: the private key for whoever signs, the public one for browsers."""

    private: str
    public: str


def keys(data: Path) -> Keys:
    """The keys of a server, made at its first start."""
    path = data / "push-key"
    kept = folder.kept(path, _new)
    try:
        key = load_der_private_key(kept, None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, EllipticCurvePrivateKey):
        raise Refused(
            _("{path} is no key: put the right file back, or delete it, which ends the notices of all browsers."),
            path=path,
        )
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return Keys(text(kept), text(point))


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _new() -> bytes:
    return generate_private_key(SECP256R1()).private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
