// SPDX-License-Identifier: Apache-2.0
//
// The implementation of the verifier. Private to core/ir.
#ifndef CORE_IR_VERIFY_VERIFIER_IMPL_H
#define CORE_IR_VERIFY_VERIFIER_IMPL_H

#include <memory>

#include "core/ir/descriptor/constraint.h"
#include "core/ir/verify/dominance.h"

namespace mlir {
namespace detail {

/// Caches which types and attributes satisfy which constraints, since most
/// operations have few types. Not thread-safe; valid while no type changes.
class SatisfiedConstraints {
public:
  /// Like mlir::isSatisfied.
  template <typename Handle>
  bool isSatisfied(const Constraint &constraint, Handle handle) {
    if (!constraint.predicate && constraint.expression.empty())
      return true;
    const BaseStorage *storage = handle.getImpl();
    Entry &entry = getEntry(&constraint, storage);
    if (entry.constraint == &constraint && entry.storage == storage)
      return true;
    if (!mlir::isSatisfied(constraint, handle))
      return false;
    entry = {&constraint, storage};
    return true;
  }

private:
  /// The last pair in this slot that was satisfied.
  struct Entry {
    const Constraint *constraint = nullptr;
    const BaseStorage *storage = nullptr;
  };
  Entry &getEntry(const Constraint *constraint, const BaseStorage *storage) {
    constexpr unsigned bits = 8;
    if (!entries)
      entries = std::make_unique<Entry[]>(1 << bits);
    const uint64_t key = reinterpret_cast<uintptr_t>(constraint) * 3 +
                         reinterpret_cast<uintptr_t>(storage);
    return entries[key * 0x9e3779b97f4a7c15 >> (64 - bits)];
  }

  std::unique_ptr<Entry[]> entries;
};

/// Verifies the trait OpInvariants.
LogicalResult verifyOpInvariants(Operation *op,
                                 SatisfiedConstraints &satisfied);

/// Returns true if the definitions of all operands of `op` dominate it, or if
/// its block is unreachable. Requires non-null operands.
bool isDominated(Operation *op, DominanceInfo &dominance);

/// Verifies dominance of the operations in the regions of `root` and, if
/// `recursively`, of those nested in them, except in isolated operations.
/// Visits the last operation with regions on a level first.
/// Errors: a diagnostic at the first violation.
LogicalResult verifyDominance(Operation *root, bool recursively);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_VERIFY_VERIFIER_IMPL_H
