// The input is wrapped in a module unless it is a single module or a flag forbids it.

// RUN: split-file %s %t
// RUN: mlir-opt %t/one --allow-unregistered-dialect \
// RUN:   | FileCheck %s --check-prefix=AROUND
// RUN: mlir-opt %t/one --allow-unregistered-dialect --no-implicit-module \
// RUN:   | FileCheck %s --check-prefix=BARE
// RUN: mlir-opt %t/module | FileCheck %s --check-prefix=MODULE
// RUN: mlir-opt %t/module --no-implicit-module | FileCheck %s --check-prefix=MODULE
// RUN: mlir-opt %t/two | FileCheck %s --check-prefix=TWO
// RUN: not mlir-opt %t/two --no-implicit-module 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REFUSED

// AROUND: {{^}}module {
// AROUND-NEXT: {{^}}  "t.op"() : () -> ()
// BARE: {{^}}"t.op"() : () -> ()
// MODULE: {{^}}module @m {
// MODULE-NEXT: {{^}}}
// TWO: {{^}}module {
// TWO-NEXT: {{^}}  module @a {
// REFUSED: two:0:0: error: source must contain a single top-level operation, found: 2

//--- one
"t.op"() : () -> ()
//--- module
module @m {}
//--- two
module @a {}
module @b {}
