"""Tables with hard computers and with normal ones take turns, so a disturbance does not decide which answer sooner."""

from typing import Any

import pytest

from tests.proof import thinking


def test_a_disturbed_round_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[str] = []

    def run(function: str, **given: Any) -> dict[str, Any]:
        levels.append(given["level"])
        seconds = 9.0 if len(levels) == 4 else 0.015 if given["level"] == "hard" else 0.014
        return {"median": seconds, "99 %": 3 * seconds, "work": seconds / 2, "clicks": 10}

    monkeypatch.setattr(thinking, "run_isolated", run)
    hard, normal = thinking.clicks_in_turns(30, 1.0)
    assert levels == ["hard", "normal"] * thinking.ROUNDS
    assert (hard["median"], normal["median"]) == (0.015, 0.014)
    assert hard["clicks"] == normal["clicks"] == 10 * thinking.ROUNDS
