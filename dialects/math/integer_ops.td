// SPDX-License-Identifier: Apache-2.0
//
// Functions of integers.
#ifndef DIALECTS_MATH_INTEGER_OPS_TD
#define DIALECTS_MATH_INTEGER_OPS_TD

include "dialects/math/op_classes.td"

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "absolute value of an integer";
  let description = [{
    Returns the absolute value of the operand as a signed integer. The minimum
    integer is returned unchanged.

    ```mlir
    %distance = math.absi %difference : i32
    ```
  }];
}

def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "number of leading zeros";
  let description = [{
    Returns the number of leading zero bits; the bit width for zero.

    ```mlir
    %zeros = math.ctlz %mask : i64
    ```
  }];
}

def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "number of trailing zeros";
  let description = [{
    Returns the number of trailing zero bits; the bit width for zero.

    ```mlir
    %zeros = math.cttz %mask : vector<4xi16>
    ```
  }];
}

def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "number of set bits";
  let description = [{
    Returns the number of set bits.

    ```mlir
    %count = math.ctpop %mask : index
    ```
  }];
}

def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
  let summary = "integer power of an integer";
  let description = [{
    Returns the first operand, a signed integer, to the power of the second. The
    result of a negative exponent is rounded towards zero: it is zero except for
    the bases 1 and -1, and undefined for zero.

    ```mlir
    %area = math.ipowi %side, %two : i32
    ```
  }];
}

#endif // DIALECTS_MATH_INTEGER_OPS_TD
