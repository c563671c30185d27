// SPDX-License-Identifier: Apache-2.0
//
// What the verifier is made of. For the sources of core/ir only.
#ifndef CORE_IR_VERIFIER_IMPL_H
#define CORE_IR_VERIFIER_IMPL_H

#include <memory>

#include "core/ir/constraint.h"
#include "core/ir/dominance.h"

namespace mlir {
namespace detail {

/// Remembers which types and attributes satisfy which constraints: most
/// operations are of a few types. For one thread, and while no type changes.
class SatisfiedConstraints {
public:
  /// The same as mlir::isSatisfied.
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
  /// What was met last of all that have this place.
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

/// What the trait OpInvariants verifies.
LogicalResult verifyOpInvariants(Operation *op,
                                 SatisfiedConstraints &satisfied);

/// Whether what `op` uses dominates it, or its block is not reached. It has no
/// null operands.
bool isDominated(Operation *op, DominanceInfo &dominance);

/// Checks that of the operations in the regions of `root` and, if
/// `recursively`, of those nested there but for what is in isolated ones. Of
/// operations with regions that are on one level, the later are looked into
/// first.
/// Errors: a diagnostic at the first that is wrong.
LogicalResult verifyDominance(Operation *root, bool recursively);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_VERIFIER_IMPL_H
