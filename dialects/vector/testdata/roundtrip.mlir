// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK-LABEL: @elements
func.func @elements(%v: vector<4x8xf32>, %r: vector<8xf32>, %x: f32, %s: vector<f32>, %i: index) {
  // CHECK: vector.extract %{{.*}}[3] : vector<8xf32> from vector<4x8xf32>
  %0 = vector.extract %v[3] : vector<8xf32> from vector<4x8xf32>
  // CHECK: vector.extract %{{.*}}[1, %{{.*}}] : f32 from vector<4x8xf32>
  %1 = vector.extract %v[1, %i] : f32 from vector<4x8xf32>
  // CHECK: vector.extract %{{.*}}[] : f32 from vector<f32>
  %2 = vector.extract %s[] : f32 from vector<f32>
  // CHECK: vector.extract %{{.*}}[0, 1] : vector<1xf32> from vector<4x8xf32>
  %3 = vector.extract %v[0, 1] : vector<1xf32> from vector<4x8xf32>
  // CHECK: vector.insert %{{.*}}, %{{.*}} [3] : vector<8xf32> into vector<4x8xf32>
  %4 = vector.insert %r, %v[3] : vector<8xf32> into vector<4x8xf32>
  // CHECK: vector.insert %{{.*}}, %{{.*}} [-1, %{{.*}}] {note} : f32 into vector<4x8xf32>
  %5 = vector.insert %x, %v[-1, %i] {note} : f32 into vector<4x8xf32>
  // CHECK: vector.from_elements %{{.*}}, %{{.*}} : vector<2x1xf32>
  %6 = vector.from_elements %x, %1 : vector<2x1xf32>
  // CHECK: %{{.*}}:8 = vector.to_elements %{{.*}} : vector<8xf32>
  %7:8 = vector.to_elements %r : vector<8xf32>
  return
}

// CHECK-LABEL: @shapes
func.func @shapes(%v: vector<4x3xf32>, %x: f32, %s: vector<[4]xf32>) {
  // CHECK: vector.broadcast %{{.*}} : f32 to vector<[4]x2xf32>
  %0 = vector.broadcast %x : f32 to vector<[4]x2xf32>
  // CHECK: vector.broadcast %{{.*}} : vector<[4]xf32> to vector<2x[4]xf32>
  %1 = vector.broadcast %s : vector<[4]xf32> to vector<2x[4]xf32>
  // CHECK: vector.vscale
  %2 = vector.vscale
  // CHECK: vector.shape_cast %{{.*}} : vector<4x3xf32> to vector<3x2x2xf32>
  %3 = vector.shape_cast %v : vector<4x3xf32> to vector<3x2x2xf32>
  return
}

// CHECK-LABEL: @slices
func.func @slices(%v: vector<4x8x16xf32>, %s: vector<2x4xf32>, %w: vector<16x4x8xf32>) {
  // CHECK: vector.extract_strided_slice %{{.*}} {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  // CHECK: vector.insert_strided_slice %{{.*}}, %{{.*}} {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  %1 = vector.insert_strided_slice %s, %w {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

// CHECK-LABEL: @print
func.func @print(%v: vector<4xf32>, %x: index) {
  // CHECK: vector.print %{{.*}} : vector<4xf32>{{$}}
  vector.print %v : vector<4xf32>
  // CHECK: vector.print %{{.*}} : index punctuation <comma>
  vector.print %x : index punctuation <comma>
  // CHECK: vector.print{{$}}
  vector.print punctuation <newline>
  // CHECK: vector.print punctuation <open>
  vector.print punctuation <open>
  // CHECK: vector.print str "Hello"
  vector.print str "Hello"
  return
}
