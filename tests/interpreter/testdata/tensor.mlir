// RUN: run_function %s --arg='1 : index' | FileCheck %s
// RUN: run_function %s --arg='1 : index' --passes='canonicalize,cse' | FileCheck %s
// RUN: run_function %s -e slices --arg='1 : index' | FileCheck %s --check-prefix=SLICES
// RUN: run_function %s -e slices --arg='1 : index' --passes='canonicalize' | FileCheck %s --check-prefix=SLICES
// RUN: run_function %s -e gather | FileCheck %s --check-prefix=GATHER
// RUN: run_function %s -e forall | FileCheck %s --check-prefix=FORALL
// RUN: not run_function %s -e bounds --arg='2 : index' 2>&1 | FileCheck %s --check-prefix=BOUNDS

// CHECK: 2 : i8
// CHECK-NEXT: [1, 9] : tensor<2xi8>
// CHECK-NEXT: {{\[\[0, 1\], \[10, 11\]\]}} : tensor<2x2xindex>
// CHECK-NEXT: [7, 7, 7] : tensor<3xi8>
// CHECK-NEXT: [poison, poison] : tensor<2xi8>
// CHECK-NEXT: [1, 2, 1, 9] : tensor<4xi8>
// CHECK-NEXT: {{\[\[1\], \[2\]\]}} : tensor<2x1xi8>
// CHECK-NEXT: 2 : index
// CHECK-NEXT: {{\[\[\[1, 2\], \[1, 9\]\]\]}} : tensor<1x2x2xi8>
// CHECK-NEXT: {{\[\[1, 2\], \[1, 9\]\]}} : tensor<2x2xi8>
func.func @main(%i: index) -> (i8, tensor<2xi8>, tensor<2x2xindex>, tensor<?xi8>, tensor<2xi8>,
    tensor<4xi8>, tensor<2x1xi8>, index, tensor<1x2x2xi8>, tensor<2x2xi8>) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %c7 = arith.constant 7 : i8
  %c9 = arith.constant 9 : i8
  %three = arith.constant 3 : index
  %ten = arith.constant 10 : index
  %zero = arith.constant 0 : index
  %t = tensor.from_elements %c1, %c2 : tensor<2xi8>
  %0 = tensor.extract %t[%i] : tensor<2xi8>
  %1 = tensor.insert %c9 into %t[%i] : tensor<2xi8>
  %2 = tensor.generate {
  ^bb0(%row: index, %column: index):
    %tens = arith.muli %row, %ten : index
    %sum = arith.addi %tens, %column : index
    tensor.yield %sum : index
  } : tensor<2x2xindex>
  %3 = tensor.splat %c7[%three] : tensor<?xi8>
  %4 = tensor.empty() : tensor<2xi8>
  %5 = tensor.concat dim(0) %t, %1 : (tensor<2xi8>, tensor<2xi8>) -> tensor<4xi8>
  %6 = tensor.expand_shape %t [[0, 1]] output_shape [2, 1] : tensor<2xi8> into tensor<2x1xi8>
  %cast = tensor.cast %6 : tensor<2x1xi8> to tensor<?x?xi8>
  %7 = tensor.dim %cast, %zero : tensor<?x?xi8>
  %shape = arith.constant dense<[1, 2, 2]> : tensor<3xi32>
  %8 = tensor.reshape %5(%shape) : (tensor<4xi8>, tensor<3xi32>) -> tensor<1x2x2xi8>
  %9 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<1x2x2xi8> into tensor<2x2xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i8, tensor<2xi8>, tensor<2x2xindex>, tensor<?xi8>, tensor<2xi8>, tensor<4xi8>,
      tensor<2x1xi8>, index, tensor<1x2x2xi8>, tensor<2x2xi8>
}

// SLICES: [4, 6] : tensor<2xi32>
// SLICES-NEXT: {{\[\[1, 2, 3\], \[7, 5, 8\]\]}} : tensor<2x3xi32>
// SLICES-NEXT: {{\[\[0, 0, 0, 0\], \[1, 2, 3, 0\], \[4, 5, 6, 0\]\]}} : tensor<3x4xi32>
// SLICES-NEXT: [1065353216] : tensor<1xi32>
func.func @slices(%i: index) -> (tensor<2xi32>, tensor<2x3xi32>, tensor<3x?xi32>, tensor<1xi32>) {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %u = arith.constant dense<[7, 8]> : tensor<2xi32>
  %f = arith.constant dense<1.0> : tensor<1xf32>
  %zero = arith.constant 0 : i32
  %0 = tensor.extract_slice %t[%i, 0] [1, 2] [1, 2] : tensor<2x3xi32> to tensor<2xi32>
  %1 = tensor.insert_slice %u into %t[%i, 0] [1, 2] [1, 2] : tensor<2xi32> into tensor<2x3xi32>
  %2 = tensor.pad %t low[%i, 0] high[0, %i] {
  ^bb0(%row: index, %column: index):
    tensor.yield %zero : i32
  } : tensor<2x3xi32> to tensor<?x?xi32>
  %c = tensor.cast %2 : tensor<?x?xi32> to tensor<3x?xi32>
  %3 = tensor.bitcast %f : tensor<1xf32> to tensor<1xi32>
  return %0, %1, %c, %3 : tensor<2xi32>, tensor<2x3xi32>, tensor<3x?xi32>, tensor<1xi32>
}

// The second row, and the first one.
// GATHER: {{\[\[4, 5, 6\], \[1, 2, 3\]\]}} : tensor<2x3xi32>
// GATHER-NEXT: {{\[\[\[3\], \[6\]\]\]}} : tensor<1x2x1xi32>
// GATHER-NEXT: {{\[\[1, 2, 3\], \[7, 8, 9\]\]}} : tensor<2x3xi32>
func.func @gather() -> (tensor<2x3xi32>, tensor<1x2x1xi32>, tensor<2x3xi32>) {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rows = arith.constant dense<[[1], [0]]> : tensor<2x1xindex>
  %0 = tensor.gather %t[%rows] gather_dims([0]) unique
    : (tensor<2x3xi32>, tensor<2x1xindex>) -> tensor<2x3xi32>
  %column = arith.constant dense<[[2]]> : tensor<1x1xi64>
  %1 = tensor.gather %t[%column] gather_dims([1]) unique
    : (tensor<2x3xi32>, tensor<1x1xi64>) -> tensor<1x2x1xi32>
  %new = arith.constant dense<[[[7, 8, 9]]]> : tensor<1x1x3xi32>
  %row = arith.constant dense<[[1]]> : tensor<1x1xindex>
  %2 = tensor.scatter %new into %t[%row] scatter_dims([0]) unique
    : (tensor<1x1x3xi32>, tensor<2x3xi32>, tensor<1x1xindex>) -> tensor<2x3xi32>
  return %0, %1, %2 : tensor<2x3xi32>, tensor<1x2x1xi32>, tensor<2x3xi32>
}

// FORALL: [0, 10, 20, poison] : tensor<4xindex>
func.func @forall() -> tensor<4xindex> {
  %empty = tensor.empty() : tensor<4xindex>
  %ten = arith.constant 10 : index
  %0 = scf.forall (%i) in (3) shared_outs(%out = %empty) -> (tensor<4xindex>) {
    %x = arith.muli %i, %ten : index
    %part = tensor.from_elements %x : tensor<1xindex>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %out[%i] [1] [1]
        : tensor<1xindex> into tensor<4xindex>
    }
  }
  return %0 : tensor<4xindex>
}

func.func @bounds(%i: index) -> i8 {
  %t = arith.constant dense<[1, 2]> : tensor<2xi8>
  // BOUNDS: [[@LINE+1]]:{{.*}} error: index out of bounds
  %0 = tensor.extract %t[%i] : tensor<2xi8>
  return %0 : i8
}
