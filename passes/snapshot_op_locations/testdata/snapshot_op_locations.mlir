// Operations get locations in the file that the pass writes.

// RUN: mlir-opt %s --snapshot-op-locations=filename=%t.mlir \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s -DFILE=%t.mlir
// RUN: FileCheck %s --check-prefix=FILE < %t.mlir
// RUN: mlir-opt %s --snapshot-op-locations='filename=%t.mlir tag=tagged' \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=TAG
// RUN: mlir-opt %s --snapshot-op-locations=filename=/dev/null \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s -DFILE=/dev/null
// RUN: mlir-opt %s --snapshot-op-locations=filename=- -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=FILE
// RUN: not mlir-opt %s --snapshot-op-locations=filename=%t/none/x.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ERROR

// ERROR: snapshot_op_locations.mlir:[[@LINE+12]]:1: error: {{.*}}x.mlir

// FILE: {{^}}module {
// FILE-NEXT: {{^}}  func.func @f(%{{.*}}: i32) -> i32 {

// CHECK: arith.addi %{{.*}} : i32 loc("[[FILE]]":3:4)
// CHECK: return %{{.*}} : i32 loc("[[FILE]]":4:4)
// CHECK: } loc("[[FILE]]":2:2)
// CHECK: } loc("[[FILE]]":1:0)

// TAG: arith.addi %{{.*}} : i32 loc(fused["f.c":1:2, "tagged"("{{.*}}.mlir":3:4)])

module {
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("f.c":1:2)
  return %0 : i32
}
}
