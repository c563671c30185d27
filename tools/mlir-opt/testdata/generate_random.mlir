// RUN: mlir-opt --generate-random=arith,scf --seed=7 --count=2 > %t
// RUN: mlir-opt --split-input-file %t | FileCheck %s
// RUN: mlir-opt --generate-random=arith,scf --seed=8 --count=1 | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt --generate-random=builtin --count=5 --random-check | FileCheck %s --check-prefix=TABLE
// RUN: mlir-opt --allow-unregistered-dialect --generate-random=arith --count=20 > %t.unregistered
// RUN: mlir-opt --allow-unregistered-dialect --split-input-file %t.unregistered | FileCheck %s --check-prefix=UNREGISTERED
// RUN: not mlir-opt --generate-random=nothing 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// CHECK: module
// CHECK: // -----
// CHECK: module

// ONE: module
// ONE-NOT: // -----

// TABLE: {{[1-9][0-9]*}} builtin.module
// TABLE: {{[1-9][0-9]*}} builtin.unrealized_conversion_cast

// UNREGISTERED-DAG: "unregistered.{{.*}}unknown"
// UNREGISTERED-DAG: "test.{{.*}}unknown"

// UNKNOWN: no dialect 'nothing'
