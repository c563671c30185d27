// Bytecode is detected by its magic number and rejected.

// RUN: printf 'ML\357R\001' > %t.bc
// RUN: not mlir-opt %t.bc 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not mlir-opt < %t.bc 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not mlir-opt %s --emit-bytecode 2>&1 | FileCheck %s --check-prefix=WRITE
// RUN: not mlir-opt %s --emit-bytecode-version=3 2>&1 \
// RUN:   | FileCheck %s --check-prefix=VERSION
// READ: error: '{{.*}}' is bytecode, which cannot be read yet
// WRITE: error: option '--emit-bytecode' is not there yet: bytecode cannot be written
// VERSION: error: option '--emit-bytecode-version' is not there yet: bytecode cannot be written
