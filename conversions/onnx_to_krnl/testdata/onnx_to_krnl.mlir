// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// A function of a model takes a call and returns its status. An input that only
// a run determines gives the size of the output.
// CHECK-LABEL: func private @dynamic(
// CHECK-SAME: %[[CALL:.+]]: !krnl.call) -> i64
// CHECK: %[[N:.+]] = krnl.input_size %[[CALL]][0, 0]
// CHECK: %[[Y:.+]] = krnl.output %[[CALL]][0] (%[[N]]) : memref<f32>
// CHECK: %[[X:.+]] = krnl.input %[[CALL]][0] : memref<f32>
// CHECK: call @Exp(%[[X]], %[[Y]], %[[N]])
// CHECK: %[[STATUS:.+]] = krnl.status %[[CALL]]
// CHECK: return %[[STATUS]]
// CHECK: func private @Exp(%{{.+}}: memref<f32> {llvm.noalias, llvm.readonly}, %{{.+}}: memref<f32> {llvm.noalias}, %[[SIZE:.+]]: index)
// CHECK: krnl.iterate(%{{.+}}) with (%{{.+}} -> %[[I:.+]] = 0 to %[[SIZE]])
// CHECK: math.exp
func.func @dynamic(%x: tensor<?xf32> {onnx.dim_params = "0:n"}) -> tensor<?xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// Equal kernels are one function; kernels for other sizes are another one. A
// call that is cancelled ends before the next kernel.
// CHECK-LABEL: func private @shared(
// CHECK-NOT: krnl.status
// CHECK: call @Exp(
// CHECK: %[[STATUS:.+]] = krnl.status
// CHECK: %[[ENDS:.+]] = arith.cmpi ne, %[[STATUS]]
// CHECK: krnl.leave_if %[[ENDS]]
// CHECK: call @Exp(
// CHECK: krnl.leave_if
// CHECK: call @Exp_1(
// CHECK: func private @Exp(
// CHECK: func private @Exp_1(
// CHECK-NOT: func private @Exp_2(
func.func @shared(%x: tensor<4xf32>, %y: tensor<5xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) {
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Exp"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "onnx.Exp"(%y) : (tensor<5xf32>) -> tensor<5xf32>
  onnx.Return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<5xf32>
}

// -----

// Adjacent loops over contiguous elements are one; a constant of one element is
// part of the code.
// CHECK-LABEL: func private @Add(
// CHECK-SAME: memref<f32> {llvm.noalias, llvm.readonly}, %{{.+}}: memref<f32> {llvm.noalias})
// CHECK: krnl.iterate(%{{.+}}) with (%{{.+}} -> %{{.+}} = 0 to 24)
// CHECK: arith.constant 2.000000e+00 : f32
func.func @joined(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %two = onnx.Constant dense<2.0> : tensor<f32>
  %0 = "onnx.Add"(%x, %two) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
  onnx.Return %0 : tensor<2x3x4xf32>
}

// -----

// Only a run determines whether a size is broadcast: the index is multiplied by
// 0 or 1, and sizes that fit neither way make the call fail.
// CHECK: #[[SCALED:.+]] = affine_map<(d0)[s0, s1] -> (d0 * s0)>
// CHECK-LABEL: func private @broadcast(
// CHECK: krnl.set_error %{{.+}}, %{{.+}} {code = 3 : i64}
// CHECK: krnl.leave_if
// CHECK: func private @Add(
// CHECK: affine.apply #[[SCALED]](
func.func @broadcast(%x: tensor<?xf32> {onnx.dim_params = "0:a"}, %y: tensor<?xf32> {onnx.dim_params = "0:b"}) -> tensor<?xf32> {
  %0 = "onnx.Add"(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// An intermediate value is in the arena, whose size is rounded up.
// CHECK-LABEL: func private @arena(
// CHECK: %[[ARENA:.+]] = krnl.arena %{{.+}}, %c128{{.*}} : memref<i8>
// CHECK: %[[SLOT:.+]] = krnl.slot %[[ARENA]][%{{.+}}] : memref<i8> to memref<f32>
// CHECK: call @Exp(%{{.+}}, %[[SLOT]])
// CHECK: call @Transpose(%[[SLOT]], %{{.+}})
func.func @arena(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  onnx.Return %1 : tensor<4x4xf32>
}

// -----

// A result in the memory of an operand is one argument of the kernel, which
// reads what it writes.
// CHECK-LABEL: func private @in_place(
// CHECK: %[[Y:.+]] = krnl.output
// CHECK: call @Exp(%{{.+}}, %[[Y]])
// CHECK: call @Log(%[[Y]])
// CHECK: func private @Log(%[[MEMORY:.+]]: memref<f32> {llvm.noalias}) attributes
// CHECK: %[[VIEW:.+]] = memref.reinterpret_cast %[[MEMORY]]
// CHECK: krnl.load %[[VIEW]]
// CHECK: krnl.store %{{.+}}, %[[VIEW]]
func.func @in_place(%x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %1 = "onnx.Log"(%0) : (tensor<16xf32>) -> tensor<16xf32>
  onnx.Return %1 : tensor<16xf32>
}

// -----

// Data that are scattered to are not copied.
// CHECK-LABEL: func private @ScatterND(
// CHECK-NOT: krnl.iterate
// CHECK: scf.for
// CHECK-NOT: krnl.iterate
func.func @scatter(%x: tensor<4x8xf32>, %i: tensor<1x1xi64>, %u: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "onnx.ScatterND"(%0, %i, %u) : (tensor<4x8xf32>, tensor<1x1xi64>, tensor<1x8xf32>) -> tensor<4x8xf32>
  onnx.Return %1 : tensor<4x8xf32>
}

// -----

// An index that is an element is checked. The call fails at the node, and the
// function is left after the kernel.
// CHECK-LABEL: func private @gather(
// CHECK-SAME: krnl.nodes = ["Gather 'g'"]
// CHECK: call @Gather(
// CHECK: %[[STATUS:.+]] = krnl.status
// CHECK: %[[FAILED:.+]] = arith.cmpi ne, %[[STATUS]]
// CHECK: krnl.leave_if %[[FAILED]]
// CHECK: func private @Gather(
// CHECK: %[[INDEX:.+]] = krnl.load %{{.+}} : memref<3xi64>
// CHECK: %[[INSIDE:.+]] = arith.cmpi ult
// CHECK: scf.if %[[INSIDE]]
// CHECK: krnl.load %{{.+}} : memref<5xf32>
// CHECK: } else {
// CHECK: krnl.set_error %{{.+}}, %{{.+}} {code = 4 : i64}
func.func @gather(%x: tensor<5xf32>, %i: tensor<3xi64>) -> tensor<3xf32> {
  %0 = "onnx.Gather"(%x, %i) {axis = 0 : si64, onnx_node_name = "g"} : (tensor<5xf32>, tensor<3xi64>) -> tensor<3xf32>
  onnx.Return %0 : tensor<3xf32>
}

// -----

// A value that is returned but not computed is copied.
// CHECK-LABEL: func private @copied(
// CHECK: %[[Y:.+]] = krnl.output
// CHECK: %[[X:.+]] = krnl.input
// CHECK: "krnl.memcpy"(%[[Y]], %[[X]],
func.func @copied(%x: tensor<4xf32>) -> tensor<4xf32> {
  onnx.Return %x : tensor<4xf32>
}

// -----

// Padding cuts the loops over a window down to the elements inside.
// CHECK-LABEL: func private @MaxPool(
// CHECK: krnl.iterate(%{{.+}}) with (%{{.+}} -> %{{.+}} = max {{.+}} to min {{.+}}) iter_args(
func.func @window(%x: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
  %0, %none = "onnx.MaxPool"(%x) {kernel_shape = [3], pads = [1, 1]} : (tensor<1x1x8xf32>) -> (tensor<1x1x8xf32>, none)
  onnx.Return %0 : tensor<1x1x8xf32>
}

// -----

// A sum has no order.
// CHECK-LABEL: func private @ReduceSum(
// CHECK: iter_args(%[[SUM:.+]] = %{{.+}}) -> (f32) {
// CHECK: %[[X:.+]] = krnl.load
// CHECK: arith.addf %[[SUM]], %[[X]] fastmath<reassoc> : f32
func.func @sum(%x: tensor<3x8xf32>) -> tensor<3xf32> {
  %axes = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.ReduceSum"(%x, %axes) {keepdims = 0 : si64} : (tensor<3x8xf32>, tensor<1xi64>) -> tensor<3xf32>
  onnx.Return %0 : tensor<3xf32>
}

// -----

// A maximum is NaN if an element is.
// CHECK-LABEL: func private @GlobalMaxPool(
// CHECK: iter_args(%[[MAX:.+]] = %{{.+}}) -> (f32) {
// CHECK: %[[X:.+]] = krnl.load
// CHECK: arith.maximumf %[[MAX]], %[[X]] fastmath<nsz> : f32
func.func @maximum(%x: tensor<1x2x8xf32>) -> tensor<1x2x1xf32> {
  %0 = "onnx.GlobalMaxPool"(%x) : (tensor<1x2x8xf32>) -> tensor<1x2x1xf32>
  onnx.Return %0 : tensor<1x2x1xf32>
}

// -----

// Sizes of a matrix product that only a run determines must be equal: otherwise the
// kernel would read outside of the second factor.
// CHECK-LABEL: func private @unequal(
// CHECK: %[[K:.+]] = krnl.input_size %{{.+}}[0, 1]
// CHECK: %[[ROWS:.+]] = krnl.input_size %{{.+}}[1, 0]
// CHECK: arith.cmpi sge, %{{.+}}, %[[ROWS]]
// CHECK: krnl.set_error %{{.+}}, %{{.+}} {code = 3 : i64}
// CHECK: call @MatMul(
func.func @unequal(%a: tensor<4x?xf32> {onnx.dim_params = "1:k"}, %b: tensor<?x5xf32> {onnx.dim_params = "0:r"}) -> tensor<4x5xf32> {
  %0 = "onnx.MatMul"(%a, %b) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x5xf32>
  onnx.Return %0 : tensor<4x5xf32>
}

// -----

// A view must have as many elements as its operand.
// CHECK-LABEL: func private @reshape(
// CHECK: %[[DIFFER:.+]] = arith.cmpi ne,
// CHECK: scf.if %[[DIFFER]]
// CHECK: krnl.set_error %{{.+}}, %{{.+}} {code = 3 : i64}
// CHECK: call @Exp(
func.func @reshape(%x: tensor<?xf32> {onnx.dim_params = "0:n"}) -> tensor<?x3xf32> {
  %shape = onnx.Constant dense<[-1, 3]> : tensor<2xi64>
  %0 = "onnx.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "onnx.Reshape"(%0, %shape) {allowzero = 0 : si64} : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  onnx.Return %1 : tensor<?x3xf32>
}

// -----

// The operands of a Concat are computed in parts of the output.
// CHECK-LABEL: func private @join(
// CHECK: %[[Y:.+]] = krnl.output
// CHECK: %[[FIRST:.+]] = krnl.slot %[[Y]][%c0{{.*}}] : memref<f32> to memref<f32>
// CHECK: call @Exp(%{{.+}}, %[[FIRST]])
// CHECK: %[[SECOND:.+]] = krnl.slot %[[Y]][%c16{{.*}}] : memref<f32> to memref<f32>
// CHECK: call @Log(%{{.+}}, %[[SECOND]])
// CHECK-NOT: krnl.memcpy
func.func @join(%x: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Log"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "onnx.Concat"(%0, %1) {axis = 0 : si64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  onnx.Return %2 : tensor<8xf32>
}
