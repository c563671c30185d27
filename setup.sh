#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# usage: ./setup.sh [--extended | --benchmarks]
#
# Prepares a bare Debian 12 on x86-64 to build and test this project.
# --extended adds the server that //tests:extended needs, --benchmarks also the
# peers that benchmarks and interoperability tests compare with. Runs unattended,
# as root or with sudo. A second run takes seconds, and an interrupted run
# continues where it stopped. Files that are not in Debian packages go to
# /var/cache/mlir, or to $MLIR_CACHE.
#
# Exits with 1 after one line on stderr if a dependency cannot be obtained.
set -Eeuo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
export PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8

for part in machine steps debian python sysroots models buildifier nginx benchmarks versions; do
  # shellcheck source=/dev/null
  source "tools/setup/$part.sh"
done

steps=(debian venv sysroot_s390x sysroot_ppc64le models buildifier)
case "$*" in
  '') ;;
  --extended) steps+=(nginx) ;;
  --benchmarks) steps+=(nginx peer_packages llvm_22 llvm_22_headers peers weights) ;;
  -h | --help)
    sed -n '3,/^set/s/^# \{0,1\}//p' setup.sh
    exit
    ;;
  *) die "unknown arguments '$*', usage: ./setup.sh [--extended | --benchmarks]" ;;
esac

unsupported_host && die "$REASON"
run_steps "${steps[@]}"
write_versions
missing_dependency && die "$REASON, although it was set up"
say "ready"
