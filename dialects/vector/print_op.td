// SPDX-License-Identifier: Apache-2.0
//
// Output for tests.
#ifndef DIALECTS_VECTOR_PRINT_OP_TD
#define DIALECTS_VECTOR_PRINT_OP_TD

include "dialects/vector/dialect.td"
include "dialects/vector/enums.td"

def Vector_PrintPunctuation
    : EnumAttr<Vector_Dialect, PrintPunctuation, "punctuation"> {
  let assemblyFormat = "`<` $value `>`";
}

def Vector_PrintOp : Vector_Op<"print", [MemoryEffects<[MemWrite]>]> {
  let summary = "prints a value, punctuation or a string";
  let description = [{
    Prints to standard output, for tests: a vector in parentheses, followed by a
    new line or another punctuation.

    ```mlir
    vector.print %v : vector<4xf32>
    vector.print %v : vector<4xf32> punctuation <comma>
    vector.print punctuation <newline>
    vector.print str "Hello"
    ```
  }];

  let arguments = (ins
    Optional<Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate,
                      Index.predicate, AnyFloat.predicate]>>>:$source,
    DefaultValuedAttr<Vector_PrintPunctuation,
                      "::mlir::vector::PrintPunctuation::NewLine">:$punctuation,
    OptionalAttr<StrAttr>:$stringLiteral);

  let extraClassDeclaration = [{
    Type getPrintType() { return Value(getSource()).getType(); }
  }];
  let assemblyFormat = [{
    ($source^ `:` type($source))?
    oilist(`str` $stringLiteral | `punctuation` $punctuation)
    attr-dict
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_VECTOR_PRINT_OP_TD
