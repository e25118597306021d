"""The practice page in Chromium, with the stub bot that has one of everything."""

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import OpenTab
from tests.browser.practice_table import ROOT, PracticeTable, Room

pytestmark = pytest.mark.browser


def test_two_tabs_follow_each_other(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo table")
    bob.sees("bumped 0 times")
    bob.click("Bump 0")
    alice.sees("bumped 1 times")
    alice.click("Bump 1")
    bob.sees("bumped 2 times")
    bob.say("well played")
    alice.sees("well played")


@pytest.mark.long
def test_what_is_sent_while_the_page_loads_goes_off_afterwards(room: Room, open_tab: OpenTab) -> None:
    bob, page = open_tab(room, "bob"), open_tab(room, "alice").page
    lines: list[WebSocketRoute] = []
    page.route_web_socket(re.compile("/live"), lambda line: lines.append(line))  # noqa: PLW0108, it takes no method
    page.reload()
    write = page.locator(".write")
    for text in ("/demo", "early"):
        write.fill(text)
        write.press("Enter")
        expect(write).to_have_value(text)
    expect(page.get_by_role("alert")).to_be_hidden()
    lines[0].connect_to_server()
    bob.sees("early")
    expect(write).to_have_value("")
    page.close()


def test_what_the_bot_does_by_itself_is_pushed(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo table")
    bob.sees("bumped 0 times")
    before = time.monotonic()
    bob.click("Later")
    alice.sees("Played by myself.")
    assert time.monotonic() - before > 1.0


def test_a_press_is_not_lost_when_the_table_changes_before_the_release(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo table")
    alice.page.locator("#messages img").last.evaluate("picture => picture.decode()")  # it moves what is below it
    alice.page.get_by_role("button", name="Whisper").hover()
    alice.page.mouse.down()
    bob.click("Bump 0")
    bob.sees("bumped 1 times")
    alice.page.mouse.up()
    alice.sees("Only for @alice.")
    alice.sees("bumped 1 times")

    alice.page.get_by_role("button", name="Whisper").focus()
    alice.page.keyboard.down(" ")
    bob.click("Bump 1")
    bob.sees("bumped 2 times")
    alice.page.keyboard.up(" ")
    expect(alice.messages.filter(has_text="Only for @alice.")).to_have_count(2)
    alice.sees("bumped 2 times")


def test_a_press_is_not_lost_when_the_button_moves_before_the_release(room: Room, open_tab: OpenTab) -> None:
    """As when a picture arrives above it."""
    alice = open_tab(room, "alice")
    alice.run("demo table")
    whisper, picture = alice.page.get_by_role("button", name="Whisper"), alice.page.locator("#messages img")
    expect(picture).to_be_visible()
    picture.evaluate("image => (image.style.height = '20px')")
    whisper.hover()
    alice.page.mouse.down()
    picture.evaluate("image => (image.style.height = '')")
    alice.page.mouse.up()
    alice.sees("Only for @alice.")
    expect(alice.messages.filter(has_text="Only for @alice.")).to_have_count(1)

    whisper.hover()
    alice.page.mouse.down()
    alice.page.mouse.move(5, 5)
    alice.page.mouse.up()  # who has thought better of it
    alice.say("nothing was pressed")
    alice.sees("nothing was pressed")
    expect(alice.messages.filter(has_text="Only for @alice.")).to_have_count(1)


@pytest.mark.long
def test_the_picture_is_replaced_together_with_its_description(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo table")
    picture = alice.page.get_by_role("img", name="A green table with the number 0 on it.")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1200
    alice.click("Bump 0")
    expect(alice.page.get_by_role("img", name="A green table with the number 1 on it.")).to_be_visible()

    words = alice.page.locator(".alt-text")
    expect(words).to_be_hidden()
    alice.click("Show the picture's description")
    expect(words).to_have_text("A green table with the number 1 on it.")
    alice.click("Bump 1")
    expect(words).to_have_text("A green table with the number 2 on it.")
    expect(words).to_be_visible()


def test_commands_are_found_by_typing(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.page.locator(".write").press_sequentially("/")
    options = alice.page.get_by_role("option")
    expect(options).to_have_count(6)
    expect(options.first).to_contain_text("/demo edit")
    expect(options.first).to_contain_text("Edit the answer and reply to it")
    alice.page.keyboard.type("say")
    expect(options).to_have_count(1)
    alice.page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    alice.page.keyboard.press("Enter")
    expect(alice.page.get_by_role("alert")).to_contain_text("There is no command /say here")


def test_options_by_keyboard_alone(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    keyboard, suggestions = alice.page.keyboard, alice.page.get_by_role("option")
    alice.choose("demo say")
    expect(suggestions).to_have_count(6)
    keyboard.type("ap")
    expect(suggestions).to_have_text(["Apple", "Apricot"])
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(alice.option("fruit")).to_have_value("Apricot")
    expect(alice.option("size")).to_be_focused()
    expect(suggestions).to_have_text(["Size S", "Size M", "Size L"])
    keyboard.type("m")
    expect(suggestions).to_have_text(["Size M"])
    keyboard.press("Enter")
    keyboard.press("Enter")
    alice.sees("1 × M apricot")
    expect(alice.page.locator(".write")).to_be_focused()


@pytest.mark.long
def test_options_of_every_kind(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo say", fruit="fig", size="Size L", count="3", loud="True", whom="bob", where="#quiet")
    alice.sees(re.compile("3 × L FIG FOR @bob IN #quiet"))


@pytest.mark.long
def test_impossible_options_are_reported_at_the_field(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.choose("demo say")
    run = alice.page.get_by_role("button", name="Run")
    for name, text, complaint in (
        ("size", "Size S", "fruit is needed"),
        ("fruit", "fig", ""),
        ("size", "huge", "size: choose one from the list."),
        ("size", "Size S", ""),
        ("count", "6", "count is a number from 1 to 5."),
        ("count", "many", "count is a number from 1 to 5."),
        ("count", "2", ""),
        ("whom", "nobody", "whom: choose one from the list."),
    ):
        alice.fill(name, text)
        if complaint:
            run.click()
            expect(alice.page.locator(".command .failure")).to_contain_text(complaint)
    assert alice.messages.count() == 0
    alice.fill("whom", "bob")
    run.click()
    alice.sees("2 × S fig for @bob")


def test_menus_single_several_and_people(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo menus")
    alice.click("Pick up to 1")
    alice.page.get_by_role("option", name="Cherry").click()
    alice.sees("alice picked cherry.")

    alice.click("Pick up to 3")
    for key in ("Space", "ArrowDown", "ArrowDown", "Space", "Escape"):
        alice.page.keyboard.press(key)
    alice.sees("alice picked apple, banana.")

    alice.click("Pick a player")
    alice.page.get_by_role("option", name="carol").click()
    alice.sees("Chosen: @carol.")


@pytest.mark.long
def test_an_open_menu_survives_what_others_do(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo menus")
    alice.click("Pick up to 3")
    alice.page.get_by_role("option", name="Fig").click()
    bob.say("hurry up")
    alice.sees("hurry up")
    alice.page.get_by_role("option", name="Apple").click()
    alice.click("Done")
    alice.sees("alice picked fig, apple.")


def test_a_form_is_filled_in_and_sent(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo table")
    alice.click("Form")
    form = alice.page.get_by_role("dialog", name="A small form")
    form.get_by_label("Your story").fill("Once upon a time")
    form.get_by_role("button", name="Submit").click()
    expect(form).to_be_visible()  # the name is required
    form.get_by_label("Your name").fill("Alice")
    form.get_by_role("button", name="Submit").click()
    alice.sees("Alice told: Once upon a time")
    expect(form).to_have_count(0)


def test_private_answers_are_for_one_and_can_be_dismissed(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo table")
    alice.click("Whisper")
    alice.sees("Only for @alice.")
    alice.sees("Only you can see this")
    bob.say("anything new?")
    bob.sees("anything new?")
    expect(bob.page.locator("#messages")).not_to_contain_text("Only for")

    alice.click("Dismiss")
    expect(alice.page.locator("#messages")).not_to_contain_text("Only for")
    alice.page.reload()
    alice.sees("anything new?")
    expect(alice.page.locator("#messages")).not_to_contain_text("Only for")


@pytest.mark.long
def test_an_unanswered_click_fails_visibly(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo table")
    alice.click("Silent")
    expect(alice.page.get_by_role("button", name="Silent")).to_be_disabled()
    # Others are not held up by it, and their buttons are not disabled.
    bob.click("Bump 0")
    alice.sees("bumped 1 times")
    expect(alice.page.locator(".message .failure")).to_have_text("This interaction failed")
    expect(alice.page.get_by_role("button", name="Silent")).to_be_enabled()


def test_a_deferred_answer_shows_that_the_bot_is_thinking(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo table")
    alice.click("Think")
    alice.sees("Juse is thinking…")
    alice.sees("Thought of it.")
    expect(alice.page.locator("#messages")).not_to_contain_text("thinking")


def test_markdown_embeds_and_files_but_no_html(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo markdown")
    message = alice.last
    expect(message).to_have_class(re.compile("for-you"))
    for selector, text in (
        (".heading-1", "Heading"),
        (".content strong >> nth=0", "bold"),
        ("u", "under"),
        ("s", "gone"),
        ("em >> nth=0", "italic"),
        ("strong em", "both"),
        ("blockquote", "quoted words"),
        ("ul ul li", "nested"),
        ("ol li >> nth=1", "two"),
        (".subtext", "small print"),
        ("pre code", 'print("<b>not bold</b>")'),
        (".mention.to-you", "@alice"),
        (".embed-title", "An embed"),
        (".embed-field >> nth=1", "Righttwo"),
        (".timestamp >> nth=0", "14 November 2023"),
    ):
        expect(message.locator(selector)).to_have_text(text)
    expect(message.get_by_role("link", name="a link")).to_have_attribute("href", "https://example.com/a?b=1&c=2")
    expect(message.locator(".content").first).to_contain_text("<script>document.title")
    expect(alice.page).to_have_title(re.compile(f"#{room.where}"))

    spoiler = message.get_by_role("button", name="Spoiler")
    spoiler.press("Enter")
    expect(message.locator(".spoiler.revealed")).to_have_text("secret")

    with alice.page.expect_download() as download:
        message.get_by_role("link", name="record.txt").click()
    assert download.value.path().read_bytes() == b"one\ntwo\n"


@pytest.mark.long
def test_edits_and_replies_are_shown_as_such(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo edit")
    alice.sees("A reply.")
    expect(alice.messages.first.locator(".content")).to_have_text("Second.(edited)")
    expect(alice.messages.first.locator(".above")).to_have_text(re.compile("alice used a command"))
    expect(alice.last.locator(".above")).to_contain_text("Second.")


@pytest.mark.long
def test_channels_and_threads_are_separate(stub_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(stub_table, "alice"), open_tab(stub_table, "bob", where="quiet")
    alice.say("in the table's channel")
    alice.sees("in the table's channel")
    bob.say("in the quiet one")
    bob.sees("in the quiet one")
    expect(bob.messages).to_have_count(1)
    alice.page.get_by_role("link", name="quiet").click()
    alice.sees("in the quiet one")
    expect(alice.messages).to_have_count(1)
    alice.page.get_by_role("link", name="side-game").click()
    expect(alice.messages).to_have_count(0)
    alice.run("demo table")
    alice.sees("bumped 0 times")
    alice.page.go_back()
    alice.sees("in the quiet one")


EMOJI = re.compile("[\u2300-\u23ff\u25b6\u25c0\u2600-\u2612\u2690-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]\ufe0f?")
LETTERS = frozenset("✓✕➤⌥")
SIGNS = frozenset("▶◀⏮⏭☑☐")
ADD = """([id, innerText, fontFamily]) => {
  const added = Object.assign(document.createElement("b"), { id, innerText });
  added.style.fontFamily = fontFamily;
  document.body.append(added);
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""


def test_every_emoji_of_the_bot_is_drawn_by_the_font_of_the_page(room: Room, open_tab: OpenTab) -> None:
    sources = [
        file for kind in ("py", "ftl", "js") for top in ("bot", "cogs") for file in (ROOT / top).rglob(f"*.{kind}")
    ]
    used = {found for file in sources for found in EMOJI.findall(file.read_text(encoding="utf-8"))} - LETTERS
    assert len(used) > 30
    page = open_tab(room, "alice").page
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    page.evaluate("Promise.all(['Emoji', 'Emoji and signs'].map((one) => document.fonts.load(`15px '${one}'`, '🎲')))")
    for place, emoji in enumerate(sorted(used)):
        # A sign is left to the fonts of this computer, if one of them has it.
        by = '"Emoji and signs"' if emoji[0] in SIGNS else ""
        page.evaluate(ADD, [f"emoji-{place}", emoji, by])
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        node = session.send("DOM.querySelector", {"nodeId": root, "selector": f"#emoji-{place}"})["nodeId"]
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert any(font["isCustomFont"] for font in fonts), (emoji, fonts)


@pytest.mark.long
def test_the_keyboard_stays_on_its_button_while_the_table_moves(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice"), open_tab(room, "bob")
    alice.run("demo table")
    alice.page.get_by_role("button", name="Bump 0").focus()
    bob.click("Bump 0")
    expect(alice.page.get_by_role("button", name="Bump 1")).to_be_focused()
    alice.page.keyboard.press("Enter")
    alice.sees("bumped 2 times")
    expect(alice.page.get_by_role("button", name="Bump 2")).to_be_focused()


def test_a_phone_shows_everything_without_scrolling_sideways(room: Room, open_tab: OpenTab) -> None:
    bob = open_tab(room, "bob", phone=True)
    for command in ("demo markdown", "demo menus", "demo table"):
        bob.run(command)
    bob.sees("bumped 0 times")
    bob.choose("demo say")
    for selector in ("html", "#scroller", "#composer"):
        assert bob.page.locator(selector).evaluate("box => box.scrollWidth <= box.clientWidth"), selector
    bob.page.keyboard.press("Escape")
    bob.page.keyboard.press("Escape")
    bob.click("Bump 0")
    bob.sees("bumped 1 times")


def test_all_players_side_by_side(stub_table: PracticeTable, open_tab: OpenTab) -> None:
    page = open_tab(stub_table, None).page
    frames = page.locator("iframe")
    expect(frames).to_have_count(4)
    carol, dave = page.frame_locator('iframe[title="carol"]'), page.frame_locator('iframe[title="dave"]')
    carol.locator(".write").fill("hello all")
    carol.locator(".write").press("Enter")
    expect(dave.locator(".message").last).to_contain_text("hello all")
    page.get_by_role("button", name="bob").click()
    expect(frames.locator("visible=true")).to_have_count(3)


@pytest.mark.long
def test_on_a_phone_one_player_is_shown_at_a_time(stub_table: PracticeTable, open_tab: OpenTab) -> None:
    page = open_tab(stub_table, None, phone=True).page
    shown = page.locator("iframe >> visible=true")
    expect(shown).to_have_attribute("title", "alice")
    page.get_by_role("button", name="dave").click()
    expect(shown).to_have_attribute("title", "dave")


@pytest.mark.long
def test_an_unknown_player_is_shown_the_known_ones(stub_table: PracticeTable, open_tab: OpenTab) -> None:
    page = open_tab(stub_table, "<i>zed</i>").page
    expect(page.get_by_role("heading")).to_have_text("Nobody here is called <i>zed</i>.")
    page.get_by_role("link", name="carol").click()
    expect(page).to_have_title(re.compile("carol"))
