// The markers of the input and of the output.

// RUN: split-file %s %t
// RUN: mlir-opt %t/default --allow-unregistered-dialect --split-input-file \
// RUN:   --output-split-marker="// next" | FileCheck %s --check-prefix=OUTPUT
// RUN: mlir-opt %t/default --allow-unregistered-dialect --split-input-file \
// RUN:   --output-split-marker= | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-opt --output-split-marker 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: mlir-opt %t/default --allow-unregistered-dialect --split-input-file= \
// RUN:   | FileCheck %s --check-prefix=DEFAULT
// RUN: mlir-opt %t/other --allow-unregistered-dialect --split-input-file=//@@@ \
// RUN:   | FileCheck %s --check-prefix=DEFAULT

// OUTPUT: "t.a"
// OUTPUT: {{^}}// next{{$}}
// OUTPUT-NEXT: module {
// OUTPUT-NEXT: "t.b"
// EMPTY: "t.a"() : () -> ()
// EMPTY-NEXT: }
// EMPTY-EMPTY:
// EMPTY-EMPTY:
// EMPTY-NEXT: module {
// DEFAULT: "t.a"
// DEFAULT: {{^}}// -----{{$}}
// DEFAULT-NEXT: module {
// DEFAULT-NEXT: "t.b"
// VALUE: error: option '--output-split-marker' needs a value

//--- default
"t.a"() : () -> ()
// -----
"t.b"() : () -> ()
//--- other
"t.a"() : () -> ()
//@@@
"t.b"() : () -> ()
