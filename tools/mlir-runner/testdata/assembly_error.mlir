// RUN: not mlir-runner %s -entry-point-result=void 2>&1 | FileCheck %s

// An error of the back end ends the run, not the process.
// CHECK: {{^}}Error: <inline asm>:1:
// CHECK: no.such.instruction
llvm.func @main() {
  llvm.inline_asm has_side_effects "no.such.instruction", "" : () -> ()
  llvm.return
}
