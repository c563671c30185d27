// SPDX-License-Identifier: Apache-2.0
//
// Operations for interfaces: value names, inferred types, destination style,
// and one whose implementation is optional. Interfaces of analyses that do not
// exist yet are missing here; their operations exist without them.
#ifndef DIALECTS_TEST_INTERFACE_OPS_TD
#define DIALECTS_TEST_INTERFACE_OPS_TD

include "core/interfaces/destination_style.td"
include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/memory_slot.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/test/dialect.td"
include "dialects/test/interfaces.td"

// Names of values and blocks.

def StringAttrPrettyNameOp
    : TEST_Op<"string_attr_pretty_name",
              [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                         ["getAsmResultNames"]>]> {
  let summary = "results whose names are an attribute";
  let arguments = (ins StrArrayAttr:$names);
  let results = (outs Variadic<I32>:$r);
  let hasCustomAssemblyFormat = 1;
}
def CustomResultsNameOp
    : TEST_Op<"custom_result_name",
              [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                         ["getAsmResultNames"]>]> {
  let arguments = (ins Variadic<AnyInteger>:$optional, StrArrayAttr:$names);
  let results = (outs Variadic<AnyInteger>:$r);
}
def ResultNameFromTypeOp
    : TEST_Op<"result_name_from_type",
              [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                         ["getAsmResultNames"]>]> {
  let results = (outs AnyType:$r);
}
def BlockArgumentNameFromTypeOp
    : TEST_Op<"block_argument_name_from_type",
              [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                         ["getAsmBlockArgumentNames"]>]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "regions attr-dict-with-keyword";
}
def ResultNameFromTypeInterfaceOp
    : TEST_Op<"result_name_from_type_interface", [OpAsmOpInterface]> {
  let results = (outs Variadic<AnyType>:$r);
}
def BlockArgumentNameFromTypeInterfaceOp
    : TEST_Op<"block_argument_name_from_type_interface", [OpAsmOpInterface]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "regions attr-dict-with-keyword";
}
def DefaultDialectOp : TEST_Op<"default_dialect", [OpAsmOpInterface]> {
  let summary = "a region in which names of this dialect go without it";
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "test"; }
  }];
  let assemblyFormat = "regions attr-dict-with-keyword";
}
def AsmBlockNameOp
    : TEST_Op<"block_names",
              [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                         ["getAsmBlockNames"]>]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "regions attr-dict-with-keyword";
}
def AsmInterfaceOp : TEST_Op<"asm_interface_op"> {
  let summary = "results that have names in the definition";
  let results = (outs AnyType:$first, Variadic<AnyType>:$middle_results,
                      AnyType);
}
def AsmDialectInterfaceOp : TEST_Op<"asm_dialect_interface_op"> {
  let results = (outs AnyType);
}

// Inferred types and shapes.

def OpWithInferTypeInterfaceOp
    : TEST_Op<"op_with_infer_type_if",
              [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyTensor, AnyTensor);
  let results = (outs AnyTensor);
}
def OpWithInferTypeAdaptorInterfaceOp
    : TEST_Op<"op_with_infer_type_adaptor_if", [InferTypeOpAdaptor]> {
  let arguments = (ins AnyTensor:$x, AnyTensor:$y);
  let results = (outs AnyTensor);
}
def OpWithRefineTypeInterfaceOp
    : TEST_Op<"op_with_refine_type_if",
              [DeclareOpInterfaceMethods<InferTypeOpInterface,
                                         ["refineReturnTypes"]>]> {
  let arguments = (ins AnyTensor, AnyTensor);
  let results = (outs AnyTensor);
}
def OpWithShapedTypeInferTypeInterfaceOp
    : TEST_Op<"op_with_shaped_type_infer_type_if",
              [InferTensorTypeWithReify]> {
  let arguments = (ins AnyTensor, AnyTensor);
  let results = (outs AnyTensor);
}
def OpWithShapedTypeInferTypeAdaptorInterfaceOp
    : TEST_Op<"op_with_shaped_type_infer_type_adaptor_if",
              [InferTensorTypeAdaptor]> {
  let arguments = (ins AnyTensor:$operand1, AnyTensor:$operand2);
  let results = (outs AnyTensor:$result);
}
class TwoShapesOp<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins AnyRankedTensor:$operand1, AnyRankedTensor:$operand2);
  let results = (outs AnyRankedTensor:$result1, AnyRankedTensor:$result2);
}
def OpWithResultShapeInterfaceOp
    : TwoShapesOp<"op_with_result_shape_interface">;
def ReifyShapedTypeUsingReifyResultShapesOp
    : TwoShapesOp<"reify_shaped_type_using_reify_result_shapes">;
def ReifyShapedTypeUsingReifyShapeOfResultOp
    : TwoShapesOp<"reify_shaped_type_using_reify_shape_of_result">;
def ReifyShapedTypeUsingReifyDimOfResultOp
    : TwoShapesOp<"reify_shaped_type_using_reify_dim_of_result">;
class OneShapeOp<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins 2DTensorOf<[AnyType]>:$operand);
  let results = (outs 2DTensorOf<[AnyType]>:$result);
}
def UnreifiableResultShapesOp : OneShapeOp<"unreifiable_result_shapes">;
def UnreifiableResultShapeOp : OneShapeOp<"unreifiable_result_shape">;
def UnreifiableDimOfResultShapeOp
    : OneShapeOp<"unreifiable_dim_of_result_shape">;

// Destination style.

def TestDestinationStyleOp
    : TEST_Op<"destination_style_op",
              [DestinationStyleOpInterface, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$outputs,
                       Variadic<AnyType>:$other_operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`outs` `(` $outputs^  `:` type($outputs) `)`)?
    (`(` $other_operands^ `:` type($other_operands) `)`)?
    (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOutputsMutable();
    }
  }];
}

def TestOpOptionallyImplementingInterface
    : TEST_Op<"op_optionally_implementing_interface",
              [TestOptionallyImplementedOpInterface]> {
  let arguments = (ins BoolAttr:$implementsInterface);
}

// Inputs of analyses: integer ranges, value bounds.

def InferIntRangeType
    : AnyTypeOf<[AnyInteger, Index,
                 VectorOfNonZeroRankOf<[AnyInteger, Index]>]>;
def InferResultRanges :
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;
def TestWithBoundsOp
    : TEST_Op<"with_bounds", [NoMemoryEffect, InferResultRanges]> {
  let summary = "a value between bounds";
  let arguments = (ins APIntAttr:$umin, APIntAttr:$umax, APIntAttr:$smin,
                       APIntAttr:$smax);
  let results = (outs InferIntRangeType:$fakeVal);
  let assemblyFormat = "attr-dict `:` type($fakeVal)";
}
def TestWithBoundsRegionOp
    : TEST_Op<"with_bounds_region",
              [SingleBlock, NoTerminator, InferResultRanges]> {
  let summary = "a region whose argument is between bounds";
  let arguments = (ins APIntAttr:$umin, APIntAttr:$umax, APIntAttr:$smin,
                       APIntAttr:$smax);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
}
def TestIncrementOp
    : TEST_Op<"increment",
              [NoMemoryEffect, AllTypesMatch<["value", "result"]>,
               InferResultRanges]> {
  let arguments = (ins InferIntRangeType:$value);
  let results = (outs InferIntRangeType:$result);
  let assemblyFormat = "attr-dict $value `:` type($result)";
}
def TestReflectBoundsOp
    : TEST_Op<"reflect_bounds",
              [AllTypesMatch<["value", "result"]>, InferResultRanges]> {
  let summary = "attributes that record the bounds which an analysis infers";
  let arguments = (ins InferIntRangeType:$value, OptionalAttr<APIntAttr>:$umin,
                       OptionalAttr<APIntAttr>:$umax,
                       OptionalAttr<APIntAttr>:$smin,
                       OptionalAttr<APIntAttr>:$smax);
  let results = (outs InferIntRangeType:$result);
  let assemblyFormat = "attr-dict $value `:` type($result)";
}
def TestValueWithBoundsOp : TEST_Op<"value_with_bounds"> {
  let arguments = (ins IndexAttr:$min, IndexAttr:$max);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}
def ReifyBoundOp : TEST_Op<"reify_bound", [Pure]> {
  let summary = "a bound, EQ, LB or UB, of an index or of a size";
  let arguments = (ins AnyType:$var, OptionalAttr<I64Attr>:$dim,
                       DefaultValuedAttr<StrAttr, "\"EQ\"">:$type,
                       UnitAttr:$constant, UnitAttr:$scalable,
                       OptionalAttr<I64Attr>:$vscale_min,
                       OptionalAttr<I64Attr>:$vscale_max);
  let results = (outs Index:$result);
  let hasVerifier = 1;
}
def CompareOp : TEST_Op<"compare"> {
  let summary = "two values, or maps of them, to be compared";
  let arguments = (ins Variadic<Index>:$var_operands,
                       DefaultValuedAttr<StrAttr, "\"EQ\"">:$cmp,
                       OptionalAttr<AffineMapAttr>:$lhs_map,
                       OptionalAttr<AffineMapAttr>:$rhs_map,
                       UnitAttr:$compose);
  let hasVerifier = 1;
}
def DataLayoutQueryOp : TEST_Op<"data_layout_query"> {
  let results = (outs AnyType:$res);
}
def TestMultiSlotAlloca
    : TEST_Op<"multi_slot_alloca", [
        DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
        DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let results = (outs Variadic<MemRefOf<[I32]>>:$results);
  let assemblyFormat = "attr-dict `:` functional-type(operands, results)";
}

#endif // DIALECTS_TEST_INTERFACE_OPS_TD
