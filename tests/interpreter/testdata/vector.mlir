// RUN: run_function %s -e elements | FileCheck %s --check-prefix=ELEMENTS
// RUN: run_function %s -e shapes | FileCheck %s --check-prefix=SHAPES
// RUN: run_function %s -e slices | FileCheck %s --check-prefix=SLICES
// RUN: run_function %s -e outside | FileCheck %s --check-prefix=OUTSIDE

// ELEMENTS: 4 : i32
// ELEMENTS-NEXT: [3, 4] : vector<2xi32>
// ELEMENTS-NEXT: {{\[}}[1, 9], [3, 4]] : vector<2x2xi32>
// ELEMENTS-NEXT: {{\[}}[1, 2], [1, 2]] : vector<2x2xi32>
// ELEMENTS-NEXT: [4, 2] : vector<2xi32>
func.func @elements() -> (i32, vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2xi32>) {
  %one = arith.constant 1 : index
  %nine = arith.constant 9 : i32
  %m = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.extract %m[1, %one] : i32 from vector<2x2xi32>
  %1 = vector.extract %m[1] : vector<2xi32> from vector<2x2xi32>
  %2 = vector.insert %nine, %m[0, %one] : i32 into vector<2x2xi32>
  %row = vector.extract %m[0] : vector<2xi32> from vector<2x2xi32>
  %3 = vector.insert %row, %m[%one] : vector<2xi32> into vector<2x2xi32>
  %4:4 = vector.to_elements %m : vector<2x2xi32>
  %5 = vector.from_elements %4#3, %4#1 : vector<2xi32>
  return %0, %1, %2, %3, %5 : i32, vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2xi32>
}

// SHAPES: [7, 7, 7] : vector<3xi32>
// SHAPES-NEXT: {{\[}}[1, 2], [1, 2]] : vector<2x2xi32>
// SHAPES-NEXT: {{\[}}[1, 1], [2, 2]] : vector<2x2xi32>
// SHAPES-NEXT: {{\[}}[1], [2]] : vector<2x1xi32>
func.func @shapes() -> (vector<3xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x1xi32>) {
  %seven = arith.constant 7 : i32
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = vector.broadcast %seven : i32 to vector<3xi32>
  %1 = vector.broadcast %v : vector<2xi32> to vector<2x2xi32>
  %2 = vector.shape_cast %v : vector<2xi32> to vector<2x1xi32>
  %3 = vector.broadcast %2 : vector<2x1xi32> to vector<2x2xi32>
  return %0, %1, %3, %2 : vector<3xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x1xi32>
}

// SLICES: {{\[}}[2, 3], [5, 6]] : vector<2x2xi32>
// SLICES-NEXT: {{\[}}[1, 2, 3], [4, 8, 9]] : vector<2x3xi32>
func.func @slices() -> (vector<2x2xi32>, vector<2x3xi32>) {
  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %v = arith.constant dense<[8, 9]> : vector<2xi32>
  %0 = vector.extract_strided_slice %m {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %1 = vector.insert_strided_slice %v, %m {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  return %0, %1 : vector<2x2xi32>, vector<2x3xi32>
}

// OUTSIDE: poison : i32
// OUTSIDE-NEXT: [poison, poison] : vector<2xi32>
func.func @outside() -> (i32, vector<2xi32>) {
  %two = arith.constant 2 : index
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = vector.extract %v[%two] : i32 from vector<2xi32>
  %1 = vector.insert %0, %v[-1] : i32 into vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}
