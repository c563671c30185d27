// Output to a device or pipe is written directly.

// RUN: mlir-opt %s -o /dev/null | count 0
// RUN: not mlir-opt %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: error: cannot write '/dev/full': no space left on device

module {
}
