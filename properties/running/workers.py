"""How a process begins that works for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin() -> None:
    """Ctrl-C is for the first process; when that is gone, however it ended, this one ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def end_all() -> None:
    """Ends the processes that work for this one, in the middle of what they do."""
    for worker in multiprocessing.active_children():
        worker.terminate()
