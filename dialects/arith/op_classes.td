// SPDX-License-Identifier: Apache-2.0
//
// Base classes of arith operations. Traits are verified in their order.
#ifndef DIALECTS_ARITH_OP_CLASSES_TD
#define DIALECTS_ARITH_OP_CLASSES_TD

include "core/interfaces/cast.td"
include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/arith/dialect.td"
include "dialects/arith/enums.td"
include "dialects/arith/interfaces.td"

// int_range.cpp infers the range of the result from those of the operands.
def InferResultRanges :
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// Elementwise operations without memory effects.
class Arith_Op<string mnemonic, list<Trait> traits = []> :
    Op<Arith_Dialect, mnemonic,
       traits # [NoMemoryEffect] # ElementwiseMappable.traits>;

// Operations whose operands and result have the same type.
class Arith_ArithOp<string mnemonic, list<Trait> traits = []> :
    Arith_Op<mnemonic, traits # [SameOperandsAndResultType]>;

// Pure operations with one operand.
class Arith_UnaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_ArithOp<mnemonic, traits # [Pure]> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

// Operations with two operands.
class Arith_BinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_ArithOp<mnemonic, traits> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// Operations with two integer operands. They may have undefined behavior.
class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_BinaryOp<mnemonic, traits # [InferResultRanges]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                   SignlessIntegerOrIndexLike:$rhs)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)>;

// Operations with two integer operands that are considered free of undefined
// behavior.
class Arith_TotalIntBinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_IntBinaryOp<mnemonic, traits # [Pure]>;

// Operations with two integer operands and overflow flags: `overflow<nsw,
// nuw>`.
class Arith_IntBinaryOpWithOverflowFlags<string mnemonic,
                                         list<Trait> traits = []> :
    Arith_BinaryOp<mnemonic, traits # [Pure, InferResultRanges,
        DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                   SignlessIntegerOrIndexLike:$rhs,
                   Arith_DefaultOverflow:$overflowFlags)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = [{
    $lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict
    `:` type($result)
  }];
}

// Operations with two integer operands and the flag `exact`.
class Arith_IntBinaryOpWithExactFlag<string mnemonic,
                                     list<Trait> traits = []> :
    Arith_BinaryOp<mnemonic, traits # [InferResultRanges]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                   SignlessIntegerOrIndexLike:$rhs,
                   UnitAttr:$isExact)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = [{
    $lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)
  }];
}

// Operations with one float operand and fastmath flags.
class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_UnaryOp<mnemonic,
        [DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits>,
    Arguments<(ins FloatLike:$operand, Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Operations with two float operands and fastmath flags.
class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_BinaryOp<mnemonic,
        [Pure, DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits>,
    Arguments<(ins FloatLike:$lhs, FloatLike:$rhs,
                   Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Two tensors have exactly the same shape. Other types count as shapes without
// dimensions. An unranked tensor matches nothing.
class Arith_SameTensorDimsPred<string a, string b> :
    AllMatchSameOperatorPred<[a, b],
        "(::llvm::isa<::mlir::TensorType>($_self.getType()) ?"
        " ::llvm::cast<::mlir::TensorType>($_self.getType()).getShape() :"
        " ::llvm::ArrayRef<int64_t>{})"> {
  let expr =
      "(eq (let (type-of $" # a # ")"
      " (if (isa 'TensorType' self) (shape self) (list)))"
      " (let (type-of $" # b # ")"
      " (if (isa 'TensorType' self) (shape self) (list))))";
}

// A cast does not change the dimensions of a tensor. SameOperandsAndResultShape
// alone would allow a dynamic dimension to become static.
def SameInputOutputTensorDims : PredOpTrait<
    "input and output have the same tensor dimensions",
    Arith_SameTensorDimsPred<"in", "out">>;

// Casts between types of the same shape.
class Arith_CastOp<string mnemonic, TypeConstraint From, TypeConstraint To,
                   list<Trait> traits = []> :
    Arith_Op<mnemonic, traits # [Pure, SameOperandsAndResultShape,
        SameInputOutputTensorDims,
        DeclareOpInterfaceMethods<CastOpInterface>]>,
    Arguments<(ins From:$in)>,
    Results<(outs To:$out)> {
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

// Integers of fixed width, without index, and vectors and tensors of them.
def SignlessFixedWidthIntegerLike : TypeConstraint<
    Or<[AnySignlessInteger.predicate,
        VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
        TensorOf<[AnySignlessInteger]>.predicate]>,
    "signless-fixed-width-integer-like">;

// Casts between integers.
class Arith_IToICastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike,
                 SignlessFixedWidthIntegerLike, traits>;

// Casts from integers to floats.
class Arith_IToFCastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike, FloatLike, traits>;

// Casts from floats to integers.
class Arith_FToICastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, FloatLike, SignlessFixedWidthIntegerLike, traits>;

// Casts between floats.
class Arith_FToFCastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, FloatLike, FloatLike, traits>;

// Comparisons of two values of the same type. The result is i1, or a shaped
// type of i1.
class Arith_CompareOp<string mnemonic, list<Trait> traits = []> :
    Arith_Op<mnemonic, traits # [Pure, SameTypeOperands,
        TypesMatchWith<
            "result type has i1 element type and same shape as operands",
            "lhs", "result", "::mlir::arith::getI1SameShape($_self)",
            "std::equal_to<>()",
            "(same-shape-or-scalar self (integer-type 1))">]> {
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

#endif // DIALECTS_ARITH_OP_CLASSES_TD
