// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PREDICATES_TD
#define ODS_RECORDS_PREDICATES_TD

// A condition: a CPred, or others that are combined.
class Pred;

// A condition in C++, and as an expression that needs no compiler. In C++
// `$_self` stands for what is asked about (of an operand or result: its type),
// `$_op` for the operation, `$_builder` for a Builder. An empty expression
// means that only C++ knows.
class CPred<code pred, string expression = ""> : Pred {
  code predExpr = "(" # pred # ")";
  string expr = !if(!and(!empty(expression),
                         !or(!eq(pred, "true"), !eq(pred, "false"))),
                    pred, expression);
}

// How a CombinedPred makes one condition of its children.
class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

// A condition made of others; use its subclasses.
class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

// All, any or none of the conditions hold; of no conditions, all do and none
// does.
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

// What always and what never holds.
defvar TruePred = And<[]>;
defvar False = Or<[]>;

// The condition with a text replaced in the C++ of its leaves. In expressions
// the child is asked about what the selector gives.
class SubstLeaves<string pat, string repl, Pred child, string expression = "">
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
  string selector = expression;
}

// The condition between two pieces of C++. In expressions the child is asked
// about what the selector gives; where the quantifier is "all", about each
// element of the list that it gives.
class Concat<string pre, Pred child, string suf, string expression = "",
             string quantifiedBy = "">
    : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
  string selector = expression;
  string quantifier = quantifiedBy;
}

#endif // ODS_RECORDS_PREDICATES_TD
