// CPUs and features from the options or the module.

// RUN: mlir-compile %s --emit=asm --mtriple=x86_64-linux-gnu | FileCheck %s --check-prefix=V3
// RUN: mlir-compile %s --emit=asm --mtriple=x86_64-linux-gnu --mcpu=x86-64 | FileCheck %s --check-prefix=V1
// RUN: mlir-compile %s --emit=asm --mtriple=x86_64-linux-gnu --mcpu=skylake-avx512 | FileCheck %s --check-prefix=V4
// RUN: mlir-compile %s --emit=asm --mtriple=x86_64-linux-gnu --mattr=-fma | FileCheck %s --check-prefix=NOFMA
// RUN: mlir-compile %s --emit=asm --mcpu=z14 | FileCheck %s --check-prefix=Z14
// RUN: mlir-compile %s --emit=asm | FileCheck %s --check-prefix=Z13

// V3: vfmadd{{.*}} %ymm
// V1-NOT: vfmadd
// V1-NOT: ymm
// V4: vfmadd{{.*}} %zmm
// NOFMA-NOT: vfmadd
// Z14: vfmasb
// Z13-NOT: vfmasb
module attributes {llvm.target = #llvm.target<triple = "s390x-linux-gnu", chip = "z13">} {
  llvm.func @f(%p: !llvm.ptr) attributes {passthrough = [["prefer-vector-width", "512"]]} {
    %0 = llvm.load %p : !llvm.ptr -> vector<16xf32>
    %1 = llvm.intr.fma(%0, %0, %0) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    llvm.store %1, %p : vector<16xf32>, !llvm.ptr
    llvm.return
  }
}
