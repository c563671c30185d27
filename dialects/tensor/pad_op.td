// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TENSOR_PAD_OP_TD
#define DIALECTS_TENSOR_PAD_OP_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_PadOp : Tensor_Op<"pad", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    AttrSizedOperandSegments, Pure,
    SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "a tensor with more elements around it";
  let description = [{
    `low` and `high` say, for each dimension, how many elements are put before
    and behind those of the source: static, or values. What they are the body
    yields, given their indices in the result. With `nofold` the op stays even
    if nothing is put anywhere.

    ```mlir
    %p = tensor.pad %t low[1, %n] high[0, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %zero : f32
    } : tensor<4x?xf32> to tensor<5x?xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$source,
                       Variadic<Index>:$low,
                       Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low,
                       DenseI64ArrayAttr:$static_high,
                       UnitAttr:$nofold);
  let regions = (region SizedRegion<1>:$region);
  let results = (outs AnyRankedTensor:$result);

  // A result type that is null follows from the rest. The body is empty unless
  // a value is given, which it yields.
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$source,
      "ArrayRef<int64_t>":$staticLow, "ArrayRef<int64_t>":$staticHigh,
      "ValueRange":$low, "ValueRange":$high, CArg<"bool", "false">:$nofold,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All dynamic.
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ValueRange":$low,
      "ValueRange":$high, CArg<"bool", "false">:$nofold,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$low, "ArrayRef<OpFoldResult>":$high,
      CArg<"bool", "false">:$nofold,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$low, "ArrayRef<OpFoldResult>":$high,
      "Value":$constantPadValue, CArg<"bool", "false">:$nofold,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = [{
    static StringRef getStaticLowAttrStrName() { return "static_low"; }
    static StringRef getStaticHighAttrStrName() { return "static_high"; }

    RankedTensorType getSourceType() {
      return ::llvm::cast<RankedTensorType>(Value(getSource()).getType());
    }
    RankedTensorType getResultType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }

    /// The type that follows; sizes that do not follow are those of
    /// `resultShape`, if given. Null if there are not as many as dimensions,
    /// or one would be negative.
    static RankedTensorType inferResultType(
        RankedTensorType sourceType, ArrayRef<int64_t> staticLow,
        ArrayRef<int64_t> staticHigh, ArrayRef<int64_t> resultShape = {});

    /// What the body yields, if it is a constant or comes from outside; null
    /// if not.
    Value getConstantPaddingValue();

    /// Static widths as attributes, and so those that are constants.
    SmallVector<OpFoldResult> getMixedLowPad();
    SmallVector<OpFoldResult> getMixedHighPad();
    bool hasZeroLowPad() { return areAllConstantIntValue(getMixedLowPad(), 0); }
    bool hasZeroHighPad() {
      return areAllConstantIntValue(getMixedHighPad(), 0);
    }
    /// Which dimensions are not known to stay as they are.
    llvm::SmallBitVector getPaddedDims();
  }];

  let assemblyFormat = [{
    $source
    (`nofold` $nofold^)?
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    $region attr-dict `:` type($source) `to` type($result)
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // DIALECTS_TENSOR_PAD_OP_TD
