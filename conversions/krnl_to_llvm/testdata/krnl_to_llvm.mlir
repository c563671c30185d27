// RUN: mlir-opt %s --convert-krnl-to-llvm --split-input-file | FileCheck %s

// The elements of an input are at the second field of its tensor, and its sizes
// at the fourth.
// CHECK-LABEL: func @input(
// CHECK-SAME: %[[CALL:.+]]: !llvm.ptr)
func.func @input(%call: !krnl.call) -> (memref<f32>, index) {
  // CHECK: %[[INPUTS:.+]] = llvm.load %[[CALL]]
  // CHECK: %[[PLACE:.+]] = llvm.getelementptr inbounds %[[INPUTS]][16]
  // CHECK: %[[TENSOR:.+]] = llvm.load %[[PLACE]]
  // CHECK: %[[FIELD:.+]] = llvm.getelementptr inbounds %[[TENSOR]][8]
  // CHECK: %[[DATA:.+]] = llvm.load %[[FIELD]]
  // CHECK: llvm.insertvalue %[[DATA]]
  %x = krnl.input %call[2] : memref<f32>
  // CHECK: llvm.getelementptr inbounds %{{.+}}[24]
  // CHECK: %[[SIZE:.+]] = llvm.load %{{.+}} : !llvm.ptr -> i64
  // CHECK: arith.index_cast %[[SIZE]] : i64 to index
  %n = krnl.input_size %call[2, 1]
  return %x, %n : memref<f32>, index
}

// -----

// Memory that is null ends the function with the status of the call, which
// another thread may set.
// CHECK-LABEL: func @output(
// CHECK-SAME: %[[CALL:.+]]: !llvm.ptr, %[[N:.+]]: index)
func.func @output(%call: !krnl.call, %n: index) -> i64 {
  // CHECK: %[[SIZE:.+]] = arith.index_cast %[[N]]
  // CHECK: llvm.store %[[SIZE]], %[[ARRAY:.+]] :
  // CHECK: %[[MEMORY:.+]] = llvm.call @omOutput(%[[CALL]], %{{.+}}, %[[ARRAY]])
  // CHECK: %[[FAILED:.+]] = llvm.icmp "eq" %[[MEMORY]]
  // CHECK: cf.cond_br %[[FAILED]], ^[[END:.+]], ^
  %y = krnl.output %call[0] (%n) : memref<f32>
  // CHECK: llvm.call @omSetError(%[[CALL]]
  krnl.set_error %call, %n {code = 4 : i64}
  %status = krnl.status %call
  return %status : i64
  // CHECK: ^[[END]]:
  // CHECK: %[[PLACE:.+]] = llvm.getelementptr inbounds %[[CALL]][8]
  // CHECK: %[[STATUS:.+]] = llvm.load %[[PLACE]] atomic monotonic {alignment = 8
  // CHECK: return %[[STATUS]] : i64
}

// -----

// A slot is an offset from the arena.
// CHECK-LABEL: func @slot(
// CHECK-SAME: %[[CALL:.+]]: !llvm.ptr, %[[N:.+]]: index)
func.func @slot(%call: !krnl.call, %n: index) -> i64 {
  // CHECK: %[[ARENA:.+]] = llvm.call @omArena(%[[CALL]]
  %arena = krnl.arena %call, %n : memref<i8>
  // CHECK: %[[OFFSET:.+]] = arith.index_cast %[[N]]
  // CHECK: llvm.getelementptr inbounds %[[ARENA]][%[[OFFSET]]]
  %m = krnl.slot %arena[%n] : memref<i8> to memref<f32>
  %status = krnl.status %call
  return %status : i64
}

// -----

// A block may come from another block of the function.
// CHECK-LABEL: func @blocks(
// CHECK-SAME: %[[CALL:.+]]: !llvm.ptr, %{{.+}}: index, %[[OTHER:.+]]: memref<f32>)
func.func @blocks(%call: !krnl.call, %n: index, %other: memref<f32>) -> i64 {
  // CHECK: %[[BLOCK:.+]] = llvm.call @omAllocateBlock(%[[CALL]], %{{.+}})
  // CHECK: llvm.icmp "eq" %[[BLOCK]]
  // CHECK: cf.cond_br
  %m = krnl.allocate %call, %n : memref<f32>
  // CHECK: llvm.call @omGrowBlock(%[[CALL]], %[[BLOCK]], %{{.+}}, %{{.+}})
  // CHECK: cf.cond_br
  %g = krnl.grow %call, %m, %n, %n : memref<f32>
  // CHECK: %[[PARTS:.+]] = builtin.unrealized_conversion_cast %[[OTHER]]
  // CHECK: %[[ADDRESS:.+]] = llvm.extractvalue %[[PARTS]][1]
  // CHECK: llvm.call @omFreeBlock(%[[ADDRESS]])
  krnl.free %other : memref<f32>
  %status = krnl.status %call
  return %status : i64
}
