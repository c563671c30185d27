// RUN: mlir-opt %s --allow-unregistered-dialect --test-opaque-loc --mlir-print-debuginfo | FileCheck %s

// CHECK: MyLocation: 0: 'test.x' op
// CHECK-NEXT: nullptr: 'test.x' op
// CHECK-NEXT: MyLocation: 0: 'test.x' op
// CHECK-NEXT: MyLocation: 1: 'func.return' op
// CHECK-NEXT: MyLocation: 2: 'func.func' op
// CHECK-NEXT: {{^}}: 'builtin.module' op

// Opaque locations are printed as their fallback locations.
// CHECK: "test.x"() : () -> () loc(#[[$OLD:.*]])
// CHECK: "test.x"() : () -> () loc(#[[$VOID:.*]])
// CHECK: "test.x"() : () -> () loc(#[[$NEW:.*]])
func.func @f() {
  "test.x"() : () -> () loc("place")
  return
}

// CHECK: #[[$UNKNOWN:.*]] = loc(unknown)
// CHECK: #[[$PLACE:.*]] = loc("place")
// CHECK-DAG: #[[$OLD]] = loc(#[[$PLACE]])
// CHECK-DAG: #[[$VOID]] = loc(#[[$PLACE]])
// CHECK-DAG: #[[$NEW]] = loc(#[[$UNKNOWN]])
