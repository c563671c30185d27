#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: tools/setup/pin.sh FILE [--no-deps] NAME==VERSION...
#
# Rewrites the requirements FILE. It contains the named packages and their
# dependencies, each with one version and the hash of the wheel for Python 3.11
# on x86-64. The first line of FILE records the command.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/machine.sh"
file=$1
shift
report=$(mktemp)
trap 'rm -f "$report"' EXIT
"$(cache_dir)/venv/bin/python3" -I -m pip install --quiet --dry-run \
  --ignore-installed --only-binary :all: --report "$report" "$@"
/usr/bin/python3 - "$report" "$file $*" >"$file.part" <<'PYTHON'
import json
import sys

with open(sys.argv[1], encoding="utf-8") as report:
    wheels = json.load(report)["install"]
print("# SPDX-License-Identifier: Apache-2.0")
print("# tools/setup/pin.sh", sys.argv[2])
for name, version, digest in sorted(
    (
        wheel["metadata"]["name"].lower().replace("_", "-"),
        wheel["metadata"]["version"],
        wheel["download_info"]["archive_info"]["hashes"]["sha256"],
    )
    for wheel in wheels
):
    print(f"{name}=={version} --hash=sha256:{digest}")
PYTHON
mv "$file.part" "$file"
