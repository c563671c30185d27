# SPDX-License-Identifier: Apache-2.0
# Debian's files for the other platforms, against which programs are compiled
# and linked, and with which they run under the emulator.

# make_sysroot OUTPUT ARCHITECTURE: uses Debian's main archive only, because
# only it has the same versions for all platforms.
make_sysroot() {
  local output=$1 arch=$2 state=$1.apt packages
  mapfile -t packages <tools/setup/packages/sysroot.txt
  need_space "$cache" 1200 "the sysroot of $arch"
  mkdir -p "$state"/{lists,cache/archives,packages}/partial "$cache/sysroots"
  : >"$state/status"
  write_sources "$state/sources.list" bookworm
  say "      fetching ${#packages[@]} packages"
  attempt "a sysroot package of $arch" \
    fetch_packages "$state" "$arch" "${packages[@]}"
  say "      unpacking them"
  rm -rf "$output.part"
  attempt "the sysroot of $arch" \
    unpack_packages "$output.part" "$state"/packages/*.deb
  replace "$output"
  rm -rf "$state"
}

# fetch_packages STATE ARCHITECTURE PACKAGE...: downloads to STATE/packages.
fetch_packages() {
  local state=$1 arch=$2
  shift 2
  local apt=(apt_apart "$state" "$arch" -o Dir::State::status="$state/status")
  "${apt[@]}" --error-on=any update || return
  cd "$state/packages" && "${apt[@]}" download "$@"
}

sysroot_inputs() {
  cat tools/setup/packages/sysroot.txt tools/setup/{sysroots,debian}.sh
}

sysroot_s390x_title() { say "sysroot of s390x"; }
sysroot_s390x_output() { say "$cache/sysroots/s390x"; }
sysroot_s390x_inputs() { sysroot_inputs; }
sysroot_s390x_make() { make_sysroot "$cache/sysroots/s390x" s390x; }

# Debian's name of the architecture differs from the name in the GNU triple.
sysroot_ppc64le_title() { say "sysroot of ppc64le"; }
sysroot_ppc64le_output() { say "$cache/sysroots/ppc64le"; }
sysroot_ppc64le_inputs() { sysroot_inputs; }
sysroot_ppc64le_make() { make_sysroot "$cache/sysroots/ppc64le" ppc64el; }
