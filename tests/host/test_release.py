"""A release, made in a clone: all but the push."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot import ROOT, __version__

pytestmark = pytest.mark.long("machine")

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".env", "data", "dist", "__pycache__", "*_cache", "*.egg-info")
VERSION = __version__.removesuffix(".dev0")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    clone = tmp_path / "clone"
    shutil.copytree(ROOT, clone, ignore=LEFT_OUT)
    (clone / ".venv").symlink_to(sys.prefix)
    (clone / ".gitignore").write_text(".venv\n__pycache__/\n*.egg-info/\nbuild/\ndist/\n")
    git(clone, "init", "--quiet")
    commit(clone)
    return clone


def git(clone: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=clone, check=True, capture_output=True, encoding="utf-8").stdout


def commit(clone: Path) -> None:
    git(clone, "add", "--all")
    git(clone, "commit", "--quiet", "--message", "Change something")


def released(clone: Path) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "PYTHONPATH"))}
    command = [clone / ".ci/release"]
    return subprocess.run(command, cwd="/", env=environ, check=False, capture_output=True, encoding="utf-8")


@pytest.mark.timeout(300)
def test_a_release_is_a_tag_and_two_artifacts_and_work_goes_on_under_the_next_version(clone: Path) -> None:
    (clone / "bot/not_committed").write_text("and ignored")
    (clone / ".git/info/exclude").write_text("not_committed\n")
    ended = released(clone)
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stderr
    assert ended.stdout.endswith(f"git push --atomic origin HEAD v{VERSION}\n")
    assert git(clone, "status", "--porcelain") == ""
    newest, release = git(clone, "log", "--format=%s", "-2").splitlines()
    assert (newest[:5], release) == ("Begin", f"Release {VERSION}")
    assert git(clone, "rev-parse", f"v{VERSION}^{{commit}}") == git(clone, "rev-parse", "HEAD~1")
    assert f'__version__ = "{VERSION}"' in git(clone, "show", f"v{VERSION}:bot/__init__.py")
    assert f"\n## {VERSION} – 20" in git(clone, "show", f"v{VERSION}:CHANGELOG.md")
    assert f'__version__ = "{newest.split()[1]}.dev0"' in (clone / "bot/__init__.py").read_text()
    assert f"\n## {newest.split()[1]} (unreleased)\n\n## {VERSION} – 20" in (clone / "CHANGELOG.md").read_text()
    assert git(clone, "ls-files", f"tests/releases/{VERSION}*").split() == [
        f"tests/releases/{VERSION}.jsonl",
        f"tests/releases/{VERSION}.sqlite3",
    ]
    dist = clone / "dist" / VERSION
    wheel, archive = f"juse_bot-{VERSION}-py3-none-any.whl", f"juse_bot-{VERSION}.tar.gz"
    assert {file.name for file in dist.iterdir()} == {wheel, archive, "SHA256SUMS"}
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=dist, check=True)
    with zipfile.ZipFile(dist / wheel) as packed:
        inside = set(packed.namelist())
        assert packed.read("bot/commit.txt").decode() == git(clone, "rev-parse", "--short", "HEAD~1").strip()
    kept = git(clone, "ls-files", "bot", "cogs", "render").splitlines()
    assert {name for name in inside if not name.startswith("juse_bot-")} == {
        *kept,
        "bot/commit.txt",
        "bot/.env.example",
    }

    again = subprocess.run([clone / ".ci/release", VERSION], check=False, capture_output=True, encoding="utf-8")
    assert (again.returncode, again.stderr) == (1, f"v{VERSION} is there already.\n")


def test_of_a_release_that_fails_nothing_stays(clone: Path) -> None:
    (clone / "somebodys work").touch()
    assert released(clone).stderr == "Commit or put aside what is changed here first.\n"
    (clone / ".ci/build").write_text("#!/bin/sh\nexit 1\n")
    (clone / "tests/releases/__main__.py").write_text("print('made')")
    commit(clone)
    before = git(clone, "rev-parse", "HEAD")
    ended = released(clone)
    assert (ended.returncode, ended.stderr) == (1, "Nothing is released.\n")
    assert (git(clone, "rev-parse", "HEAD"), git(clone, "tag"), git(clone, "status", "--porcelain")) == (before, "", "")
