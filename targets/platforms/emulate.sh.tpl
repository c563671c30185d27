#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# emulate PROGRAM [ARG...]: runs PROGRAM, under qemu if it is an ELF file for
# another machine. $MLIR_EMULATED_CPU selects the emulated CPU model.
set -u
# Bytes 5 (byte order) and 18-19 (machine) of the ELF header.
header=$(od -An -v -tx1 -N20 -- "$1" | tr -d ' \n')
case "${header:0:8}${header:10:2}${header:36:4}" in
  7f454c46020016) cpu=s390x root='@s390x@' ;;
  7f454c46011500) cpu=ppc64le root='@ppc64le@' ;;
  *) exec "$@" ;;
esac
exec "qemu-$cpu-static" ${MLIR_EMULATED_CPU:+-cpu "$MLIR_EMULATED_CPU"} -L "$root" "$@"
