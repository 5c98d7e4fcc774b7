"""Flushes Orca's log after each line, so that the last words don't stay in a buffer."""

from orca import debug

debug.debugFile.reconfigure(line_buffering=True)
