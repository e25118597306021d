"""`juse setup`: from the token to a bot that can be started and invited."""

import stat
from pathlib import Path

import pytest

from bot import EXAMPLE
from bot.__main__ import main
from bot.cli import read_settings
from bot.config import Settings
from tests.host.conftest import TOKEN
from tests.host.terminal import at_a_terminal

Capture = pytest.CaptureFixture[str]

INVITATION = "https://discord.com/oauth2/authorize?client_id=123456789012345678&"


def test_the_token_is_typed_unseen_and_kept_for_its_user_alone(tmp_path: Path) -> None:
    ended = at_a_terminal(tmp_path, {}, "bot", "--home", "home", "setup", typed=TOKEN)
    assert (ended.status, TOKEN in ended.terminal + ended.stdout) == (0, False), ended
    assert INVITATION in ended.stdout
    dotenv = tmp_path / "home/.env"
    assert stat.S_IMODE(dotenv.stat().st_mode) == 0o600
    assert dotenv.read_text("utf-8") == EXAMPLE.read_text("utf-8").replace("TOKEN=\n", f"TOKEN={TOKEN}\n")
    found = read_settings(tmp_path / "home")
    assert (found.token, found.clock, found.doubts) == (TOKEN, Settings().clock, ())


def piped(token: str, home: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> int:
    (home.parent / "token").write_text(f"{token}\n")
    with (home.parent / "token").open() as file:
        monkeypatch.setattr("sys.stdin", file)
        return main(["--home", str(home), "setup", *more])


@pytest.mark.parametrize("wrong", ["", "123456789012345678", "abcdef", "Bot x"])
def test_what_is_no_token_is_refused_and_nothing_is_written(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert piped(wrong, tmp_path / "home", monkeypatch) == 78
    assert "token" in capsys.readouterr().err
    assert not (tmp_path / "home").exists()


def test_settings_that_are_there_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    home = tmp_path / "home"
    home.mkdir()
    dotenv = home / ".env"
    dotenv.write_text("# mine\nexport DISCORD_TOKEN = old\nJUSE_CLOCK=slow\n")
    dotenv.chmod(0o640)
    before = dotenv.read_bytes()
    assert piped(TOKEN, home, monkeypatch) == 2
    assert capsys.readouterr().err == f"{dotenv} is there already: add --force to put another token into it.\n"
    assert dotenv.read_bytes() == before
    assert piped(TOKEN, home, monkeypatch, "--force") == 0
    assert dotenv.read_text() == f"# mine\nDISCORD_TOKEN={TOKEN}\nJUSE_CLOCK=slow\n"
    assert stat.S_IMODE(dotenv.stat().st_mode) == 0o640
    dotenv.write_text("JUSE_CLOCK=slow")
    assert piped(TOKEN, home, monkeypatch, "--force") == 0
    assert (read_settings(home).token, read_settings(home).clock) == (TOKEN, "slow")
