// RUN: mlir-opt %s --convert-complex-to-standard=complex-range=basic | FileCheck %s
// RUN: mlir-opt %s --convert-complex-to-standard=complex-range=none | FileCheck %s
// RUN: mlir-opt %s --convert-complex-to-standard | FileCheck %s --check-prefix=IMPROVED
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @div(
// CHECK-SAME: %[[Z:.*]]: complex<f32>, %[[W:.*]]: complex<f32>)
// CHECK-NEXT: %[[A:.*]] = complex.re %[[Z]]
// CHECK-NEXT: %[[B:.*]] = complex.im %[[Z]]
// CHECK-NEXT: %[[C:.*]] = complex.re %[[W]]
// CHECK-NEXT: %[[D:.*]] = complex.im %[[W]]
// CHECK-NEXT: %[[CC:.*]] = arith.mulf %[[C]], %[[C]] fastmath<nsz> : f32
// CHECK-NEXT: %[[DD:.*]] = arith.mulf %[[D]], %[[D]] fastmath<nsz> : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[CC]], %[[DD]] fastmath<nsz> : f32
// CHECK-NEXT: %[[AC:.*]] = arith.mulf %[[A]], %[[C]] fastmath<nsz> : f32
// CHECK-NEXT: %[[BD:.*]] = arith.mulf %[[B]], %[[D]] fastmath<nsz> : f32
// CHECK-NEXT: %[[X:.*]] = arith.addf %[[AC]], %[[BD]] fastmath<nsz> : f32
// CHECK-NEXT: %[[BC:.*]] = arith.mulf %[[B]], %[[C]] fastmath<nsz> : f32
// CHECK-NEXT: %[[AD:.*]] = arith.mulf %[[A]], %[[D]] fastmath<nsz> : f32
// CHECK-NEXT: %[[Y:.*]] = arith.subf %[[BC]], %[[AD]] fastmath<nsz> : f32
// CHECK-NEXT: %[[RE:.*]] = arith.divf %[[X]], %[[SUM]] fastmath<nsz> : f32
// CHECK-NEXT: %[[IM:.*]] = arith.divf %[[Y]], %[[SUM]] fastmath<nsz> : f32
// CHECK-NEXT: complex.create %[[RE]], %[[IM]]

// IMPROVED-LABEL: func.func @div(
// IMPROVED-SAME: %[[Z:.*]]: complex<f32>, %[[W:.*]]: complex<f32>)
// IMPROVED-NEXT: %[[A:.*]] = complex.re %[[Z]]
// IMPROVED-NEXT: %[[B:.*]] = complex.im %[[Z]]
// IMPROVED-NEXT: %[[C:.*]] = complex.re %[[W]]
// IMPROVED-NEXT: %[[D:.*]] = complex.im %[[W]]
// IMPROVED-NEXT: %[[R:.*]] = arith.divf %[[C]], %[[D]] fastmath<nsz> : f32
// IMPROVED-NEXT: %[[RC:.*]] = arith.mulf %[[R]], %[[C]] fastmath<nsz> : f32
// IMPROVED-NEXT: %[[DIVISOR:.*]] = arith.addf %[[D]], %[[RC]] fastmath<nsz> : f32
// IMPROVED-NEXT: %[[AR:.*]] = arith.mulf %[[A]], %[[R]] fastmath<nsz> : f32
// IMPROVED-NEXT: %[[ARB:.*]] = arith.addf %[[AR]], %[[B]] fastmath<nsz> : f32
// IMPROVED-NEXT: %[[RE1:.*]] = arith.divf %[[ARB]], %[[DIVISOR]] fastmath<nsz> : f32
// IMPROVED: %[[S:.*]] = arith.divf %[[D]], %[[C]] fastmath<nsz> : f32
// IMPROVED: %[[CSIZE:.*]] = math.absf %[[C]] fastmath<nsz> : f32
// IMPROVED: %[[DSIZE:.*]] = math.absf %[[D]] fastmath<nsz> : f32
// IMPROVED: %[[SMALL:.*]] = arith.cmpf olt, %[[CSIZE]], %[[DSIZE]] : f32
// IMPROVED-NEXT: %[[REQ:.*]] = arith.select %[[SMALL]], %[[RE1]], %{{.*}} : f32
// IMPROVED-NEXT: %[[IMQ:.*]] = arith.select %[[SMALL]],
// IMPROVED: %[[NAN1:.*]] = arith.cmpf uno, %[[REQ]],
// IMPROVED-NEXT: %[[NAN2:.*]] = arith.cmpf uno, %[[IMQ]],
// IMPROVED-NEXT: %[[NAN:.*]] = arith.andi %[[NAN1]], %[[NAN2]] : i1
// IMPROVED-NEXT: %[[RE:.*]] = arith.select %[[NAN]], %{{.*}}, %[[REQ]] : f32
// IMPROVED-NEXT: %[[IM:.*]] = arith.select %[[NAN]], %{{.*}}, %[[IMQ]] : f32
// IMPROVED-NEXT: complex.create %[[RE]], %[[IM]]
func.func @div(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.div %z, %w fastmath<nsz> : complex<f32>
  return %0 : complex<f32>
}
