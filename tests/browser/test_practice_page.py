"""The practice page in Chromium, with the stub bot that has one of everything."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.practice_table import ROOT, Room

pytestmark = [pytest.mark.browser, pytest.mark.long("browser")]


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


def test_commands_are_found_by_typing(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.page.locator(".write").press_sequentially("/")
    options = alice.page.get_by_role("option")
    expect(options.first).to_contain_text("/demo markdown")
    expect(options.first).to_contain_text("All that can be written")
    alice.page.keyboard.type("say")
    expect(options).to_have_count(1)
    alice.page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    alice.page.keyboard.press("Enter")
    expect(alice.page.get_by_role("alert")).to_contain_text("There is no command /say here")


def test_options_of_every_kind_and_by_keyboard_alone(room: Room, open_tab: OpenTab) -> None:
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
    alice.run("demo say", fruit="fig", size="Size L", count="3", loud="True", whom="bob", where="#quiet")
    alice.sees(re.compile("3 × L FIG FOR @bob IN #quiet"))


def test_a_menu_by_mouse_and_by_keyboard(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    alice.run("demo menu")
    alice.click("Pick one")
    alice.page.get_by_role("option", name="Cherry").click()
    alice.sees("alice picked cherry.")

    alice.click("Pick one")
    for key in ("ArrowDown", "ArrowDown", "Space"):
        alice.page.keyboard.press(key)
    alice.sees("alice picked banana.")


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


def test_markdown_and_files_but_no_html(room: Room, open_tab: OpenTab) -> None:
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


EMOJI = re.compile("[\u2300-\u23ff\u25b6\u25c0\u2600-\u2612\u2690-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]\ufe0f?")
LETTERS = frozenset("✓✕➤⌥★☆")
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


def test_a_phone_shows_everything_without_scrolling_sideways(room: Room, open_tab: OpenTab) -> None:
    bob = open_tab(room, "bob", phone=True)
    for command in ("demo markdown", "demo menu", "demo table"):
        bob.run(command)
    bob.sees("bumped 0 times")
    bob.choose("demo say")
    for selector in ("html", "#scroller", "#composer"):
        assert bob.page.locator(selector).evaluate("box => box.scrollWidth <= box.clientWidth"), selector
    bob.page.keyboard.press("Escape")
    bob.page.keyboard.press("Escape")
    bob.click("Bump 0")
    bob.sees("bumped 1 times")
