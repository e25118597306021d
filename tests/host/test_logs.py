import json
import logging
import re

import pytest

from bot.logs import HostFormatter, JsonFormatter, set_up_logging, without_traceback
from bot.metrics import METRICS
from tests.host.conftest import TOKEN


def record(message: str, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    exc_info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("bot.tables", logging.WARNING, __file__, 1, message, args, exc_info)


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_a_record_is_one_line_with_time_level_and_logger() -> None:
    line = HostFormatter().format(record("table %s: a seat is empty", 7))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ WARNING bot\.tables: table 7: a seat is empty", line)


def test_a_name_with_a_line_break_cannot_pass_for_a_record() -> None:
    text = HostFormatter().format(record("joined: %s", "eve\n2026-01-01T00:00:00Z INFO bot: all is well"))
    assert all(line.startswith("  ") for line in text.splitlines()[1:])


def test_the_token_is_hidden_in_messages_arguments_and_tracebacks() -> None:
    failure = raised(ValueError(f"header 'Bot {TOKEN}' is odd"))
    text = HostFormatter(TOKEN).format(record("token %s, and {token} " + TOKEN, TOKEN, error=failure))
    assert TOKEN not in text
    assert text.count("[token hidden]") >= 3
    assert "ValueError" in text


@pytest.mark.parametrize("formatter", [HostFormatter(), JsonFormatter()])
def test_the_token_of_an_interaction_is_hidden(formatter: logging.Formatter) -> None:
    address = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIzNDU2Nzg5/messages/@original"
    text = formatter.format(record("rate limited: %s", address))
    assert "aW50ZXJhY3Rpb24" not in text
    assert "/webhooks/123/[token hidden]/messages" in text


def test_as_json_a_record_is_one_object_on_one_line() -> None:
    plain = JsonFormatter().format(record("table %s: a seat is\nempty – %s", 7, TimeoutError()))
    said = json.loads(plain)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", said.pop("time"))
    message = "table 7: a seat is\nempty – TimeoutError"
    assert said == {"level": "WARNING", "logger": "bot.tables", "message": message}
    failed = JsonFormatter(TOKEN).format(record("odd\u2028", error=raised(ValueError(f"'Bot {TOKEN}' is odd"))))
    assert len(failed.splitlines()) == 1
    assert TOKEN not in failed
    assert json.loads(failed)["exception"].endswith("ValueError: 'Bot [token hidden]' is odd")


def test_what_goes_wrong_is_counted_by_what_it_was() -> None:
    set_up_logging("INFO")
    before = METRICS.errors.copy()
    bot = logging.getLogger("bot.counted")
    bot.info("all is well")
    bot.warning("table %s: %s", 7, TimeoutError())
    bot.error("lost", exc_info=raised(ConnectionResetError("gone")))
    bot.error("a table with a name %s", "of somebody")
    assert METRICS.errors - before == {
        ("WARNING", "bot.counted", "TimeoutError"): 1,
        ("ERROR", "bot.counted", "ConnectionResetError"): 1,
        ("ERROR", "bot.counted", ""): 1,
    }


@pytest.mark.parametrize(("error", "named"), [(TimeoutError(), "TimeoutError"), (OSError("no route"), "no route")])
def test_no_line_ends_in_an_empty_cause(error: Exception, named: str) -> None:
    before = record("table %s could not be shown: %s", 7, error)
    assert HostFormatter().format(before).endswith(f"table 7 could not be shown: {named}")
    assert before.args == (7, error)
    lost = record("lost", error=raised(error))
    assert without_traceback(lost)
    assert re.search(rf"lost \((\w+: )?{named}\)$", HostFormatter().format(lost))


def test_undelivered_suggestions_are_a_warning_but_our_own_errors_in_them_are_errors(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logging("INFO")
    tree = logging.getLogger("discord.app_commands.tree")
    for error in (ConnectionResetError("gone"), ValueError("ours")):
        tree.error("Ignoring exception in autocomplete for %r", "juse play", exc_info=raised(error))

    lost, *ours = capsys.readouterr().err.splitlines()

    assert lost.endswith(
        "WARNING discord.app_commands.tree: Ignoring exception in autocomplete for 'juse play'"
        " (ConnectionResetError: gone)"
    )
    assert "ERROR" in ours[0]
    assert ours[-1].endswith("ValueError: ours")


def test_libraries_log_only_warnings_as_details_would_show_hidden_cards(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("DEBUG")
    logging.getLogger("aiosqlite").debug("executing INSERT, a whole snapshot")
    logging.getLogger("discord.gateway").info("chatter")
    logging.getLogger("discord.client").warning("PyNaCl is not installed, voice will NOT be supported")
    logging.getLogger("discord.gateway").warning("trouble")

    [line] = capsys.readouterr().err.splitlines()
    assert line.endswith("WARNING discord.gateway: trouble")
