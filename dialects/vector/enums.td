// SPDX-License-Identifier: Apache-2.0
//
// Enumerations. They are generated from this file alone, since the others
// include enumerations of arith.
#ifndef DIALECTS_VECTOR_ENUMS_TD
#define DIALECTS_VECTOR_ENUMS_TD

include "ods/records/enums.td"

def CombiningKind : I32EnumAttr<"CombiningKind",
    "Kind of combining function for contractions and reductions", [
      I32EnumAttrCase<"ADD", 0, "add">,
      I32EnumAttrCase<"MUL", 1, "mul">,
      I32EnumAttrCase<"MINUI", 2, "minui">,
      I32EnumAttrCase<"MINSI", 3, "minsi">,
      I32EnumAttrCase<"MINNUMF", 4, "minnumf">,
      I32EnumAttrCase<"MAXUI", 5, "maxui">,
      I32EnumAttrCase<"MAXSI", 6, "maxsi">,
      I32EnumAttrCase<"MAXNUMF", 7, "maxnumf">,
      I32EnumAttrCase<"AND", 8, "and">,
      I32EnumAttrCase<"OR", 9, "or">,
      I32EnumAttrCase<"XOR", 10, "xor">,
      I32EnumAttrCase<"MAXIMUMF", 11, "maximumf">,
      I32EnumAttrCase<"MINIMUMF", 12, "minimumf">
    ]> {
  let cppNamespace = "::mlir::vector";
  let genSpecializedAttr = 0;
}

def PrintPunctuation : I32EnumAttr<"PrintPunctuation",
    "Punctuation for separating vectors or vector elements", [
      I32EnumAttrCase<"NoPunctuation", 0, "no_punctuation">,
      I32EnumAttrCase<"NewLine", 1, "newline">,
      I32EnumAttrCase<"Comma", 2, "comma">,
      I32EnumAttrCase<"Open", 3, "open">,
      I32EnumAttrCase<"Close", 4, "close">
    ]> {
  let cppNamespace = "::mlir::vector";
  let genSpecializedAttr = 0;
}

#endif // DIALECTS_VECTOR_ENUMS_TD
