// Without the verifier, invalid IR is accepted and printed in generic form.

// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=VERIFIED
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing | FileCheck %s
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing \
// RUN:   --verify-roundtrip | FileCheck %s

// VERIFIED: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'
// CHECK: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) {a} : () -> ()
module attributes {a} {}
