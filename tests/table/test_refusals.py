"""Every error is one sentence, with its status, in the viewer's language."""

import json

import pytest
import structlog

from tests.table.calls import JSON, call, sentence


@pytest.mark.parametrize(
    ("kind", "status", "said"),
    [
        ("refused", 422, "No {braces}?."),
        ("unknown", 422, "There is no game “chess”: choose from kingsburg."),
        ("illegal", 409, "Not now."),
        ("missing", 404, "Nobody here."),
        ("many", 429, "Wait 3 s."),
        ("unsaved", 503, "This was not saved, and nothing has changed: please try again."),
    ],
)
def test_every_refusal_has_its_status_and_its_sentence(kind: str, status: int, said: str) -> None:
    refused = call("GET", f"/api/fail/{kind}")
    assert (refused.status_code, sentence(refused)) == (status, said)
    assert refused.headers.get("retry-after") == ("3" if kind == "many" else None)


def test_a_fault_has_a_number_and_tells_nothing_else() -> None:
    with structlog.testing.capture_logs() as logged:
        failed = call("GET", "/api/fail/fault")
    assert failed.status_code == 500
    [number] = [line["fault"] for line in logged if line["event"] == "fault"]
    assert number in sentence(failed)
    assert "secret" not in failed.text


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({}, "“name” is missing."),
        ({"name": "Johanna"}, "“name” may have 5 characters at most."),
        ({"name": 5}, "“name” must be a text."),
        ({"name": "Ann", "seats": 9}, "“seats” must be at most 5."),
        ({"name": "Ann", "seats": "x"}, "“seats” must be a whole number."),
        ({"name": "Ann", "level": "odd"}, "“level” must be one of these: 'easy', 'hard'."),
        ({"name": "Ann", "number": 4}, "4 is even."),
        ({"name": "Ann", "x" * 999: 1}, f"“{'x' * 60}” is not known here."),
        ({"name": "Ann", "{a}": 1}, "“{a}” is not known here."),
        ({"name": "\ud800"}, "“name” must be a text."),
        ([], "“body” must be an object."),
    ],
)
def test_what_is_wrong_with_a_field_is_one_sentence(sent: object, said: str) -> None:
    refused = call("POST", "/api/echo", content=json.dumps(sent), headers=JSON)
    assert (refused.status_code, sentence(refused)) == (422, said)


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe\xfd", b"[" * 60_000, b"1" * 5000])
def test_what_is_not_json_is_malformed(content: bytes) -> None:
    refused = call("POST", "/api/echo", content=content, headers=JSON)
    assert refused.status_code == 400
    assert len(sentence(refused)) < 60


def test_unknown_addresses_and_methods_are_sentences_too() -> None:
    assert sentence(call("GET", "/nothing")) == "There is nothing at this address."
    refused = call("DELETE", "/api/kept")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET")
    assert sentence(refused) == "This address does not take DELETE."


def test_the_language_is_that_of_the_address_the_cookie_or_the_browser() -> None:
    browser = {"Accept-Language": "fr-CH, en;q=0.5"}
    for path, headers, lang in (
        ("/nothing", {}, "en"),
        ("/nothing", browser, "fr"),
        ("/nothing", browser | {"Cookie": "lang=en"}, "en"),
        ("/nothing?lang=fr", {"Cookie": "lang=en"}, "fr"),
    ):
        assert call("GET", path, headers=headers).headers["content-language"] == lang
