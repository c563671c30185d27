// SPDX-License-Identifier: Apache-2.0
//
// Elementwise conversions between types. Shapes do not change.
#ifndef DIALECTS_ARITH_CAST_OPS_TD
#define DIALECTS_ARITH_CAST_OPS_TD

include "dialects/arith/op_classes.td"

// Between integers of different widths.

def Arith_ExtUIOp : Arith_IToICastOp<"extui", [InferResultRanges]> {
  let summary = "zero extension of an integer";
  let description = [{
    Zero-extends the operand. The result type must be wider than the operand
    type.

    ```mlir
    %wide = arith.extui %bit : i1 to i32
    ```
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Arith_ExtSIOp : Arith_IToICastOp<"extsi", [InferResultRanges]> {
  let summary = "sign extension of an integer";
  let description = [{
    Sign-extends the operand. The result type must be wider than the operand
    type.

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
  let summary = "truncation of an integer";
  let description = [{
    Drops the upper bits. The result type must be narrower than the operand
    type. With `nuw` the result is poison if a dropped bit is set, with `nsw` if
    a dropped bit differs from the sign bit of the result.

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
  let summary = "extension of a float";
  let description = [{
    Converts to a wider type without a change of value.

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
  let summary = "extension of a float with a scale";
  let description = [{
    Unpacks floats of a microscaling (OCP MX) format: both operands are
    converted to the result type, the scale via `f8E8M0FNU`, and multiplied. A
    NaN in either yields NaN. The result type must be wider than the type of the
    first operand. Each element has its own scale: scales of blocks must be
    broadcast before.

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
  let summary = "truncation of a float";
  let description = [{
    Converts to a narrower type. Rounds according to the rounding mode; the
    default is to nearest, ties to even.

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
  let summary = "truncation of a float with a scale";
  let description = [{
    Packs floats into a microscaling (OCP MX) format: the scale is converted,
    via `f8E8M0FNU`, to the type of the first operand, which is divided by it.
    The quotient is rounded to the result type, which must be narrower. Scales
    must be clamped before. Denormal operands are flushed only if fastmath flags
    allow it. Each element has its own scale: scales of blocks must be broadcast
    before.

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
  let summary = "conversion of an unsigned integer to a float";
  let description = [{
    Converts an unsigned integer to the nearest float, ties to even.

    ```mlir
    %x = arith.uitofp %pixel : i8 to f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
  let summary = "conversion of a signed integer to a float";
  let description = [{
    Converts a signed integer to the nearest float, ties to even.

    ```mlir
    %x = arith.sitofp %n : vector<4xi32> to vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
  let summary = "conversion of a float to an unsigned integer";
  let description = [{
    Rounds towards zero. The result is undefined for a NaN and for a number that
    the unsigned integer type cannot represent.

    ```mlir
    %n = arith.fptoui %x : f32 to i16
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
  let summary = "conversion of a float to a signed integer";
  let description = [{
    Rounds towards zero. The result is undefined for a NaN and for a number that
    the signed integer type cannot represent.

    ```mlir
    %n = arith.fptosi %x : tensor<3xf64> to tensor<3xi64>
    ```
  }];
  let hasFolder = 1;
}

// Between integers and indices. Memrefs can be cast as well: this changes the
// view of the memory.

def IndexCastTypeConstraint : TypeConstraint<
    Or<[SignlessIntegerOrIndexLike.predicate,
        MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
    "signless-integer-like or memref of signless-integer">;

def Arith_IndexCastOp : Arith_CastOp<"index_cast", IndexCastTypeConstraint,
                                     IndexCastTypeConstraint,
                                     [InferResultRanges]> {
  let summary = "signed cast between index and integer";
  let description = [{
    Exactly one of the types is `index`, whose width depends on the target. A
    wider result is sign-extended, a narrower one truncated.

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
  let summary = "unsigned cast between index and integer";
  let description = [{
    Exactly one of the types is `index`, whose width depends on the target. A
    wider result is zero-extended, a narrower one truncated.

    ```mlir
    %n = arith.index_castui %i : index to i64
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Bitcasts, including memrefs.

def BitcastTypeConstraint : TypeConstraint<
    Or<[SignlessIntegerOrFloatLike.predicate,
        MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
    "signless-integer-or-float-like or memref of signless-integer or float">;

def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint,
                                   BitcastTypeConstraint> {
  let summary = "bitcast to another type of the same width";
  let description = [{
    Reinterprets the bits of integers and floats as another type of the same
    width. The order of bytes in memory does not matter.

    ```mlir
    %bits = arith.bitcast %x : f32 to i32
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_CAST_OPS_TD
