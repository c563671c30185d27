# SPDX-License-Identifier: Apache-2.0
# How setup.sh runs its steps. A step NAME is four functions:
#   NAME_title   prints what it provides;
#   NAME_inputs  prints all that the result depends on: the step is done when
#                the stamp of an earlier run holds the same;
#   NAME_output  prints the file or folder that it makes;
#   NAME_make    makes it, calling `attempt` for whatever can fail.
# Results are made in OUTPUT.part and renamed, so that a cut leaves no half.

cache=$(cache_dir)
readonly cache

say() { printf '%s\n' "$*"; }

# die MESSAGE: ends the set-up with the one line of an error.
die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# as_root COMMAND...: with sudo when need be, which forgets all but the proxies.
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

# What a log says about a failure, the most telling first.
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

# show_last_line FILE: on the terminal's current line, until killed.
show_last_line() {
  while sleep 0.5 && kill -0 $$; do
    printf '\r\e[K      %s' "$(tail -n 1 "$1" | tr -cd '[:print:]' | cut -c 1-70)"
  done
}

# attempt WHAT COMMAND...: runs COMMAND in a subshell, into the step's log. When
# it fails, so does the set-up: WHAT cannot be had.
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

# replace OUTPUT: OUTPUT.part takes its place.
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

# Lets one set-up at a time into the cache.
lock_cache() {
  [[ -d $cache ]] || make_cache_writable
  exec 9<"$cache"
  flock --nonblock 9 && return
  say "waiting for another setup.sh"
  flock 9
}

# Makes the cache, or takes it over from another user.
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
