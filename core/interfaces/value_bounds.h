// SPDX-License-Identifier: Apache-2.0
//
// Bounds of index values and of dimension sizes, from constraints that
// operations provide. Nothing is known about values in unstructured control
// flow. Index arithmetic is assumed not to overflow.
#ifndef CORE_INTERFACES_VALUE_BOUNDS_H
#define CORE_INTERFACES_VALUE_BOUNDS_H

#include <functional>
#include <queue>

#include "core/ir/affine/affine_map.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "core/presburger/flat_linear_constraints.h"

namespace mlir {

/// A value of type index, or a dimension of a shaped value.
using ValueDimList =
    llvm::SmallVector<std::pair<Value, std::optional<int64_t>>>;

/// Constraints on values, collected along use-def chains. While it lives,
/// operations may be added to the IR, but no other changes are allowed.
class ValueBoundsConstraintSet {
  class BoundBuilder {
  public:
    /// Selects a dimension of a shaped value.
    BoundBuilder &operator[](int64_t dim);

    void operator<(AffineExpr expr);
    void operator<=(AffineExpr expr) { *this < expr + 1; }
    void operator>(AffineExpr expr) { *this >= expr + 1; }
    void operator>=(AffineExpr expr);
    void operator==(AffineExpr expr);
    void operator<(OpFoldResult ofr) { *this < cstr.getExpr(ofr); }
    void operator<=(OpFoldResult ofr) { *this <= cstr.getExpr(ofr); }
    void operator>(OpFoldResult ofr) { *this > cstr.getExpr(ofr); }
    void operator>=(OpFoldResult ofr) { *this >= cstr.getExpr(ofr); }
    void operator==(OpFoldResult ofr) { *this == cstr.getExpr(ofr); }
    void operator<(int64_t i) { *this < cstr.getExpr(i); }
    void operator<=(int64_t i) { *this <= cstr.getExpr(i); }
    void operator>(int64_t i) { *this > cstr.getExpr(i); }
    void operator>=(int64_t i) { *this >= cstr.getExpr(i); }
    void operator==(int64_t i) { *this == cstr.getExpr(i); }

  private:
    friend class ValueBoundsConstraintSet;
    BoundBuilder(ValueBoundsConstraintSet &cstr, Value value)
        : cstr(cstr), value(value) {}

    ValueBoundsConstraintSet &cstr;
    Value value;
    std::optional<int64_t> dim;
  };

public:
  /// An operand of bounds and comparisons: a map with one result, with its
  /// operands.
  class Variable {
  public:
    /// A value or attribute of type index.
    Variable(OpFoldResult ofr);
    Variable(Value indexValue);
    /// A dimension of a shaped value.
    Variable(Value shapedValue, int64_t dim);
    /// `dim` is required if `ofr` is a shaped value.
    Variable(OpFoldResult ofr, std::optional<int64_t> dim);
    Variable(AffineMap map, ValueDimList operands)
        : map(map), mapOperands(std::move(operands)) {}
    Variable(AffineMap map, ValueRange operands);

    MLIRContext *getContext() const { return map.getContext(); }
    AffineMap getMap() const { return map; }
    ValueDimList &getOperands() { return mapOperands; }
    const ValueDimList &getOperands() const { return mapOperands; }

  private:
    AffineMap map;
    ValueDimList mapOperands;
  };

  /// Returns true if the definition of a value (or dimension) should not be
  /// traversed.
  using StopConditionFn = std::function<bool(Value, std::optional<int64_t> dim,
                                             ValueBoundsConstraintSet &cstr)>;

  /// Computes a bound in terms of values for which `stopCondition` returns
  /// true. Lower bounds are closed. Upper bounds are open unless `closedUB` is
  /// true.
  /// Errors: failure without a diagnostic if no bound is known.
  static LogicalResult
  computeBound(AffineMap &resultMap, ValueDimList &mapOperands,
               presburger::BoundType type, const Variable &var,
               const StopConditionFn &stopCondition, bool closedUB = false);
  /// Computes a bound in terms of `dependencies`.
  static LogicalResult computeDependentBound(AffineMap &resultMap,
                                             ValueDimList &mapOperands,
                                             presburger::BoundType type,
                                             const Variable &var,
                                             const ValueDimList &dependencies,
                                             bool closedUB = false);
  /// Computes a bound in terms of values that do not depend on
  /// `independencies`.
  static LogicalResult
  computeIndependentBound(AffineMap &resultMap, ValueDimList &mapOperands,
                          presburger::BoundType type, const Variable &var,
                          ValueRange independencies, bool closedUB = false);
  /// Computes a constant bound. Without a stop condition, it traverses
  /// definitions until a bound is known.
  static FailureOr<int64_t>
  computeConstantBound(presburger::BoundType type, const Variable &var,
                       const StopConditionFn &stopCondition = nullptr,
                       bool closedUB = false);
  /// Computes `value1 - value2` if that is a constant.
  static FailureOr<int64_t>
  computeConstantDelta(Value value1, Value value2,
                       std::optional<int64_t> dim1 = std::nullopt,
                       std::optional<int64_t> dim2 = std::nullopt);

  enum ComparisonOperator { LT, LE, EQ, GT, GE };

  /// Returns true if the relation is known to hold.
  static bool compare(const Variable &lhs, ComparisonOperator cmp,
                      const Variable &rhs);
  /// Returns true if the relation holds and false if it does not; failure if it
  /// is not known.
  static FailureOr<bool> strongCompare(const Variable &lhs,
                                       ComparisonOperator cmp,
                                       const Variable &rhs);
  static FailureOr<bool> areEqual(const Variable &var1, const Variable &var2);

  /// Does the same as `compare`, starting from the constraints of this set, and
  /// adds those of the operands.
  bool populateAndCompare(const Variable &lhs, ComparisonOperator cmp,
                          const Variable &rhs);
  /// Traverses the definitions of a value and of the values that it depends on.
  void populateConstraints(Value value, std::optional<int64_t> dim);

  // For implementations of ValueBoundsOpInterface.

  /// Adds a constraint: `cstr.bound(value) < expr`, `cstr.bound(shaped)[dim] ==
  /// expr`. Constraints that are not affine are dropped.
  BoundBuilder bound(Value value) { return BoundBuilder(*this, value); }
  /// Returns a value (or dimension) as an expression, and adds it to the
  /// worklist.
  AffineExpr getExpr(Value value, std::optional<int64_t> dim = std::nullopt);
  /// Does the same for a value or integer attribute.
  AffineExpr getExpr(OpFoldResult ofr);
  AffineExpr getExpr(int64_t constant);
  /// Declares that `value` (or its dimension `dim`) equals `a` or `b`. The one
  /// known to be less becomes a lower bound, the other an upper bound.
  void populateOneOf(Value value, Value a, Value b, std::optional<int64_t> dim);

protected:
  /// The dimension that stands for an index value itself.
  static constexpr int64_t kIndexValue = -1;
  using ValueDim = std::pair<Value, int64_t>;

  ValueBoundsConstraintSet(MLIRContext *context, StopConditionFn stopCondition,
                           bool addConservativeSemiAffineBounds = false);

  bool comparePos(int64_t lhs, ComparisonOperator cmp, int64_t rhs);
  FailureOr<bool> strongComparePos(int64_t lhs, ComparisonOperator cmp,
                                   int64_t rhs);
  int64_t populateConstraints(const Variable &var);
  void processWorklist();
  void addBound(presburger::BoundType type, int64_t pos, AffineExpr expr);
  int64_t getPos(Value value, std::optional<int64_t> dim) const;
  AffineExpr getPosExpr(int64_t pos);
  /// Inserts a column after the symbols, or after the dimensions (bounds are of
  /// dimensions).
  int64_t insert(std::optional<ValueDim> valueDim, bool isSymbol);
  int64_t insert(const Variable &var, bool isSymbol);
  void projectOut(int64_t pos);
  /// Projects out all columns for which `condition` is true, except `except`.
  void projectOutIf(
      llvm::function_ref<bool(const std::optional<ValueDim> &)> condition,
      int64_t except);

private:
  static void setBound(AffineMap bound, const ValueBoundsConstraintSet &cstr,
                       AffineMap &resultMap, ValueDimList &mapOperands);
  void populate(ValueDim valueDim);
  void updatePositions(int64_t first);

  /// The value or dimension of each column, without local variables.
  llvm::SmallVector<std::optional<ValueDim>> positionToValueDim;
  llvm::DenseMap<ValueDim, int64_t> valueDimToPosition;
  /// Holds values, because insertions move columns.
  std::queue<ValueDim> worklist;
  FlatLinearConstraints cstr;
  Builder builder;
  StopConditionFn stopCondition;
  bool addConservativeSemiAffineBounds;
  /// The maximal number of nested calls of processWorklist. Operations may
  /// query more bounds; deeper queries use only what is known.
  static constexpr unsigned maxNesting = 16;
  /// With this many columns no more definitions are traversed, because queries
  /// take polynomial time in the number of columns.
  static constexpr unsigned maxColumns = 64;
  unsigned nesting = 0;
};

} // namespace mlir

#include "core/interfaces/value_bounds.h.inc"

#endif // CORE_INTERFACES_VALUE_BOUNDS_H
