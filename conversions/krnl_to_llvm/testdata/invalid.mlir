// RUN: mlir-opt %s --convert-krnl-to-llvm --split-input-file --allow-unregistered-dialect --verify-diagnostics

func.func @call_of_unknown_origin() -> index {
  %call = "test.call"() : () -> !krnl.call
  // expected-error@+1 {{'krnl.input_size' op uses a call that is no argument of a block of the function}}
  %n = krnl.input_size %call[2, 1]
  return %n : index
}

// -----

func.func @result(%call: !krnl.call) -> !krnl.call {
  // expected-error@+1 {{'func.call' op creates a call, which is not implemented}}
  %0 = func.call @result(%call) : (!krnl.call) -> !krnl.call
  return %0 : !krnl.call
}

// -----

func.func @other_result(%call: !krnl.call, %n: index) -> index {
  // expected-error@+1 {{'krnl.output' op may leave a function that does not return the status of its own call}}
  %y = krnl.output %call[0] (%n) : memref<f32>
  return %n : index
}

// -----

func.func @nested(%call: !krnl.call, %condition: i1) -> i64 {
  "test.region"() ({
    // expected-error@+1 {{'krnl.leave_if' op is inside a region; lower it first}}
    krnl.leave_if %condition, %call
    "test.end"() : () -> ()
  }) : () -> ()
  %status = krnl.status %call
  return %status : i64
}

// -----

func.func @slot(%memory: memref<i8>, %n: index) -> memref<f32> {
  // expected-error@+1 {{'krnl.slot' op is a part of memory that is neither the arena nor an output of the function}}
  %0 = krnl.slot %memory[%n] : memref<i8> to memref<f32>
  return %0 : memref<f32>
}
