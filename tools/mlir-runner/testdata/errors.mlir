// RUN: not mlir-runner %s -e absent 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not mlir-runner %s -e declared 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not mlir-runner %s -e main 2>&1 | FileCheck %s --check-prefix=F32
// RUN: not mlir-runner %s -e main -entry-point-result=i64 2>&1 | FileCheck %s --check-prefix=I64
// RUN: not mlir-runner %s -e main -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=VOID
// RUN: not mlir-runner %s -e main -entry-point-result=f64 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-runner %s -e takes -entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=ARGUMENTS
// RUN: not mlir-runner %s -entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=SYMBOL
// RUN: not mlir-runner %s -entry-point-result=i32 -shared-libs=%t.none.so 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not mlir-runner %s -entry-point-result=i32 -shared-libs=%s 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not mlir-runner %s -entry-point-result=i32 -march=mips 2>&1 | FileCheck %s --check-prefix=MARCH
// RUN: not mlir-runner %s -no-implicit-module 2>&1 | FileCheck %s --check-prefix=MODULE
// RUN: not mlir-runner %t.none.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not mlir-runner %s --entry-point=main 2>&1 | FileCheck %s --check-prefix=FLAG

// ABSENT: {{^}}Error: entry point not found{{$}}
// F32: {{^}}Error: only single f32 function result supported{{$}}
// I64: {{^}}Error: only single i64 function result supported{{$}}
// VOID: {{^}}Error: expected void function{{$}}
// TYPE: {{^}}Error: unsupported function type{{$}}
// ARGUMENTS: {{^}}Error: JIT can't invoke a main function expecting arguments{{$}}
// SYMBOL: {{^}}Error: Symbols not found: [ declared ]{{$}}
// LIBRARY: {{^}}Error: could not load '{{.+}}': {{.+}}
// LIBRARY-NOT: {{.}}
// MARCH: {{^}}Failed to create a TargetMachine for the host: no available targets are compatible with triple "mips-
// MODULE: source must contain a single top-level operation
// MODULE: {{^}}could not parse the input IR{{$}}
// FILE: {{^}}cannot open input file '{{.+}}': No such file or directory{{$}}
// FILE-NEXT: {{^}}could not parse the input IR{{$}}
// FLAG: error: option '--entry-point' is not known

llvm.func @declared() -> i32
llvm.func @main() -> i32 {
  %0 = llvm.call @declared() : () -> i32
  llvm.return %0 : i32
}
llvm.func @takes(%a: i32) -> i32 {
  llvm.return %a : i32
}
