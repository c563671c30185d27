#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# run_program.sh PROGRAM [ARGUMENT...]: runs a program as a test.
exec "$@"
