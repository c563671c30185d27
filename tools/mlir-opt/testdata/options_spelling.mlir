// One dash or two, values after `=` or in the next argument, spellings of booleans.

// RUN: mlir-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlir-opt --allow-unregistered-dialect=1 %s | FileCheck %s
// RUN: mlir-opt -allow-unregistered-dialect=TRUE -o=%t %s && FileCheck %s < %t
// RUN: not mlir-opt --allow-unregistered-dialect=0 %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FALSE
// RUN: not mlir-opt --allow-unregistered-dialect=false %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FALSE
// RUN: mlir-opt -allow-unregistered-dialect -- %s | FileCheck %s

// FALSE: error: operation being parsed with an unregistered dialect.
// CHECK: "t.op"() : () -> ()
"t.op"() : () -> ()
