// SPDX-License-Identifier: Apache-2.0
//
// Conditions and calls that the rules of several families use.
#ifndef DIALECTS_ONNX_RULES_SHARED_TD
#define DIALECTS_ONNX_RULES_SHARED_TD

include "dialects/onnx/onnx.td"
include "ods/records/patterns.td"

// No use of the value sees less than before if another one replaces it.
def CanReplace : Constraint<CPred<"canReplace($0, $1)">,
                            "may be replaced by the other value">;
def HasShapeOf : Constraint<CPred<"hasShapeOf($0, $1)">,
                            "has the shape of the other in all runs">;
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def IsUnused : Constraint<CPred<"$0.use_empty()">, "has no use">;
def IsOmitted : Constraint<CPred<"isa<NoneType>($0.getType())">, "is omitted">;

def NoValue : NativeCodeCall<"makeNoValue($_builder, $_loc)">;

defvar Zero = ConstantAttr<SI64Attr, "0">;
defvar One = ConstantAttr<SI64Attr, "1">;
defvar FloatOne = ConstantAttr<F32Attr, "1.0">;

#endif // DIALECTS_ONNX_RULES_SHARED_TD
