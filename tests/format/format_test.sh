#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# format_test: every source of the checkout that contains this file is
# formatted, names its license and has neither a comment that comments.py refuses
# nor an expectation that expectations.py refuses.
format=$(readlink -f tools/format)
checker=$(readlink -f tests/format/comments.py)
checkout=$(dirname "$checker")/../..

status=0
"$format" --check "$checkout" || status=1
cd "$checkout" || exit 1
python3 -I "$checker" --exceptions tests/format/exceptions.txt || status=1
python3 -I tests/format/expectations.py || status=1
exit $status
