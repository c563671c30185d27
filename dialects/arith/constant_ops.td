// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_CONSTANT_OPS_TD
#define DIALECTS_ARITH_CONSTANT_OPS_TD

include "core/interfaces/builtin_attributes.td"
include "core/interfaces/op_asm.td"
include "dialects/arith/op_classes.td"

// Not an Arith_Op: it has no operand to map over.
def Arith_ConstantOp : Op<Arith_Dialect, "constant",
    [ConstantLike, Pure,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
     AllTypesMatch<["value", "result"]>, InferResultRanges]> {
  let summary = "a constant integer, float, vector or tensor";
  let description = [{
    Gives the value of its attribute; the result's type is the attribute's.
    A scalar integer must be signless, and the value of a scalable vector the
    same in every element.

    ```mlir
    %three = arith.constant 3 : index
    %halves = arith.constant dense<0.5> : vector<8xf32>
    ```
  }];

  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";

  let extraClassDeclaration = [{
    /// Whether a constant of this value and type is valid.
    static bool isBuildableWith(Attribute value, Type type);

    /// Builds it, or returns null where it would not be valid.
    static ConstantOp materialize(OpBuilder &builder, Attribute value,
                                  Type type, Location loc);
  }];

  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_CONSTANT_OPS_TD
