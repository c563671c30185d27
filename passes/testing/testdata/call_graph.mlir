// RUN: mlir-opt %s --test-print-callgraph -o %t 2>&1 | FileCheck %s

// CHECK: // - Node : 'func.func' - Region #0 : {function_type = (i32) -> i32, sym_name = "a"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {{.*}}sym_name = "b"
// CHECK: // - Node : {{.*}}sym_name = "b"
// CHECK-NEXT: // -- Call-Edge : {{.*}}sym_name = "a"
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK: // - SCC :
// CHECK-NEXT: // -- Node :<Unknown-Callee-Node>
// CHECK: // - SCC :
// CHECK-NEXT: {{.*}}sym_name = "b"
// CHECK-NEXT: {{.*}}sym_name = "a"
func.func @a(%x: i32) -> i32 {
  %0 = func.call @b(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @b(%x: i32) -> i32 {
  %0 = func.call @a(%x) : (i32) -> i32
  %1 = func.call @elsewhere(%0) : (i32) -> i32
  return %1: i32
}
func.func private @elsewhere(i32) -> i32
