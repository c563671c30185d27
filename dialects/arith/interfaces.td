// SPDX-License-Identifier: Apache-2.0
//
// Interfaces for the flags of operations. The default methods suit operations
// whose attribute has the usual name.
#ifndef DIALECTS_ARITH_INTERFACES_TD
#define DIALECTS_ARITH_INTERFACES_TD

include "ods/records/op_base.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description = [{
    Operations with fastmath flags.
  }];
  let cppNamespace = "::mlir::arith";

  let methods = [
    InterfaceMethod<
      "The operation's fastmath flags; null where none are written.",
      "FastMathFlagsAttr", "getFastMathFlagsAttr", (ins), [{}],
      [{ return $_op.getFastmathAttr(); }]>,
    StaticInterfaceMethod<
      "The name of the attribute that holds the flags.",
      "StringRef", "getFastMathAttrName", (ins), [{}],
      [{ return "fastmath"; }]>
  ];
}

def ArithIntegerOverflowFlagsInterface :
    OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = [{
    Operations with integer overflow flags.
  }];
  let cppNamespace = "::mlir::arith";

  let methods = [
    InterfaceMethod<
      "The operation's overflow flags.",
      "IntegerOverflowFlagsAttr", "getOverflowAttr", (ins), [{}],
      [{ return $_op.getOverflowFlagsAttr(); }]>,
    InterfaceMethod<
      "Whether an unsigned overflow makes the result poison.",
      "bool", "hasNoUnsignedWrap", (ins), [{}], [{
        return bitEnumContainsAll($_op.getOverflowFlagsAttr().getValue(),
                                  IntegerOverflowFlags::nuw);
      }]>,
    InterfaceMethod<
      "Whether a signed overflow makes the result poison.",
      "bool", "hasNoSignedWrap", (ins), [{}], [{
        return bitEnumContainsAll($_op.getOverflowFlagsAttr().getValue(),
                                  IntegerOverflowFlags::nsw);
      }]>,
    StaticInterfaceMethod<
      "The name of the attribute that holds the flags.",
      "StringRef", "getIntegerOverflowAttrName", (ins), [{}],
      [{ return "overflowFlags"; }]>
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = [{
    Operations with a rounding mode.
  }];
  let cppNamespace = "::mlir::arith";

  let methods = [
    InterfaceMethod<
      "The operation's rounding mode; null where none is written.",
      "RoundingModeAttr", "getRoundingModeAttr", (ins), [{}],
      [{ return $_op.getRoundingmodeAttr(); }]>,
    StaticInterfaceMethod<
      "The name of the attribute that holds the mode.",
      "StringRef", "getRoundingModeAttrName", (ins), [{}],
      [{ return "roundingmode"; }]>
  ];
}

#endif // DIALECTS_ARITH_INTERFACES_TD
