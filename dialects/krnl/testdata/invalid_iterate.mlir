// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @iterate_1(%l: !krnl.loop) {
  // expected-error @below {{'krnl.iterate' op has 1 bounds; each loop has a lower and an upper one}}
  "krnl.iterate"(%l) ({
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>], num_optimized_loops = 1} : (!krnl.loop) -> ()
  return
}

// -----

func.func @iterate_2(%l: !krnl.loop) {
  // expected-error @below {{'krnl.iterate' op expected a bound to have a result}}
  "krnl.iterate"(%l, %l) ({
  ^bb0(%i: index):
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>, affine_map<() -> ()>], num_optimized_loops = 1} : (!krnl.loop, !krnl.loop) -> ()
  return
}

// -----

func.func @iterate_3(%l: !krnl.loop) {
  // expected-error @below {{'krnl.iterate' op has 1 operands; expected 1 loops and 1 bounded loops, operands of bounds and initial values}}
  "krnl.iterate"(%l) ({
  ^bb0(%i: index):
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>, affine_map<() -> (1)>], num_optimized_loops = 1} : (!krnl.loop) -> ()
  return
}

// -----

func.func @iterate_3_negative(%l: !krnl.loop) {
  // expected-error @below {{'krnl.iterate' op has 1 operands; expected -1 loops}}
  "krnl.iterate"(%l) ({
    krnl.yield
  }) {bounds = [], num_optimized_loops = -1} : (!krnl.loop) -> ()
  return
}

// -----

func.func @iterate_4_iterated(%l: index) {
  // expected-error @below {{'krnl.iterate' op iterates a value that is not a loop}}
  "krnl.iterate"(%l) ({
    krnl.yield
  }) {bounds = [], num_optimized_loops = 1} : (index) -> ()
  return
}

// -----

func.func @iterate_4_bounded(%l: index) {
  // expected-error @below {{'krnl.iterate' op gives bounds to a value that is not a loop}}
  "krnl.iterate"(%l) ({
  ^bb0(%i: index):
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>, affine_map<() -> (1)>], num_optimized_loops = 0} : (index) -> ()
  return
}

// -----

func.func @iterate_4_bound(%n: i32) {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.iterate' op has a bound whose operand is not an index}}
  "krnl.iterate"(%ii, %ii, %n) ({
  ^bb0(%i: index):
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>, affine_map<()[s0] -> (s0)>], num_optimized_loops = 1} : (!krnl.loop, !krnl.loop, i32) -> ()
  return
}

// -----

func.func @iterate_5(%x: f32) {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.iterate' op has initial values whose types differ from those of the results}}
  %0 = "krnl.iterate"(%ii, %ii, %x) ({
  ^bb0(%i: index, %a: i32):
    krnl.yield %a : i32
  }) {bounds = [affine_map<() -> (0)>, affine_map<() -> (1)>], num_optimized_loops = 1} : (!krnl.loop, !krnl.loop, f32) -> i32
  return
}

// -----

func.func @iterate_6() {
  %ii = krnl.define_loops 1
  %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  // expected-error @below {{'krnl.iterate' op gives bounds to a loop that 'krnl.define_loops' does not define}}
  krnl.iterate(%ib) with (%ib -> %i = 0 to 10) {
  }
  return
}

// -----

func.func @iterate_7_argument(%l: !krnl.loop) {
  // expected-error @below {{'krnl.iterate' op iterates loop #0, which 'krnl.define_loops' does not define}}
  krnl.iterate(%l) with () {
  }
  return
}

// -----

func.func @iterate_7_unbounded() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.iterate' op iterates loop #0, to which no nest around it gives bounds}}
  krnl.iterate(%ii) with () {
  }
  return
}

// -----

func.func @iterate_7_elsewhere() {
  %ii, %jj = krnl.define_loops 2
  krnl.iterate(%ii) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 10) {
  }
  // expected-error @below {{'krnl.iterate' op iterates loop #0, to which no nest around it gives bounds}}
  krnl.iterate(%jj) with () {
  }
  return
}

// -----

func.func @body_1() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.iterate' op expected body to have an index argument for each bounded loop}}
  "krnl.iterate"(%ii, %ii) ({
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>, affine_map<() -> (1)>], num_optimized_loops = 1} : (!krnl.loop, !krnl.loop) -> ()
  return
}

// -----

func.func @body_2() {
  %ii = krnl.define_loops 1
  // expected-error @below {{'krnl.iterate' op expected body to have an argument for each result}}
  "krnl.iterate"(%ii, %ii) ({
  ^bb0(%i: index, %a: f32):
    krnl.yield
  }) {bounds = [affine_map<() -> (0)>, affine_map<() -> (1)>], num_optimized_loops = 1} : (!krnl.loop, !krnl.loop) -> ()
  return
}

// -----

func.func @yield_1(%x: f32) {
  %ii = krnl.define_loops 1
  %0 = krnl.iterate(%ii) with (%ii -> %i = 0 to 10) iter_args(%a = %x) -> (f32) {
    // expected-error @below {{'krnl.yield' op yields values whose types differ from those of the parent's results}}
    krnl.yield %i : index
  }
  return
}

// -----

func.func @dims(%n: index) {
  %ii = krnl.define_loops 1
  // expected-error @below {{dim operand count and affine map dim count must match}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to affine_map<(d0) -> (d0)>()) {
  }
}

// -----

func.func @symbols(%n: index) {
  %ii = krnl.define_loops 1
  // expected-error @below {{symbol operand count and affine map symbol count must match}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to affine_map<(d0) -> (d0)>(%n)[%n]) {
  }
}

// -----

func.func @prefix(%n: index) {
  %ii = krnl.define_loops 1
  // expected-error @below {{bound with several results requires 'min'}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to affine_map<(d0) -> (d0, 5)>(%n)) {
  }
}

// -----

func.func @no_bound() {
  %ii = krnl.define_loops 1
  // expected-error @below {{expected an integer, a value or an affine map as bound}}
  krnl.iterate(%ii) with (%ii -> %i = 0 to "many") {
  }
}

// -----

func.func @carried(%x: f32) {
  %ii = krnl.define_loops 1
  // expected-error @below {{mismatch between the number of loop-carried values and results}}
  %0 = krnl.iterate(%ii) with (%ii -> %i = 0 to 1) iter_args(%a = %x) -> (f32, f32) {
  }
}
