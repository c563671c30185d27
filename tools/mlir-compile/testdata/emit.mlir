// One module in each output format, for a target other than the host.

// RUN: mlir-compile %s --emit=llvm -O0 --mtriple=s390x-linux-gnu | FileCheck %s --check-prefix=IR
// RUN: mlir-compile %s --emit=llvm --mtriple=s390x-linux-gnu | FileCheck %s --check-prefix=O2
// RUN: mlir-compile %s --emit=asm --mtriple=s390x-linux-gnu | FileCheck %s --check-prefix=Z
// RUN: mlir-compile %s --emit=asm --mtriple=powerpc64le-linux-gnu | FileCheck %s --check-prefix=POWER
// RUN: mlir-compile %s --emit=asm --mtriple=x86_64-linux-gnu | FileCheck %s --check-prefix=X86
// RUN: mlir-compile --emit=asm --mtriple=x86_64-linux-gnu -O3 < %s | FileCheck %s --check-prefix=X86

// IR: target datalayout = "E-m:e
// IR: target triple = "s390x-unknown-linux-gnu"
// IR-LABEL: define double @f
// IR: fmul double
// IR: sub i32

// O2-LABEL: define
// O2-NOT: sub i32
// O2: ret double

// Z-LABEL: f:
// Z: mdbr
// Z: br %r14
// POWER-LABEL: f:
// POWER: xsmuldp
// POWER: blr
// X86-LABEL: f:
// X86: vmulsd
// X86: retq
llvm.func @f(%x: f64, %n: i32) -> f64 {
  %0 = llvm.fmul %x, %x : f64
  %1 = llvm.sub %n, %n : i32
  %2 = llvm.sitofp %1 : i32 to f64
  llvm.return %0 : f64
}
