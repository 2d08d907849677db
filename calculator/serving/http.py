"""As much of HTTP/1.1 as the page needs: requests taken apart strictly, answers with the headers that keep it safe."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from http import HTTPStatus
from typing import Final

HEAD_END: Final = b"\r\n\r\n"
_LINE: Final = re.compile(r"([A-Z]{1,20}) (/[!-~]{0,2000}) HTTP/1\.([01])")
_FIELD: Final = re.compile(r"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t -~\x80-\xff]*)")
_LENGTH: Final = re.compile(r"[0-9]{1,12}")
SAFE: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' blob: data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-cache",
}
"""What every answer says: no code but the page's own files, no request to anybody else, no frame around it."""


class Refusal(Enum):
    """Why a request is not answered: its status, and the word for it."""

    NO_REQUEST = HTTPStatus.BAD_REQUEST, "no-request"
    FOREIGN_HOST = HTTPStatus.FORBIDDEN, "foreign-host"
    FOREIGN_PAGE = HTTPStatus.FORBIDDEN, "foreign-page"
    NOT_HERE = HTTPStatus.NOT_FOUND, "not-here"
    OTHER_METHOD = HTTPStatus.METHOD_NOT_ALLOWED, "other-method"
    TOO_SLOW = HTTPStatus.REQUEST_TIMEOUT, "too-slow"
    NO_LENGTH = HTTPStatus.LENGTH_REQUIRED, "no-length"
    TOO_LARGE = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large"
    NOT_JSON = HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "only-json"
    HEAD_TOO_LARGE = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-large"
    BROKEN = HTTPStatus.INTERNAL_SERVER_ERROR, "broken"
    BUSY = HTTPStatus.SERVICE_UNAVAILABLE, "busy"

    @property
    def status(self) -> HTTPStatus:
        return self.value[0]

    @property
    def word(self) -> str:
        return self.value[1]


class Refused(Exception):
    """A request that is not answered."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Head:
    """A request without its body."""

    method: str
    path: str
    """Without what stands behind a question mark."""
    keeps: bool
    """Whether the connection stays open for another request."""
    fields: Mapping[str, str]


def head(data: bytes) -> Head:
    """The head of a request. Raises `Refused`."""
    line, *rows = data.removesuffix(HEAD_END).decode("latin-1").split("\r\n")
    found = _LINE.fullmatch(line)
    if found is None:
        raise Refused(Refusal.NO_REQUEST)
    fields: dict[str, str] = {}
    for row in rows:
        field = _FIELD.fullmatch(row)
        if field is None or field[1].lower() in fields:  # said twice, it may be read in two ways
            raise Refused(Refusal.NO_REQUEST)
        fields[field[1].lower()] = field[2].strip(" \t")
    keeps = found[3] == "1" and fields.get("connection", "").lower() != "close"
    return Head(found[1], found[2].partition("?")[0], keeps, fields)


def length(asked: Head, most: int) -> int:
    """How long the body is. Raises `Refused`."""
    told = asked.fields.get("content-length", "")
    if "transfer-encoding" in asked.fields or not _LENGTH.fullmatch(told):
        raise Refused(Refusal.NO_LENGTH)
    if int(told) > most:
        raise Refused(Refusal.TOO_LARGE)
    return int(told)


def check_host(asked: Head, address: str, port: int) -> None:
    """That the page was asked for by the `address` it was reached at: by any other name, another page could have sent
    the browser here. Raises `Refused`.
    """
    local = ipaddress.ip_address(address)
    own = {f"[{address}]" if local.version == 6 else address, *(["localhost"] if local.is_loopback else [])}
    hosts = {f"{name}:{port}" for name in own} | (own if port == 80 else set())
    if asked.fields.get("host", "").lower() not in hosts:
        raise Refused(Refusal.FOREIGN_HOST)


def check_origin(asked: Head) -> None:
    """That a call comes from the page itself, or from no page at all. Raises `Refused`."""
    origin, site = asked.fields.get("origin"), asked.fields.get("sec-fetch-site", "same-origin")
    if site != "same-origin" or origin not in (None, f"http://{asked.fields['host']}"):
        raise Refused(Refusal.FOREIGN_PAGE)
    if asked.fields.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(Refusal.NOT_JSON)


def response(status: HTTPStatus, kind: str, content: bytes, *, keeps: bool, sends: bool = True) -> bytes:
    """An answer; without its content where only its head was asked for."""
    fields = {
        "Content-Type": kind,
        "Content-Length": str(len(content)),
        **({"Allow": "GET, HEAD, POST"} if status is HTTPStatus.METHOD_NOT_ALLOWED else {}),
        "Connection": "keep-alive" if keeps else "close",
        **SAFE,
    }
    rows = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{rows}\r\n".encode("latin-1") + (content if sends else b"")
