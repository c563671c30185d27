#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Deletes the least recently read entries of Bazel's disk cache.

usage: trim_cache.py [--bytes=N] [--free=N] FOLDER

Keeps at most --bytes (default: 25 GB), and less if fewer than --free bytes of the disk
would be free (default: 0). When an entry was read or written last is told by the file
system; Linux's default, relatime, keeps it to a day. One such process works on a folder
at a time, another one leaves at once. Builds may go on beside it: Bazel runs an action
again whose outputs are no longer there.
"""

import argparse
import fcntl
import os
import shutil
import sys

_LIMIT = 25 * 10**9
_LOCK = "trim.lock"


def list_entries(folder):
    """Returns (last use, size, path) of each file but the lock's."""
    entries = []
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            if root == folder and name == _LOCK:
                continue
            try:
                status = os.stat(path)
            except FileNotFoundError:
                continue
            last_use = max(status.st_atime_ns, status.st_mtime_ns)
            entries.append((last_use, status.st_blocks * 512, path))
    return entries


def trim(folder, limit, free):
    """Deletes entries until the rest takes at most `limit` bytes and `free` bytes of
    the disk are free.

    Returns the bytes before and after.
    """
    entries = sorted(list_entries(folder))
    before = total = sum(size for _, size, _ in entries)
    missing = free - shutil.disk_usage(folder).free
    limit = min(limit, total - missing)
    for _, size, path in entries:
        if total <= limit:
            break
        try:
            os.unlink(path)
        except FileNotFoundError:
            pass
        total -= size
    return before, total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bytes", type=int, default=_LIMIT)
    parser.add_argument("--free", type=int, default=0)
    parser.add_argument("folder")
    arguments = parser.parse_args()
    with open(os.path.join(arguments.folder, _LOCK), "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("another process trims the cache")
            return 0
        before, after = trim(arguments.folder, arguments.bytes, arguments.free)
    print(f"cache: {before / 1e9:.1f} GB, trimmed to {after / 1e9:.1f} GB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
