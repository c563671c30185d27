// SPDX-License-Identifier: Apache-2.0
//
// Base classes of math operations. Traits are verified in their order.
#ifndef DIALECTS_MATH_OP_CLASSES_TD
#define DIALECTS_MATH_OP_CLASSES_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/arith/enums.td"
include "dialects/arith/interfaces.td"
include "dialects/math/dialect.td"

// The base class of all operations: pure and elementwise.
class Math_Op<string mnemonic, list<Trait> traits = []> :
    Op<Math_Dialect, mnemonic, traits # [Pure] # ElementwiseMappable.traits>;

// Operations with fastmath flags.
class Math_FloatOp<string mnemonic, list<Trait> traits = []> :
    Math_Op<mnemonic,
            traits # [DeclareOpInterfaceMethods<ArithFastMathInterface>]>;

// Operations with one integer operand.
class Math_IntegerUnaryOp<string mnemonic, list<Trait> traits = []> :
    Math_Op<mnemonic, traits # [SameOperandsAndResultType]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$operand)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

// Operations with two integer operands.
class Math_IntegerBinaryOp<string mnemonic, list<Trait> traits = []> :
    Math_Op<mnemonic, traits # [SameOperandsAndResultType]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                   SignlessIntegerOrIndexLike:$rhs)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

// Classifications of floats.
class Math_FloatClassificationOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, traits # [TypesMatchWith<
        "result type has i1 element type and same shape as operands",
        "operand", "result", "::mlir::arith::getI1SameShape($_self)",
        "std::equal_to<>()",
        "(same-shape-or-scalar self (integer-type 1))">]>,
    Arguments<(ins FloatLike:$operand, Arith_DefaultFastMath:$fastmath)>,
    Results<(outs BoolLike:$result)> {
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasFolder = 1;
}

// Operations with one float operand.
class Math_FloatUnaryOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Arguments<(ins FloatLike:$operand, Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Operations with two float operands.
class Math_FloatBinaryOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Arguments<(ins FloatLike:$lhs, FloatLike:$rhs,
                   Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Operations with three float operands.
class Math_FloatTernaryOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Results<(outs FloatLike:$result)>;

#endif // DIALECTS_MATH_OP_CLASSES_TD
