// RUN: not mlir-runner %s -entry-point-result=void 2>&1 | FileCheck %s

// What the back end refuses ends the run, not the process.
// CHECK: {{^}}Error: <inline asm>:1:
// CHECK: no.such.instruction
llvm.func @main() {
  llvm.inline_asm has_side_effects "no.such.instruction", "" : () -> ()
  llvm.return
}
