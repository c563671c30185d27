// SPDX-License-Identifier: Apache-2.0
//
// Attributes by which the passes tell each other how a model is compiled.
#ifndef DIALECTS_ONNX_ATTRIBUTES_TD
#define DIALECTS_ONNX_ATTRIBUTES_TD

include "core/interfaces/tensor_encoding.td"
include "dialects/onnx/dialect.td"
include "ods/records/enums.td"

def ONNX_PlaceKind : I32EnumAttr<"PlaceKind", "where a result is stored", [
    I32EnumAttrCase<"output", 0>,
    I32EnumAttrCase<"slot", 1>,
    I32EnumAttrCase<"view", 2>,
    I32EnumAttrCase<"managed", 3>,
  ]> {
  let cppNamespace = "::mlir::onnx";
  let genSpecializedAttr = 0;
}

def ONNX_PlaceAttr : AttrDef<ONNX_Dialect, "Place"> {
  let mnemonic = "place";
  let summary = "where a result is stored";
  let description = [{
    In an output of the model or of the region, which has the number of the
    operand of the terminator, in a slot of the arena, in the memory of the
    operand with this number, of which the result is a view or whose elements it
    replaces, or in a block of its own, which is allocated when its size is
    known; then the number is 0:

    ```mlir
    #onnx.place<output 0>
    #onnx.place<slot 3>
    #onnx.place<view 0>
    #onnx.place<managed 0>
    ```
  }];
  let parameters = (ins EnumParameter<ONNX_PlaceKind>:$kind, "int64_t":$number);
  let assemblyFormat = "`<` $kind $number `>`";
}

def ONNX_LayoutAttr
    : AttrDef<ONNX_Dialect, "Layout",
              [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let mnemonic = "layout";
  let summary = "the order in which the elements of a tensor are stored";
  let description = [{
    The encoding of a tensor type. The map returns the place of the element at
    an index in the stored tensor, which is in row-major order. Its results are
    the dimensions in any order. Instead of a dimension there may be two results
    for it, the block and the place in the block, which have the same positive
    size.

    An image whose channels are neighbors, and one whose channels are in blocks
    of 8:

    ```mlir
    tensor<1x64x56x48xf32, #onnx.layout<(n, c, h, w) -> (n, h, w, c)>>
    tensor<1x64x56x48xf32,
           #onnx.layout<(n, c, h, w) -> (n, c floordiv 8, h, w, c mod 8)>>
    ```

    The shape of the type is that of the tensor, on which operators are defined;
    the stored one is 1x56x48x64, and 1x8x56x48x8. A dimension with blocks has a
    size that is known and is a multiple of the block's, so that all stored
    elements are elements of the tensor.

    Operators that are written as loops (`dialects/onnx/indexed`) accept all
    layouts. Inputs and outputs of a model, and of its graphs, have none.
  }];
  let parameters = (ins "::mlir::AffineMap":$map);
  let assemblyFormat = "`<` $map `>`";
  let genVerifyDecl = 1;
}

#endif // DIALECTS_ONNX_ATTRIBUTES_TD
