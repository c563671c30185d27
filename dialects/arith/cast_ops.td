// SPDX-License-Identifier: Apache-2.0
//
// Conversions between types, element by element; the shape stays.
#ifndef DIALECTS_ARITH_CAST_OPS_TD
#define DIALECTS_ARITH_CAST_OPS_TD

include "dialects/arith/op_classes.td"

// Between integers of different widths.

def Arith_ExtUIOp : Arith_IToICastOp<"extui", [InferResultRanges]> {
  let summary = "a wider integer, filled with zeros";
  let description = [{
    The bits that are added on top are zeros. The result's type must be wider
    than the operand's.

    ```mlir
    %wide = arith.extui %bit : i1 to i32
    ```
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Arith_ExtSIOp : Arith_IToICastOp<"extsi", [InferResultRanges]> {
  let summary = "a wider integer, filled with the sign";
  let description = [{
    The bits that are added on top are copies of the operand's highest one. The
    result's type must be wider than the operand's.

    ```mlir
    %wide = arith.extsi %x : vector<4xi8> to vector<4xi32>
    ```
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_TruncIOp : Arith_Op<"trunci", [Pure, SameOperandsAndResultShape,
    SameInputOutputTensorDims, InferResultRanges,
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]> {
  let summary = "a narrower integer";
  let description = [{
    Drops the bits on top. The result's type must be narrower than the
    operand's. With `nuw` the result is poison where a dropped bit is set, with
    `nsw` where a dropped bit differs from the result's sign.

    ```mlir
    %byte = arith.trunci %word overflow<nuw> : i32 to i8
    ```
  }];

  let arguments = (ins SignlessFixedWidthIntegerLike:$in,
                       Arith_DefaultOverflow:$overflowFlags);
  let results = (outs SignlessFixedWidthIntegerLike:$out);
  let assemblyFormat = [{
    $in (`overflow` `` $overflowFlags^)? attr-dict
    `:` type($in) `to` type($out)
  }];

  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Between floats of different widths.

def Arith_ExtFOp : Arith_FToFCastOp<"extf",
    [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "a wider float";
  let description = [{
    The same number in a type of more bits.

    ```mlir
    %wide = arith.extf %x : bf16 to f32
    ```
  }];

  let arguments = (ins FloatLike:$in,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];

  let hasVerifier = 1;
  let hasFolder = 1;
}

def Arith_ScalingExtFOp : Arith_Op<"scaling_extf", [Pure,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "a wider float, multiplied by a scale";
  let description = [{
    Unpacks the floats of a microscaling (OCP MX) format: both operands become
    floats of the result's type, the scale by way of `f8E8M0FNU`, and are
    multiplied. A NaN in either gives NaN. The result's type must be wider than
    the first operand's. Each element has its scale: where a block shares one,
    it is to be broadcast before.

    ```mlir
    %y = arith.scaling_extf %x, %scale : f4E2M1FN, f8E8M0FNU to f32
    ```
  }];

  let arguments = (ins FloatLike:$in, FloatLike:$scale,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];

  let hasVerifier = 1;
}

def Arith_TruncFOp : Arith_Op<"truncf", [Pure, SameOperandsAndResultShape,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "a narrower float";
  let description = [{
    The nearest number of a type of fewer bits. Rounds as the mode says, without
    one to nearest, ties to even.

    ```mlir
    %small = arith.truncf %x toward_zero : f64 to f32
    ```
  }];

  let arguments = (ins FloatLike:$in,
                       OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `to` type($out)
  }];

  let builders = [
    OpBuilder<(ins "Type":$out, "Value":$in), [{
      $_state.addTypes(out);
      $_state.addOperands(in);
    }]>
  ];

  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_ScalingTruncFOp : Arith_Op<"scaling_truncf", [Pure,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "a narrower float, divided by a scale";
  let description = [{
    Packs floats into a microscaling (OCP MX) format: the scale becomes, by way
    of `f8E8M0FNU`, a float of the first operand's type, by which that is
    divided; the quotient is rounded to the result's type, which must be
    narrower. Scales have to be clamped before. Denormal operands are flushed
    only where fastmath flags allow it. Each element has its scale: where a
    block shares one, it is to be broadcast before.

    ```mlir
    %y = arith.scaling_truncf %x, %scale : f32, f8E8M0FNU to f4E2M1FN
    ```
  }];

  let arguments = (ins FloatLike:$in, FloatLike:$scale,
                       OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];

  let hasVerifier = 1;
}

// Between integers and floats.

def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp"> {
  let summary = "the float of an unsigned integer";
  let description = [{
    The nearest float, ties to even, of the operand as an unsigned number.

    ```mlir
    %x = arith.uitofp %pixel : i8 to f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
  let summary = "the float of a signed integer";
  let description = [{
    The nearest float, ties to even, of the operand as a signed number.

    ```mlir
    %x = arith.sitofp %n : vector<4xi32> to vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
  let summary = "the unsigned integer of a float, towards zero";
  let description = [{
    Drops the fraction. There is no defined result for a NaN or for a number
    that the unsigned integer type does not hold.

    ```mlir
    %n = arith.fptoui %x : f32 to i16
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
  let summary = "the signed integer of a float, towards zero";
  let description = [{
    Drops the fraction. There is no defined result for a NaN or for a number
    that the signed integer type does not hold.

    ```mlir
    %n = arith.fptosi %x : tensor<3xf64> to tensor<3xi64>
    ```
  }];
  let hasFolder = 1;
}

// Between integers and indices. Memrefs of them are cast as well: the memory is
// seen through the other type.

def IndexCastTypeConstraint : TypeConstraint<
    Or<[SignlessIntegerOrIndexLike.predicate,
        MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
    "signless-integer-like or memref of signless-integer">;

def Arith_IndexCastOp : Arith_CastOp<"index_cast", IndexCastTypeConstraint,
                                     IndexCastTypeConstraint,
                                     [InferResultRanges]> {
  let summary = "an index of a signed integer, or the reverse";
  let description = [{
    One of the two types is an index, which is as wide as the target says. The
    sign fills up a wider result; of a narrower one the bits on top are lost.

    ```mlir
    %i = arith.index_cast %n : i32 to index
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_IndexCastUIOp : Arith_CastOp<"index_castui", IndexCastTypeConstraint,
                                       IndexCastTypeConstraint,
                                       [InferResultRanges]> {
  let summary = "an index of an unsigned integer, or the reverse";
  let description = [{
    One of the two types is an index, which is as wide as the target says. Zeros
    fill up a wider result; of a narrower one the bits on top are lost.

    ```mlir
    %n = arith.index_castui %i : index to i64
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// The same bits as another type, in memrefs too.

def BitcastTypeConstraint : TypeConstraint<
    Or<[SignlessIntegerOrFloatLike.predicate,
        MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
    "signless-integer-or-float-like or memref of signless-integer or float">;

def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint,
                                   BitcastTypeConstraint> {
  let summary = "the same bits as another type of the same width";
  let description = [{
    Integers and floats become each other without a change of value as a
    string of bits from the highest to the lowest. The order of bytes in memory
    has no part in it.

    ```mlir
    %bits = arith.bitcast %x : f32 to i32
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_CAST_OPS_TD
