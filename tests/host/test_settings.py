import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.__main__ import command_summaries, main
from bot.cli import read_settings
from bot.config import Settings, SettingsError, home_folder, require_token, without_password
from tests.host.conftest import TOKEN

EXAMPLE = Path(__file__).parents[2] / ".env.example"


class Recorder(dict[str, str]):
    """An empty environment that records which names are looked up."""

    def get(self, key: str, default: object = None) -> object:  # pyright: ignore[reportIncompatibleMethodOverride]
        self[key] = ""
        return default


def settings(**environ: str) -> Settings:
    return Settings.from_environment(environ)


def refusal(environ: Mapping[str, str]) -> str:
    with pytest.raises(SettingsError) as refused:
        require_token(Settings.from_environment(environ))
    return str(refused.value)


def test_the_example_names_every_setting_with_its_default() -> None:
    asked = Recorder()
    Settings.from_environment(asked)
    written = {name: value or "" for name, value in dotenv_values(EXAMPLE).items()}

    assert list(written) == list(asked)
    assert Settings.from_environment(written) == settings()


def test_settings_are_read_from_the_environment() -> None:
    assert settings(
        DISCORD_TOKEN=f" {TOKEN}\n", JUSE_DATABASE="/srv/juse.db", JUSE_LOG_LEVEL="debug", JUSE_COMPUTER_PAUSE="0"
    ) == Settings(token=TOKEN, database=Path("/srv/juse.db"), log_level="DEBUG", computer_pause=0.0)
    assert settings(JUSE_LOG_FORMAT=" JSON ").log_format == "json"
    assert [settings(JUSE_EMOJIS=given).emojis for given in ("", "on", "OFF")] == [True, True, False]


@pytest.mark.parametrize(
    ("given", "read"),
    [("127.0.0.1:9108", ("127.0.0.1", 9108)), ("[::1]:1", ("::1", 1)), ("localhost:65535", ("localhost", 65535))],
)
def test_metrics_are_served_at_an_address_and_a_port(given: str, read: tuple[str, int]) -> None:
    assert settings().metrics is None
    assert settings(JUSE_METRICS=given).metrics == read


@pytest.mark.parametrize(
    ("name", "values", "says"),
    [
        ("JUSE_EMOJIS", ["yes", "0"], r".*: make it one of on, off\."),
        ("JUSE_LOG_LEVEL", ["LOUD"], r"'LOUD': make it one of DEBUG, INFO, WARNING, ERROR"),
        ("JUSE_THINKERS", ["0", "-1", "half", "65"], r".*: make it a whole number from 1 to 64\."),
        (
            "JUSE_METRICS",
            ["9108", ":9108", "127.0.0.1", "here:0", "here:65536", "::1:9108", "[]:80", "a:b"],
            ".*: make it an address of this machine",
        ),
    ],
)
def test_a_wrong_value_is_refused_in_a_sentence(name: str, values: Sequence[str], says: str) -> None:
    for value in values:
        with pytest.raises(SettingsError, match=f"^{name} is {says}"):
            settings(**{name: value})


def test_the_repr_does_not_show_the_token() -> None:
    assert TOKEN not in repr(settings(DISCORD_TOKEN=TOKEN))


def test_a_home_folder_is_found_and_a_missing_one_refused() -> None:
    assert settings(JUSE_DATABASE="~/juse.sqlite3").database == Path.home() / "juse.sqlite3"
    with pytest.raises(SettingsError, match="JUSE_DATABASE"):
        settings(JUSE_DATABASE="~nobody-of-this-name/juse.sqlite3")


def test_a_database_is_a_file_or_the_address_of_a_server() -> None:
    address = "postgresql://me:secret@there/juse"
    found = settings(JUSE_DATABASE=address)
    assert found.database == address
    assert "secret" not in repr(found)
    assert without_password(address) == "postgresql://me@there/juse"
    assert without_password("postgresql://there/juse") == "postgresql://there/juse"
    assert without_password("postgresql:///juse?password=secret") == "postgresql:///juse"
    assert without_password("postgresql:///juse?password=secret&host=/run") == "postgresql:///juse?host=/run"
    with pytest.raises(SettingsError, match="JUSE_DATABASE is the address of something else: make it a file, or postg"):
        settings(JUSE_DATABASE="mysql://me:secret@there/juse")


@pytest.mark.parametrize("password", ["sec/ret", "sec@ret", "sec?ret", "sec#ret", "sec[ret", "sec:ret/", "[secret]@"])
def test_a_password_that_can_be_read_in_two_ways_is_refused_and_not_shown(password: str) -> None:
    with pytest.raises(SettingsError, match=r"^JUSE_DATABASE is not written as postgresql://.* / as %2F") as error:
        settings(JUSE_DATABASE=f"postgresql://me:{password}@there/juse")
    assert "sec" not in str(error.value)


@pytest.mark.parametrize(
    ("token", "says"),
    [
        ("", "There is no bot token"),
        (f'"{TOKEN}"', "quotation marks"),
        (f"'{TOKEN}", "quotation marks"),
        (f"Bot {TOKEN}", 'the word "Bot"'),
        (f"bot {TOKEN}", 'the word "Bot"'),
        ("1234567890123456789", "three parts joined by dots"),
        ("YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4", "not the client secret"),
        (TOKEN[:30], "three parts joined by dots"),
        (TOKEN.replace(".", " ", 1), "three parts joined by dots"),
        (f"{TOKEN}\u200b", "three parts joined by dots"),
    ],
)
def test_what_is_not_a_token_is_refused_and_never_shown(token: str, says: str) -> None:
    sentence = refusal({"DISCORD_TOKEN": token})
    assert says in sentence
    assert not token or token not in sentence


def test_an_unknown_setting_is_named_with_the_nearest_known_one() -> None:
    assert settings(JUSE_CLOCK="slow", JUSE_HOME="/data", PATH="/bin").doubts == ()
    found = settings(JUSE_CLOK="slow", juse_metrics="", JUSE_PORT_80_TCP_ADDR="10.0.0.1")
    assert found.clock == "soft"
    assert found.doubts == (
        "JUSE_CLOK is no setting: is JUSE_CLOCK meant?",
        "juse_metrics is no setting: is JUSE_METRICS meant?",
        "JUSE_PORT_80_TCP_ADDR is no setting: .env.example has them all.",
    )


def test_every_fault_of_a_dotenv_is_told_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in os.environ if name.startswith(("JUSE_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    dotenv = Path(".env")
    dotenv.write_text(
        f"# settings\n\nJUSE_CLOCK: slow\nDISCORD_TOKE={TOKEN}\nexport JUSE_LOG_LEVEL='info'\nTZ=UTC\n"
        "JUSE_LOG_FORMAT='text\n"
    )
    dotenv.chmod(0o600)
    doubts = [
        "Line 3 of .env is not written as NAME=VALUE, so it is left out.",
        "Line 7 of .env is not written as NAME=VALUE, so it is left out.",
        "Line 4 of .env: DISCORD_TOKE is no setting: is DISCORD_TOKEN meant?",
    ]
    no_token = "There is no bot token: copy it from your application's Bot page in Discord's developer portal, and give"
    no_token += f" it to `python -m bot setup`, or put it into {tmp_path / '.env'} as DISCORD_TOKEN=…"
    assert [*read_settings().doubts] == doubts
    assert main(["run"]) == 78
    assert capsys.readouterr().err.splitlines() == [*doubts, no_token]
    assert main(["check"]) == 1
    assert capsys.readouterr().out.splitlines()[:4] == [
        f"Settings: {line.removesuffix('.')}." for line in (no_token, *doubts)
    ]
    with dotenv.open("a") as file:
        file.write("JUSE_THINKERS=none\nJUSE_CLOCK=sundial\nJUSE_METRICS=9108\n")
    monkeypatch.setenv("JUSE_METRICS", "here")
    wrong = [
        "Line 9 of .env: JUSE_CLOCK is 'sundial': make it one of soft, blitz, live, relaxed, slow, none.",
        "Line 8 of .env: JUSE_THINKERS is 'none': make it a whole number from 1 to 64.",
        "JUSE_METRICS is 'here': make it an address of this machine and a port, such as 127.0.0.1:9108 or [::1]:9108,"
        " or leave it empty.",
    ]
    assert main(["status"]) == 78
    assert capsys.readouterr().err.splitlines() == [*wrong, *doubts]


def test_a_dotenv_that_others_can_read_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("JUSE_")]:
        monkeypatch.delenv(name)
    dotenv = tmp_path / ".env"
    dotenv.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    for mode, told in ((0o600, 0), (0o640, 0), (0o644, 1), (0o604, 1)):
        dotenv.chmod(mode)
        assert len(read_settings(tmp_path).doubts) == told, oct(mode)
    assert read_settings(tmp_path).doubts[0] == (
        f"Others on this machine can read {dotenv}, and the token in it: run `chmod o-rwx {dotenv}`."
    )


def test_dotenv_is_read_and_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_bytes(b"\xef\xbb\xbfJUSE_LOG_LEVEL=ERROR\r\nJUSE_COMPUTER_PAUSE='2.5'\r\nDISCORD_TOKEN\r\n")
    monkeypatch.delenv("JUSE_LOG_LEVEL", raising=False)
    monkeypatch.setenv("JUSE_COMPUTER_PAUSE", "3")

    read = read_settings(tmp_path)

    assert (read.log_level, read.computer_pause, read.token) == ("ERROR", 3.0, "")


def test_one_folder_has_dotenv_and_a_database_without_a_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("JUSE_DATABASE", raising=False)
    (tmp_path / ".env").write_text("JUSE_TABLES_PER_SERVER=7\n")
    read = read_settings(tmp_path)
    assert (read.home, read.tables_per_server, read.database) == (tmp_path, 7, tmp_path / "data/juse.sqlite3")
    for written, database in (("own.sqlite3", tmp_path / "own.sqlite3"), ("/srv/juse", Path("/srv/juse"))):
        monkeypatch.setenv("JUSE_DATABASE", written)
        assert read_settings(tmp_path).database == database


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, "/me/.local/share/juse"),
        ("linux", {"XDG_DATA_HOME": "/mine"}, "/mine/juse"),
        ("darwin", {}, "/me/Library/Application Support/juse"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/juse"),
    ],
)
def test_where_the_bot_is_installed_the_folder_is_the_systems(
    platform: str, environ: Mapping[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert home_folder(None) == Path(), "in a checkout"
    monkeypatch.setattr("bot.config.IS_CHECKOUT", False)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for name, value in {"HOME": "/me", **environ}.items():
        monkeypatch.setenv(name, value)
    assert home_folder(None) == Path(folder)
    monkeypatch.setenv("JUSE_HOME", "/data")
    assert home_folder(None) == Path("/data")
    assert home_folder(Path("own")) == Path("own")


def test_a_dotenv_in_another_encoding_is_refused(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("JUSE_DATABASE=täble.sqlite3", encoding="utf-16")
    with pytest.raises(SettingsError, match="UTF-8"):
        read_settings(tmp_path)


def test_as_many_processes_think_as_there_are_cores_but_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 1), (2, 1), (8, 7), (200, 64)):
        monkeypatch.setattr("os.sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        assert settings().thinkers == processes
    assert settings(JUSE_THINKERS="3").thinkers == 3


PASSWORDS_IN = [
    "postgresql://me:secret@there/juse",
    "postgresql://me@there/juse?pass%77ord=secret&host=there",
    "postgresql://me@there/juse?sslpassword=secret",
    "postgresql://me@there/juse?sslmode=require&PASSWORD=secret",
    "postgresql://me@there/juse;password=secret",
    "postgresql://me@there/juse?host=x;password=secret",
    "postgresql://me:secret:secret@there/juse",
    "postgresql://me;secret@there/juse",
    "postgresql://me:secret/juse",
    "postgresql://me:secret",
    "postgresql://me:secret@there:secret/juse",
    "postgresql://there/juse#secret",
    "postgre://me:secret@there/juse",
    "Postgresql://me:secret@there/juse",
    "postgresql:/me:secret@there/juse",
    "postgresql//me:secret@there/juse",
    "postgres:secret@there",
    "me:secret@there/juse",
    "host=there dbname=juse password=secret",
]


@pytest.mark.parametrize("address", PASSWORDS_IN)
def test_no_password_is_shown_however_the_address_is_written(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("JUSE_DATABASE", address)
    moving = (["move-database", address, "x"], ["move-database", "x", address])
    for arguments in (["status"], ["check"], *(moving if "move-database" in command_summaries() else ())):
        assert main(arguments) != 0
        written = capsys.readouterr()
        said = written.out + written.err
        assert said
        assert "secret" not in said
    assert list(tmp_path.iterdir()) == []
    assert "secret" not in without_password(address if "://" in address else f"x://{address}")
