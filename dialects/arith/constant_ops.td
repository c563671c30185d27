// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_CONSTANT_OPS_TD
#define DIALECTS_ARITH_CONSTANT_OPS_TD

include "core/interfaces/builtin_attributes.td"
include "core/interfaces/op_asm.td"
include "dialects/arith/op_classes.td"

// This is not an Arith_Op, since it has no operands and is not elementwise.
def Arith_ConstantOp : Op<Arith_Dialect, "constant",
    [ConstantLike, Pure,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
     AllTypesMatch<["value", "result"]>, InferResultRanges]> {
  let summary = "a constant integer, float, vector or tensor";
  let description = [{
    Returns the value of the attribute. The result has the type of the
    attribute. A scalar integer must be signless. The value of a scalable vector
    must be a splat.

    ```mlir
    %three = arith.constant 3 : index
    %halves = arith.constant dense<0.5> : vector<8xf32>
    ```
  }];

  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";

  let extraClassDeclaration = [{
    /// Returns true if `value` and `type` make a valid constant.
    static bool isBuildableWith(Attribute value, Type type);

    /// Creates the constant, or returns null if it would be invalid.
    static ConstantOp materialize(OpBuilder &builder, Attribute value,
                                  Type type, Location loc);
  }];

  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_CONSTANT_OPS_TD
