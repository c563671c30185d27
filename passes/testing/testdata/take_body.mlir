// RUN: mlir-opt %s --test-take-body | FileCheck %s

func.func private @foo()  { "test.x"() : () -> () 
 return }
func.func private @func2() { "test.y"() : () -> () 
 return }

// CHECK: module {
// CHECK-NEXT:   func.func private @foo() {
// CHECK-NEXT:     "test.y"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @func2()
// CHECK-NEXT: }
