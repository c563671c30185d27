// A reproducer contains its pipeline and runs it.

// RUN: mlir-opt %s --symbol-privatize --mlir-generate-reproducer=%t.mlir \
// RUN:   --verify-each=false | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s < %t.mlir
// RUN: mlir-opt %t.mlir --run-reproducer --dump-pass-pipeline 2>&1 \
// RUN:   | FileCheck %s --check-prefix=AGAIN
// RUN: mlir-opt %t.mlir --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=UNASKED

// It records neither the threading nor the verification of the run.
// RUN: mlir-opt %s --symbol-privatize --mlir-generate-reproducer=%t2.mlir \
// RUN:   --mlir-disable-threading
// RUN: FileCheck %s < %t2.mlir

// RUN: mlir-opt %s --mlir-generate-reproducer=- | FileCheck %s --check-prefix=STDOUT
// STDOUT: mlir_reproducer: {
// OUT: func.func private @a()
// CHECK: func.func private @a()
//      CHECK: {-#
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     mlir_reproducer: {
// CHECK-NEXT:       pipeline: "builtin.module(symbol-privatize{})",
// CHECK-NEXT:       disable_threading: false,
// CHECK-NEXT:       verify_each: false
// AGAIN: Pass Manager with 1 passes:
// AGAIN-NEXT: builtin.module(
// AGAIN-NEXT:   symbol-privatize{}
// UNASKED: Pass Manager with 0 passes:
func.func @a() { return }
