// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | golden %s.golden

memref.global "private" constant @c : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global @u : memref<4xi32> = uninitialized
memref.global "private" @e : memref<4xi32>
memref.global "nested" @s : memref<f32> = dense<1.0> {alignment = 64}
memref.global constant @sp : memref<2xf32, 3> = dense<1.0>
memref.global @idx : memref<2xindex> = dense<[1, 2]>
memref.global @bool : memref<2xi1> = dense<[true, false]>
memref.global @f8 : memref<2xf8E4M3FN> = dense<[1.0, 2.0]>
memref.global @z : memref<0xf32> = dense<[]>
func.func @get() {
  %0 = memref.get_global @c : memref<2x2xf32>
  %1 = memref.get_global @u : memref<4xi32>
  %2 = memref.get_global @s : memref<f32>
  %3 = memref.get_global @sp : memref<2xf32, 3>
  %4 = memref.get_global @idx : memref<2xindex>
  return
}
