// Output files of each kind; an error leaves no file.

// RUN: mlir-compile %s --emit=obj -o %t.o --mtriple=s390x-linux-gnu
// RUN: test -s %t.o
// RUN: mlir-compile %s --emit=llvm-bc -o %t.bc
// RUN: test -s %t.bc
// RUN: mlir-compile %s --emit=lib -o %t.so --mtriple=powerpc64le-linux-gnu
// RUN: test -x %t.so
// RUN: mlir-compile %s --emit=exe -o %t.exe --mtriple=s390x-linux-gnu
// RUN: test -x %t.exe
// RUN: mlir-compile %s --emit=exe -o %t.exe --mtriple=powerpc64le-linux-gnu
// RUN: mlir-compile %s --emit=exe -o %t.exe --mtriple=x86_64-linux-gnu

// Each run writes the same bytes.
// RUN: mlir-compile %s --emit=exe -o %t.again --mtriple=x86_64-linux-gnu
// RUN: cmp %t.exe %t.again

// RUN: not mlir-compile %s -o %t.none/no/file.o 2>&1 | FileCheck %s --check-prefix=UNWRITABLE
// UNWRITABLE: error: {{.*}}file.o': no such file or directory
// RUN: not mlir-compile %s --emit=lib 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: error: --emit=lib and --emit=exe need a file: expected -o
llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
