// RUN: sed s/ENDIANNESS/big/ %s | mlir-opt -mem2reg \
// RUN:   | mlir-runner -e main -entry-point-result=i32 \
// RUN:   | FileCheck %s --check-prefix=BIG
// RUN: sed s/ENDIANNESS/little/ %s | mlir-opt -mem2reg \
// RUN:   | mlir-runner -e main -entry-point-result=i32 \
// RUN:   | FileCheck %s --check-prefix=LITTLE

// PEER: no, its runner does not know the dialect.

// Memory that becomes a value has the byte order of the module's data layout on every
// machine: the first byte of 0x01020304.
// BIG: 1
// LITTLE: 4
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "ENDIANNESS">} {
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(16909060 : i32) : i32
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %1, %2 : i32, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> i8
    %4 = llvm.zext %3 : i8 to i32
    llvm.return %4 : i32
  }
}
