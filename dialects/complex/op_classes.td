// SPDX-License-Identifier: Apache-2.0
//
// Base classes of complex operations. Traits are verified in their order.
#ifndef DIALECTS_COMPLEX_OP_CLASSES_TD
#define DIALECTS_COMPLEX_OP_CLASSES_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/arith/enums.td"
include "dialects/arith/interfaces.td"
include "dialects/complex/dialect.td"

class Complex_Op<string mnemonic, list<Trait> traits = []>
    : Op<Complex_Dialect, mnemonic, traits>;

// The float type of an operand or result is the element type of a complex
// number.
class Complex_PartTypeMatches<string what, string complex, string part>
    : TypesMatchWith<"complex element type matches " # what # " type", complex,
                     part, "::llvm::cast<ComplexType>($_self).getElementType()",
                     "std::equal_to<>()", "(element-type self)">;

// Operations with two complex operands and a complex result.
class Complex_BinaryOp<string mnemonic, list<Trait> traits = []> :
    Complex_Op<mnemonic, traits # [
        Pure, SameOperandsAndResultType, Elementwise,
        DeclareOpInterfaceMethods<ArithFastMathInterface>]>,
    Arguments<(ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs,
                   Arith_DefaultFastMath:$fastmath)>,
    Results<(outs Complex<AnyFloat>:$result)> {
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Operations with one complex operand.
class Complex_OperandOp<string mnemonic, list<Trait> traits = []> :
    Complex_Op<mnemonic, traits # [
        Pure, Elementwise, DeclareOpInterfaceMethods<ArithFastMathInterface>]>,
    Arguments<(ins Complex<AnyFloat>:$complex,
                   Arith_DefaultFastMath:$fastmath)> {
  let assemblyFormat = [{
    $complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)
  }];
}

// Operations with one complex operand and a result of its type.
class Complex_UnaryOp<string mnemonic, list<Trait> traits = []> :
    Complex_OperandOp<mnemonic, [SameOperandsAndResultType] # traits>,
    Results<(outs Complex<AnyFloat>:$result)>;

// Comparisons of two complex numbers.
class Complex_ComparisonOp<string mnemonic> :
    Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]>,
    Arguments<(ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs)>,
    Results<(outs I1:$result)> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

#endif // DIALECTS_COMPLEX_OP_CLASSES_TD
