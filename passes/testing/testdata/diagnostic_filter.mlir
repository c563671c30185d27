// RUN: mlir-opt %s --allow-unregistered-dialect -o %t \
// RUN:   --pass-pipeline='builtin.module(func.func(test-diagnostic-filter{filters=hidden}))' 2>&1 | FileCheck %s

// CHECK: Test 'f'
func.func @f() {
  // CHECK-NEXT: a.c:1:2: error: test diagnostic
  "test.x"() {test.loc = loc("a.c":1:2)} : () -> ()
  // Filtered locations are skipped.
  // CHECK-NEXT: a.c:7:8: error: test diagnostic
  "test.x"() {test.loc = loc(callsite("hidden.c":3:4 at "a.c":7:8))} : () -> ()
  // CHECK-NEXT: a.c:7:8: error: test diagnostic
  "test.x"() {test.loc = loc(callsite("a.c":7:8 at "hidden.c":3:4))} : () -> ()
  // CHECK-NEXT: a.c:1:2: error: test diagnostic
  // CHECK-NEXT: b.c:7:8: note: called from
  "test.x"() {test.loc = loc(callsite("a.c":1:2 at callsite("hidden.c":3:4
    at "b.c":7:8)))} : () -> ()
  // CHECK-NEXT: b.c:3:3: error: test diagnostic
  "test.x"() {test.loc = loc(fused["hidden.c":1:2, "b.c":3:3])} : () -> ()
  // CHECK-NEXT: b.c:3:3: error: test diagnostic
  "test.x"() {test.loc = loc(callsite("hidden.c":1:2 at "n"("b.c":3:3)))}
    : () -> ()
  // A range is printed as its start.
  // CHECK-NEXT: b.c:2:2: error: test diagnostic
  "test.x"() {test.loc = loc("b.c":2:2 to 3:4)} : () -> ()
  // All locations are filtered: the first one is used.
  // CHECK-NEXT: hidden.c:1:2: error: test diagnostic
  "test.x"() {test.loc = loc("n"("hidden.c":1:2))} : () -> ()
  // CHECK-NEXT: <unknown>:0: error: test diagnostic
  "test.x"() {test.loc = loc(unknown)} : () -> ()
  // CHECK-NOT: error
  return
}
