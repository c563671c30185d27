// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-visitors -o %t | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-visitors-interrupt -o %t \
// RUN:   | FileCheck %s --check-prefix=STOP
// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-block-visitors-interrupt -o %t \
// RUN:   | FileCheck %s --check-prefix=BLOCK
// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-region-visitors-interrupt -o %t \
// RUN:   | FileCheck %s --check-prefix=REGION

"test.g"() ({
  "test.s"() ({ "test.x"() : () -> () }) {skip_before_all = true} : () -> ()
  "test.s"() ({ "test.x"() : () -> () }, { }) {skip_after_region = 0} : () -> ()
  "test.s"() ({ "test.x"() : () -> () }, { }) {interrupt_after_region = 1}
    : () -> ()
}) : () -> ()
"test.h"() ({
  "test.x"() {interrupt = true} : () -> ()
}) : () -> ()

// CHECK: step 0 op 'builtin.module' before all regions
// CHECK-NEXT: step 1 op 'test.g' before all regions
// CHECK-NEXT: step 2 op 'test.s' before all regions
// CHECK-NEXT: step 3 op 'test.x' before all regions
// CHECK-NEXT: step 4 op 'test.s' after all regions
// CHECK-NEXT: step 5 op 'test.s' before all regions
// CHECK-NEXT: step 6 op 'test.x' before all regions
// CHECK-NEXT: step 7 op 'test.s' before region #1
// CHECK-NEXT: step 8 op 'test.s' after all regions
// CHECK-NEXT: step 9 op 'test.s' before all regions
// CHECK-NEXT: step 10 op 'test.x' before all regions
// CHECK-NEXT: step 11 op 'test.s' before region #1
// CHECK-NEXT: step 12 op 'test.s' after all regions
// CHECK-NEXT: step 13 op 'test.g' after all regions
// CHECK-NEXT: step 14 op 'test.h' before all regions
// CHECK-NEXT: step 15 op 'test.x' before all regions
// CHECK-NEXT: step 16 op 'test.h' after all regions
// CHECK-NEXT: step 17 op 'builtin.module' after all regions

// STOP: step 0 op 'builtin.module' before all regions
// STOP-NEXT: step 1 op 'test.g' before all regions
// STOP-NEXT: step 2 op 'test.s' before all regions
// STOP-NEXT: step 3 op 'test.x' before all regions
// STOP-NEXT: step 4 op 'test.s' before all regions
// STOP-NEXT: step 5 op 'test.x' before all regions
// STOP-NEXT: step 6 op 'test.s' before region #1
// STOP-NEXT: step 7 walk was interrupted

// BLOCK: step 0
// BLOCK-NEXT: step 1
// BLOCK-NEXT: step 2
// BLOCK-NEXT: step 3
// BLOCK-NEXT: step 4 walk was interrupted

// REGION: step 0
// REGION-NEXT: step 1
// REGION-NEXT: step 2
// REGION-NEXT: step 3
// REGION-NEXT: step 4
// REGION-NEXT: step 5
// REGION-NEXT: step 6 walk was interrupted
