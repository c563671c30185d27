// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic and logic on signless integers and indices.
#ifndef DIALECTS_ARITH_INTEGER_OPS_TD
#define DIALECTS_ARITH_INTEGER_OPS_TD

include "core/interfaces/op_asm.td"
include "dialects/arith/op_classes.td"

// Sum, difference, product.

def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "sum of integers";
  let description = [{
    Adds modulo 2^N for integers of N bits, both signed and unsigned. With `nsw`
    the result is poison if the signed sum overflows, with `nuw` if the unsigned
    sum does.

    ```mlir
    %next = arith.addi %i, %step : index
    %sum = arith.addi %a, %b overflow<nsw> : vector<8xi16>
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_AddUIExtendedOp : Arith_Op<"addui_extended", [Pure, Commutative,
    AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "sum of unsigned integers with its carry";
  let description = [{
    Adds unsigned integers. The first result is the sum modulo 2^N, the second
    is the carry: 1 if the sum does not fit in N bits, else 0.

    ```mlir
    %low, %carry = arith.addui_extended %a, %b : i32, i1
    ```
  }];

  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)
  }];

  let builders = [
    OpBuilder<(ins "Value":$lhs, "Value":$rhs), [{
      Type type = lhs.getType();
      build($_builder, $_state, type, getI1SameShape(type), lhs, rhs);
    }]>
  ];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "difference of integers";
  let description = [{
    Subtracts the second operand from the first modulo 2^N. With `nsw` the
    result is poison if the signed difference overflows, with `nuw` if the first
    operand is less than the second as unsigned integers.

    ```mlir
    %rest = arith.subi %size, %done overflow<nuw> : i64
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_MulIOp : Arith_IntBinaryOpWithOverflowFlags<"muli", [Commutative,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "product of integers";
  let description = [{
    Multiplies modulo 2^N. The result is the low half of the product, which is
    the same for signed and unsigned operands. With `nsw` the result is poison
    if the signed product overflows, with `nuw` if the unsigned product does.

    ```mlir
    %area = arith.muli %width, %height overflow<nsw, nuw> : i32
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_MulSIExtendedOp : Arith_Op<"mulsi_extended", [Pure, Commutative,
    AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let summary = "whole product of signed integers";
  let description = [{
    Multiplies signed integers of N bits and returns the 2N bits of the product
    in two results. The low half is the result of `arith.muli`.

    ```mlir
    %low, %high = arith.mulsi_extended %a, %b : i16
    ```
  }];

  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low,
                      SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_MulUIExtendedOp : Arith_Op<"mului_extended", [Pure, Commutative,
    AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let summary = "whole product of unsigned integers";
  let description = [{
    Multiplies unsigned integers of N bits and returns the 2N bits of the
    product in two results. The low half is the result of `arith.muli`.

    ```mlir
    %low, %high = arith.mului_extended %a, %b : vector<2xi32>
    ```
  }];

  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low,
                      SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Quotient and remainder. Undefined behavior of one element is undefined
// behavior of the whole operation. They are speculatable only if the divisor is
// known to be harmless.

def Arith_DivUIOp : Arith_IntBinaryOpWithExactFlag<"divui",
    [ConditionallySpeculatable]> {
  let summary = "quotient of unsigned integers, towards zero";
  let description = [{
    Divides unsigned integers and rounds towards zero; in `i8`, 7 / -2 is 7 /
    254, which is 0. Division by zero is undefined behavior. With `exact` the
    result is poison if there is a remainder.

    ```mlir
    %pages = arith.divui %bytes, %page exact : i64
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable if no divisor is zero.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

def Arith_DivSIOp : Arith_IntBinaryOpWithExactFlag<"divsi",
    [ConditionallySpeculatable]> {
  let summary = "quotient of signed integers, towards zero";
  let description = [{
    Divides signed integers and rounds towards zero: 7 / -2 is -3. Division by
    zero is undefined behavior, and so is the minimum divided by -1. With
    `exact` the result is poison if there is a remainder.

    ```mlir
    %mean = arith.divsi %sum, %count : vector<4xi32>
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable if no divisor is zero or -1.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui",
    [ConditionallySpeculatable]> {
  let summary = "quotient of unsigned integers, rounded up";
  let description = [{
    Divides unsigned integers and rounds up: 7 / 2 is 4, and in `i8` 7 / -2 is 7
    / 254, which is 1. Division by zero is undefined behavior.

    ```mlir
    %tiles = arith.ceildivui %size, %tile : index
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable if no divisor is zero.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi",
    [ConditionallySpeculatable]> {
  let summary = "quotient of signed integers, rounded up";
  let description = [{
    Divides signed integers and rounds towards positive infinity: -7 / 2 is -3.
    Division by zero is undefined behavior, and so is the minimum divided by -1.

    ```mlir
    %q = arith.ceildivsi %a, %b : i32
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable if no divisor is zero or -1.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

def Arith_FloorDivSIOp : Arith_IntBinaryOp<"floordivsi",
    [ConditionallySpeculatable]> {
  let summary = "quotient of signed integers, rounded down";
  let description = [{
    Divides signed integers and rounds towards negative infinity: -7 / 2 is -4.
    Division by zero is undefined behavior, and so is the minimum divided by -1.

    ```mlir
    %q = arith.floordivsi %a, %b : tensor<4xi32>
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable where no divisor is zero or -1.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

def Arith_RemUIOp : Arith_IntBinaryOp<"remui",
    [ConditionallySpeculatable]> {
  let summary = "remainder of unsigned integers";
  let description = [{
    Returns the remainder of `arith.divui`; in `i8`, 7 and -2, which is 254,
    yield
    7. Division by zero is undefined behavior.

    ```mlir
    %column = arith.remui %place, %width : index
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable where no divisor is zero.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

def Arith_RemSIOp : Arith_IntBinaryOp<"remsi",
    [ConditionallySpeculatable]> {
  let summary = "remainder of signed integers";
  let description = [{
    Returns the remainder of `arith.divsi`, with the sign of the first operand:
    -7 and 2 yield -1. Division by zero is undefined behavior, and so is the
    minimum divided by -1.

    ```mlir
    %r = arith.remsi %a, %b : i16
    ```
  }];

  let extraClassDeclaration = [{
    /// Speculatable where no divisor is zero or -1.
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
}

// Bitwise logic.

def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]> {
  let summary = "bitwise and of integers";
  let description = [{
    ```mlir
    %low = arith.andi %word, %mask : i64
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]> {
  let summary = "bitwise or of integers";
  let description = [{
    ```mlir
    %either = arith.ori %p, %q : vector<16xi1>
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]> {
  let summary = "bitwise exclusive or of integers";
  let description = [{
    ```mlir
    %not = arith.xori %p, %true : i1
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Shifts. The second operand is unsigned. If it is at least the width, the
// result is poison.

def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
  let summary = "shift of an integer to the left";
  let description = [{
    Shifts the first operand left by the second, an unsigned integer. Shifts in
    zeros. A shift by the width or more is poison. With `nuw` the result is
    poison if a set bit is shifted out, with `nsw` if a bit is shifted out that
    differs from the sign bit of the result.

    ```mlir
    %scaled = arith.shli %i, %two overflow<nsw> : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]> {
  let summary = "shift of an unsigned integer to the right";
  let description = [{
    Shifts the first operand right by the second, an unsigned integer. Shifts in
    zeros. A shift by the width or more is poison. With `exact` the result is
    poison if a set bit is shifted out.

    ```mlir
    %top = arith.shrui %word, %c24 : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]> {
  let summary = "shift of a signed integer to the right";
  let description = [{
    Shifts the first operand right by the second, an unsigned integer. Shifts in
    copies of the sign bit. A shift by the width or more is poison. With `exact`
    the result is poison if a set bit is shifted out.

    ```mlir
    %half = arith.shrsi %x, %one exact : vector<4xi8>
    ```
  }];
  let hasFolder = 1;
}

// Maxima and minima.

def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]> {
  let summary = "maximum of two signed integers";
  let description = [{
    ```mlir
    %m = arith.maxsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]> {
  let summary = "maximum of two unsigned integers";
  let description = [{
    ```mlir
    %m = arith.maxui %a, %b : index
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]> {
  let summary = "minimum of two signed integers";
  let description = [{
    ```mlir
    %m = arith.minsi %a, %b : tensor<?xi64>
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]> {
  let summary = "minimum of two unsigned integers";
  let description = [{
    ```mlir
    %m = arith.minui %a, %b : vector<4xi8>
    ```
  }];
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_INTEGER_OPS_TD
