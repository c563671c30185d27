// Errors in a pipeline point at the character in its text.

// RUN: not mlir-opt %s --pass-pipeline='any(cse,)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=COMMA --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(canonicalize{max-iterations=5)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BRACE --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(canonicalize max-iterations=5})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CLOSED --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(cse{}{})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TWICE --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(cse)canonicalize' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BEHIND
// RUN: not mlir-opt %s --pass-pipeline='(cse)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BEHIND
// RUN: not mlir-opt %s --pass-pipeline='any(canonicalize{top-down=maybe})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BOOLEAN --strict-whitespace
// RUN: not mlir-opt %s 2>&1 \
// RUN:   --pass-pipeline='any(canonicalize{max-iterations=99999999999999999999})' \
// RUN:   | FileCheck %s --check-prefix=NUMBER
// RUN: not mlir-opt %s 2>&1 \
// RUN:   --pass-pipeline='any(composite-fixed-point-pass{pipeline=any(csee)})' \
// RUN:   | FileCheck %s --check-prefix=INNER --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(func.fun(cse))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ANCHOR --strict-whitespace
// RUN: not mlir-opt %s --pass-pipeline='any(func.func())' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EMPTY --strict-whitespace
// RUN: mlir-opt %s --pass-pipeline='any()' | FileCheck %s --check-prefix=ACCEPTED
// RUN: not mlir-opt %s --pass-pipeline='builtin.modle(cse)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OUTER --strict-whitespace
// RUN: mlir-opt %s --allow-unregistered-dialect \
// RUN:   --pass-pipeline='any(unknown.op(cse),test.unknown(cse))' \
// RUN:   | FileCheck %s --check-prefix=ACCEPTED
// RUN: not mlir-opt %s --canonicalize=region-simplify=norml 2>&1 \
// RUN:   | FileCheck %s --check-prefix=VALUE --strict-whitespace

//      COMMA:MLIR Textual PassPipeline Parser:1:5: error: '' does not refer to a registered pass or pass pipeline
// COMMA-NEXT:{{^}}cse,
// COMMA-NEXT:{{^}}    ^

//      BRACE:MLIR Textual PassPipeline Parser:1:13: error: missing closing '}' while processing pass options
// BRACE-NEXT:{{^}}canonicalize{max-iterations=5
// BRACE-NEXT:{{^}}            ^

//      CLOSED:MLIR Textual PassPipeline Parser:1:30: error: expected ',' after parsing pipeline
// CLOSED-NEXT:{{^}}canonicalize max-iterations=5}
// CLOSED-NEXT:{{^}}                             ^

//      TWICE:MLIR Textual PassPipeline Parser:1:6: error: expected ',' after parsing pipeline
// TWICE-NEXT:{{^}}cse{}{}
// TWICE-NEXT:{{^}}     ^

// BEHIND: error: expected pass pipeline to be wrapped with the anchor operation type

//      BOOLEAN:MLIR Textual PassPipeline Parser:1:14: error: failed to add `canonicalize` with options `top-down=maybe`: for the --top-down option: 'maybe' is invalid value for boolean argument! Try 0 or 1
// BOOLEAN-NEXT:{{^}}canonicalize{top-down=maybe}
// BOOLEAN-NEXT:{{^}}             ^

// NUMBER: 1:14: error: {{.*}}for the --max-iterations option: '99999999999999999999' value invalid for long argument!

//      INNER:MLIR Textual PassPipeline Parser:1:5: error: 'csee' does not refer to a registered pass or pass pipeline; did you mean 'cse'?
// INNER-NEXT:{{^}}any(csee)
// INNER-NEXT:{{^}}    ^

//      ANCHOR:MLIR Textual PassPipeline Parser:1:1: error: 'func.fun' does not refer to a registered operation; did you mean 'func.func'?
// ANCHOR-NEXT:{{^}}func.fun(cse)
// ANCHOR-NEXT:{{^}}^

//      OUTER:MLIR Textual PassPipeline Parser:1:1: error: 'builtin.modle' does not refer to a registered operation; did you mean 'builtin.module'?
// OUTER-NEXT:{{^}}builtin.modle(cse)
// OUTER-NEXT:{{^}}^

//      EMPTY:MLIR Textual PassPipeline Parser:1:11: error: '' does not refer to a registered pass or pass pipeline
// EMPTY-NEXT:{{^}}func.func()
// EMPTY-NEXT:{{^}}          ^

// ACCEPTED: module

//      VALUE:--canonicalize:1:1: error: {{.*}}Cannot find option named 'norml'!; did you mean 'normal'?
// VALUE-NEXT:{{^}}region-simplify=norml
module {
}
