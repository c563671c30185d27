// The help lists the dialects, and the options in groups.

// RUN: mlir-opt --help | FileCheck %s
// RUN: mlir-opt -h | FileCheck %s
// RUN: mlir-opt --help-hidden | FileCheck %s
// RUN: mlir-opt --help-list | FileCheck %s --check-prefix=LIST --implicit-check-not="Printing:"
// LIST: USAGE: mlir-opt [options] <input file>
// LIST: --allow-unregistered-dialect
// LIST: --mlir-diagnostic-verbosity-level=<errors|warnings|remarks>
// LIST: --verify-diagnostics[=<level>]
// RUN: mlir-opt --help | FileCheck %s --check-prefix=HIDDEN --implicit-check-not=plugin
// HIDDEN: OVERVIEW

// CHECK: OVERVIEW: MLIR modular optimizer driver
// CHECK: Available Dialects: affine, arith, builtin, cf, complex, dlti, func, index, llvm, math, memref, scf, tensor, test, ub
// CHECK: USAGE: mlir-opt [options] <input file>
// CHECK: General options:
// CHECK: --show-dialects
// CHECK: Input and output:
// CHECK: -o=<filename>
// CHECK: --split-input-file[=<marker>]
// CHECK: Printing:
// CHECK: --mlir-print-op-generic
// CHECK: Diagnostics:
// CHECK: --verify-diagnostics[=<level>]
