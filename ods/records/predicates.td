// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PREDICATES_TD
#define ODS_RECORDS_PREDICATES_TD

// A predicate: a CPred, or a combination of predicates.
class Pred;

// A predicate in C++ code, and as an expression that can be evaluated without a
// compiler. In C++ code, `$_self` is the subject (the type of an operand or
// result), `$_op` the operation, `$_builder` a Builder. An empty expression
// means that only the C++ code exists.
class CPred<code pred, string expression = ""> : Pred {
  code predExpr = "(" # pred # ")";
  string expr = !if(!and(!empty(expression),
                         !or(!eq(pred, "true"), !eq(pred, "false"))),
                    pred, expression);
}

// The kind of combination of a CombinedPred.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

// A combination of predicates. Use the derived classes.
class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// The conjunction, disjunction or negation of predicates. An empty conjunction
// is true, an empty disjunction false.
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

// The predicates that are always true and always false.
defvar TruePred = And<[]>;
defvar False = Or<[]>;

// The predicate with a text replaced in the C++ code of its leaves. In
// expressions, the child applies to the value of the selector.
class SubstLeaves<string pat, string repl, Pred child, string expression = "">
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
  string selector = expression;
}

// The predicate enclosed in two pieces of C++ code. In expressions, the child
// applies to the value of the selector or, if the quantifier is "all", to each
// element of the list that the selector yields.
class Concat<string pre, Pred child, string suf, string expression = "",
             string quantifiedBy = "">
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
  string selector = expression;
  string quantifier = quantifiedBy;
}

#endif // ODS_RECORDS_PREDICATES_TD
