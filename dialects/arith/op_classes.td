// SPDX-License-Identifier: Apache-2.0
//
// What families of arith operations have in common. The order of traits is the
// order in which they are verified.
#ifndef DIALECTS_ARITH_OP_CLASSES_TD
#define DIALECTS_ARITH_OP_CLASSES_TD

include "core/interfaces/cast.td"
include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/arith/dialect.td"
include "dialects/arith/enums.td"
include "dialects/arith/interfaces.td"

// What knows bounds of its result by those of its operands: int_range.cpp.
def InferResultRanges :
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// An operation that touches no memory and maps over vectors and tensors.
class Arith_Op<string mnemonic, list<Trait> traits = []> :
    Op<Arith_Dialect, mnemonic,
       traits # [NoMemoryEffect] # ElementwiseMappable.traits>;

// Operands and the result are of one type.
class Arith_ArithOp<string mnemonic, list<Trait> traits = []> :
    Arith_Op<mnemonic, traits # [SameOperandsAndResultType]>;

// One operand; defined for every value of it.
class Arith_UnaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_ArithOp<mnemonic, traits # [Pure]> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

// Two operands.
class Arith_BinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_ArithOp<mnemonic, traits> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// Two integers. May be undefined for some of their values.
class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_BinaryOp<mnemonic, traits # [InferResultRanges]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                   SignlessIntegerOrIndexLike:$rhs)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)>;

// Two integers, counted as free of undefined behavior.
class Arith_TotalIntBinaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_IntBinaryOp<mnemonic, traits # [Pure]>;

// Two integers and flags against overflow: `overflow<nsw, nuw>`.
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

// Two integers and the promise that nothing is lost: `exact`.
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

// One float and fastmath flags.
class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []> :
    Arith_UnaryOp<mnemonic,
        [DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits>,
    Arguments<(ins FloatLike:$operand, Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Two floats and fastmath flags.
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

// That two tensors have the very same shape. What is no tensor counts as a
// shape without dimensions; an unranked tensor has none and matches nothing.
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

// A cast changes no dimension of a tensor. SameOperandsAndResultShape alone
// would let a dynamic dimension become a static one.
def SameInputOutputTensorDims : PredOpTrait<
    "input and output have the same tensor dimensions",
    Arith_SameTensorDimsPred<"in", "out">>;

// From one type to another of the same shape.
class Arith_CastOp<string mnemonic, TypeConstraint From, TypeConstraint To,
                   list<Trait> traits = []> :
    Arith_Op<mnemonic, traits # [Pure, SameOperandsAndResultShape,
        SameInputOutputTensorDims,
        DeclareOpInterfaceMethods<CastOpInterface>]>,
    Arguments<(ins From:$in)>,
    Results<(outs To:$out)> {
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

// Integers of a known width, that is without index, and vectors and tensors of
// them.
def SignlessFixedWidthIntegerLike : TypeConstraint<
    Or<[AnySignlessInteger.predicate,
        VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
        TensorOf<[AnySignlessInteger]>.predicate]>,
    "signless-fixed-width-integer-like">;

// Between integers.
class Arith_IToICastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike,
                 SignlessFixedWidthIntegerLike, traits>;

// From integers to floats.
class Arith_IToFCastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike, FloatLike, traits>;

// From floats to integers.
class Arith_FToICastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, FloatLike, SignlessFixedWidthIntegerLike, traits>;

// Between floats.
class Arith_FToFCastOp<string mnemonic, list<Trait> traits = []> :
    Arith_CastOp<mnemonic, FloatLike, FloatLike, traits>;

// Two values of one type are compared; the result is i1, or as many of them.
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
