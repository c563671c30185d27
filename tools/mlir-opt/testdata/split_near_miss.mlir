// Markers that are mistyped by a character or two, or that have no line after them,
// cause a warning and do not split.

// RUN: split-file %s %t
// RUN: mlir-opt %t/short --allow-unregistered-dialect --split-input-file 2>%t.err \
// RUN:   | FileCheck %s --implicit-check-not="// -----"
// RUN: FileCheck %s --check-prefix=SHORT --implicit-check-not=warning < %t.err
// RUN: printf '"t.a"() : () -> () // -----' > %t.end
// RUN: mlir-opt %t.end --allow-unregistered-dialect --split-input-file 2>&1 \
// RUN:   | FileCheck %s --check-prefix=END
// RUN: printf '"t.a"() : () -> () // -----\n' \
// RUN:   | mlir-opt --allow-unregistered-dialect --split-input-file 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NEWLINE --implicit-check-not=warning
// RUN: mlir-opt %t/short --allow-unregistered-dialect 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=warning

// CHECK: module {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: }

// SHORT: short:2:7: warning: near miss with file split marker
// SHORT-NEXT: // ---
// SHORT-NEXT: {{^}}      ^
// SHORT: short:4:7: warning: near miss with file split marker
// SHORT-NEXT: // ----
// SHORT-NEXT: {{^}}      ^

// END: .end:1:26: warning: near miss with file split marker
// END: module {
// END-NEXT: "t.a"() : () -> ()
// END-NEXT: }
// END-NOT: module
// NEWLINE: "t.a"() : () -> ()
// NEWLINE: // -----
// NEWLINE-NEXT: module {
// NEWLINE-NEXT: }

//--- short
"t.a"() : () -> ()
// ---
"t.b"() : () -> ()
// ----
"t.c"() : () -> ()
