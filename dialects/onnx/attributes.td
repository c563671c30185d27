// SPDX-License-Identifier: Apache-2.0
//
// Attributes by which the passes tell each other how a model is compiled.
#ifndef DIALECTS_ONNX_ATTRIBUTES_TD
#define DIALECTS_ONNX_ATTRIBUTES_TD

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

#endif // DIALECTS_ONNX_ATTRIBUTES_TD
