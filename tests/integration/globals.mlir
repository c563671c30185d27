// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=f32 | FileCheck %s

// Code, constants and variables, initialized or not, refer to each other.

memref.global "private" @zero : memref<2xf32> = dense<0.0>
memref.global "private" @variable : memref<2xf32> = dense<[1.5, 2.5]>
memref.global "private" constant @constant : memref<2xf32> = dense<[0.25, 0.125]>

func.func @number() -> f32 {
  %0 = arith.constant 0.1 : f32
  return %0 : f32
}

func.func @main() -> f32 {
  %c1 = arith.constant 1 : index
  %number = call @number() : () -> f32
  %zero = memref.get_global @zero : memref<2xf32>
  %variable = memref.get_global @variable : memref<2xf32>
  %constant = memref.get_global @constant : memref<2xf32>
  memref.store %number, %variable[%c1] : memref<2xf32>
  memref.store %number, %zero[%c1] : memref<2xf32>
  %0 = memref.load %variable[%c1] : memref<2xf32>
  %1 = memref.load %zero[%c1] : memref<2xf32>
  %2 = memref.load %constant[%c1] : memref<2xf32>
  %3 = arith.addf %0, %1 : f32
  %4 = arith.addf %3, %2 : f32
  return %4 : f32
}
// CHECK: {{^}}3.250000e-01{{$}}
