// The output is parsed again, also if flags shorten the printed output.

// RUN: mlir-opt %s --allow-unregistered-dialect --verify-roundtrip | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --verify-roundtrip \
// RUN:   --mlir-print-op-generic | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --verify-roundtrip \
// RUN:   --mlir-elide-elementsattrs-if-larger=1 --mlir-print-skip-regions \
// RUN:   | FileCheck %s --check-prefix=SKIPPED

// CHECK: %{{.*}}:2 = "t.op"() {a = dense<[1, 2, 3]> : tensor<3xi32>} : () -> (i32, f32)
// SKIPPED: {{^}}module {...}
%0:2 = "t.op"() {a = dense<[1, 2, 3]> : tensor<3xi32>} : () -> (i32, f32) loc("f":1:2)
"t.op"() ({
^bb0(%a: i32):
  "t.br"(%a, %0#1)[^bb1] : (i32, f32) -> ()
^bb1:
  "t.end"() {b = dense_resource<r> : tensor<1xi32>} : () -> () loc(callsite("g" at "h"))
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  }
#-}
