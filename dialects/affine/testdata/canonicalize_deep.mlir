// Simplification and composition keep what would grow exponentially.

// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK: affine_map<()[s0] -> ({{.*}}(s0 mod 100 + s0) mod 99 {{.*}} mod 61)>
#moduli = affine_map<(d0) -> (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((d0 mod 100) + d0) mod 99) + d0) mod 98) + d0) mod 97) + d0) mod 96) + d0) mod 95) + d0) mod 94) + d0) mod 93) + d0) mod 92) + d0) mod 91) + d0) mod 90) + d0) mod 89) + d0) mod 88) + d0) mod 87) + d0) mod 86) + d0) mod 85) + d0) mod 84) + d0) mod 83) + d0) mod 82) + d0) mod 81) + d0) mod 80) + d0) mod 79) + d0) mod 78) + d0) mod 77) + d0) mod 76) + d0) mod 75) + d0) mod 74) + d0) mod 73) + d0) mod 72) + d0) mod 71) + d0) mod 70) + d0) mod 69) + d0) mod 68) + d0) mod 67) + d0) mod 66) + d0) mod 65) + d0) mod 64) + d0) mod 63) + d0) mod 62) + d0) mod 61)>
#sum = affine_map<(d0) -> (d0 + d0 floordiv 3)>

// CHECK-LABEL: func @moduli(
// CHECK-COUNT-1: affine.apply
// CHECK-NEXT:    return
func.func @moduli(%m: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<?xindex>
  %1 = affine.apply #moduli(%0)
  return %1 : index
}

// CHECK-LABEL: func @chain_of_moduli(
// CHECK:         affine.apply
// CHECK:         return
func.func @chain_of_moduli(%m: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<?xindex>
  %1 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 100)>(%0, %0)
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 99)>(%1, %0)
  %3 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 98)>(%2, %0)
  %4 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 97)>(%3, %0)
  %5 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 96)>(%4, %0)
  %6 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 95)>(%5, %0)
  %7 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 94)>(%6, %0)
  %8 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 93)>(%7, %0)
  %9 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 92)>(%8, %0)
  %10 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 91)>(%9, %0)
  %11 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 90)>(%10, %0)
  %12 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 89)>(%11, %0)
  %13 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 88)>(%12, %0)
  %14 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 87)>(%13, %0)
  %15 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 86)>(%14, %0)
  %16 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 85)>(%15, %0)
  %17 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 84)>(%16, %0)
  %18 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 83)>(%17, %0)
  %19 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 82)>(%18, %0)
  %20 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 81)>(%19, %0)
  %21 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 80)>(%20, %0)
  %22 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 79)>(%21, %0)
  %23 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 78)>(%22, %0)
  %24 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 77)>(%23, %0)
  %25 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 76)>(%24, %0)
  %26 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 75)>(%25, %0)
  %27 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 74)>(%26, %0)
  %28 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 73)>(%27, %0)
  %29 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 72)>(%28, %0)
  %30 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 71)>(%29, %0)
  %31 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 70)>(%30, %0)
  %32 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 69)>(%31, %0)
  %33 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 68)>(%32, %0)
  %34 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 67)>(%33, %0)
  %35 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 66)>(%34, %0)
  %36 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 65)>(%35, %0)
  %37 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 64)>(%36, %0)
  %38 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 63)>(%37, %0)
  %39 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 62)>(%38, %0)
  %40 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 61)>(%39, %0)
  return %40 : index
}

// CHECK-LABEL: func @chain_of_sums(
// CHECK:         affine.apply
// CHECK:         affine.apply
// CHECK:         return
func.func @chain_of_sums(%m: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<?xindex>
  %1 = affine.apply #sum(%0)
  %2 = affine.apply #sum(%1)
  %3 = affine.apply #sum(%2)
  %4 = affine.apply #sum(%3)
  %5 = affine.apply #sum(%4)
  %6 = affine.apply #sum(%5)
  %7 = affine.apply #sum(%6)
  %8 = affine.apply #sum(%7)
  %9 = affine.apply #sum(%8)
  %10 = affine.apply #sum(%9)
  %11 = affine.apply #sum(%10)
  %12 = affine.apply #sum(%11)
  %13 = affine.apply #sum(%12)
  %14 = affine.apply #sum(%13)
  %15 = affine.apply #sum(%14)
  %16 = affine.apply #sum(%15)
  %17 = affine.apply #sum(%16)
  %18 = affine.apply #sum(%17)
  %19 = affine.apply #sum(%18)
  %20 = affine.apply #sum(%19)
  %21 = affine.apply #sum(%20)
  %22 = affine.apply #sum(%21)
  %23 = affine.apply #sum(%22)
  %24 = affine.apply #sum(%23)
  %25 = affine.apply #sum(%24)
  %26 = affine.apply #sum(%25)
  %27 = affine.apply #sum(%26)
  %28 = affine.apply #sum(%27)
  %29 = affine.apply #sum(%28)
  %30 = affine.apply #sum(%29)
  %31 = affine.apply #sum(%30)
  %32 = affine.apply #sum(%31)
  %33 = affine.apply #sum(%32)
  %34 = affine.apply #sum(%33)
  %35 = affine.apply #sum(%34)
  %36 = affine.apply #sum(%35)
  %37 = affine.apply #sum(%36)
  %38 = affine.apply #sum(%37)
  %39 = affine.apply #sum(%38)
  %40 = affine.apply #sum(%39)
  return %40 : index
}
