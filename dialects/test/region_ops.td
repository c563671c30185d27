// SPDX-License-Identifier: Apache-2.0
//
// Operations for constraints and traits of regions.
#ifndef DIALECTS_TEST_REGION_OPS_TD
#define DIALECTS_TEST_REGION_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/loop_like.td"
include "core/interfaces/region_kind.td"
include "core/interfaces/side_effects.td"
include "dialects/dlti/dlti.td"
include "dialects/test/dialect.td"

// Terminators of these regions.

def TerminatorOp : TEST_Op<"finish", [Terminator]>;
def TestReturnOp : TEST_Op<"return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>);
  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>
  ];
}
def TestInvalidOp : TEST_Op<"invalid", [Terminator]>,
    Arguments<(ins Variadic<AnyType>)>;
def TestValidOp : TEST_Op<"valid", [Terminator]>,
    Arguments<(ins Variadic<AnyType>)>;
def RegionYieldOp : TEST_Op<"region_yield", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result `:` type($result) attr-dict";
}

// Variadic regions and blocks.

def OneRegionOp : TEST_Op<"one_region_op"> {
  let regions = (region AnyRegion);
}
def TwoRegionOp : TEST_Op<"two_region_op"> {
  let regions = (region AnyRegion, AnyRegion);
}
def SizedRegionOp : TEST_Op<"sized_region_op"> {
  let regions = (region SizedRegion<2>:$my_region, SizedRegion<1>);
}
def VariadicRegionInferredTypesOp
    : TEST_Op<"variadic_region_inferred",
              [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let results = (outs Variadic<AnyType>);
}
def OneRegionWithOperandsOp : TEST_Op<"one_region_with_operands_op"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region AnyRegion);
}
def IsolatedOneRegionOp
    : TEST_Op<"isolated_one_region_op", [IsolatedFromAbove]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$my_region);
  let assemblyFormat = [{
    attr-dict-with-keyword $operands $my_region
    `:` type($operands) `->` type($results)
  }];
}
def IsolatedRegionsOp : TEST_Op<"isolated_regions", [IsolatedFromAbove]> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let assemblyFormat = "attr-dict-with-keyword $regions";
}
def AllocaScopeRegionOp
    : TEST_Op<"alloca_scope_region", [AutomaticAllocationScope]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "attr-dict-with-keyword $region";
}
def OneRegionWithRecursiveMemoryEffectsOp
    : TEST_Op<"one_region_with_recursive_memory_effects",
              [RecursiveMemoryEffects]> {
  let results = (outs AnyType:$result);
  let regions = (region SizedRegion<1>:$body);
}
def ManyRegionsOp : TEST_Op<"many_regions"> {
  let summary = "regions given to a builder";
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let builders = [
    OpBuilder<(ins "::std::unique_ptr<::mlir::Region>":$singleRegion), [{
      $_state.addRegion(std::move(singleRegion));
      build($_builder, $_state, ::mlir::TypeRange(), /*regionsCount=*/1);
    }]>
  ];
}

// Regions with one block whose terminator is optional in text, or missing.

def SingleBlockImplicitTerminatorOp
    : TEST_Op<"SingleBlockImplicitTerminator",
              [SingleBlockImplicitTerminator<"TerminatorOp">]> {
  let regions = (region SizedRegion<1>:$region);
}
def SingleNoTerminatorOp
    : TEST_Op<"single_no_terminator_op", GraphRegionNoTerminator.traits> {
  let regions = (region SizedRegion<1>:$my_region);
  let assemblyFormat = "attr-dict `:` $my_region";
}
def SingleNoTerminatorCustomAsmOp
    : TEST_Op<"single_no_terminator_custom_asm_op",
              [SingleBlock, NoTerminator]> {
  let regions = (region SizedRegion<1>);
  let hasCustomAssemblyFormat = 1;
}
def VariadicNoTerminatorOp
    : TEST_Op<"variadic_no_terminator_op", GraphRegionNoTerminator.traits> {
  let regions = (region VariadicRegion<SizedRegion<1>>:$my_regions);
  let assemblyFormat = "attr-dict `:` $my_regions";
}
def ConvertBlockArgsOp : TEST_Op<"convert_block_args", [SingleBlock]> {
  let arguments = (ins UnitAttr:$is_legal, UnitAttr:$replace_with_operand,
                       UnitAttr:$duplicate, Optional<AnyType>:$val);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $val (`is_legal` $is_legal^)? (`duplicate` $duplicate^)?
    (`replace_with_operand` $replace_with_operand^)?
    $body attr-dict `:` functional-type(operands, results)
  }];
}

// Kinds of regions.

def SSACFGRegionOp
    : TEST_Op<"ssacfg_region",
              [DeclareOpInterfaceMethods<RegionKindInterface>]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}
def GraphRegionOp
    : TEST_Op<"graph_region",
              [DeclareOpInterfaceMethods<RegionKindInterface>]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "attr-dict-with-keyword $region";
}
def IsolatedGraphRegionOp
    : TEST_Op<"isolated_graph_region",
              [DeclareOpInterfaceMethods<RegionKindInterface>,
               IsolatedFromAbove]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "attr-dict-with-keyword $region";
}
def TestGraphLoopOp
    : TEST_Op<"graph_loop",
              [DeclareOpInterfaceMethods<LoopLikeOpInterface>, NoMemoryEffect,
               RecursivelySpeculatable, SingleBlock, RegionKindInterface,
               HasOnlyGraphRegion]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$rets);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $args $body attr-dict `:` functional-type(operands, results)
  }];
}

// Verifiers that run before and after those of nested operations.

def TestVerifiersOp
    : TEST_Op<"verifiers", [SingleBlock, NoTerminator, IsolatedFromAbove]> {
  let arguments = (ins I32:$input);
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Regions of operations that patterns match.

def TestRegionBuilderOp : TEST_Op<"region_builder">;
def TestMergeBlocksOp : TEST_Op<"merge_blocks"> {
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region AnyRegion:$body);
}
def TestRemappedValueRegionOp
    : TEST_Op<"remapped_value_region", [SingleBlock]> {
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$body);
}
def TestSignatureConversionUndoOp : TEST_Op<"signature_conversion_undo"> {
  let regions = (region AnyRegion);
}
def TestSignatureConversionNoConverterOp
    : TEST_Op<"signature_conversion_no_converter"> {
  let regions = (region AnyRegion);
}
def TestOpWithRegionPattern : TEST_Op<"op_with_region_pattern"> {
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizer = 1;
}
def TestOpWithRegionFoldNoMemoryEffect
    : TEST_Op<"op_with_region_fold_no_side_effect", [NoMemoryEffect]> {
  let regions = (region SizedRegion<1>:$region);
}
def TestOpWithRegionFold : TEST_Op<"op_with_region_fold"> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType);
  let regions = (region SizedRegion<1>:$region);
  let hasFolder = 1;
}
def TestCSEOfSingleBlockOp
    : TEST_Op<"cse_of_single_block_op",
              [SingleBlockImplicitTerminator<"RegionYieldOp">, Pure]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    attr-dict `inputs` `(` $inputs `)`
    $region `:` type($inputs)  `->` type($outputs)
  }];
}

def OpWithDataLayoutOp
    : TEST_Op<"op_with_data_layout",
              [IsolatedFromAbove, HasDefaultDLTIDataLayout,
               DataLayoutOpInterface]> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}

#endif // DIALECTS_TEST_REGION_OPS_TD
