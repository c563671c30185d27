#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# format_test: every source of the checkout that this file lies in is formatted
# and names its licence.
exec "$(readlink -f tools/format)" --check \
  "$(dirname "$(readlink -f tests/format/format_test.sh)")/../.."
