// SPDX-License-Identifier: Apache-2.0
//
// Elements: extract, insert, from_elements, generate, splat, yield.
#ifndef DIALECTS_TENSOR_ELEMENT_OPS_TD
#define DIALECTS_TENSOR_ELEMENT_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/destination_style.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_ExtractOp : Tensor_Op<"extract", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
    Tensor_ElementOf<"result type matches element type of tensor",
                     "tensor", "result">]> {
  let summary = "extraction of an element";
  let description = [{
    There is an index for each dimension. It must be in bounds.

    ```mlir
    %x = tensor.extract %t[%i, %j] : tensor<4x?xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertOp : Tensor_Op<"insert", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DestinationStyleOpInterface, Pure,
    TypesMatchWith<"result type matches type of dest", "dest", "result",
                   "$_self", "std::equal_to<>()", "self">,
    Tensor_ElementOf<"scalar type matches element type of dest",
                     "dest", "scalar">]> {
  let summary = "insertion of an element";
  let description = [{
    Returns the destination with one element replaced. There is an index for
    each dimension. It must be in bounds.

    ```mlir
    %u = tensor.insert %x into %t[%i, %j] : tensor<4x?xf32>
    ```
  }];

  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest,
                       Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);

  let extraClassDeclaration = [{
    MutableOperandRange getDpsInitsMutable() {
      return MutableOperandRange(getOperation(),
                                 getDestMutable().getOperandNumber(), 1);
    }
  }];

  let assemblyFormat = [{
    $scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

// There are as many elements as in the result, and they have its element type.
def Tensor_ElementsOfResult : TypesMatchWith<
    "operand types match result element type", "result", "elements",
    "SmallVector<Type, 2>("
    "::llvm::cast<RankedTensorType>($_self).getNumElements(), "
    "::llvm::cast<RankedTensorType>($_self).getElementType())",
    "std::equal_to<>()", "(repeat (num-elements self) (element-type self))"> {
  let predicate = CPred<"true", [{
    (eq (let (type-of $result)
             (repeat (num-elements self) (element-type self)))
        (types-of $elements))
  }]>;
}

def Tensor_FromElementsOp : Tensor_Op<"from_elements", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
    Tensor_ElementsOfResult]> {
  let summary = "tensor of given elements";
  let description = [{
    The result has a static shape. The elements are in row-major order.

    ```mlir
    %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);

  let builders = [
    // The result has one dimension. There must be at least one element.
    OpBuilder<(ins "ValueRange":$elements)>
  ];

  let assemblyFormat = "$elements attr-dict `:` type($result)";

  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_Op<"generate", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "a tensor whose elements are computed from their indices";
  let description = [{
    The body has an index argument for each dimension and yields the element at
    these indices. It may run in any order and in parallel. There is an operand
    for each dynamic size.

    ```mlir
    %t = tensor.generate %n {
    ^bb0(%i: index, %j: index):
      %x = arith.addi %i, %j : index
      tensor.yield %x : index
    } : tensor<?x3xindex>
    ```
  }];

  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);

  let builders = [
    // `bodyBuilder` fills the body and gets the indices.
    OpBuilder<(ins "Type":$resultTy, "ValueRange":$dynamicExtents,
      "function_ref<void(OpBuilder &, Location, ValueRange)>":$bodyBuilder)>
  ];

  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_SplatOp : Tensor_Op<"splat", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    Pure,
    Tensor_ElementOf<"operand type matches element type of result",
                     "aggregate", "input">]> {
  let summary = "tensor whose elements are all equal";
  let description = [{
    All elements are the operand. There is an index operand for each dynamic
    size.

    ```mlir
    %t = tensor.splat %x[%n] : tensor<8x?xf32>
    ```
  }];

  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);

  let builders = [
    OpBuilder<(ins "Value":$element, "Type":$aggregateType,
                   CArg<"ValueRange", "{}">:$dynamicSizes)>,
    // `dynamicSizes` are the dynamic ones of the sizes.
    OpBuilder<(ins "Value":$element, "ArrayRef<int64_t>":$staticShape,
                   CArg<"ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "Value":$element, "ArrayRef<OpFoldResult>":$sizes)>
  ];

  let assemblyFormat = [{
    $input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_YieldOp : Tensor_Op<"yield", [
    Pure, ReturnLike, Terminator,
    ParentOneOf<["::mlir::tensor::GenerateOp", "::mlir::tensor::PadOp"]>]> {
  let summary = "terminator that yields an element";
  let description = [{
    ```mlir
    tensor.yield %x : f32
    ```
  }];

  let arguments = (ins AnyType:$value);

  // Builds the terminator that is inserted into bodies without one. The
  // verifier rejects it later.
  let builders = [OpBuilder<(ins), [{ /* yields nothing */ }]>];

  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif // DIALECTS_TENSOR_ELEMENT_OPS_TD
