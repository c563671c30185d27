// RUN: mlir-opt %s --split-input-file --verify-diagnostics --convert-krnl-to-affine

func.func @tile_outside() {
  %ii = krnl.define_loops 1
  // expected-note @below {{the tiles are defined here}}
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{'krnl.iterate' op iterates a loop in a tile outside of the loop over the tiles}}
  krnl.iterate(%il, %ib) with (%ii -> %i = 0 to 10) {
  }
  return
}

// -----

func.func @tile_outside_permuted() {
  %ii = krnl.define_loops 1
  // expected-note @below {{the tiles are defined here}}
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.permute(%ib, %il) [1, 0] : !krnl.loop, !krnl.loop
  // expected-error @below {{'krnl.iterate' op iterates a loop in a tile outside of the loop over the tiles}}
  krnl.iterate(%ib, %il) with (%ii -> %i = 0 to 10) {
  }
  return
}

// -----

func.func @permuted_out_of_nest() {
  %ii, %jj = krnl.define_loops 2
  // expected-error @below {{'krnl.permute' op moves a loop out of the nest that iterates it}}
  krnl.permute(%ii, %jj) [1, 0] : !krnl.loop, !krnl.loop
  // expected-note @below {{the nest is here}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 10) {
    krnl.iterate(%jj) with () {
    }
  }
  return
}

// -----

func.func @permuted_between_nests() {
  %ii, %jj = krnl.define_loops 2
  // expected-error @below {{'krnl.permute' op moves a loop out of the nest that iterates it}}
  krnl.permute(%ii, %jj) [0, 1] : !krnl.loop, !krnl.loop
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10) {
  }
  // expected-note @below {{the nest is here}}
  krnl.iterate(%jj) with (%jj -> %j = 0 to 10) {
  }
  return
}

// -----

func.func @carried_through_parallel(%x: f32) {
  %ii = krnl.define_loops 1
  // expected-note @below {{it is parallelized here}}
  krnl.parallel(%ii) : !krnl.loop
  // expected-error @below {{'krnl.iterate' op carries values through a parallel loop}}
  %0 = krnl.iterate(%ii) with (%ii -> %i = 0 to 10) iter_args(%a = %x) -> (f32) {
    krnl.yield %a : f32
  }
  return
}

// -----

func.func @used_outside() {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{the induction variable is used outside of the nest that iterates its loop or a part of it; 'krnl.get_induction_var_value' returns the start of a tile}}
  krnl.iterate(%ib) with (%ii -> %i = 0 to 10) {
    %0 = arith.addi %i, %i : index
    krnl.iterate(%il) with () {
    }
  }
  return
}

// -----

func.func @used_after() {
  %ii, %jj = krnl.define_loops 2
  // expected-error @below {{the induction variable is used outside of the nest that iterates its loop}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 10) {
    krnl.iterate(%jj) with () {
    }
    %0 = arith.addi %i, %j : index
  }
  return
}

// -----

func.func @not_iterated() {
  %ii, %jj = krnl.define_loops 2
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 10) {
    // expected-error @below {{'krnl.get_induction_var_value' op refers to loop #1, which no nest around it iterates}}
    %0:2 = krnl.get_induction_var_value(%ii, %jj) : (!krnl.loop, !krnl.loop) -> (index, index)
    krnl.iterate(%jj) with () {
    }
  }
  return
}

// -----

func.func @dynamic_unroll(%n: index) {
  %ii = krnl.define_loops 1
  krnl.unroll %ii : !krnl.loop
  // expected-error @below {{'krnl.unroll' requires a constant number of iterations}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to %n) {
  }
  return
}

// -----

func.func @large_unroll(%n: index) {
  %ii = krnl.define_loops 1
  krnl.unroll %ii : !krnl.loop
  // expected-error @below {{'krnl.unroll' of 10000000 iterations with 2 operations is too large}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10000000) {
  }
  return
}

// -----

func.func @large_tile(%n: index) {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 9223372036854775807 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{'krnl.block' op has tiles of more than 2^63 iterations}}
  %ibb, %ibl = krnl.block %ib 2 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.iterate(%ibb) with (%ii -> %i = 0 to %n) {
  }
  return
}

// -----

func.func @foreign_use() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'builtin.unrealized_conversion_cast' op uses a loop, but no conversion of loops knows it}}
  %0 = builtin.unrealized_conversion_cast %ii : !krnl.loop to i32
  return
}

// -----

func.func @skew_in_two_nests() {
  %ii, %jj = krnl.define_loops 2
  // expected-error @below {{'krnl.skew' op has a result and a base that no single nest iterates completely}}
  %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  krnl.iterate(%js) with (%ii -> %i = 0 to 4, %jj -> %j = 0 to 4) {
    krnl.iterate(%ii) with () {
    }
  }
  return
}

// -----

// The number of points of a diagonal varies.
func.func @skew_unroll() {
  %ii, %jj = krnl.define_loops 2
  %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  krnl.unroll %ii : !krnl.loop
  // expected-error @below {{'krnl.unroll' requires a constant number of iterations}}
  krnl.iterate(%js, %ii) with (%ii -> %i = 0 to 4, %jj -> %j = 0 to 4) {
  }
  return
}
