// RUN: mlir-opt %s --topological-sort --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: module @behind_what_is_used
module @behind_what_is_used {
  // CHECK: %[[A:.*]] = "t.a"
  // CHECK-NEXT: %[[B:.*]] = "t.b"(%[[A]])
  // CHECK-NEXT: "t.c"(%[[B]], %[[A]])
  "t.c"(%b, %a) : (i32, i32) -> ()
  %b = "t.b"(%a) : (i32) -> i32
  %a = "t.a"() : () -> i32
}
// CHECK-LABEL: module @what_is_in_order_stays
module @what_is_in_order_stays {
  // CHECK: "t.x"
  // CHECK-NEXT: "t.y"
  // CHECK-NEXT: "t.z"
  "t.x"() : () -> ()
  "t.y"() : () -> ()
  "t.z"() : () -> ()
}
// CHECK-LABEL: module @uses_in_regions_count
module @uses_in_regions_count {
  // CHECK: %[[D:.*]] = "t.d"
  // CHECK-NEXT: "t.nested"
  // CHECK-NEXT: "t.use"(%[[D]])
  "t.nested"() ({ "t.use"(%d) : (i32) -> () }) : () -> ()
  %d = "t.d"() : () -> i32
}
// CHECK-LABEL: module @the_first_of_a_cycle_goes_first
module @the_first_of_a_cycle_goes_first {
  // CHECK: "t.free"
  // CHECK-NEXT: "t.behind"(%[[F:[0-9]+]])
  // CHECK-NEXT: %[[E:.*]] = "t.e"(%[[F]])
  // CHECK-NEXT: %[[F]] = "t.f"(%[[E]])
  "t.behind"(%f) : (i32) -> ()
  %e = "t.e"(%f) : (i32) -> i32
  %f = "t.f"(%e) : (i32) -> i32
  "t.free"() : () -> ()
}
