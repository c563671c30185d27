// RUN: mlir-opt %s --test-topological-sort-analysis | FileCheck %s

func.func @f(%x: i32) -> i32 {
  %a = "test.a"() {selected} : () -> i32
  %b = "test.b"(%a) {selected} : (i32) -> i32
  "test.r"() ({ %d = "test.d"(%b) {selected} : (i32) -> i32
   }) {root} : () -> ()
  %c = "test.c"(%b) {root} : (i32) -> i32
  return {selected} %a : i32
}
func.func @s(%x: i32) attributes {root, test.ordered} {
  "test.x"() {selected = 1} : () -> ()
  "test.x"() {selected = 0} : () -> ()
  return
}
func.func @o(%x: i32) attributes {root, ordered} {
  "test.x"() {selected = 1} : () -> ()
  "test.x"() {selected = 0} : () -> ()
  return
}
func.func @m(%x: i32) attributes {root, ordered} {
  "test.x"() {selected = 1} : () -> ()
  return
}
func.func @cyc() attributes {root} {
  test.graph_region {
  %a = "test.a"(%b) {selected}: (i32) -> i32
  %b = "test.b"(%a) {selected} : (i32) -> i32
  %c = "test.c"() {selected} : () -> i32
  }
  return
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %{{.*}}: i32) -> i32 {
// CHECK-NEXT: %[[A:.*]] = "test.a"() {selected} : () -> i32
// CHECK-NEXT: %[[B:.*]] = "test.b"(%[[A]]) {selected} : (i32) -> i32
// CHECK-NEXT:     "test.r"() ({
// CHECK-NEXT: "test.d"(%[[B]]) {pos = 0 : index, selected} : (i32) -> i32
// CHECK-NEXT:     }) {root} : () -> ()
// CHECK-NEXT: "test.c"(%[[B]]) {root} : (i32) -> i32
// CHECK-NEXT: return {selected} %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-LABEL: func.func @s(
// CHECK-SAME: %{{.*}}: i32) attributes {root, test.ordered} {
// CHECK-NEXT:     "test.x"() {pos = 0 : index, selected = 1 : i64} : () -> ()
// CHECK-NEXT:     "test.x"() {pos = 1 : index, selected = 0 : i64} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-LABEL: func.func @o(
// CHECK-SAME: %{{.*}}: i32) attributes {ordered, root} {
// CHECK-NEXT:     "test.x"() {pos = 1 : index, selected = 1 : i64} : () -> ()
// CHECK-NEXT:     "test.x"() {pos = 0 : index, selected = 0 : i64} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-LABEL: func.func @m(
// CHECK-SAME: %{{.*}}: i32) attributes {ordered, root} {
// CHECK-NEXT:     "test.x"() {selected = 1 : i64} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cyc() attributes {root} {
// CHECK-NEXT:     test.graph_region {
// CHECK-NEXT: %[[A:.*]] = "test.a"(%[[B:.*]]) {selected} : (i32) -> i32
// CHECK-NEXT: %[[B]] = "test.b"(%[[A]]) {selected} : (i32) -> i32
// CHECK-NEXT: "test.c"() {selected} : () -> i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
