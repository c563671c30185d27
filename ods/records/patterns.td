// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PATTERNS_TD
#define ODS_RECORDS_PATTERNS_TD

include "ods/records/op_base.td"

// Operator of the dag with the benefit that is added to the number of matched
// operations.
def addBenefit;

// A rewrite rule: the source pattern; the result patterns that replace the
// results of its root (surplus ones come first and are created as well);
// constraints on the symbols of the source pattern; and supplemental result
// patterns, which are created last.
class Pattern<dag source, list<dag> results, list<dag> preds = [],
              list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

// A rule with a single result pattern.
class Pat<dag pattern, dag result, list<dag> preds = [],
          list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

// C++ code as a node or a leaf of a tree: `$_builder` is the rewriter, `$_self`
// the matched operation, `$0` etc. are the arguments of the node. If a node
// builds an attribute or type, it may have an equivalent expression over
// `self`: its only argument, or the list of its arguments.
class NativeCodeCall<string expr, int returns = 1, string evaluated = ""> {
  string expression = expr;
  int numReturns = returns;
  string value = evaluated;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches a constant and binds its attribute.
def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern("
                     "$_self->getResult(0), ::mlir::m_Constant(&$0)))">;

// Operators of result patterns: an existing value; the location of created
// operations; their types.
def replaceWithValue;
def location;
def returnType;

// Operators of source patterns: two operands in either order; a variadic
// operand with a fixed number of values.
def either;
def variadic;

// A value without uses.
def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // ODS_RECORDS_PATTERNS_TD
