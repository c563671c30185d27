// RUN: mlir-opt %s --test-symbol-uses -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-symbol-rauw | FileCheck %s --check-prefix=RAUW

module attributes {test.ref = @foo} {
func.func @foo() attributes {sym.new_name = "bar"} { return }
func.func private @baz() 
func.func @use() { "test.x"() {a = @foo, b = [@baz, @foo::@foo]} : () -> () 
  func.call @foo() : () -> ()
  return }
module @inner attributes {sym.new_name="inner2"} {
  func.func @q() { "test.x"() {a = @inner::@q} : () -> () return }
 }
 "test.z"() {c = @inner::@q, d = @inner}: () -> ()
func.func private @w() attributes {sym.outside_use = @foo}
}

// CHECK: remark: found use of symbol : @foo : "foo"
// CHECK: remark: found use of symbol : @foo : "foo"
// CHECK: remark: found use of symbol : @foo : "foo"
// CHECK: remark: symbol has 4 uses
// CHECK: remark: found use of symbol : @baz : "baz"
// CHECK: remark: symbol has 1 uses
// CHECK: remark: symbol contains 4 nested references
// CHECK: remark: symbol has no uses
// CHECK: remark: symbol contains 1 nested references
// CHECK: remark: found use of symbol : @inner::@q : "q"
// CHECK: remark: symbol has 1 uses
// CHECK: remark: found use of symbol : @inner::@q : "inner"
// CHECK: remark: found use of symbol : @inner : "inner"
// CHECK: remark: symbol has 2 uses
// CHECK: remark: symbol contains 1 nested references
// CHECK: remark: symbol has no uses
// CHECK: remark: w function successfully erased

// RAUW: module attributes {test.ref = @foo} {
// RAUW-NEXT:   func.func @bar() attributes {sym.new_name = "bar"} {
// RAUW-NEXT:     return
// RAUW-NEXT:   }
// RAUW-NEXT:   func.func private @baz()
// RAUW-NEXT:   func.func @use() {
// RAUW-NEXT:     "test.x"() {a = @bar, b = [@baz, @bar::@foo]} : () -> ()
// RAUW-NEXT:     call @bar() : () -> ()
// RAUW-NEXT:     return
// RAUW-NEXT:   }
// RAUW-NEXT:   module @inner2 attributes {sym.new_name = "inner2"} {
// RAUW-NEXT:     func.func @q() {
// RAUW-NEXT:       "test.x"() {a = @inner::@q} : () -> ()
// RAUW-NEXT:       return
// RAUW-NEXT:     }
// RAUW-NEXT:   }
// RAUW-NEXT:   "test.z"() {c = @inner2::@q, d = @inner2} : () -> ()
// RAUW-NEXT:   func.func private @w() attributes {sym.outside_use = @bar}
// RAUW-NEXT: }
