# SPDX-License-Identifier: Apache-2.0
# The stages of test.sh: the invocations of `bazel test` that each consists of, and
# how one is run and reported. test.sh sources this file in the root of the checkout.
#
# shellcheck shell=bash

# The stages that run by default, and those that --all adds; in order.
STAGES=(x86_64 ppc64le s390x sanitizers threads downstream)
MORE_STAGES=(
  extended all_x86_64 all_s390x all_ppc64le all_sanitizers all_threads alone
)

# runs_of STAGE: a line for each invocation, `FOLDER|TARGETS|OPTIONS`. TARGETS are
# patterns, or a file of them (tests/stages).
runs_of() {
  local some='--build_tests_only' lists=tests/stages host='--config=pch --config=o2'
  case $1 in
    x86_64) echo ".|$lists/x86_64.txt|$host" ;;
    ppc64le)
      echo ".|//tests/emulated:ppc64le //tests/onnx_backend:ppc64le|$host"
      echo ".|$lists/ppc64le.txt|--config=pch --config=ppc64le $some --test_tag_filters=cross"
      ;;
    s390x)
      echo ".|//tests/emulated:s390x //tests/onnx_backend:s390x //tests/models:tiny_digests|$host"
      echo ".|$lists/s390x.txt|--config=pch --config=s390x $some --test_tag_filters=cross,byte_order"
      ;;
    sanitizers) echo ".|$lists/sanitizers.txt|--config=pch --config=asan_ubsan $some" ;;
    threads) echo ".|//...|--config=pch --config=tsan $some --test_tag_filters=threads" ;;
    downstream) echo "examples/downstream|//...|--config=pch" ;;

    extended) echo ".|//tests:extended|--config=pch --compilation_mode=opt" ;;
    all_x86_64) echo ".|//...|$host" ;;
    all_s390x) echo ".|//...|--config=pch --config=s390x $some --test_tag_filters=cross,byte_order" ;;
    all_ppc64le) echo ".|//...|--config=pch --config=ppc64le $some --test_tag_filters=cross,byte_order" ;;
    all_sanitizers) echo ".|//...|--config=pch --config=asan_ubsan $some" ;;
    all_threads) echo ".|//...|--config=pch --config=tsan $some" ;;
    alone) echo ".|//...|--//targets/platforms:unity_sources=false" ;;
    *) return 1 ;;
  esac
}

# How long the reference machine takes for calibration.cpp, in seconds of its
# processor: all times that are called those of the reference machine are to it.
REFERENCE_CALIBRATION=6.4

# scale_of_machine: how long this machine takes for what takes the reference machine
# 1; 1 if there is no compiler.
scale_of_machine() {
  local TIMEFORMAT=%U seconds output
  output=$(mktemp)
  seconds=$({
    time /usr/lib/llvm-19/bin/clang++ --no-default-config -std=c++20 -O2 -w \
      -c tools/ci/calibration.cpp -o "$output" >/dev/null 2>&1
  } 2>&1) || seconds=$REFERENCE_CALIBRATION
  rm -f "$output"
  awk -v here="$seconds" -v there="$REFERENCE_CALIBRATION" \
    'BEGIN { printf "%.2f", here / there }'
}

# targets_in TEXT: the patterns, a line each, of a list's file or of TEXT itself.
targets_in() {
  if [[ $1 == *.txt ]]; then
    sed -e 's/#.*//' -e 's/[[:space:]]*$//' -e '/^$/d' "$1"
  else
    printf '%s\n' $1
  fi
}

# run_bazel FOLDER EVENTS ARGUMENT...: one invocation of `bazel test`, its build
# events and its profile written to EVENTS and EVENTS.profile.gz.
run_bazel() {
  local folder=$1 events=$2
  shift 2
  local flags=(
    --keep_going --ui_event_filters=-info --show_result=0 --test_summary=none
    --build_event_json_file="$events" --profile="$events.profile.gz"
  )
  [[ -t 2 ]] || flags+=(--noshow_progress)
  [[ -z $DISK_CACHE ]] || flags+=(--disk_cache="$DISK_CACHE")
  (cd "$folder" && bazel test "${flags[@]}" "$@") </dev/null || true
}

# run_stage STAGE RESULTS SCALE: runs it, counts and reports. Its build events are
# RESULTS/STAGE and RESULTS/STAGE.2 and so on.
run_stage() {
  local stage=$1 results=$2 scale=$3 start=$SECONDS number=1 folder targets options
  local -a runs patterns files
  printf '== %s\n' "$stage"
  mapfile -t runs < <(runs_of "$stage")
  for run in "${runs[@]}"; do
    IFS='|' read -r folder targets options <<<"$run"
    local events=$results/$stage
    ((number == 1)) || events+=.$number
    mapfile -t patterns < <(targets_in "$targets")
    # shellcheck disable=SC2086
    run_bazel "$folder" "$events" $options $(options_after "$stage" $number) \
      -- "${patterns[@]}"
    files+=("$(basename "$events")")
    number=$((number + 1))
    [[ $folder == . ]] || (cd "$folder" && bazel shutdown) || true
  done
  (
    cd "$results"
    "$CI/count_results.py" --logs "${files[@]}" || true
    "$CI/report_stage.py" --seconds=$((SECONDS - start)) --scale="$scale" "${files[@]}"
  )
  RESULT_FILES+=("${files[@]}")
}

# options_after STAGE NUMBER: what an invocation is told of the one before it: the
# compiler for s390x must write the bytes that the one for x86-64 has just written.
options_after() {
  [[ $1 == s390x && $2 == 2 ]] || return 0
  local digests
  digests=$(cat bazel-bin/tests/models/tiny.digests 2>/dev/null) || return 0
  printf -- '--//tests/models:expected_digests=%s' "$digests"
}
