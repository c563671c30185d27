// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-rewriters
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
class TOp<string m, list<Trait> traits = []> : Op<T, m, traits>;
def A : TOp<"a"> { let arguments = (ins I32:$x, I32Attr:$n); let results = (outs I32:$r); }
def B : TOp<"b"> { let arguments = (ins Variadic<I32>:$x); let results = (outs I32:$r, I32:$q); }
def C : TOp<"c"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$r); }
def D : TOp<"d"> { let arguments = (ins I32:$x); }
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
// -----
// expected-error@+1 {{op 't.a' argument number mismatch: 1 in pattern vs. 2 in definition}}
def X : Pat<(A $x), (A $x, $x)>;
// -----
// expected-error@+1 {{symbol 'x' bound more than once}}
def X : Pat<(A $x, $x), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{symbol 'x__1' with trailing index cannot bind to op argument}}
def X : Pat<(A $x__1, $n), (replaceWithValue $x__1)>;
// -----
// expected-error@+1 {{referencing unbound symbol 'y'}}
def X : Pat<(A $x, $n), (replaceWithValue $y)>;
// -----
// expected-error@+1 {{the 2-th argument of op 't.a' should be an attribute}}
def X : Pat<(A $x, I32:$n), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{the 1-th argument of op 't.a' should be an operand}}
def X : Pat<(A I32Attr:$x, $n), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{use nested DAG construct to match op t.b's variadic operand #0 unsupported now}}
def X : Pat<(B (A $x, $n)), (B $x)>;
// -----
// expected-error@+1 {{further constrain op t.b's variadic operand #0 unsupported now}}
def X : Pat<(B I64:$x), (B $x)>;
// -----
// expected-error@+1 {{variadic DAG construct can't match op t.a's non-variadic operand #0}}
def X : Pat<(A (variadic $x, $y), $n), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{variadic only accepts operation sub-dags}}
def X : Pat<(B (variadic (NativeCodeCall<"f($_self, $0)"> $y))), (B $y)>;
// -----
// expected-error@+1 {{`either` only supports grouping two operands}}
def X : Pat<(C (either $x)), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{either can only be applied on operand}}
def X : Pat<(A (either $x, $y)), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{not enough values generated to replace the matched op}}
def X : Pat<(B $x), (A $x, ConstantAttr<I32Attr, "1">)>;
// -----
// expected-error@+1 {{cannot use the same multi-result op 'b' to generate both auxiliary values and values to be used for replacing the matched op}}
def X : Pattern<(A $x, $n), [(B:$b $x)]>;
// -----
// expected-error@+1 {{binding symbol 'y' to NativecodeCall in MatchPattern is not supported}}
def X : Pat<(A (NativeCodeCall<"f($_self)">:$y), $n), (A $y, $n)>;
// -----
// expected-error@+1 {{NativeCodeCall must have $_self as argument for passing the defining Operation}}
def X : Pat<(A (NativeCodeCall<"f($0)"> $y), $n), (A $y, $n)>;
// -----
// expected-error@+1 {{binding symbol 'z' to non-operation/native code call unsupported right now}}
def X : Pat<(A (A:$y $x, $_), $n), (replaceWithValue:$z $y)>;
// -----
// expected-error@+1 {{replaceWithValue directive must take exactly one argument}}
def X : Pat<(A $x, $n), (replaceWithValue $x, $x)>;
// -----
// expected-error@+1 {{location directive can only be used with op creation}}
def X : Pat<(A $x, $n), (location $x)>;
// -----
// expected-error@+1 {{raw string not supported as argument}}
def X : Pat<(A $x, $n), (A $x, "n")>;
// -----
// expected-error@+1 {{`location` directive can only be specified once}}
def X : Pat<(A $x, $n), (A $x, $n, (location "a"), (location "b"))>;
// -----
// expected-error@+1 {{Cannot specify explicit return types in an op whose return values replace the source pattern's root op}}
def X : Pat<(A $x, $n), (A $x, $n, (returnType $x))>;
// -----
// expected-error@+1 {{nested DAG in `returnType` must be a native code call}}
def X : Pat<(A $x, $n), (A (A $x, $n, (returnType (A $x, $n))), $n)>;
// -----
// expected-error@+1 {{only NativeCodeCall allowed in nested dag node for creating attribute}}
def X : Pat<(A $x, $n), (A $x, (A $x, $n, (returnType $x)))>;
// -----
// expected-error@+1 {{attribute found where value was expected, if attempting to use constant value, construct a constant op with given attribute instead}}
def X : Pat<(A $x, $n), (A ConstantAttr<I32Attr, "1">, $n)>;
// -----
// expected-error@+1 {{cannot use AttrConstraint in Pattern multi-entity constraints}}
def X : Pat<(A $x, $n), (replaceWithValue $x), [(I32Attr $n)]>;
// -----
// expected-error@+1 {{type constraint requires exactly one argument}}
def X : Pat<(A $x, $n), (replaceWithValue $x), [(I32 $x, $x)]>;
// -----
// expected-error@+1 {{The 'addBenefit' takes and only takes one integer value}}
def X : Pat<(A $x, $n), (replaceWithValue $x), [], [], (addBenefit "1")>;
// -----
// expected-error@+1 {{`NativeCodeCall` cannot have return type specifier}}
def X : Pat<(A $x, $n), (NativeCodeCall<"f($0)"> $x, (returnType $x))>;
// -----
// expected-error@+1 {{encountered non-op, non-NativeCodeCall match.}}
def X : Pat<(A (replaceWithValue $x), $n), (replaceWithValue $x)>;
// -----
// expected-error@+1 {{op 't.a' argument number mismatch: 3 in pattern vs. 2 in definition}}
def X : Pat<(A $x, $n), (A $x, $n, $n)>;
// -----
// expected-error@+1 {{op 't.a' argument number mismatch: 4 in pattern vs. 2 in definition}}
def X : Pat<(A $x, $n), (A $x, $n, $n, (location "a"))>;
