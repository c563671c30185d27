// SPDX-License-Identifier: Apache-2.0
//
// The ub dialect: poison, and places that are never reached.
#ifndef DIALECTS_UB_UB_TD
#define DIALECTS_UB_UB_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::mlir::ub";
  let description = [{
    Undefined behavior: deferred until a poison value matters, or immediate.
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

// Its constant is PoisonAttr, so that it can be the default of an argument.
def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = [{
    Attributes that stand for a value that is poison, as a whole or in part.
  }];
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = "::mlir::ub::PoisonAttr::get($_builder.getContext())";
  let constBuilderExpr = "(attr 'ub.poison')";
}

def PoisonAttr : UB_Attr<"Poison", "poison", [PoisonAttrInterface]> {
  let description = [{
    Stands for a value that is poison as a whole: `#ub.poison`.
  }];
}

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a value that is poison";
  let description = [{
    Gives poison of any type: a result of which nothing is known and whose use
    may be undefined behavior. The attribute, of any dialect, may say that only
    a part of it is poison; `#ub.poison`, the default, is not written.

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
    Ends a block. To execute it is undefined behavior at once.

    ```mlir
    ub.unreachable
    ```
  }];

  let assemblyFormat = "attr-dict";
}

#endif // DIALECTS_UB_UB_TD
