// A failing pass leaves no output; flags request the IR and a reproducer.

// RUN: not mlir-opt %s --snapshot-op-locations=filename=%t/none/x -o %t.out 2> %t.err
// RUN: FileCheck %s < %t.err
// RUN: not ls %t.out
// RUN: not mlir-opt %s --cse --snapshot-op-locations=filename=%t/none/x \
// RUN:   --mlir-print-ir-after-failure 2>&1 | FileCheck %s --check-prefix=PRINT
// RUN: not mlir-opt %s --cse --snapshot-op-locations=filename=%t/none/x \
// RUN:   --mlir-pass-pipeline-crash-reproducer=%t.repro.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOTE
// RUN: FileCheck %s --check-prefix=REPRO < %t.repro.mlir
// RUN: not mlir-opt %s --cse --snapshot-op-locations=filename=%t/none/x \
// RUN:   --mlir-pass-pipeline-crash-reproducer=%t.local.mlir \
// RUN:   --mlir-pass-pipeline-local-reproducer --mlir-disable-threading 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LOCALNOTE
// RUN: FileCheck %s --check-prefix=LOCAL < %t.local.mlir

// CHECK: error: {{.*}}none/x
// PRINT-NOT: IR Dump After CSE
// PRINT: // -----// IR Dump After LocationSnapshot Failed (snapshot-op-locations) //----- //
// NOTE: error: Failures have been detected while processing an MLIR pass pipeline
// NOTE: note: Pipeline failed while executing [`LocationSnapshot` on 'builtin.module' operation]: reproducer generated at `{{.*}}.repro.mlir`
// LOCALNOTE: note: Pipeline failed while executing `LocationSnapshot` on 'builtin.module' operation: reproducer generated at

// REPRO-COUNT-2: arith.addi
// REPRO: mlir_reproducer: {
// REPRO-NEXT: pipeline: "builtin.module(cse, snapshot-op-locations{filename={{.*}}none/x
// REPRO-NEXT: disable_threading: false
// REPRO-NEXT: verify_each: true

// LOCAL: arith.addi
// LOCAL-NOT: arith.addi
// LOCAL: pipeline: "builtin.module(snapshot-op-locations{
// LOCAL-NEXT: disable_threading: true
func.func @a(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
