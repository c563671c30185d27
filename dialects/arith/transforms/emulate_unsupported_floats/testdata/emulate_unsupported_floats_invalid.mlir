// RUN: not mlir-opt %s --arith-emulate-unsupported-floats=source-types=bf16,i8 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not mlir-opt %s --arith-emulate-unsupported-floats="source-types=i8 target-type=F32" 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not mlir-opt %s --arith-emulate-unsupported-floats=source-types=bf16,f32 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mlir-opt %s --arith-emulate-unsupported-floats="source-types=bf16 target-type=f16" 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: not mlir-opt %s --arith-emulate-unsupported-floats="source-types=f8E5M2,f8E8M0FNU" 2>&1 | FileCheck %s --check-prefix=SCALED

// SOURCE: error: could not map source type 'i8' to a known floating-point type
// SOURCE-NOT: error:

// TARGET: error: could not map target type 'F32' to a known floating-point type
// TARGET-NOT: error:

// BOTH: error: target type cannot be an unsupported source type
// BOTH-NOT: error:

// CAST: error: 'arith.extf' op operand type 'bf16' and result type 'f16' are cast incompatible
func.func @f(%a: bf16) -> bf16 {
  %0 = arith.addf %a, %a : bf16
  return %0 : bf16
}

// Both would have the same type.
// SCALED: error: failed to legalize operation 'arith.scaling_truncf' that was explicitly marked illegal
func.func @scaled(%a: f32, %scale: f8E8M0FNU) -> f8E5M2 {
  %0 = arith.scaling_truncf %a, %scale : f32, f8E8M0FNU to f8E5M2
  return %0 : f8E5M2
}
