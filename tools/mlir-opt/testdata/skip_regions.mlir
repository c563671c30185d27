// Regions are verified but not printed.

// RUN: mlir-opt %s --allow-unregistered-dialect --no-implicit-module \
// RUN:   --mlir-print-skip-regions | FileCheck %s

// CHECK: {{^}}"t.op"() ({...}, {...}) : () -> ()
// CHECK-NOT: t.inner
"t.op"() ({
  "t.inner"() : () -> ()
}, {
  "t.inner"() : () -> ()
}) : () -> ()
