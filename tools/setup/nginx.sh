# SPDX-License-Identifier: Apache-2.0
# The web server that tests/remote_cache starts as a cache. It is only unpacked, so no
# service is installed.

nginx_title() { say "nginx"; }
nginx_output() { say "$cache/nginx"; }
nginx_inputs() { cat tools/setup/{nginx,sysroots,debian}.sh; }
nginx_make() {
  local output=$cache/nginx state=$cache/nginx.apt
  mkdir -p "$state"/{lists,cache/archives,packages}/partial
  : >"$state/status"
  write_sources "$state/sources.list" bookworm
  attempt "Debian package nginx" fetch_packages "$state" amd64 nginx
  rm -rf "$output.part"
  attempt "nginx" unpack_nginx "$output.part" "$state"/packages/*.deb
  replace "$output"
  rm -rf "$state"
}

# unpack_nginx ROOT DEB...: fails if a library is missing.
unpack_nginx() {
  unpack_packages "$@" && "$1/usr/sbin/nginx" -v
}
