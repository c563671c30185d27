// RUN: mlir-opt %s --convert-math-to-funcs | FileCheck %s

// CHECK-LABEL: func.func @power
// CHECK: call @__mlir_math_ipowi_index(%{{.*}}, %{{.*}}) : (index, index) -> index
// CHECK: func.func private @__mlir_math_ipowi_index(%{{.*}}: index, %{{.*}}: index) -> index
func.func @power(%a: index, %b: index) -> index {
  %0 = math.ipowi %a, %b : index
  return %0 : index
}
