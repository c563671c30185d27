// RUN: mlir-opt %s --convert-onnx-to-krnl --split-input-file --verify-diagnostics

// expected-error @+1 {{'func.func' op expects attribute 'onnx.slots' to be a list}}
func.func @no_list(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = 1} {
  onnx.Return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{'func.func' op expects element 0 of attribute 'onnx.slots' to be a list of slots}}
func.func @no_slot(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64: 1>]} {
  onnx.Return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{'func.func' op has slot 0 below itself}}
func.func @circle(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64: 1>, array<i64: 0>]} {
  onnx.Return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{'func.func' op has slot 0 without a value}}
func.func @empty_slot(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>]} {
  onnx.Return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{'func.func' op expects one block that ends with 'onnx.Return'}}
func.func private @declared(tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []}

// -----

func.func @no_places(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op expects attribute 'onnx.place' to have 1 places}}
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @no_place(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 without a place}}
  %0 = "onnx.Exp"(%x) {onnx.place = [unit]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @omitted(%x: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.MaxPool' op has result 1 with a place, which is omitted}}
  %0, %none = "onnx.MaxPool"(%x) {kernel_shape = [1], onnx.place = [#onnx.place<output 0>, #onnx.place<output 0>]} : (tensor<1x1x8xf32>) -> (tensor<1x1x8xf32>, none)
  onnx.Return %0 : tensor<1x1x8xf32>
}

// -----

func.func @other_output(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in output 1, which is another value}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 1>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @other_value(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>]} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in output 0, which is another value}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Relu"(%0) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

func.func @unknown_slot(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has a value in slot 0, but the function has 0 slots}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @shared_slot(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>]} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'onnx.Relu' op has a value in slot 0, in which another value is}}
  %1 = "onnx.Relu"(%0) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// The second value is computed while the first one is in use.
// expected-error @+1 {{'func.func' op has values in slots 0 and 1 at the same time, of which none is below the other}}
func.func @same_memory(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>, array<i64>]} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Relu"(%0) {onnx.place = [#onnx.place<slot 1>]} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "onnx.Add"(%0, %1) {onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %2 : tensor<4xf32>
}

// -----

func.func @unknown_size(%x: tensor<4xf32>) -> tensor<1x?xi64> attributes {onnx.slots = [array<i64>]} {
  // expected-error @+1 {{'onnx.NonZero' op has result 0 in a slot, whose size is not known at the entry}}
  %0 = "onnx.NonZero"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<1x?xi64>
  onnx.Return %0 : tensor<1x?xi64>
}

// -----

func.func @no_view(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in operand 0, in whose memory it cannot be computed}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<view 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @view(%x: tensor<4xf32>) -> tensor<1x4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Flatten' op has result 0 which is a view of operand 0, elsewhere}}
  %0 = "onnx.Flatten"(%x) {axis = 0 : si64, onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>) -> tensor<1x4xf32>
  onnx.Return %0 : tensor<1x4xf32>
}

// -----

func.func @block(%x: tensor<4xf32>) -> tensor<4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in a block with a number}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<managed 1>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @arguments(%x: tensor<4xf32>, %n: tensor<i64>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>]} {
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-error @+1 {{'onnx.Loop' op expects attribute 'onnx.argument_places' to have 2 places}}
  %1 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<4xf32>):
    %2 = "onnx.Exp"(%a) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %c, %2 : tensor<i1>, tensor<4xf32>
  }) {onnx.place = [#onnx.place<output 0>]} : (tensor<i64>, none, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

func.func @inner_slices(%x: tensor<2x2xf32>) -> tensor<2x1xf32> attributes {onnx.slots = [array<i64>]} {
  %one = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  // expected-error @+1 {{'onnx.Split' op has results in operand 0, of which they are no contiguous parts of known sizes}}
  %a, %b = "onnx.Split"(%0, %one) {axis = 1 : si64, onnx.place = [#onnx.place<view 0>, #onnx.place<view 0>]} : (tensor<2x2xf32>, tensor<2xi64>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  %1 = "onnx.Add"(%a, %b) {onnx.place = [#onnx.place<output 0>]} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  onnx.Return %1 : tensor<2x1xf32>
}

// -----

func.func @slices_of_argument(%x: tensor<2xf32>) -> tensor<1xf32> attributes {onnx.slots = []} {
  %one = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
  // expected-error @+1 {{'onnx.Split' op has results in operand 0, which is not in a slot}}
  %a, %b = "onnx.Split"(%x, %one) {onnx.place = [#onnx.place<view 0>, #onnx.place<view 0>]} : (tensor<2xf32>, tensor<2xi64>) -> (tensor<1xf32>, tensor<1xf32>)
  %1 = "onnx.Add"(%a, %b) {onnx.place = [#onnx.place<output 0>]} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  onnx.Return %1 : tensor<1xf32>
}

// -----

func.func @one_slice(%x: tensor<2xf32>) -> tensor<1xf32> attributes {onnx.slots = [array<i64>, array<i64>]} {
  %one = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{'onnx.Split' op has result 0 in operand 0, in whose memory it cannot be computed}}
  %a, %b = "onnx.Split"(%0, %one) {onnx.place = [#onnx.place<view 0>, #onnx.place<slot 1>]} : (tensor<2xf32>, tensor<2xi64>) -> (tensor<1xf32>, tensor<1xf32>)
  %1 = "onnx.Add"(%a, %b) {onnx.place = [#onnx.place<output 0>]} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  onnx.Return %1 : tensor<1xf32>
}

// -----

func.func @inner_part(%x: tensor<2x2xf32>) -> tensor<2x4xf32> attributes {onnx.slots = [array<i64>]} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in the slot of a Concat, of whose result it is no contiguous part}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Concat"(%0, %x) {axis = 1 : si64, onnx.place = [#onnx.place<slot 0>]} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %2 = "onnx.Relu"(%1) {onnx.place = [#onnx.place<output 0>]} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  onnx.Return %2 : tensor<2x4xf32>
}

// -----

func.func @part_is_used_twice(%x: tensor<2xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>]} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{'onnx.Concat' op has a value in slot 0, in which another value is}}
  %1 = "onnx.Concat"(%0, %0) {axis = 0 : si64, onnx.place = [#onnx.place<slot 0>]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %2 = "onnx.Relu"(%1) {onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %2 : tensor<4xf32>
}

// -----

// The slot of the Concat is in use from its first operand on.
// expected-error @+1 {{'func.func' op has values in slots 0 and 1 at the same time, of which none is below the other}}
func.func @early_part(%x: tensor<2xf32>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>, array<i64>]} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "onnx.Log"(%x) {onnx.place = [#onnx.place<slot 1>]} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "onnx.Concat"(%0, %x) {axis = 0 : si64, onnx.place = [#onnx.place<slot 0>]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %3 = "onnx.Relu"(%2) {onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %3 : tensor<4xf32>
}

// -----

func.func @in_place_of_argument(%x: tensor<2xf32>) -> tensor<2xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in operand 0, in whose memory it cannot be computed}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<view 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

func.func @in_place_of_none(%x: tensor<2xf32>) -> tensor<2xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in operand 1, in whose memory it cannot be computed}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<view 1>]} : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

func.func @reads_later(%x: tensor<2x2xf32>) -> tensor<2x2xf32> attributes {onnx.slots = []} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 0>]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  // expected-error @+1 {{'onnx.Transpose' op has result 0 in operand 0, in whose memory it cannot be computed}}
  %1 = "onnx.Transpose"(%0) {perm = [1, 0], onnx.place = [#onnx.place<view 0>]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

func.func @used_later(%x: tensor<2xf32>) -> tensor<2xf32> attributes {onnx.slots = [array<i64>]} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "onnx.Log"(%0) {onnx.place = [#onnx.place<view 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{'onnx.Add' op uses operand 0, whose memory has another value}}
  %2 = "onnx.Add"(%0, %1) {onnx.place = [#onnx.place<output 0>]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %2 : tensor<2xf32>
}

// -----

func.func @used_twice(%x: tensor<2xf32>) -> tensor<2xf32> attributes {onnx.slots = []} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 0>]} : (tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{'onnx.Add' op uses operand 1, whose memory has another value}}
  %1 = "onnx.Add"(%0, %0) {onnx.place = [#onnx.place<view 0>]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %1 : tensor<2xf32>
}

// -----

// The loop needs the old value after the new one has been computed.
func.func @carried_value_is_used_later(%x: tensor<2xf32>) -> tensor<2xf32> attributes {onnx.slots = [array<i64>, array<i64: 0>]} {
  %n = onnx.Constant dense<3> : tensor<i64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<2xf32>):
    // expected-error @+1 {{'onnx.Exp' op has result 0 in output 1, which is another value}}
    %1 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 1>]} : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "onnx.Add"(%1, %a) {onnx.place = [#onnx.place<view 0>]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %c, %2 : tensor<i1>, tensor<2xf32>
  }) {onnx.argument_places = [#onnx.place<slot 0>, #onnx.place<slot 1>], onnx.place = [#onnx.place<output 0>]} : (tensor<i64>, none, tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

func.func @inner_part_of_output(%x: tensor<2x2xf32>) -> tensor<2x4xf32> attributes {onnx.slots = []} {
  // expected-error @+1 {{'onnx.Exp' op has result 0 in the output of a Concat, of whose result it is no contiguous part}}
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<output 0>]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Concat"(%0, %x) {axis = 1 : si64, onnx.place = [#onnx.place<output 0>]} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  onnx.Return %1 : tensor<2x4xf32>
}
