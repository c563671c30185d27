// SPDX-License-Identifier: Apache-2.0
//
// A dialect without C++ that uses every declarative feature.
#ifndef TESTS_LOAD_TD_GARDEN_TD
#define TESTS_LOAD_TD_GARDEN_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Garden_Dialect : Dialect {
  let name = "garden";
  let cppNamespace = "::mlir::garden";
  let summary = "plants and beds";
  let description = [{
    Beds hold plants. Nothing grows.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Enumerations

def Garden_Color : I32EnumAttr<"Color", "color of a flower", [
    I32EnumAttrCase<"Red", 0, "red">,
    I32EnumAttrCase<"DeepBlue", 5, "deep_blue">]> {
  let cppNamespace = "::mlir::garden";
  let genSpecializedAttr = 0;
}
def Garden_ColorAttr : EnumAttr<Garden_Dialect, Garden_Color, "color"> {
  let assemblyFormat = "`<` $value `>`";
}

def Garden_Season : I64EnumAttr<"Season", "season of the year", [
    I64EnumAttrCase<"Spring", 1, "spring">,
    I64EnumAttrCase<"Autumn", 3, "autumn">]> {
  let cppNamespace = "::mlir::garden";
}

def Garden_Care : I32BitEnumAttr<"Care", "care that a plant needs", [
    I32BitEnumAttrCaseNone<"None", "none">,
    I32BitEnumAttrCaseBit<"Water", 0, "water">,
    I32BitEnumAttrCaseBit<"Sun", 1, "sun">]> {
  let cppNamespace = "::mlir::garden";
  let genSpecializedAttr = 0;
}
def Garden_CareAttr : EnumAttr<Garden_Dialect, Garden_Care, "care"> {
  let assemblyFormat = "`<` $value `>`";
}

// Types and attributes

class Garden_Type<string name, string typeMnemonic, list<Trait> traits = []> :
    TypeDef<Garden_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Garden_SeedType : Garden_Type<"Seed", "seed"> {
  let summary = "a seed";
}

def Garden_BedType : Garden_Type<"Bed", "bed", [MemRefElementTypeInterface]> {
  let summary = "a bed of plants";
  let parameters = (ins ArrayRefParameter<"int64_t", "the size">:$shape,
                        "::mlir::Type":$plant,
                        DefaultValuedParameter<"int64_t", "1">:$rows);
  let assemblyFormat = "`<` `[` $shape `]` `of` $plant (`,` $rows^)? `>`";
}

def Garden_RowType : Garden_Type<"Row", "row"> {
  let parameters = (ins "int64_t":$length, "::mlir::StringAttr":$label,
                        OptionalParameter<"::mlir::Type">:$plant);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Garden_TagAttr : AttrDef<Garden_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins StringRefParameter<"the text">:$text,
                        EnumParameter<Garden_Color>:$color);
  let assemblyFormat = "`<` $text `in` $color `>`";
}

def Garden_PathAttr : AttrDef<Garden_Dialect, "Path"> {
  let mnemonic = "path";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$from,
                        OptionalParameter<"::mlir::Type">:$to);
  let assemblyFormat = "`<` ($from^)? (`to` $to^)? `>`";
}

def Garden_TreeType : Garden_Type<"Tree", "tree"> {
  let parameters = (ins "::mlir::garden::Color":$color,
                        OptionalParameter<"std::optional<int64_t>">:$age);
  let assemblyFormat = "`<` $color (`age` $age^)? `>`";
}

// Constraints

def Garden_Plant : AnyTypeOf<[Garden_SeedType, I32, F32], "plant">;

// Operations

class Garden_Op<string mnemonic, list<Trait> traits = []> :
    Op<Garden_Dialect, mnemonic, traits>;

def Garden_SowOp : Garden_Op<"sow", [Pure]> {
  let summary = "a plant from seeds";
  let description = [{
    Sows seeds, as many as there are.

    ```mlir
    %0 = garden.sow %seed, %seed in red : !garden.seed, !garden.seed -> i32
    ```
  }];
  let arguments = (ins Variadic<Garden_Plant>:$seeds,
                       OptionalAttr<Garden_ColorAttr>:$color,
                       DefaultValuedAttr<I64Attr, "1">:$depth,
                       UnitAttr:$deep);
  let results = (outs Garden_Plant:$plant);
  let assemblyFormat = [{
    $seeds (`in` $color^)? (`depth` $depth^)? (`deep` $deep^)? attr-dict
    (`:` type($seeds)^)? `->` type($plant)
  }];
}

def Garden_GraftOp : Garden_Op<"graft", [Pure, Commutative,
                                         SameOperandsAndResultType]> {
  let summary = "one plant of two";
  let arguments = (ins Garden_Plant:$lhs, Garden_Plant:$rhs);
  let results = (outs Garden_Plant:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Garden_DigOp : Garden_Op<"dig", [AttrSizedOperandSegments]> {
  let summary = "a bed, with what is in it";
  let arguments = (ins Optional<Garden_BedType>:$bed,
                       Variadic<I32>:$stones,
                       Garden_Season:$season,
                       Garden_CareAttr:$care,
                       ConfinedAttr<I32Attr, [IntPositive]>:$spades);
  let results = (outs Garden_BedType:$result);
  let assemblyFormat = [{
    $season $spades `care` $care (`bed` $bed^ `:` type($bed))?
    (`stones` $stones^ `:` type($stones))? attr-dict
    `->` qualified(type($result))
  }];
}

def Garden_RakeOp : Garden_Op<"rake", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$left, Optional<I32>:$right,
                       Arg<Garden_BedType, "", [MemRead, MemWrite]>:$bed);
  let assemblyFormat = [{
    oilist(`left` `(` $left `:` type($left) `)` |
           `right` `(` $right `:` type($right) `)`)
    $bed attr-dict `:` type($bed)
  }];
}

// The type's syntax is only its mnemonic.
def Garden_HarvestOp : Garden_Op<"harvest"> {
  let arguments = (ins Garden_SeedType:$seed,
                       DefaultValuedProp<I64Prop, "3">:$count,
                       UnitProp:$all);
  let results = (outs Garden_SeedType:$seeds);
  let assemblyFormat = [{
    $seed (`times` $count^)? (`all` $all^)? attr-dict `:` type($seed)
  }];
}

def Garden_PlotOp : Garden_Op<"plot", [
    Symbol, SingleBlockImplicitTerminator<"CloseOp">]> {
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<Garden_TagAttr>:$tag);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name (`tag` $tag^)? $body attr-dict
  }];
}

def Garden_CloseOp : Garden_Op<"close", [Pure, Terminator, ReturnLike,
                                         HasParent<"PlotOp">]> {
  let assemblyFormat = "attr-dict";
}

def Garden_WeighOp : Garden_Op<"weigh", [
    TypesMatchWith<"weight has the type of the plant", "plant", "weight",
                   "$_self", "std::equal_to<>()", "self">,
    PredOpTrait<"there is more than one plant",
                CPred<"$more.size() > 0", "(gt (size $more) 0)">>]> {
  let arguments = (ins Garden_Plant:$plant, Variadic<Garden_Plant>:$more);
  let results = (outs AnyType:$weight);
  let assemblyFormat = [{
    $plant `and` $more attr-dict `:` type($plant) `,` type($more)
  }];
}

def Garden_Natural
    : ConfinedProp<I32Prop, CPred<"$_self >= 0", "(ge self 0)">, "natural">;

def Garden_PruneOp : Garden_Op<"prune"> {
  let arguments = (ins OptionalProp<I64Prop>:$height,
                       OptionalProp<Garden_Natural, 0>:$cuts,
                       DefaultValuedProp<OptionalProp<I64Prop, 0>, "3">:$shears,
                       OptionalProp<StringProp>:$label);
  let assemblyFormat = [{
    (`height` $height^)? (`cuts` $cuts^)? (`shears` $shears^)?
    (`label` $label^)? attr-dict
  }];
}

// The number of types is the number of elements of a vector.
def Garden_PackOp : Garden_Op<"pack", [
    ShapedTypeMatchesElementCountAndTypes<"crate", "plants">]> {
  let arguments = (ins Variadic<Garden_Plant>:$plants);
  let results = (outs AnyVectorOfAnyRank:$crate);
  let assemblyFormat = "$plants attr-dict `:` type($crate)";
}

#endif // TESTS_LOAD_TD_GARDEN_TD
