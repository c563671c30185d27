// SPDX-License-Identifier: Apache-2.0
//
// Functions of integers.
#ifndef DIALECTS_MATH_INTEGER_OPS_TD
#define DIALECTS_MATH_INTEGER_OPS_TD

include "dialects/math/op_classes.td"

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "an integer without its sign";
  let description = [{
    The operand as a signed integer, negated if it is negative. The least integer
    stays what it is.

    ```mlir
    %distance = math.absi %difference : i32
    ```
  }];
}

def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "zeros above the highest one";
  let description = [{
    How many of the highest bits are zero: all bits of zero.

    ```mlir
    %zeros = math.ctlz %mask : i64
    ```
  }];
}

def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "zeros below the lowest one";
  let description = [{
    How many of the lowest bits are zero: all bits of zero.

    ```mlir
    %zeros = math.cttz %mask : vector<4xi16>
    ```
  }];
}

def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "bits that are set";
  let description = [{
    How many bits are one.

    ```mlir
    %count = math.ctpop %mask : index
    ```
  }];
}

def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
  let summary = "a power of integers";
  let description = [{
    The first operand, a signed integer, to the power of the second one. Where
    this is negative the power is cut to an integer: zero but for 1 and -1, and
    undefined for zero.

    ```mlir
    %area = math.ipowi %side, %two : i32
    ```
  }];
}

#endif // DIALECTS_MATH_INTEGER_OPS_TD
