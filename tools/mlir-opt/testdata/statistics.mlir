// Statistics by pipeline and by pass; those of several threads are summed.

// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse),any(symbol-privatize),cse)' \
// RUN:   --mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse),any(symbol-privatize),cse)' \
// RUN:   --mlir-pass-statistics --mlir-pass-statistics-display=list -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LIST

//      CHECK: ... Pass statistics report ...
//      CHECK: {{^}}'func.func' Pipeline
// CHECK-NEXT: {{^}}  CSE
// CHECK-NEXT: {{^}}    (S) 2 num-cse'd - Number of operations CSE'd
// CHECK-NEXT: {{^}}    (S) 0 num-dce'd - Number of operations DCE'd
// CHECK-NEXT: {{^}}'any' Pipeline
// CHECK-NEXT: {{^}}  SymbolPrivatize
// CHECK-NEXT: {{^}}CSE
// CHECK-NEXT: {{^}}  (S) 0 num-cse'd - Number of operations CSE'd

//      LIST: {{^}}CSE
// LIST-NEXT: {{^}}  (S) 2 num-cse'd - Number of operations CSE'd
// LIST-NEXT: {{^}}  (S) 0 num-dce'd - Number of operations DCE'd
//  LIST-NOT: SymbolPrivatize
func.func @a(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
func.func @b(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
