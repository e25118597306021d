"""The practice command from outside: its port, its file, its end, and who may talk to it."""

import argparse
import base64
import contextlib
import http.client
import json
import re
import signal
import socket
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.cli import practice
from tests.browser.conftest import OpenTab
from tests.browser.game_messages import add_computer, fits_its_width, seated
from tests.browser.practice_table import ROOT, THE_BOT, THE_STUB, PracticeTable, practice_table
from tests.quick import quick


def run_to_its_end(*arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [*THE_STUB, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=30, check=False
    )


@pytest.mark.long
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
        (["--players", "alice,\u200b"], "is not a name: something of it must be visible"),
        (["--players", "alice,b\nb"], "'b\\nb' is not a name"),
        (["--players", "alice," + "b" * 33], "is too long"),
        (["--players", "alice,Alice"], "two players have the same name"),
        (["--players", "a,b,c,d,e,f,g,h,i"], "at most 8 players fit"),
        (["--port", "70000"], "'70000' is not a port"),
        (["--port", "many"], "'many' is not a port"),
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


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_under_open_tabs(tmp_path: Path, open_tab: OpenTab, how: signal.Signals) -> None:
    with practice_table(THE_STUB, tmp_path / "practice.sqlite3") as table:
        alice = open_tab(table, "alice")
        alice.run("demo table")
        alice.sees("bumped 0 times")
        alice.click("Later")
        assert table.stop(how) == 0
        assert table.errors() == ""


@pytest.mark.long
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
@pytest.mark.parametrize("phone", quick([True, False], [True]))
def test_the_page_opens_on_a_welcome_from_which_one_click_begins_a_game(
    tmp_path: Path, open_tab: OpenTab, phone: bool
) -> None:
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        alice = open_tab(table, "alice", phone=phone)
        expect(alice.messages).to_have_count(1)
        expect(alice.messages.get_by_role("button")).to_have_count(8 + 1)
        alice.page.get_by_role("button", name="Learn Roundup").click()
        alice.sees("step 1 of")
        alice.click("Play Juse")
        alice.sees("▶ Your move, 🔴 alice")
        assert fits_its_width(alice)


@pytest.mark.long
@pytest.mark.browser
def test_a_dismissed_answer_is_shown_again_at_the_next_press(tmp_path: Path, open_tab: OpenTab) -> None:
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        alice = open_tab(table, "alice")
        alice.click("Play Juse")
        alice.sees("▶ Your move, 🔴 alice")
        for _ in range(3):
            alice.click("Rules")
            expect(alice.page.get_by_text("Only you can see this")).to_have_count(1)
            expect(alice.last).to_contain_text("Juse · ")
            expect(alice.last).to_be_in_viewport(ratio=1)
            alice.click("Dismiss")
            expect(alice.page.get_by_text("Only you can see this")).to_have_count(0)
            expect(alice.last.get_by_role("button", name="Rules")).to_be_in_viewport(ratio=1)


@pytest.mark.long
@pytest.mark.browser
def test_the_lobby_with_its_picture_fits_on_a_phone(tmp_path: Path, open_tab: OpenTab) -> None:
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        alice, bob = open_tab(table, "alice", phone=True, where="quiet"), open_tab(table, "bob", where="quiet")
        for game in ("juse", "jugglers", "roundup"):
            alice.run(f"{game} new")
            seated(bob, game.capitalize(), "alice")
            bob.click("Join")
            seated(alice, game.capitalize(), "alice", "bob")
            for shown in (alice.last.locator("img"), alice.last.get_by_role("button", name="Change options")):
                expect(shown).to_be_in_viewport(ratio=1)
            alice.click("More")
            alice.click("Close the table")
            alice.sees("Lobby closed.")
            alice.click("Dismiss")


@pytest.mark.long
@pytest.mark.parametrize("end", [PracticeTable.stop, PracticeTable.kill])
@pytest.mark.browser
def test_every_open_table_is_shown_again_at_the_next_start(
    tmp_path: Path, open_tab: OpenTab, end: Callable[[PracticeTable], object]
) -> None:
    database = tmp_path / "practice.sqlite3"
    with practice_table(THE_BOT, database) as table:
        alice, bob = open_tab(table, "alice"), open_tab(table, "bob", where="quiet")
        for name, tab in (("alice", alice), ("bob", bob)):
            tab.run("juse new")
            add_computer(tab)
            seated(tab, "Juse", name, "Kumari")
        alice.click("Start")
        alice.sees("Your move, 🔴 alice: where does")
        port = table.port
        end(table)
    with practice_table(THE_BOT, database, port=port):
        for tab in (alice, bob):
            tab.page.reload()
            expect(tab.messages.filter(has_text="Juse · table")).to_have_count(1)
        alice.sees("Your move, 🔴 alice: where does")
        alice.click("On 🔵 Kumari")
        alice.sees("Juse! 🔴 alice laid")
        seated(bob, "Juse", "bob", "Kumari")
        bob.click("Start")
        bob.sees("Your move, 🔴 bob")


@pytest.mark.parametrize("end", quick([PracticeTable.stop, PracticeTable.kill], [PracticeTable.stop]))
@pytest.mark.browser
def test_welcome_and_result_are_there_again_after_each_restart(
    tmp_path: Path, open_tab: OpenTab, end: Callable[[PracticeTable], object]
) -> None:
    database = tmp_path / "practice.sqlite3"
    with practice_table(THE_BOT, database) as table:
        alice, port = open_tab(table, "alice"), table.port
        alice.run("junk new", public="True")
        alice.sees("play it, or junk it?")
        alice.run("table end")
        alice.sees("stopped early")
        lasting = alice.messages.filter(has_not_text="Only you can see this")
        expect(lasting.first).to_contain_text("Card games, right here")
        expect(alice.page.get_by_role("button", name="Replay")).to_be_enabled()
        alice.page.wait_for_timeout(2000)  # to be written, and whatever the bot does after the end
        before = lasting.locator(".content").all_inner_texts()
        end(table)
    for _ in range(2):
        with practice_table(THE_BOT, database, port=port) as table:
            alice.page.reload()
            expect(alice.messages.locator(".content")).to_have_text(before)
            alice.click("Replay")
            alice.sees("· the deal")
            alice.click("Learn Roundup")
            alice.sees("step 1 of")
            end(table)


def answer(table: PracticeTable, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", int(table.port), timeout=10)
    with contextlib.closing(connection):
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET" if body is None else "POST", f"/{path}", body, names)
        response = connection.getresponse()
        return response.status, response.read().decode()


@pytest.mark.long
def test_only_requests_in_json_from_this_computer_are_answered(tmp_path: Path) -> None:
    with practice_table(THE_STUB, tmp_path / "practice.sqlite3") as table:
        port = table.port
        said = json.dumps({"as": "alice", "channel": "1", "text": "hello"}).encode()
        assert answer(table, "")[0] == 200
        assert answer(table, "", Host=f"localhost:{port}")[0] == 200
        assert answer(table, "", Host=f"rebound.example:{port}")[0] == 403
        assert answer(table, "do/send", said, Content_Type="text/plain")[0] == 415
        elsewhere = {"Content_Type": "application/json", "Origin": "http://elsewhere.example"}
        assert answer(table, "do/send", said, **elsewhere)[0] == 403
        assert answer(table, "live", Origin="http://elsewhere.example")[0] == 403
        in_json = {"Content_Type": "application/json"}
        assert answer(table, "do/send", said, **in_json) == (409, '{"refused": "That channel is gone."}')
        assert answer(table, "do/dance", said, **in_json)[0] == 404
        for nonsense in (b"{", b"[]", b"{}", b'{"as": "alice"}', b'{"as": ["alice"]}'):
            assert answer(table, "do/send", nonsense, **in_json)[0] == 400
        stranger = json.dumps({"as": "zed"}).encode()
        assert answer(table, "do/send", stranger, **in_json) == (409, '{"refused": "Nobody here is called zed."}')
        assert answer(table, "attachments/1/2/none.png")[0] == 404
        assert answer(table, "page/../server.py")[0] == 404


@pytest.mark.long
def test_a_browser_may_leave_while_it_loads(tmp_path: Path) -> None:
    """The table writes nothing of it to standard error, which is looked at as it ends."""
    at_once = struct.pack("ii", 1, 0)
    feed = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    key = base64.b64encode(bytes(16)).decode()
    with practice_table(THE_STUB, tmp_path / "practice.sqlite3") as table:
        for path in ("live?as=alice", "?as=alice", "page/style.css") * 20:
            with socket.create_connection(("127.0.0.1", int(table.port))) as leaver:
                head = f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1:{table.port}\r\n"
                leaver.sendall(f"{head}{feed.format(key=key) if 'live' in path else ''}\r\n".encode())
                leaver.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        assert answer(table, "?as=alice")[0] == 200
