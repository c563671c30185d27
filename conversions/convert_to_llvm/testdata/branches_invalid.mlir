// RUN: mlir-opt %s --convert-to-llvm --verify-diagnostics

// The other branch converts the argument of the block.
func.func @mixed(%flag: i8, %m: memref<4xi32>) {
  %t = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
  // expected-error@+1 {{failed to legalize operation 'cf.switch' that was explicitly marked illegal}}
  cf.switch %flag : i8, [
    default: ^bb1(%m : memref<4xi32>),
    1: ^bb2(%t : tensor<4xi32>)
  ]
^bb1(%0: memref<4xi32>):
  return
^bb2(%1: tensor<4xi32>):
  cf.br ^bb1(%m : memref<4xi32>)
}
