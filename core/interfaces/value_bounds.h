// SPDX-License-Identifier: Apache-2.0
//
// Bounds of values of type index, and of sizes of shaped values, by what
// operations say of them. Nothing is known of values of CFGs, nor of integers
// that wrap around: arithmetic on indices is that of numbers.
#ifndef CORE_INTERFACES_VALUE_BOUNDS_H
#define CORE_INTERFACES_VALUE_BOUNDS_H

#include <functional>
#include <queue>

#include "core/ir/affine_map.h"
#include "core/ir/builders.h"
#include "core/ir/op_definition.h"
#include "core/presburger/flat_linear_constraints.h"

namespace mlir {

/// A value of type index, or a dimension of a shaped one.
using ValueDimList =
    llvm::SmallVector<std::pair<Value, std::optional<int64_t>>>;

/// Constraints of values, collected along the chain of definitions. Operations
/// can be added while it lives, but nothing else may be changed.
class ValueBoundsConstraintSet {
  class BoundBuilder {
  public:
    /// A dimension of a shaped value.
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
  /// What can be bounded or compared: a map with one result, and operands.
  class Variable {
  public:
    /// A value or attribute of type index.
    Variable(OpFoldResult ofr);
    Variable(Value indexValue);
    /// A dimension of a shaped value.
    Variable(Value shapedValue, int64_t dim);
    /// With a dimension if `ofr` is a shaped value.
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

  /// Whether the definition of a value (of a dimension) is not looked at.
  using StopConditionFn = std::function<bool(Value, std::optional<int64_t> dim,
                                             ValueBoundsConstraintSet &cstr)>;

  /// A bound in terms of values for which `stopCondition` is true. Lower bounds
  /// are closed, upper ones open, unless `closedUB`.
  /// Errors: failure without a message if none is known.
  static LogicalResult
  computeBound(AffineMap &resultMap, ValueDimList &mapOperands,
               presburger::BoundType type, const Variable &var,
               const StopConditionFn &stopCondition, bool closedUB = false);
  /// A bound in terms of `dependencies`.
  static LogicalResult computeDependentBound(AffineMap &resultMap,
                                             ValueDimList &mapOperands,
                                             presburger::BoundType type,
                                             const Variable &var,
                                             const ValueDimList &dependencies,
                                             bool closedUB = false);
  /// A bound in terms of values for which `independencies` are not needed.
  static LogicalResult
  computeIndependentBound(AffineMap &resultMap, ValueDimList &mapOperands,
                          presburger::BoundType type, const Variable &var,
                          ValueRange independencies, bool closedUB = false);
  /// A number. Without a condition definitions are looked at until there is
  /// one.
  static FailureOr<int64_t>
  computeConstantBound(presburger::BoundType type, const Variable &var,
                       const StopConditionFn &stopCondition = nullptr,
                       bool closedUB = false);
  /// `value1 - value2`, if that is a constant.
  static FailureOr<int64_t>
  computeConstantDelta(Value value1, Value value2,
                       std::optional<int64_t> dim1 = std::nullopt,
                       std::optional<int64_t> dim2 = std::nullopt);

  enum ComparisonOperator { LT, LE, EQ, GT, GE };

  /// Whether the relation is known to hold.
  static bool compare(const Variable &lhs, ComparisonOperator cmp,
                      const Variable &rhs);
  /// Whether it holds; failure if that is not known.
  static FailureOr<bool> strongCompare(const Variable &lhs,
                                       ComparisonOperator cmp,
                                       const Variable &rhs);
  static FailureOr<bool> areEqual(const Variable &var1, const Variable &var2);

  /// `compare` with what this set knows, and learns of the operands.
  bool populateAndCompare(const Variable &lhs, ComparisonOperator cmp,
                          const Variable &rhs);
  /// Looks at the definitions of a value and those that it needs.
  void populateConstraints(Value value, std::optional<int64_t> dim);

  // For implementations of the interface.

  /// `cstr.bound(value) < expr`, `cstr.bound(shaped)[dim] == expr`: adds that.
  /// What is not linear is not learnt.
  BoundBuilder bound(Value value) { return BoundBuilder(*this, value); }
  /// A value (a dimension of one) as an expression; it will be looked at.
  AffineExpr getExpr(Value value, std::optional<int64_t> dim = std::nullopt);
  /// The same of a value or integer attribute.
  AffineExpr getExpr(OpFoldResult ofr);
  AffineExpr getExpr(int64_t constant);
  /// `value` (its dimension `dim`) is `a` or `b`: the one that is known to be
  /// smaller is a lower bound, the other one an upper bound.
  void populateOneOf(Value value, Value a, Value b, std::optional<int64_t> dim);

protected:
  /// In the place of a dimension: the value is of type index.
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
  /// A new column: last symbol, or last dimension (bounds are of dimensions).
  int64_t insert(std::optional<ValueDim> valueDim, bool isSymbol);
  int64_t insert(const Variable &var, bool isSymbol);
  void projectOut(int64_t pos);
  /// All columns for which it is true but `except`.
  void projectOutIf(
      llvm::function_ref<bool(const std::optional<ValueDim> &)> condition,
      int64_t except);

private:
  static void setBound(AffineMap bound, const ValueBoundsConstraintSet &cstr,
                       AffineMap &resultMap, ValueDimList &mapOperands);
  void populate(ValueDim valueDim);
  void updatePositions(int64_t first);

  /// By column, without locals.
  llvm::SmallVector<std::optional<ValueDim>> positionToValueDim;
  llvm::DenseMap<ValueDim, int64_t> valueDimToPosition;
  /// Columns move when dimensions are made, values do not.
  std::queue<ValueDim> worklist;
  FlatLinearConstraints cstr;
  Builder builder;
  StopConditionFn stopCondition;
  bool addConservativeSemiAffineBounds;
  /// How many calls of processWorklist are at work: operations may ask for
  /// more. Deeper down they get what is known.
  static constexpr unsigned maxNesting = 16;
  /// With that many columns no more definitions are looked at: questions take
  /// time polynomial in the number of columns.
  static constexpr unsigned maxColumns = 64;
  unsigned nesting = 0;
};

} // namespace mlir

#include "core/interfaces/value_bounds.h.inc"

#endif // CORE_INTERFACES_VALUE_BOUNDS_H
