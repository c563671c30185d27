# SPDX-License-Identifier: Apache-2.0
# Copies of the checkout, and Bazel in them.
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin USER=${USER:-root} HOME=$TEST_TMPDIR
scratch=$TEST_TMPDIR
# Bazel warns if it finds this variable.
unset TEST_TMPDIR

checkout=$(readlink -f "${BASH_SOURCE[0]}")
checkout=${checkout%/tests/remote_cache/*}

fail() {
  echo "FAILED: $*"
  exit 1
}

# copy_checkout FOLDER: copies the files that git knows or would add.
copy_checkout() {
  mkdir -p "$1"
  (
    cd "$checkout"
    git -c safe.directory='*' ls-files -z --cached --others --exclude-standard |
      xargs -0 ls -d 2>/dev/null | tar -cf - --no-recursion -T -
  ) | tar -xf - -C "$1"
}

# bazel_in FOLDER ARGUMENT...: runs Bazel with a server and outputs of the folder's own.
bazel_in() {
  (
    cd "$1"
    exec bazel --host_jvm_args=-Xmx1g --output_user_root="$1.root" "${@:2}"
  ) </dev/null
}

# remove FOLDER...: stops the servers, and removes copies and outputs.
remove() {
  local folder
  for folder; do
    [[ -d $folder.root ]] || continue
    bazel_in "$folder" shutdown >/dev/null 2>&1 || true
    chmod -R u+w "$folder.root"
    rm -rf "$folder" "$folder.root"
  done
}
