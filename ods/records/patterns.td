// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PATTERNS_TD
#define ODS_RECORDS_PATTERNS_TD

include "ods/records/op_base.td"

// Operator of the dag that says how much more a rule is worth than the number
// of operations that it matches.
def addBenefit;

// A rule that rewrites operations: the tree to match, the trees that replace
// the results of its root (those before are made as well), conditions on what
// the tree has named, and trees to make afterwards.
class Pattern<dag source, list<dag> results, list<dag> preds = [],
              list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

// The same with one tree as the result.
class Pat<dag pattern, dag result, list<dag> preds = [],
          list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

// C++ as a node or a leaf of a tree: `$_builder` is the rewriter, `$_self` the
// operation that is matched, `$0` and on are the arguments of the node. Of a node
// that makes an attribute or type, an expression may say the same, of `self`: its
// argument, or the list of them.
class NativeCodeCall<string expr, int returns = 1, string evaluated = ""> {
  string expression = expr;
  int numReturns = returns;
  string value = evaluated;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches what is constant, and binds the attribute.
def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern("
                     "$_self->getResult(0), ::mlir::m_Constant(&$0)))">;

// Operators of trees that replace: a value that is there already; the location
// of what is made; its types.
def replaceWithValue;
def location;
def returnType;

// Operators of trees to match: two operands in either order; a variadic operand
// of as many values.
def either;
def variadic;

// A value that nothing uses.
def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // ODS_RECORDS_PATTERNS_TD
