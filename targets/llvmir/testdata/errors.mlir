// Constructs that are rejected, each with its location.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

llvm.func @unregistered() {
  // expected-error@+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: foo.bar}}
  "foo.bar"() : () -> ()
  llvm.return
}

// -----

// expected-error@+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func private @other_dialect()

// -----

llvm.func @cast(%x: i1) {
  // expected-error@+1 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  %0 = builtin.unrealized_conversion_cast %x : i1 to i1
  llvm.return
}

// -----

llvm.func @newer_intrinsic(%x: f32) {
  // expected-error@+2 {{'llvm.intr.atan2' op is no intrinsic of LLVM 19}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.intr.atan2}}
  %0 = llvm.intr.atan2(%x, %x) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @newer_atomic(%p: !llvm.ptr, %x: i32) {
  // expected-error@+2 {{LLVM 19 has no atomic operation 'usub_sat'}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.atomicrmw}}
  %0 = llvm.atomicrmw usub_sat %p, %x acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @no_alignment(%p: !llvm.ptr) {
  // expected-error@+2 {{'llvm.load' op alignment is not a power of two: 3}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.load}}
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @no_intrinsic(%x: f32) {
  // expected-error@+2 {{could not find LLVM intrinsic: "llvm.does.not.exist"}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.does.not.exist"(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @no_overload(%x: i32) {
  // expected-error@+2 {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.fabs" does not match any of the overloads}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.fabs"(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @wrong_result(%x: i32) {
  // expected-error@+2 {{intrinsic call returns i32 but "llvm.x86.sse41.round.ss" actually returns <4 x float>}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%x) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @too_few(%x: i32) {
  // expected-error@+2 {{intrinsic call has 1 operands but "llvm.x86.sse41.round.ss" expects 3}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%x) : (i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @wrong_operand(%x: i32) {
  // expected-error@+2 {{intrinsic call operand #0 has type i32 but "llvm.x86.sse41.round.ss" expects <4 x float>}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%x, %x, %x) : (i32, i32, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @asm_constraints(%x: i32) {
  // expected-error@+2 {{has constraints that are not valid}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.inline_asm}}
  llvm.inline_asm "nop", "r,r" %x : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @value_missing() attributes {passthrough = ["alignstack"]}

// -----

// expected-error@+1 {{LLVM attribute 'noinline' does not expect a value, found 'x'}}
llvm.func @value_too_much() attributes {passthrough = [["noinline", "x"]]}

// -----

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @no_pair() attributes {passthrough = [["a", "b", "c"]]}

// -----

// expected-error@+1 {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @no_strings() attributes {passthrough = [["a", 1]]}

// -----

// expected-error@+1 {{'llvm.align' is not an alignment: 3}}
llvm.func @parameter_alignment(!llvm.ptr {llvm.align = 3 : i64})

// -----

// expected-error@+1 {{unsupported constant value}}
llvm.mlir.global @constant(dense<1> : tensor<2xi32>) : !llvm.array<3 x i32>

// -----

// expected-error@+1 {{expected an array attribute for a struct constant}}
llvm.mlir.global @struct(1 : i32) : !llvm.struct<(i32, i32)>

// -----

// expected-error@+1 {{unsupported data layout key "dlti.default_memory_space"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 7 : ui64>} {}

// -----

llvm.func @mmra(%p: !llvm.ptr) {
  // expected-error@+1 {{llvm.mmra is something other than an MMRA tag or an array of them}}
  %0 = llvm.load %p {llvm.mmra = 1} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @several_tags(%p: !llvm.ptr) {
  // expected-warning@+1 {{TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction}}
  %0 = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = <id = "x", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "x", members = {<#llvm.tbaa_root, 0>}>, offset = 0>, #llvm.tbaa_tag<base_type = <id = "y", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "y", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]} : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error@+1 {{translated to LLVM IR that is not valid: function declaration may not have a !prof attachment}}
module {
  llvm.func @verifier() attributes {function_entry_count = 3 : i64}
}

// -----

// expected-error@+1 {{with local linkage has a visibility}}
llvm.mlir.global private hidden @local(0 : i32) : i32

// -----

llvm.func @void() {
  // expected-error@+2 {{is of a type that has no constants: '!llvm.void'}}
  // expected-error@+1 {{LLVM Translation failed for operation: llvm.mlir.undef}}
  %0 = llvm.mlir.undef : !llvm.void
  llvm.return
}

// -----

llvm.func @too_wide() {
  // expected-error@+1 {{cannot be converted to LLVM IR: type 'i16777215' has no translation}}
  %0 = llvm.mlir.poison : i16777215
  llvm.return
}

// -----

llvm.func @empty() {
  // expected-error@+1 {{cannot be converted to LLVM IR: type 'i0' has no translation}}
  %0 = llvm.mlir.poison : i0
  llvm.return
}

// -----

%p = llvm.mlir.zero : !llvm.ptr
// expected-error@+1 {{is an instruction outside of functions}}
%0 = llvm.load %p : !llvm.ptr -> i32
