"""What the bot never does: run by `test_hosting_page.py` in the place of the bot, under its unit."""

import mmap
import os
import socket
import sys
from pathlib import Path


def _write_to_its_code() -> None:
    Path("/opt/juse/bot/written").touch()


def _make_code() -> None:
    mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_WRITE | mmap.PROT_EXEC)


def _speak_to_the_kernel() -> None:
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)


def _come_before_all_others() -> None:
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))


def _change_hands() -> None:
    os.chown("/var/lib/juse", os.getuid(), os.getgid())


DEEDS = (_write_to_its_code, _make_code, _speak_to_the_kernel, _come_before_all_others, _change_hands)

refused = 0
for deed in DEEDS:
    try:
        deed()
    except OSError:
        refused += 1
    else:
        sys.stdout.write(f"{deed.__name__} was not refused\n")
sys.stdout.write(f"refused {refused} of {len(DEEDS)}\n")
