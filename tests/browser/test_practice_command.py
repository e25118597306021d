"""The practice command from outside: its port, its file, its end, and who may talk to it."""

import argparse
import contextlib
import http.client
import re
import socket
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.cli import practice
from tests.browser.conftest import OpenTab
from tests.browser.game_messages import PRIVATE, add_computer, fits_its_width, seated
from tests.browser.practice_table import ROOT, THE_BOT, THE_STUB, PracticeTable, practice_table


def run_to_its_end(*arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [*THE_STUB, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.long("browser")
def test_a_taken_port_is_reported_with_a_free_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = run_to_its_end("--port", str(port), "--database", str(tmp_path / "practice.sqlite3"))
    assert ended.returncode == 1
    assert ended.stdout == ""
    told = re.fullmatch(rf"Port {port} is taken, perhaps by another practice table: try --port (\d+)\.\n", ended.stderr)
    assert told is not None
    with socket.create_server(("127.0.0.1", int(told[1]))):
        pass  # it was free indeed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "alice,,bob"], "'' is not a name"),
        (["--players", "alice,Alice"], "two players have the same name"),
        (["--players", "a,b,c,d,e,f,g,h,i"], "at most 8 players fit"),
        (["--port", "70000"], "'70000' is not a port"),
    ],
)
def test_impossible_arguments_are_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    practice.add_arguments(parser)
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(arguments)
    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err


NAMES = ["さくら", "Zoë", "שלום עליכם", "مها", "नीला 🐉", "👨‍👩‍👧‍👦", "O'Neil & <b>sons</b>", "W" * 32]


@pytest.mark.long("browser")
def test_the_welcome_has_an_address_for_everyone_whatever_their_names(tmp_path: Path) -> None:
    with practice_table(THE_STUB, tmp_path / "practice.sqlite3", "--players", ",".join(NAMES)) as table:
        assert len(table.welcome) == 1 + len(NAMES) + 1
        assert table.welcome[1].endswith("(owns the server)")
        assert table.welcome[2].split() == ["Zoë", f"{table.address}?as=Zo%C3%AB"]
        assert table.welcome[-1].split()[0] == "all"
        for name, line in zip(NAMES, table.welcome[1:], strict=False):
            address = line.removesuffix("(owns the server)").split()[-1]
            assert name in line
            assert answer(table, address.removeprefix(f"{table.address}"))[0] == 200


@pytest.mark.long("browser")
@pytest.mark.browser
def test_open_tabs_connect_to_the_next_start_on_the_same_database(tmp_path: Path, open_tab: OpenTab) -> None:
    database = tmp_path / "practice.sqlite3"
    with practice_table(THE_STUB, database) as table:
        alice = open_tab(table, "alice")
        alice.run("demo table")
        for count in range(3):
            alice.click(f"Bump {count}")
        alice.sees("bumped 3 times")
        waiting, port = alice.page.locator("#connection"), table.port
    # Fewer players, in another order: the channels must still be the same.
    expect(waiting).to_have_text("Waiting for the practice table…")
    with practice_table(THE_STUB, database, "--players", "bob,alice", port=port):
        expect(waiting).to_have_text("")
        expect(alice.messages).to_have_count(1)
        alice.sees("bumped 3 times")
        expect(alice.messages.locator("img")).to_have_js_property("naturalWidth", 1200)
        alice.click("Bump 3")
        alice.sees("bumped 4 times")
    expect(waiting).not_to_have_text("")
    with practice_table(THE_STUB, database, "--fresh", port=port):
        expect(waiting).to_have_text("")
        expect(alice.messages).to_have_count(0)
        alice.run("demo table")
        alice.sees("bumped 0 times")


@pytest.mark.browser
def test_the_page_opens_on_a_welcome_from_which_one_click_begins_a_game(tmp_path: Path, open_tab: OpenTab) -> None:
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        alice = open_tab(table, "alice", phone=True)
        expect(alice.messages).to_have_count(1)
        expect(alice.messages.get_by_role("button")).to_have_count(11 + 1)
        alice.page.get_by_role("button", name="Learn Roundup").click()
        alice.sees("step 1 of")
        alice.click("Play Juse")
        alice.sees("▶ Your move, 🔴 alice")
        assert fits_its_width(alice)


@pytest.mark.long("browser")
@pytest.mark.browser
def test_after_a_kill_every_open_table_is_shown_again_at_the_next_start(tmp_path: Path, open_tab: OpenTab) -> None:
    database = tmp_path / "practice.sqlite3"
    with practice_table(THE_BOT, database) as table:
        alice, bob = open_tab(table, "alice"), open_tab(table, "bob", where="quiet")
        for name, tab in (("alice", alice), ("bob", bob)):
            tab.run("juse new")
            add_computer(tab)
            seated(tab, "Juse", name, "Kumari")
        alice.click("Start")
        alice.sees("Your move, 🔴 alice: you drew")
        port = table.port
        table.kill()
    with practice_table(THE_BOT, database, port=port):
        for tab in (alice, bob):
            tab.page.reload()
            expect(
                tab.messages.filter(has_text=re.compile("Juse · table|💡")).filter(has_not_text=PRIVATE)
            ).to_have_count(1)
        alice.sees("Your move, 🔴 alice: you drew")
        alice.click("🔵 Kumari")
        alice.sees("Juse! 🔴 alice played")
        seated(bob, "Juse", "bob", "Kumari")
        bob.click("Host options")
        bob.click("Start")
        bob.sees("Your move, 🔴 bob")


def answer(table: PracticeTable, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", int(table.port), timeout=100)
    with contextlib.closing(connection):
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET" if body is None else "POST", f"/{path}", body, names)
        response = connection.getresponse()
        return response.status, response.read().decode()
