"""Orca writes what it says at once. Otherwise the last words wait in a buffer until it says more."""

from orca import debug

debug.debugFile.reconfigure(line_buffering=True)
