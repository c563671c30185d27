// RUN: mlir-opt %s --convert-krnl-to-llvm --split-input-file | FileCheck %s

// A function that takes the call may return NULL, which ends the function.
// CHECK-LABEL: func @element(
// CHECK-SAME: %[[CALL:.+]]: !llvm.ptr, %[[N:.+]]: index)
func.func @element(%call: !krnl.call, %n: index) -> i64 {
  // CHECK: %[[INDEX:.+]] = arith.index_cast %[[N]]
  // CHECK: %[[OBJECT:.+]] = llvm.call @omInputObject(%[[CALL]], %[[INDEX]])
  // CHECK: %[[FAILED:.+]] = llvm.icmp "eq" %[[OBJECT]]
  // CHECK: cf.cond_br %[[FAILED]], ^[[END:.+]], ^
  %object = krnl.runtime_call @omInputObject(%call, %n) : (!krnl.call, index) -> memref<i8>
  // CHECK: llvm.call @omFreeBlock(%[[OBJECT]])
  krnl.free %object : memref<i8>
  %status = krnl.status %call
  return %status : i64
}

// -----

// Others do not fail. Memory from elsewhere is passed by its address.
// CHECK-LABEL: func @share(
// CHECK-SAME: %[[OTHER:.+]]: memref<i8>)
func.func @share(%other: memref<i8>) -> index {
  // CHECK: %[[PARTS:.+]] = builtin.unrealized_conversion_cast %[[OTHER]]
  // CHECK: %[[ADDRESS:.+]] = llvm.extractvalue %[[PARTS]][1]
  // CHECK: %[[SHARED:.+]] = llvm.call @omShareBlock(%[[ADDRESS]])
  // CHECK-NOT: cf.cond_br
  %shared = krnl.runtime_call @omShareBlock(%other) : (memref<i8>) -> memref<i8>
  // CHECK: %[[N:.+]] = llvm.call @omGetSequenceLength(%[[SHARED]])
  // CHECK: %[[LENGTH:.+]] = arith.index_cast %[[N]]
  %length = krnl.runtime_call @omGetSequenceLength(%shared) : (memref<i8>) -> index
  // CHECK: return %[[LENGTH]]
  return %length : index
}

// -----

// Sizes are stored in an array on the stack, which is taken at the entry.
// CHECK-LABEL: func @sizes(
// CHECK-SAME: %{{.+}}: memref<i8>, %[[N:.+]]: index)
func.func @sizes(%object: memref<i8>, %n: index) {
  // CHECK: %[[ARRAY:.+]] = llvm.alloca
  // CHECK: %[[SIZE:.+]] = arith.index_cast %[[N]]
  // CHECK: llvm.store %[[SIZE]], %[[ARRAY]]
  %sizes = krnl.sizes(%n) : memref<i64>
  // CHECK: llvm.call @omJoinSequence(%{{.+}}, %[[ARRAY]])
  krnl.runtime_call @omJoinSequence(%object, %sizes) : (memref<i8>, memref<i64>) -> ()
  return
}
