// Flags of the tool control the printing of the IR.

// RUN: mlir-opt %s --print-ir --mlir-print-op-generic -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --print-ir --mlir-print-debuginfo -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=DEBUG
// RUN: mlir-opt %s --print-ir --mlir-print-skip-regions -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SKIP

// GENERIC: // -----// IR Dump //----- //
// GENERIC-NEXT: "builtin.module"() ({
// DEBUG: // -----// IR Dump //----- //
// DEBUG: return loc("here")
// SKIP: // -----// IR Dump //----- //
// SKIP-NEXT: module {...}
func.func @a() {
  return loc("here")
}
