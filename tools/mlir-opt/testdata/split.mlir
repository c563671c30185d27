// Each part is parsed separately: names and aliases end with it, line numbers do not.

// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>%t.err \
// RUN:   | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR < %t.err

// CHECK: module {
// CHECK-NEXT: "t.first"() {a = i32} : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{^// -{5}$}}
// CHECK-NEXT: {{^// -{5}$}}
// CHECK-NEXT: module {
// CHECK-NEXT: "t.third"() {a = f32} : () -> ()
// CHECK-NEXT: "t.behind"() : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{^// -{5}$}}
// CHECK-NEXT: module {
// CHECK-NEXT: "t.fourth"() : () -> ()
!t = i32
"t.first"() {a = !t} : () -> ()
// -----
// ERROR: :[[@LINE+3]]:21: error: undefined symbol alias id 't'
// ERROR-NEXT: {{^}}"t.second"() {a = !t} : () -> (){{$}}
// ERROR-NEXT: {{^}}                    ^{{$}}
"t.second"() {a = !t} : () -> ()
// -----
!t = f32
"t.third"() {a = !t} : () -> ()
"t.behind"() : () -> () // ----- "t.fourth"() : () -> ()
