// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_COMPLEX_CONSTANT_OPS_TD
#define DIALECTS_COMPLEX_CONSTANT_OPS_TD

include "core/interfaces/op_asm.td"
include "dialects/complex/op_classes.td"

def Complex_ConstantOp : Complex_Op<"constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant complex number";
  let description = [{
    The attribute is an array of the real and the imaginary part, which are
    floats or integers of the result's element type.

    ```mlir
    %i = complex.constant [0.0, 1.0] : complex<f64>
    %j = complex.constant [2 : i32, 3 : i32] : complex<i32>
    ```
  }];

  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);

  let assemblyFormat = "$value attr-dict `:` type($complex)";

  let extraClassDeclaration = [{
    /// Returns true if `value` and `type` make a valid constant.
    static bool isBuildableWith(Attribute value, Type type);
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_COMPLEX_CONSTANT_OPS_TD
