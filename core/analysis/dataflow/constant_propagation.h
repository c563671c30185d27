// SPDX-License-Identifier: Apache-2.0
//
// Sparse conditional constant propagation by folding, for reachable code.
// Source: Wegman, Zadeck, "Constant Propagation with Conditional Branches".
// DeadCodeAnalysis must be loaded, too.
#ifndef CORE_ANALYSIS_DATAFLOW_CONSTANT_PROPAGATION_H
#define CORE_ANALYSIS_DATAFLOW_CONSTANT_PROPAGATION_H

#include <optional>

#include "core/analysis/dataflow/sparse.h"

namespace mlir::dataflow {

/// A lattice element: uninitialized, a constant, or unknown (null).
class ConstantValue {
public:
  ConstantValue() = default;
  /// `dialect` can materialize the constant.
  ConstantValue(Attribute constant, Dialect *dialect)
      : constant(constant), dialect(dialect) {}

  static ConstantValue getUninitialized() { return ConstantValue(); }
  static ConstantValue getUnknownConstant() {
    return ConstantValue(nullptr, nullptr);
  }
  bool isUninitialized() const { return !constant.has_value(); }
  Attribute getConstantValue() const {
    assert(!isUninitialized());
    return *constant;
  }
  Dialect *getConstantDialect() const {
    assert(!isUninitialized());
    return dialect;
  }
  friend bool operator==(const ConstantValue &a, const ConstantValue &b) {
    return a.constant == b.constant;
  }
  static ConstantValue join(const ConstantValue &lhs,
                            const ConstantValue &rhs) {
    if (lhs.isUninitialized())
      return rhs;
    if (rhs.isUninitialized() || lhs == rhs)
      return lhs;
    return getUnknownConstant();
  }
  void print(llvm::raw_ostream &os) const;

private:
  std::optional<Attribute> constant;
  Dialect *dialect = nullptr;
};

/// The constant propagation analysis. It folds operations whose operands are
/// constant.
class SparseConstantPropagation
    : public SparseForwardDataFlowAnalysis<Lattice<ConstantValue>> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;

  LogicalResult
  visitOperation(Operation *op,
                 llvm::ArrayRef<const Lattice<ConstantValue> *> operands,
                 llvm::ArrayRef<Lattice<ConstantValue> *> results) override;
  void setToEntryState(Lattice<ConstantValue> *lattice) override;
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_CONSTANT_PROPAGATION_H
