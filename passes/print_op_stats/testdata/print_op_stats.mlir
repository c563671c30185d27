// How often operations occur, in a table and in JSON.

// RUN: mlir-opt %s --print-op-stats --allow-unregistered-dialect -o /dev/null \
// RUN:   2>&1 | FileCheck %s --strict-whitespace
// RUN: mlir-opt %s --print-op-stats=json --allow-unregistered-dialect \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON

//      CHECK:Operations encountered:
// CHECK-NEXT:-----------------------
// CHECK-NEXT:    arith.constant , 2
// CHECK-NEXT:  builtin.module   , 1
// CHECK-NEXT:     func.func     , 1
// CHECK-NEXT:     func.return   , 1
// CHECK-NEXT:          nodot    , 1

//      JSON: {{^}}{
// JSON-NEXT: {{^}}  "arith.constant" : 2,
// JSON-NEXT: {{^}}  "builtin.module" : 1,
// JSON-NEXT: {{^}}  "func.func" : 1,
// JSON-NEXT: {{^}}  "func.return" : 1,
// JSON-NEXT: {{^}}  "nodot" : 1
// JSON-NEXT: {{^}}}
func.func @f() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  "nodot"() : () -> ()
  return
}
