// SPDX-License-Identifier: Apache-2.0
//
// What families of math operations have in common. The order of traits is the
// order in which they are verified.
#ifndef DIALECTS_MATH_OP_CLASSES_TD
#define DIALECTS_MATH_OP_CLASSES_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/arith/enums.td"
include "dialects/arith/interfaces.td"
include "dialects/math/dialect.td"

// Defined for all values; maps over vectors and tensors.
class Math_Op<string mnemonic, list<Trait> traits = []> :
    Op<Math_Dialect, mnemonic, traits # [Pure] # ElementwiseMappable.traits>;

// With fastmath flags.
class Math_FloatOp<string mnemonic, list<Trait> traits = []> :
    Math_Op<mnemonic,
            traits # [DeclareOpInterfaceMethods<ArithFastMathInterface>]>;

// One integer.
class Math_IntegerUnaryOp<string mnemonic, list<Trait> traits = []> :
    Math_Op<mnemonic, traits # [SameOperandsAndResultType]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$operand)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasFolder = 1;
}

// Two integers.
class Math_IntegerBinaryOp<string mnemonic, list<Trait> traits = []> :
    Math_Op<mnemonic, traits # [SameOperandsAndResultType]>,
    Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                   SignlessIntegerOrIndexLike:$rhs)>,
    Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}

// Whether a float is of a kind.
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

// One float.
class Math_FloatUnaryOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Arguments<(ins FloatLike:$operand, Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Two floats.
class Math_FloatBinaryOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Arguments<(ins FloatLike:$lhs, FloatLike:$rhs,
                   Arith_DefaultFastMath:$fastmath)>,
    Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Three floats.
class Math_FloatTernaryOp<string mnemonic, list<Trait> traits = []> :
    Math_FloatOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Results<(outs FloatLike:$result)>;

#endif // DIALECTS_MATH_OP_CLASSES_TD
