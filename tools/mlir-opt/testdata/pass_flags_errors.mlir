// Errors in pass options are reported with a line that points at them, before anything
// is read or written.

// RUN: not mlir-opt %s --pass-pipeline= 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(csee)' -o %t.out 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NAME --strict-whitespace
// RUN: not ls %t.out
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(cse)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(cse))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CLOSED
// RUN: not mlir-opt %s --pass-pipeline=cse 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: not mlir-opt %s --pass-pipeline='func.func(cse)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(cse{x=1})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPTION
// RUN: not mlir-opt %s --symbol-privatize='exclude=a exlude=b' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FLAG --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(cse)' --cse 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOTH
// RUN: not mlir-opt %s --symbol-dc 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-opt %s --mlir-print-ir-after=csee 2>&1 | FileCheck %s --check-prefix=PRINT
// RUN: not mlir-opt %s --mlir-print-ir-after-all --mlir-print-ir-module-scope 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SCOPE

//      NAME:MLIR Textual PassPipeline Parser:1:1: error: 'csee' does not refer to a registered pass or pass pipeline; did you mean 'cse'?
// NAME-NEXT:{{^}}csee
// NAME-NEXT:{{^}}^
// OPEN: 1:11: error: encountered unbalanced parentheses while parsing pipeline
// CLOSED: 1:4: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
// ANCHOR: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
// OTHER: pass_flags_errors.mlir:0:0: error: can't run 'func.func' pass manager on 'builtin.module' op
// OPTION: error: failed to add `cse` with options `x=1`: no such option x
//      FLAG:--symbol-privatize:1:11: error: failed to add `symbol-privatize` with options `exclude=a exlude=b`: no such option exlude; did you mean 'exclude'?
// FLAG-NEXT:{{^}}exclude=a exlude=b
// FLAG-NEXT:{{^}}          ^
// EMPTY: {{^}}<unknown>:0: error: expected pass pipeline to be wrapped with
// BOTH: error: '-pass-pipeline' option can't be used with individual pass options
// NEAR: error: option '--symbol-dc' is not known; did you mean '--symbol-dce'?
// PRINT: error: for the --mlir-print-ir-after option: Cannot find option named 'csee'!
// SCOPE: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.
