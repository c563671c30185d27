# SPDX-License-Identifier: Apache-2.0
# Runs the steps of setup.sh. A step NAME consists of four functions:
#   NAME_title   prints what the step provides;
#   NAME_inputs  prints everything that the result depends on; the step is
#                skipped if the stamp of an earlier run has the same contents;
#   NAME_output  prints the file or folder that the step creates;
#   NAME_make    creates it, and calls `attempt` for commands that can fail.
# Results are created as OUTPUT.part and renamed, so that an interrupted step
# leaves no partial result.

cache=$(cache_dir)
readonly cache

say() { printf '%s\n' "$*"; }

# die MESSAGE: exits with one error line.
die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# as_root COMMAND...: uses sudo if necessary, which keeps only proxy variables.
as_root() {
  if ((EUID == 0)); then
    "$@"
    return
  fi
  [[ -x /usr/bin/sudo ]] || die "'$1' needs root or the Debian package sudo"
  local name proxies=()
  for name in http_proxy https_proxy no_proxy; do
    [[ -n ${!name-} ]] && proxies+=("$name=${!name}")
  done
  sudo env "${proxies[@]}" "$@"
}

# Messages in a log that explain a failure, the most specific first.
readonly causes=(
  'No space left on device'
  'Temporary failure (in name resolution|resolving [^ ]*)'
  'Network is unreachable'
  'Connection (refused|timed out|reset by peer)'
  'CERTIFICATE_VERIFY_FAILED'
  '[A-Z][A-Z ]+HASHES FROM THE REQUIREMENTS FILE'
  'No matching version found for .*'
  '^(E|ERROR): .*'
  '.*[^[:space:]].*'
)

# reason LOG: prints why a command failed, and for which PyPI package.
reason() {
  local cause line package
  for cause in "${causes[@]}"; do
    line=$(grep -oE "$cause" "$1" | tail -n 1) && break
  done || line="no output"
  package=$(sed -En 's/^ERROR: No matching distribution found for //p
    s/^ *([^ ]+==[^ ]+) from .*/\1/p' "$1" | tail -n 1)
  printf '%s%s\n' "${line#E: }" "${package:+ (for $package)}"
}

# show_last_line FILE: shows it on the terminal's current line until killed.
show_last_line() {
  while sleep 0.5 && kill -0 $$; do
    printf '\r\e[K      %s' "$(tail -n 1 "$1" | tr -cd '[:print:]' | cut -c 1-70)"
  done
}

# attempt WHAT COMMAND...: runs COMMAND in a subshell with output to the step's
# log. If it fails, the set-up fails with a message that names WHAT.
attempt() {
  local what=$1 log=$cache/logs/$step_name.log viewer='' status=0
  shift
  if [[ -t 1 ]]; then
    show_last_line "$log" 2>/dev/null &
    viewer=$!
  fi
  ("$@") >"$log" 2>&1 </dev/null || status=$?
  if [[ -n $viewer ]]; then
    kill "$viewer"
    printf '\r\e[K'
  fi
  ((status == 0)) || die "$what cannot be had: $(reason "$log") (log: $log)"
}

# need_space DIRECTORY MEGABYTES WHAT
need_space() {
  local free
  free=$(df --output=avail -BM "$1" | tail -n 1 | tr -dc '0-9')
  ((free >= $2)) || die "no space for $3: $1 has $free MB free, it needs $2 MB"
}

# replace OUTPUT: replaces OUTPUT by OUTPUT.part.
replace() {
  rm -rf "$1.old"
  if [[ -e $1 ]]; then mv -T "$1" "$1.old"; fi
  mv -T "$1.part" "$1"
  rm -rf "$1.old"
}

hash_of_inputs() { "$1_inputs" 2>&1 | sha256sum; }

is_done() {
  local stamp=$cache/stamps/$1
  [[ -e $("$1_output") && -e $stamp && $(<"$stamp") == "$(hash_of_inputs "$1")" ]]
}

# Locks the cache against concurrent set-ups.
lock_cache() {
  [[ -d $cache ]] || make_cache_writable
  exec 9<"$cache"
  flock --nonblock 9 && return
  say "waiting for another setup.sh"
  flock 9
}

# Creates the cache, or takes ownership of an existing one.
make_cache_writable() {
  if ! mkdir -p "$cache" 2>/dev/null; then
    as_root mkdir -p "$cache" || die "$cache cannot be made"
  fi
  if [[ ! -w $cache ]]; then
    as_root chown -R "$(id -u):$(id -g)" "$cache" || die "$cache cannot be written"
  fi
  mkdir -p "$cache"/{logs,stamps}
}

# run_steps NAME...
run_steps() {
  local number=0 start progress
  trap 'die "interrupted: run ./setup.sh again to go on"' INT TERM
  trap 'die "setup.sh failed at \"$BASH_COMMAND\""' ERR
  lock_cache
  for step_name in "$@"; do
    progress="[$((++number))/$#] $("${step_name}_title")"
    if is_done "$step_name"; then
      say "$progress: nothing to do"
      continue
    fi
    say "$progress"
    start=$SECONDS
    make_cache_writable
    rm -f "$cache/stamps/$step_name"
    "${step_name}_make"
    hash_of_inputs "$step_name" >"$cache/stamps/$step_name"
    say "      done in $((SECONDS - start)) s"
  done
}
