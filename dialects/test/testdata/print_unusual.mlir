// RUN: mlir-opt %s | FileCheck %s

// Custom printers do not crash on operations that their syntax cannot express.

// CHECK: %[[I:.*]] = "test.producer"() : () -> index
%i = "test.producer"() : () -> index
// CHECK: test.isolated_region %[[I]] {
"test.isolated_region"(%i) ({
  "test.finish"() : () -> ()
}) : (index) -> ()
// CHECK: test.with_bounds_region {{.*}} {
"test.with_bounds_region"() <{smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index}> ({
  "test.finish"() : () -> ()
}) : () -> ()
// CHECK: test.attr_with_loc("foo")
"test.attr_with_loc"() <{loc = 1 : i32, value = "foo"}> : () -> ()

// A type with two lines is indented like the operation.

// CHECK: func.func private @spaces(!test.spaces< 4
// CHECK-NEXT: {{^}}  ()() 1>)
func.func private @spaces(!test.spaces< 4
()() 1>)
