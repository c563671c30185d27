// Errors are printed at every level, with the notes that belong to them.

// RUN: not mlir-opt %s --mlir-diagnostic-verbosity-level=errors 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --mlir-diagnostic-verbosity-level=warnings 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --mlir-diagnostic-verbosity-level=remarks \
// RUN:   --mlir-disable-diagnostic-notes 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --mlir-diagnostic-verbosity-level=notes 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LEVEL

// LEVEL: error: option '--mlir-diagnostic-verbosity-level' takes errors or warnings or remarks, not 'notes'
// CHECK: error: redefinition of symbol named 'a'
// CHECK: note: see existing symbol definition here
module @a {}
module @a {}
