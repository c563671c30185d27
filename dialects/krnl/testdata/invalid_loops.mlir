// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @too_many() {
  // expected-error @below {{expected at least 0 and at most 1024 loops}}
  %0 = krnl.define_loops 100000
}

// -----

func.func @define_loops_1() {
  // expected-error @below {{'krnl.define_loops' op defines 2 loops, but has 1 results}}
  %0 = "krnl.define_loops"() {num_loops = 2} : () -> !krnl.loop
  return
}

// -----

func.func @define_loops_2() {
  // expected-error @below {{'krnl.define_loops' op defines loop #0, which is split, replaced or iterated twice}}
  %ii = krnl.define_loops 1
  // expected-note @below {{one use is here}}
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-note @below {{another use is here}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10) {
  }
  return
}

// -----

func.func @define_loops_2_block() {
  // expected-error @below {{'krnl.define_loops' op defines loop #0, which is split, replaced or iterated twice}}
  %ii = krnl.define_loops 1
  // expected-note @below {{one use is here}}
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-note @below {{another use is here}}
  %jb, %jl = krnl.block %ii 8 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  return
}

// -----

func.func @define_loops_3() {
  // expected-error @below {{'krnl.define_loops' op defines loop #1, which is given bounds twice}}
  %0:2 = krnl.define_loops 2
  // expected-note @below {{another use is here}}
  krnl.iterate(%0#0) with (%0#0 -> %i = 0 to 10, %0#1 -> %j = 0 to 10) {
    // expected-note @below {{one use is here}}
    krnl.iterate(%0#1) with (%0#1 -> %k = 0 to 10) {
    }
  }
  return
}

// -----

func.func @define_loops_4() {
  // expected-error @below {{'krnl.define_loops' op defines loop #0, which is both unrolled and parallelized}}
  %ii = krnl.define_loops 1
  // expected-note @below {{one use is here}}
  krnl.unroll %ii : !krnl.loop
  // expected-note @below {{another use is here}}
  krnl.parallel(%ii) : !krnl.loop
  return
}

// -----

func.func @unrolled_twice() {
  // expected-error @below {{'krnl.define_loops' op defines loop #0, which is unrolled twice}}
  %ii = krnl.define_loops 1
  // expected-note @below {{one use is here}}
  krnl.unroll %ii : !krnl.loop
  // expected-note @below {{another use is here}}
  krnl.unroll %ii : !krnl.loop
  return
}

// -----

func.func @parallelized_twice() {
  // expected-error @below {{'krnl.define_loops' op defines loop #0, which is parallelized twice}}
  %ii = krnl.define_loops 1
  // expected-note @below {{one use is here}}
  krnl.parallel(%ii) : !krnl.loop
  // expected-note @below {{another use is here}}
  krnl.parallel(%ii) : !krnl.loop
  return
}

// -----

func.func @block_1() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.block' op has tile size 0; it is positive}}
  %ib, %il = krnl.block %ii 0 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  return
}

// -----

func.func @permute_1_count() {
  %0:2 = krnl.define_loops 2
  // expected-error @below {{'krnl.permute' op has 2 loops and 1 positions}}
  krnl.permute(%0#0, %0#1) [0] : !krnl.loop, !krnl.loop
  return
}

// -----

func.func @permute_1_position() {
  %0:2 = krnl.define_loops 2
  // expected-error @below {{'krnl.permute' op has a map that is not a permutation: position 1}}
  krnl.permute(%0#0, %0#1) [1, 1] : !krnl.loop, !krnl.loop
  return
}

// -----

func.func @permute_1_range() {
  %0:2 = krnl.define_loops 2
  // expected-error @below {{'krnl.permute' op has a map that is not a permutation: position 2}}
  krnl.permute(%0#0, %0#1) [0, 2] : !krnl.loop, !krnl.loop
  return
}

// -----

func.func @permute_2() {
  %0:2 = krnl.define_loops 2
  // expected-error @below {{'krnl.permute' op has loop #1 twice}}
  krnl.permute(%0#0, %0#0) [0, 1] : !krnl.loop, !krnl.loop
  return
}

// -----

func.func @permute_3() {
  %ii, %jj = krnl.define_loops 2
  // expected-note @below {{it is split here}}
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{'krnl.permute' op schedules loop #0, which 'krnl.block' splits}}
  krnl.permute(%ii, %jj) [1, 0] : !krnl.loop, !krnl.loop
  return
}

// -----

func.func @unroll_1() {
  %ii = krnl.define_loops 1
  // expected-note @below {{it is split here}}
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{'krnl.unroll' op schedules loop #0, which 'krnl.block' splits}}
  krnl.unroll %ii : !krnl.loop
  return
}

// -----

func.func @parallel_1() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.parallel' op has loop #1 twice}}
  krnl.parallel(%ii, %ii) : !krnl.loop, !krnl.loop
  return
}

// -----

func.func @parallel_3() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.parallel' op has proc_bind "far"; it is "primary", "close" or "spread"}}
  krnl.parallel(%ii) {proc_bind = "far"} : !krnl.loop
  return
}

// -----

func.func @get_induction_var_value_1() {
  %ii = krnl.define_loops 1
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10) {
    // expected-error @below {{'krnl.get_induction_var_value' op has 1 loops and 2 results}}
    %0:2 = krnl.get_induction_var_value(%ii) : (!krnl.loop) -> (index, index)
  }
  return
}

// -----

func.func @skew_1() {
  %ii, %jj = krnl.define_loops 2
  // expected-error @below {{'krnl.skew' op has the factor 0; it is not 0 and at most 2147483648 in magnitude}}
  %js = krnl.skew %jj by 0 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  return
}

// -----

func.func @skew_2() {
  %ii, %jj = krnl.define_loops 2
  %jb, %jl = krnl.block %jj 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{'krnl.skew' op has loop #0, which 'krnl.define_loops' does not define}}
  %js = krnl.skew %jb by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  return
}

// -----

func.func @skew_3() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.skew' op skews a loop by itself}}
  %is = krnl.skew %ii by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  return
}

// -----

func.func @skew_4() {
  %ii, %jj, %kk = krnl.define_loops 3
  // expected-note @below {{it is replaced here}}
  %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  // expected-error @below {{'krnl.skew' op has a base that 'krnl.skew' replaces}}
  %ks = krnl.skew %kk by 1 of %jj : (!krnl.loop, !krnl.loop) -> !krnl.loop
  return
}

// -----

func.func @skew_5() {
  // expected-error @below {{'krnl.define_loops' op defines loop #1, which is split, replaced or iterated twice}}
  %ii, %jj = krnl.define_loops 2
  // expected-note @below {{use is here}}
  %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  // expected-note @below {{use is here}}
  %jb, %jl = krnl.block %jj 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  return
}

// -----

func.func @permute_3_skewed() {
  %ii, %jj = krnl.define_loops 2
  // expected-note @below {{it is replaced here}}
  %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
  // expected-error @below {{'krnl.permute' op schedules loop #1, which 'krnl.skew' replaces}}
  krnl.permute(%ii, %jj) [1, 0] : !krnl.loop, !krnl.loop
  return
}
