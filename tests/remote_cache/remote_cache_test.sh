#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# remote_cache_test: a second checkout in another folder finds in a remote cache what the
# first has built and tested.
source tests/remote_cache/checkout.sh

readonly TARGETS=(//core/support:near_miss_test //tests/format:comments_test)
nginx=${MLIR_CACHE:-/var/cache/mlir}/nginx/usr/sbin/nginx
[[ -x $nginx ]] || fail "$nginx is missing: run ./setup.sh --extended"

state=$scratch/nginx
mkdir -p "$state/cache/tmp"
port=$(/usr/bin/python3 -c '
import socket
with socket.socket() as s:
  s.bind(("127.0.0.1", 0))
  print(s.getsockname()[1])')
sed -e "s|@state@|$state|; s|@root@|$state/cache|; s|@port@|$port|" \
  tests/remote_cache/nginx.conf >"$state/nginx.conf"
"$nginx" -p "$state" -e "$state/error.log" -c "$state/nginx.conf" &
server=$!
first=$scratch/first second=$scratch/another/second
trap 'remove "$first" "$second"; kill "$server"' EXIT

# build FOLDER: builds and tests there, and sets $run and $found to the actions that were
# run and found.
build() {
  copy_checkout "$1"
  bazel_in "$1" test --config=pch --disk_cache= --noshow_progress --build_tests_only \
    --remote_cache="http://127.0.0.1:$port" --build_event_json_file="$scratch/events" \
    -- "${TARGETS[@]}"
  read -r _ run _ found _ < <("$checkout/tools/ci/report_stage.py" "$scratch/events" |
    grep actions:)
  echo "$1: $run actions run, $found found"
}

build "$first"
((run > 0 && found == 0)) || fail "the first checkout finds $found actions"
build "$second"
((found * 100 >= (run + found) * 95)) || fail "the second checkout finds only $found actions"
