// SPDX-License-Identifier: Apache-2.0
//
// Operations that no operator of ONNX stands for.
#ifndef DIALECTS_ONNX_STRUCTURE_OPS_TD
#define DIALECTS_ONNX_STRUCTURE_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/symbol.td"
include "dialects/onnx/dialect.td"

class ONNX_StructureOp<string mnemonic, list<Trait> traits = []>
    : ONNX_Op<mnemonic, traits> {
  let hasCppClass = 1;
}

def ONNX_EntryPointOp
    : ONNX_StructureOp<"EntryPoint",
                       [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a function that users of the model call";
  let description = [{
    Names the function in the same module that computes the model. A model that
    is imported has keys and values of metadata, in turn, in `onnx.metadata`.

    ```mlir
    "onnx.EntryPoint"() {func = @main_graph} : () -> ()
    ```
  }];
  let arguments = (ins SymbolRefAttr:$func);
}

def ONNX_NoValueOp : ONNX_StructureOp<"NoValue", [ConstantLike, Pure]> {
  let summary = "an input that is omitted";
  let description = [{
    ```mlir
    %none = "onnx.NoValue"() {value} : () -> none
    ```
  }];
  let arguments = (ins UnitAttr:$value);
  let results = (outs NoneType:$none_val);
  let hasFolder = 1;
}

def ONNX_ReturnOp : ONNX_StructureOp<"Return", [Pure, ReturnLike, Terminator]> {
  let summary = "the end of a function of a model";
  let description = [{
    Returns the operands. Their types may be more precise than the function's
    results.

    ```mlir
    onnx.Return %0, %1 : tensor<2xf32>, tensor<*xi64>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def ONNX_YieldOp : ONNX_StructureOp<"Yield", [Pure, ReturnLike, Terminator]> {
  let summary = "the end of a graph that an attribute holds";
  let description = [{
    Ends the region of an operation and passes the operands to it.

    ```mlir
    onnx.Yield %0 : tensor<2xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def ONNX_FusedOp
    : ONNX_StructureOp<"Fused", [IsolatedFromAbove, RecursiveMemoryEffects,
                                 SingleBlock]> {
  let summary = "operations that are computed in one loop nest";
  let description = [{
    The first operation of the body may be any that is written as one nest. The
    others compute each element of their results from the elements at the same
    place that operations before them compute, and from inputs. The inputs are
    the arguments of the body, which ends with `onnx.Yield`.

    If the body has a second `onnx.MatMul`, a nest for each group of its
    operations computes a block of rows after the other
    (`dialects/onnx/indexed/row_blocks.h`).

    ```mlir
    %0 = "onnx.Fused"(%x, %y) ({
    ^bb0(%a: tensor<4x8xf32>, %b: tensor<8xf32>):
      %1 = "onnx.Exp"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %2 = "onnx.Add"(%1, %b) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
      onnx.Yield %2 : tensor<4x8xf32>
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let hasRegionVerifier = 1;
}

def ONNX_DimOp : ONNX_StructureOp<"Dim", [Pure]> {
  let summary = "the size of one dimension";
  let description = [{
    Returns the size of dimension `axis`, which is not negative.

    ```mlir
    %0 = "onnx.Dim"(%x) {axis = 0 : si64} : (tensor<?x3xf32>) -> tensor<1xi64>
    ```
  }];
  let arguments = (ins AnyTensor:$data, DefaultValuedAttr<SI64Attr, "0">:$axis);
  let results = (outs TensorOf<[I64]>:$dim);
}

def ONNX_LayoutTransformOp : ONNX_StructureOp<"LayoutTransform", [Pure]> {
  let summary = "the same tensor in another layout";
  let description = [{
    Returns the operand, whose elements are stored in the order of the layout of
    the result's type. A type without a layout is stored in row-major order.

    ```mlir
    %0 = "onnx.LayoutTransform"(%x) : (tensor<1x64x56x48xf32>)
        -> tensor<1x64x56x48xf32, #onnx.layout<(n, c, h, w) -> (n, h, w, c)>>
    ```
  }];
  let arguments = (ins AnyTensor:$data);
  let results = (outs AnyTensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def ONNX_RandomSeedOp : ONNX_StructureOp<"RandomSeed"> {
  let summary = "a number that differs in each evaluation";
  let description = [{
    Returns how often operations of this kind were evaluated before in the
    library of the model.

    ```mlir
    %0 = "onnx.RandomSeed"() : () -> tensor<i64>
    ```
  }];
  let results = (outs TensorOf<[I64]>:$seed);
}

def ONNX_CustomOp : ONNX_StructureOp<"Custom"> {
  let summary = "a node of another domain";
  let description = [{
    A node whose operator is not ONNX's: `function_name` of `domain_name`. Its
    attributes are those of the operation.

    ```mlir
    %0 = "onnx.Custom"(%x) {alpha = 2.0 : f32, domain_name = "com.example",
                            function_name = "Scale"}
        : (tensor<2xf32>) -> tensor<2xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$function_name,
                       OptionalAttr<StrAttr>:$domain_name);
  let results = (outs Variadic<AnyType>:$outputs);
}

#endif // DIALECTS_ONNX_STRUCTURE_OPS_TD
