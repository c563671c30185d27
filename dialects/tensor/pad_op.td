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
  let summary = "padding of a tensor";
  let description = [{
    `low` and `high` are the numbers of elements that are added before and after
    those of the source in each dimension, static or dynamic. The body gets the
    indices in the result and yields the elements. An op with `nofold` stays
    even if it adds nothing.

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

  // A null result type is inferred. The body is empty, or yields the value if
  // one is given.
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$source,
      "ArrayRef<int64_t>":$staticLow, "ArrayRef<int64_t>":$staticHigh,
      "ValueRange":$low, "ValueRange":$high, CArg<"bool", "false">:$nofold,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All widths are dynamic.
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

    /// Infers the result type. Sizes that cannot be inferred are taken from
    /// `resultShape`, if that is given. Returns null if the number of widths is
    /// not the rank, or if a size would be negative.
    static RankedTensorType inferResultType(
        RankedTensorType sourceType, ArrayRef<int64_t> staticLow,
        ArrayRef<int64_t> staticHigh, ArrayRef<int64_t> resultShape = {});

    /// Returns the yielded value if it is a constant or defined outside of the
    /// body, else null.
    Value getConstantPaddingValue();

    /// Return static widths and constant operands as attributes.
    SmallVector<OpFoldResult> getMixedLowPad();
    SmallVector<OpFoldResult> getMixedHighPad();
    bool hasZeroLowPad() { return areAllConstantIntValue(getMixedLowPad(), 0); }
    bool hasZeroHighPad() {
      return areAllConstantIntValue(getMixedHighPad(), 0);
    }
    /// Returns the dimensions that may be padded.
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
