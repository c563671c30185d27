#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# stamps_test: another version of an installed tool reruns the actions that run the tool,
# and no others.
source tests/remote_cache/checkout.sh

# The cache of setup.sh, with versions that can be changed.
real=${MLIR_CACHE:-/var/cache/mlir}
export MLIR_CACHE=$scratch/cache
mkdir -p "$MLIR_CACHE"
for entry in "$real"/*; do
  [[ $entry == */versions ]] || ln -s "$entry" "$MLIR_CACHE/"
done
cp -r "$real/versions" "$MLIR_CACHE/versions"

folder=$scratch/checkout
copy_checkout "$folder"
trap 'remove "$folder"' EXIT

# A program for each platform, and a program in Python.
readonly PROGRAM=//core/support:near_miss_test PYTHON=//tests/format:comments_test

# run PLATFORM ARGUMENT...: builds and tests. Prints PLATFORM with the kinds of actions
# that compile or link, and with the tests that ran.
run() {
  bazel_in "$folder" test --disk_cache= --noshow_progress --keep_going \
    --execution_log_json_file="$scratch/actions" "${@:2}" >"$scratch/log" 2>&1 || {
    cat "$scratch/log"
    fail "bazel test ${*:2}"
  }
  sed -n -e "s/^ *\"mnemonic\": \"\(Cpp.*\)\",\$/$1 \1/p" \
    -e "/\"TEST_TARGET\"/ { n; s/^ *\"value\": \"\(.*\)\"\$/$1 \1/p }" "$scratch/actions" |
    LC_ALL=C sort -u
}

# expect NAME LINE...: another version in the file NAME, or in none, runs these.
expect() {
  local name=$1 expected ran
  shift
  [[ -z $name ]] || echo 'another version' >>"$MLIR_CACHE/versions/$name"
  ran=$(run s390x --config=s390x "$PROGRAM" && run x86_64 "$PROGRAM" "$PYTHON")
  expected=$(printf '%s\n' "$@")
  echo "== ${name:-no other version}"
  [[ $ran == "$expected" ]] || fail "expected
$expected
and these ran
$ran"
}

readonly S390X=("s390x $PROGRAM" 's390x CppCompile' 's390x CppLink')
readonly X86_64=("x86_64 $PROGRAM" 'x86_64 CppCompile' 'x86_64 CppLink')

expect '' "${S390X[@]}" "${X86_64[0]}" "x86_64 $PYTHON" "${X86_64[@]:1}"
expect ''
expect clang "${S390X[@]:1}" "${X86_64[@]:1}"
expect linker "${S390X[2]}" "${X86_64[2]}"
expect x86_64 "${X86_64[@]}"
expect s390x "${S390X[@]}"
expect ppc64le
expect qemu "${S390X[0]}"
expect python "x86_64 $PYTHON"
expect peer

# The peers are not on every machine.
bazel_in "$folder" query --noshow_progress 'deps(//tests/integration:peer_test)' |
  grep -x @versions//:peer >/dev/null || fail "the test of peers does not have their versions"
