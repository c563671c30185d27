#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
echo "// Generated."
