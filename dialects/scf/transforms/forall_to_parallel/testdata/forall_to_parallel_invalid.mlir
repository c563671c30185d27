// RUN: mlir-opt %s --scf-forall-to-parallel --verify-diagnostics

func.func @outputs(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'scf.forall' op only fully bufferized scf.forall ops can be lowered to scf.parallel}}
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
