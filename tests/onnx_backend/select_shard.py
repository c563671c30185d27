# SPDX-License-Identifier: Apache-2.0
"""Prints the lines of a list of tests that belong to a shard.

usage: select_shard.py LIST SHARD NUMBER_OF_SHARDS

A line is KIND/NAME, or KIND/NAME: REASON. bundle.py puts a test into the shard with
the number that its name hashes to.
"""

import sys
import zlib


def main():
    path, shard, num_shards = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            name = line.split(":")[0].strip().split("/", 1)[1]
            if zlib.crc32(name.encode()) % num_shards == shard:
                sys.stdout.write(line)


if __name__ == "__main__":
    main()
