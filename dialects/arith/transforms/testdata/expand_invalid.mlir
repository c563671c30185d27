// RUN: mlir-opt %s --arith-expand="include-bf16=true" --verify-diagnostics --split-input-file

func.func @rounding(%x: f32) -> bf16 {
  // expected-error@+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %x downward : f32 to bf16
  return %0 : bf16
}

// -----

func.func @shape(%a: tensor<?xi8>, %b: tensor<?xi8>) -> tensor<?xi8> {
  // expected-error@+1 {{failed to legalize operation 'arith.floordivsi' that was explicitly marked illegal}}
  %0 = arith.floordivsi %a, %b : tensor<?xi8>
  return %0 : tensor<?xi8>
}
