// SPDX-License-Identifier: Apache-2.0
//
// Defines a dialect with a sample of all definitions that can be loaded.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let summary = "figures and their colors";
  let cppNamespace = "::shapes";
}

class Shapes_Op<string mnemonic, list<Trait> traits = []>
    : Op<Shapes_Dialect, mnemonic, traits>;

def Shapes_Color : I32EnumAttr<"Color", "a color", [
  I32EnumAttrCase<"Red", 0, "red">,
  I32EnumAttrCase<"Green", 1, "green">,
]> {
  let cppNamespace = "::shapes";
}

def Shapes_Figure : TypeDef<Shapes_Dialect, "Figure"> {
  let mnemonic = "figure";
  let summary = "a figure with corners";
  let parameters = (ins "int64_t":$corners,
                    OptionalParameter<"::mlir::Type">:$unit);
  let assemblyFormat = "`<` $corners (`,` $unit^)? `>`";
}

def Shapes_Label : AttrDef<Shapes_Dialect, "Label"> {
  let mnemonic = "label";
  let parameters = (ins StringRefParameter<"what it says">:$text);
  let assemblyFormat = "`<` $text `>`";
}

def Shapes_DrawOp : Shapes_Op<"draw"> {
  let summary = "draws figures";
  let arguments = (ins Variadic<Shapes_Figure>:$figures,
                   OptionalAttr<Shapes_Color>:$color,
                   DefaultValuedAttr<I64Attr, "1">:$width,
                   OptionalAttr<Shapes_Label>:$label);
  let assemblyFormat = [{
    $figures (`color` $color^)? (`width` $width^)? (`label` $label^)?
    attr-dict (`:` type($figures)^)?
  }];
}

def Shapes_ScaleOp : Shapes_Op<"scale", [
    Pure, AllTypesMatch<["figure", "result"]>,
    PredOpTrait<"the factor is not a figure",
                Neg<CPred<"$factor.getType() == $figure.getType()",
                          "(eq (type-of $factor) (type-of $figure))">>>,
]> {
  let arguments = (ins Shapes_Figure:$figure, AnyFloat:$factor);
  let results = (outs Shapes_Figure:$result);
  let assemblyFormat = "$figure `by` $factor attr-dict `:` type($figure) `,` type($factor)";
}

def Shapes_GroupOp : Shapes_Op<"group", [NoTerminator, SingleBlock]> {
  let arguments = (ins I64Prop:$layer);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$layer $body attr-dict";
}
