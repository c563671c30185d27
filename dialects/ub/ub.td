// SPDX-License-Identifier: Apache-2.0
//
// The ub dialect: poison and unreachable code.
#ifndef DIALECTS_UB_UB_TD
#define DIALECTS_UB_UB_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::mlir::ub";
  let description = [{
    Undefined behavior, either immediate or deferred until a poison value is
    used.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class UB_Attr<string name, string attrMnemonic, list<Trait> traits = []> :
    AttrDef<UB_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class UB_Op<string mnemonic, list<Trait> traits = []> :
    Op<UB_Dialect, mnemonic, traits>;

// The value that builders and patterns create is PoisonAttr. Hence an argument
// of this kind can have a default.
def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = [{
    Attributes that represent a value that is poison, entirely or in part.
  }];
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = "::mlir::ub::PoisonAttr::get($_builder.getContext())";
  let constBuilderExpr = "(attr 'ub.poison')";
}

def PoisonAttr : UB_Attr<"Poison", "poison", [PoisonAttrInterface]> {
  let description = [{
    Represents a value that is entirely poison: `#ub.poison`.
  }];
}

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a value that is poison";
  let description = [{
    Creates poison of any type. Using poison may be undefined behavior. The
    attribute, of any dialect, may restrict the poison to a part of the value.
    `#ub.poison` is the default and is not printed.

    ```mlir
    %0 = ub.poison : vector<4xf32>
    %1 = ub.poison <#ub.poison> : i32 // the same as without it
    ```
  }];

  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}",
                                         "(attr 'ub.poison')">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "a place that is never reached";
  let description = [{
    Ends a block. Executing it is immediate undefined behavior.

    ```mlir
    ub.unreachable
    ```
  }];

  let assemblyFormat = "attr-dict";
}

#endif // DIALECTS_UB_UB_TD
