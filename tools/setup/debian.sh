# SPDX-License-Identifier: Apache-2.0
# Debian packages, either installed on the machine or only unpacked to a folder.
# Unpacking uses a separate apt state and does not affect the machine's apt.

# installed_packages LIST: prints the packages in the file LIST that are
# installed.
installed_packages() {
  { xargs dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' <"$1" || true; } \
    2>/dev/null | sed -n 's/^ii //p' | sort
}

# install_packages LIST: installs the missing packages in the file LIST.
install_packages() {
  local missing what="Debian packages"
  mapfile -t missing < <(comm -13 <(installed_packages "$1") <(sort "$1"))
  ((${#missing[@]})) || return 0
  need_space / 3500 "Debian packages"
  say "      installing ${#missing[@]} packages and what they need"
  if ((${#missing[@]} < 4)); then what+=" ${missing[*]}"; fi
  attempt "$what" update_and_install "${missing[@]}"
}

# update_and_install PACKAGE...
update_and_install() {
  # An unrelated package source may be broken, so only the install must succeed.
  as_root apt-get -q update || true
  apt_install "$@" && return
  # An earlier run was probably interrupted.
  as_root env DEBIAN_FRONTEND=noninteractive dpkg --configure -a &&
    apt_install "$@"
}

# apt_install PACKAGE...: waits while another program holds dpkg's lock.
apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qy \
    --no-install-recommends -o Acquire::Retries=3 \
    -o DPkg::Lock::Timeout=600 -o APT::Keep-Downloaded-Packages=false \
    install "$@"
}

debian_title() { say "Debian packages"; }
debian_output() { say "$cache"; }
debian_inputs() {
  cat tools/setup/packages/debian.txt
  installed_packages tools/setup/packages/debian.txt
}
debian_make() { install_packages tools/setup/packages/debian.txt; }

# archive_mirrors CODENAME: prints the mirrors that the machine's package
# sources name for this part of Debian's archive, as far as their lists were
# fetched.
archive_mirrors() {
  apt-get indextargets --format '$(REPO_URI)' \
    'Created-By: Packages' 'Origin: Debian' "Codename: $1" 'Component: main'
}

# write_sources FILE CODENAME...: writes an apt source list of these parts of
# the archive, with the machine's own mirrors.
write_sources() {
  local file=$1 codename mirror
  shift
  for codename in "$@"; do
    if [[ -z $(archive_mirrors "$codename") ]]; then
      attempt "Debian package lists" as_root apt-get -q update
    fi
    mirror=$(archive_mirrors "$codename" | head -n 1)
    [[ -n $mirror ]] ||
      die "$codename cannot be had: the machine's apt sources do not name it"
    say "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]" \
      "$mirror $codename main"
  done >"$file"
}

# apt_apart DIRECTORY ARCHITECTURE COMMAND...: runs apt-get with its state in
# DIRECTORY.
apt_apart() {
  local state=$1 arch=$2
  shift 2
  apt-get -q -o APT::Architecture="$arch" -o APT::Architectures="$arch" \
    -o Dir::State::Lists="$state/lists" -o Dir::Cache="$state/cache" \
    -o Dir::Etc::SourceList="$state/sources.list" \
    -o Dir::Etc::SourceParts=/dev/null -o Dir::Etc::Preferences=/dev/null \
    -o Dir::Etc::PreferencesParts=/dev/null \
    -o APT::Sandbox::User=root -o Acquire::Retries=3 \
    -o Acquire::Languages=none "$@"
}

# unpack_packages ROOT DEB...: unpacks without dpkg. Changes absolute links to
# point inside ROOT.
unpack_packages() {
  local root=$1 package link
  shift
  mkdir -p "$root"
  for package in "$@"; do
    dpkg-deb --extract "$package" "$root" || return
  done
  find "$root" -type l -lname '/*' -print0 |
    while IFS= read -rd '' link; do
      ln -sfnr "$root$(readlink "$link")" "$link" || return
    done
}
