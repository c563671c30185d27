// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/legalization_order.h"

#include <limits>

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::detail {

namespace {

using PatternList = llvm::SmallVector<const Pattern *, 1>;
using Action = ConversionTarget::LegalizationAction;

/// The relation of operations and the operations that patterns generate from
/// them.
class LegalizationGraph {
public:
  LegalizationGraph(const PatternApplicator &applicator,
                    const ConversionTarget &target)
      : target(target) {
    applicator.walkAllPatterns([&](const Pattern &pattern) { add(pattern); });
    findLegalizing();
    for (const auto &entry : llvm::to_vector(llvm::make_first_range(patterns)))
      getDepth(entry);
    if (!anyOpPatterns.empty())
      sort(anyOpPatterns);
  }

  /// Returns a greater benefit for patterns to try first, and impossible for
  /// useless ones.
  llvm::DenseMap<const Pattern *, PatternBenefit> getBenefits() const {
    llvm::DenseMap<const Pattern *, PatternBenefit> benefits;
    auto addAll = [&](const PatternList &list) {
      for (auto [i, pattern] : llvm::enumerate(list))
        benefits.try_emplace(pattern, list.size() - i);
    };
    for (const auto &[name, list] : patterns)
      addAll(list);
    addAll(anyOpPatterns);
    return benefits;
  }

private:
  void add(const Pattern &pattern);
  void findLegalizing();
  bool isLegalizing(const Pattern &pattern) const;
  unsigned getDepth(OperationName name);
  unsigned sort(PatternList &list);

  const ConversionTarget &target;
  llvm::SetVector<const Pattern *> worklist;
  /// For each operation, the roots of the patterns that generate it.
  llvm::DenseMap<OperationName, llvm::SmallVector<OperationName, 2>> parents;
  /// Patterns by root that are not known to lead to legal operations.
  llvm::DenseMap<OperationName, llvm::SetVector<const Pattern *>> pending;
  /// Patterns by root that are known to lead to legal operations.
  llvm::MapVector<OperationName, PatternList> patterns;
  /// Patterns without a root name.
  PatternList anyOpPatterns;
  llvm::DenseMap<OperationName, unsigned> depths;
};

} // namespace

void LegalizationGraph::add(const Pattern &pattern) {
  std::optional<OperationName> root = pattern.getRootKind();
  if (!root)
    return anyOpPatterns.push_back(&pattern);
  if (target.getOpAction(*root) == Action::Legal)
    return;
  pending[*root].insert(&pattern);
  for (OperationName made : pattern.getGeneratedOps())
    if (!llvm::is_contained(parents[made], *root))
      parents[made].push_back(*root);
  worklist.insert(&pattern);
}

/// Returns true if all operations that the pattern generates are legal or can
/// be legalized.
bool LegalizationGraph::isLegalizing(const Pattern &pattern) const {
  return llvm::all_of(pattern.getGeneratedOps(), [&](OperationName made) {
    std::optional<Action> action = target.getOpAction(made);
    return patterns.contains(made) || (action && *action != Action::Illegal);
  });
}

void LegalizationGraph::findLegalizing() {
  // A pattern that matches any operation may legalize every operation.
  if (!anyOpPatterns.empty()) {
    for (const Pattern *pattern : worklist)
      patterns[*pattern->getRootKind()].push_back(pattern);
    return;
  }
  while (!worklist.empty()) {
    const Pattern *pattern = worklist.pop_back_val();
    if (!isLegalizing(*pattern))
      continue;
    const OperationName root = *pattern->getRootKind();
    patterns[root].push_back(pattern);
    pending[root].remove(pattern);
    for (OperationName parent : parents.lookup(root))
      worklist.insert(pending[parent].begin(), pending[parent].end());
  }
}

/// Returns the number of steps to legalize an operation, or 0 if it is legal.
unsigned LegalizationGraph::getDepth(OperationName name) {
  auto known = depths.find(name);
  if (known != depths.end())
    return known->second;
  auto *list = patterns.find(name);
  if (list == patterns.end())
    return 0;
  // This value plus one wraps to 0, so an operation in progress does not count.
  depths[name] = std::numeric_limits<unsigned>::max();
  const unsigned depth = sort(list->second);
  depths[name] = depth;
  return depth;
}

/// Sorts patterns by the number of steps, then by benefit. Returns the least
/// number of steps.
unsigned LegalizationGraph::sort(PatternList &list) {
  // The number of steps, and the patterns with the greatest benefit first.
  using Key = std::pair<unsigned, const Pattern *>;
  auto isBefore = [](const Key &a, const Key &b) {
    if (a.first != b.first)
      return a.first < b.first;
    return a.second->getBenefit() > b.second->getBenefit();
  };
  llvm::SmallVector<Key, 4> byDepth;
  for (const Pattern *pattern : list) {
    unsigned depth = 1;
    for (OperationName made : pattern->getGeneratedOps())
      depth = std::max(depth, getDepth(made) + 1);
    const Key key(depth, pattern);
    byDepth.insert(llvm::upper_bound(byDepth, key, isBefore), key);
  }
  for (auto [pattern, key] : llvm::zip_equal(list, byDepth))
    pattern = key.second;
  return byDepth.front().first;
}

void orderByLegalizationDepth(PatternApplicator &applicator,
                              const ConversionTarget &target) {
  const auto benefits = LegalizationGraph(applicator, target).getBenefits();
  applicator.applyCostModel([&](const Pattern &pattern) {
    auto benefit = benefits.find(&pattern);
    return benefit == benefits.end() ? PatternBenefit::impossibleToMatch()
                                     : benefit->second;
  });
}

} // namespace mlir::detail
