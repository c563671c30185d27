// SPDX-License-Identifier: Apache-2.0
//
// Operations with effects, on memory and on custom resources, and with each
// kind of speculatability.
#ifndef DIALECTS_TEST_EFFECT_OPS_TD
#define DIALECTS_TEST_EFFECT_OPS_TD

include "core/interfaces/side_effects.td"
include "dialects/test/dialect.td"
include "dialects/test/interfaces.td"

// The effects are listed in an attribute.

def SideEffectOp
    : TEST_Op<"side_effect_op",
              [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
               DeclareOpInterfaceMethods<TestEffectOpInterface>]> {
  let results = (outs AnyType:$result);
}
def SideEffectWithRegionOp
    : TEST_Op<"side_effect_with_region_op",
              [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
               DeclareOpInterfaceMethods<TestEffectOpInterface>]> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    `(` $operand`)` $region attr-dict `:`  type($operand)  `->` type($result)
  }];
}

// Effects on operands, results and symbols.

def TestResource : Resource<"::test::TestResource">;

def CopyOp : TEST_Op<"copy"> {
  let arguments = (ins Res<AnyRankedOrUnrankedMemRef, "", [MemRead]>:$source,
                       Res<AnyRankedOrUnrankedMemRef, "", [MemWrite]>:$target);
  let assemblyFormat = [{
    `(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)`
    attr-dict
  }];
}
def TestEffectsOpA : TEST_Op<"op_with_effects_a"> {
  let arguments = (ins
    Arg<Variadic<AnyMemRef>, "", [MemRead]>,
    Arg<FlatSymbolRefAttr, "", [MemRead]>:$first,
    Arg<SymbolRefAttr, "", [MemWrite]>:$second,
    Arg<OptionalAttr<SymbolRefAttr>, "", [MemRead]>:$optional_symbol);
  let results = (outs Res<AnyMemRef, "", [MemAlloc<TestResource, 0>]>);
}
def TestEffectsOpB
    : TEST_Op<"op_with_effects_b", [MemoryEffects<[MemWrite<TestResource, 0>]>]>;
def TestEffectsRead : TEST_Op<"op_with_memread", [MemoryEffects<[MemRead]>]> {
  let results = (outs AnyInteger);
}
def TestEffectsWrite
    : TEST_Op<"op_with_memwrite", [MemoryEffects<[MemWrite]>]>;
def TestEffectsResult : TEST_Op<"test_effects_result"> {
  let results = (outs Res<I32, "", [MemAlloc, MemWrite]>);
}
def TestAllocWithMultipleResults : TEST_Op<"alloc_with_multiple_results"> {
  let results = (outs Index:$index, Res<AnyMemRef, "", [MemAlloc]>:$memref);
  let assemblyFormat = "attr-dict `:` type($index) `,` type($memref)";
}
def ReadBufferOp
    : TEST_Op<"read_buffer",
              [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$buffer);
}
def ForwardBufferOp : TEST_Op<"forward_buffer", [Pure]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$buffer);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
}

class BufferBasedOpBase<string mnemonic, list<Trait> traits>
    : TEST_Op<mnemonic, traits> {
  let arguments = (ins
    Arg<AnyRankedOrUnrankedMemRef, "reading", [MemRead]>:$input,
    Arg<AnyRankedOrUnrankedMemRef, "writing", [MemWrite]>:$output);
}
def BufferBasedOp : BufferBasedOpBase<"buffer_based", []> {
  let assemblyFormat = [{
    `in` `(` $input`:` type($input) `)` `out` `(` $output`:` type($output) `)`
    attr-dict
  }];
}
def RegionBufferBasedOp
    : BufferBasedOpBase<"region_buffer_based",
                        [SingleBlockImplicitTerminator<"RegionYieldOp">]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    `in` `(` $input`:` type($input) `)` `out` `(` $output`:` type($output) `)`
    $region attr-dict
  }];
}
def TensorBasedOp : TEST_Op<"tensor_based"> {
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `in` `(` $input`:` type($input) `)` `->` type($result) attr-dict
  }];
}

// Effects on resources of this dialect.

def TestResourceA : Resource<"::test::TestResourceA">;
def TestResourceB : Resource<"::test::TestResourceB">;
def TestResourceC : Resource<"::test::TestResourceC">;
def TestResourceD : Resource<"::test::TestResourceD">;
def TestResourceE : Resource<"::test::TestResourceE">;
def TestResourceF : Resource<"::test::TestResourceF">;

class TestEffectsOp<string name, list<MemoryEffect> effects>
    : TEST_Op<"test_effects_" # name, [MemoryEffects<effects>]>;

def TestEffectsWriteA : TestEffectsOp<"write_A", [MemWrite<TestResourceA>]>;
def TestEffectsWriteAWithInput
    : TestEffectsOp<"write_A_with_input", [MemWrite<TestResourceA>]> {
  let arguments = (ins AnyType:$arg);
}
def TestEffectsReadA : TestEffectsOp<"read_A", [MemRead<TestResourceA>]>;
def TestEffectsReadAWriteB
    : TestEffectsOp<"read_A_write_B",
                    [MemRead<TestResourceA>, MemWrite<TestResourceB>]>;
def TestEffectsReadAThenWriteB
    : TestEffectsOp<"read_A_then_write_B",
                    [MemRead<TestResourceA, 0>, MemWrite<TestResourceB, 1>]>;
def TestEffectsWriteAThenReadB
    : TestEffectsOp<"write_A_then_read_B",
                    [MemWrite<TestResourceA, 0>, MemRead<TestResourceB, 1>]>;
def TestEffectsWriteB : TestEffectsOp<"write_B", [MemWrite<TestResourceB>]>;
def TestEffectsReadB : TestEffectsOp<"read_B", [MemRead<TestResourceB>]>;
def TestEffectsWriteF : TestEffectsOp<"write_F", [MemWrite<TestResourceF>]>;
def TestEffectsReadF : TestEffectsOp<"read_F", [MemRead<TestResourceF>]>;
def TestEffectsWriteAC
    : TestEffectsOp<"write_AC",
                    [MemWrite<TestResourceA>, MemWrite<TestResourceC>]>;
def TestEffectsReadAC
    : TestEffectsOp<"read_AC",
                    [MemRead<TestResourceA>, MemRead<TestResourceC>]>;
def TestEffectsWriteCD
    : TestEffectsOp<"write_CD",
                    [MemWrite<TestResourceC>, MemWrite<TestResourceD>]>;
def TestEffectsReadCD
    : TestEffectsOp<"read_CD",
                    [MemRead<TestResourceC>, MemRead<TestResourceD>]>;
def TestEffectsWriteEF
    : TestEffectsOp<"write_EF",
                    [MemWrite<TestResourceE>, MemWrite<TestResourceF>]>;
def TestEffectsReadEF
    : TestEffectsOp<"read_EF",
                    [MemRead<TestResourceE>, MemRead<TestResourceF>]>;
def TestEffectsInitVectorPipeline
    : TestEffectsOp<"init_vector_pipeline", [MemWrite<TestResourceA>]>;
def TestEffectsInitMatrixPipeline
    : TestEffectsOp<"init_matrix_pipeline",
                    [MemWrite<TestResourceB>, MemWrite<TestResourceC>]>;
def TestEffectsInitSpecialPipeline
    : TestEffectsOp<"init_special_pipeline", [MemWrite<TestResourceA>]>;
def TestEffectsVectorOp
    : TestEffectsOp<"vector_op",
                    [MemRead<TestResourceA, 0>, MemRead<TestResourceD, 0>,
                     MemWrite<TestResourceD, 1>]>;
def TestEffectsMatrixOp
    : TestEffectsOp<"matrix_op",
                    [MemRead<TestResourceB, 0>, MemRead<TestResourceC, 0>,
                     MemRead<TestResourceD, 0>, MemWrite<TestResourceD, 1>]>;
def TestEffectsSpecialOp
    : TestEffectsOp<"special_op",
                    [MemRead<TestResourceA, 0>, MemRead<TestResourceD, 0>,
                     MemWrite<TestResourceD, 1>]>;

// Speculatable if the operand is a constant, always, never, or recursively.

def ConditionallySpeculatableOp
    : TEST_Op<"conditionally_speculatable_op",
              [DeclareOpInterfaceMethods<ConditionallySpeculatable>,
               NoMemoryEffect]> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$result);
}
def PureOp : TEST_Op<"always_speculatable_op", [Pure]> {
  let results = (outs I32:$result);
}
def NeverSpeculatableOp
    : TEST_Op<"never_speculatable_op", [ConditionallySpeculatable]> {
  let results = (outs I32:$result);
  let extraClassDeclaration = [{
    ::mlir::Speculation::Speculatability getSpeculatability() {
      return ::mlir::Speculation::NotSpeculatable;
    }
  }];
}
def RecursivelySpeculatableOp
    : TEST_Op<"recursively_speculatable_op",
              [RecursivelySpeculatable, RecursiveMemoryEffects]> {
  let results = (outs I32:$result);
  let regions = (region SizedRegion<1>:$body);
}

#endif // DIALECTS_TEST_EFFECT_OPS_TD
