#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# orphans_test: find_orphans.sh fails if the query finds a component, or fails itself.
set -uo pipefail
find=tools/ci/find_orphans.sh
fake=$TEST_TMPDIR/bazel
export BAZEL=$fake

# expect STATUS TEXT: of find_orphans.sh, with the script on standard input as bazel.
expect() {
  cat > "$fake"
  chmod +x "$fake"
  output=$("$find" 2>&1)
  status=$?
  if [[ $status != "$1" || $output != *"$2"* ]]; then
    echo "expected $1 and '$2', got $status and '$output'"
    exit 1
  fi
}

expect 0 '' <<< '#!/bin/sh'
expect 1 '//passes/x:x_component' <<'END'
#!/bin/sh
echo //passes/x:x_component
END
expect 7 'broken' <<'END'
#!/bin/sh
echo broken >&2
exit 7
END
