// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @compute(
// CHECK-SAME: %[[CALL:.+]]: !krnl.call, %[[NODE:.+]]: index) -> i64
func.func @compute(%call: !krnl.call, %node: index) -> i64 {
  // CHECK: krnl.input %[[CALL]][0] : memref<f32>
  %x = krnl.input %call[0] : memref<f32>
  // CHECK: %[[N:.+]] = krnl.input_size %[[CALL]][0, 1]
  %n = krnl.input_size %call[0, 1]
  // CHECK: krnl.output %[[CALL]][2] (%[[N]], %[[N]]) : memref<f32>
  %y = krnl.output %call[2](%n, %n) : memref<f32>
  // CHECK: krnl.output %[[CALL]][0] () : memref<i8>
  %z = krnl.output %call[0]() : memref<i8>
  // CHECK: %[[ARENA:.+]] = krnl.arena %[[CALL]], %[[N]] : memref<i8>
  %arena = krnl.arena %call, %n : memref<i8>
  // CHECK: krnl.slot %[[ARENA]][%[[N]]] : memref<i8> to memref<f32>
  %m = krnl.slot %arena[%n] : memref<i8> to memref<f32>
  // CHECK: %[[BLOCK:.+]] = krnl.allocate %[[CALL]], %[[N]] : memref<f32>
  %block = krnl.allocate %call, %n : memref<f32>
  // CHECK: %[[GROWN:.+]] = krnl.grow %[[CALL]], %[[BLOCK]], %[[N]], %[[NODE]] : memref<f32>
  %grown = krnl.grow %call, %block, %n, %node : memref<f32>
  // CHECK: krnl.free %[[GROWN]] : memref<f32>
  krnl.free %grown : memref<f32>
  // CHECK: %[[SHAPE:.+]] = krnl.sizes(%[[N]], %[[NODE]]) : memref<i64>
  %shape = krnl.sizes(%n, %node) : memref<i64>
  // CHECK: krnl.sizes() : memref<i64>
  %none = krnl.sizes() : memref<i64>
  // CHECK: %[[TENSOR:.+]] = krnl.runtime_call @omMakeTensor(%[[CALL]], %[[SHAPE]]) : (!krnl.call, memref<i64>) -> memref<i8>
  %tensor = krnl.runtime_call @omMakeTensor(%call, %shape) : (!krnl.call, memref<i64>) -> memref<i8>
  // CHECK: krnl.runtime_call @omHasElement(%[[TENSOR]]) : (memref<i8>) -> index
  %has = krnl.runtime_call @omHasElement(%tensor) : (memref<i8>) -> index
  // CHECK: krnl.runtime_call @omJoinSequence(%[[TENSOR]]) : (memref<i8>) -> ()
  krnl.runtime_call @omJoinSequence(%tensor) : (memref<i8>) -> ()
  %failed = arith.cmpi eq, %n, %node : index
  // CHECK: krnl.set_error %[[CALL]], %[[NODE]] {code = 4 : i64}
  krnl.set_error %call, %node {code = 4 : i64}
  // CHECK: krnl.leave_if %{{.+}}, %[[CALL]]
  krnl.leave_if %failed, %call
  // CHECK: krnl.status %[[CALL]]
  %status = krnl.status %call
  return %status : i64
}
