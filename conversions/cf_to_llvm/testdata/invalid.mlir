// RUN: mlir-opt %s --split-input-file --convert-cf-to-llvm --verify-diagnostics

func.func @no_type_in_llvm(%t: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^a(%t : tensor<2xf32>)
^a(%n: tensor<2xf32>):
  return %n : tensor<2xf32>
}

// -----

// expected-error@+1 {{redefinition of reserved function 'puts' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @puts(i32)
func.func @name_is_taken(%c: i1) {
  // expected-error@+1 {{failed to legalize operation 'cf.assert' that was explicitly marked illegal}}
  cf.assert %c, "message"
  return
}
