// SPDX-License-Identifier: Apache-2.0
//
// Rewrite rules for complex numbers and their parts.
#ifndef DIALECTS_COMPLEX_CANONICALIZATION_TD
#define DIALECTS_COMPLEX_CANONICALIZATION_TD

include "dialects/arith/arith.td"
include "dialects/complex/complex.td"
include "ods/records/patterns.td"

defvar NoFastMath = ConstantEnumCase<Arith_FastMathAttr, "none">;

// re(-(x + yi)) = -x, im(-(x + yi)) = -y
def ReOfNeg : Pat<
    (Complex_ReOp (Complex_NegOp (Complex_CreateOp $x, $y), $inner), $outer),
    (Arith_NegFOp $x, NoFastMath)>;
def ImOfNeg : Pat<
    (Complex_ImOp (Complex_NegOp (Complex_CreateOp $x, $y), $inner), $outer),
    (Arith_NegFOp $y, NoFastMath)>;

// bitcast(bitcast(x)) = bitcast(x), by the bitcast operation that supports both
// types.
def IsComplex : Constraint<CPred<"isa<ComplexType>($0.getType())">,
                           "is a complex number">;
def IsSignlessOrFloat : Constraint<
    CPred<"$0.getType().isSignlessIntOrFloat()">,
    "is a signless integer or a float">;
class BitcastOf<Op outer, Op inner, Op cast, list<dag> constraints>
    : Pat<(outer:$result (inner $x)), (cast $x), constraints>;
def BitcastToComplex : BitcastOf<Complex_BitcastOp, Complex_BitcastOp,
                                 Complex_BitcastOp, [(IsComplex $result)]>;
def BitcastFromComplex : BitcastOf<Complex_BitcastOp, Complex_BitcastOp,
                                   Complex_BitcastOp, [(IsComplex $x)]>;
def BitcastThroughComplex
    : BitcastOf<Complex_BitcastOp, Complex_BitcastOp, Arith_BitcastOp,
                [(IsSignlessOrFloat $x),
                 (IsSignlessOrFloat $result)]>;
def BitcastOfArithBitcast : BitcastOf<Complex_BitcastOp, Arith_BitcastOp,
                                      Complex_BitcastOp, []>;
def ArithBitcastOfBitcast : BitcastOf<Arith_BitcastOp, Complex_BitcastOp,
                                      Complex_BitcastOp, []>;

#endif // DIALECTS_COMPLEX_CANONICALIZATION_TD
