// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/pattern_set.h"

#include "core/ir/context/context.h"

namespace mlir {

using Frozen = FrozenRewritePatternSet;

struct Frozen::Impl {
  /// Owns the patterns.
  RewritePatternSet::NativePatternListT patterns;
  llvm::DenseMap<OperationName, PatternList> opSpecific;
  PatternList matchAny;
  llvm::DenseMap<OperationName, std::unique_ptr<PatternIndex>> indices;
};

/// Creates an index of a list with the factory of the first pattern that has
/// one. Returns null if no pattern has one.
static std::unique_ptr<PatternIndex>
makeIndex(llvm::ArrayRef<const RewritePattern *> patterns) {
  for (const RewritePattern *pattern : patterns)
    if (PatternIndexFactory factory = pattern->getIndexFactory())
      return factory(patterns);
  return nullptr;
}

/// Returns true if the debug name or a label of the pattern is in `names`.
static bool isNamed(const Pattern &pattern, llvm::ArrayRef<std::string> names) {
  return llvm::is_contained(names, pattern.getDebugName()) ||
         llvm::any_of(pattern.getDebugLabels(), [&](llvm::StringRef label) {
           return llvm::is_contained(names, label);
         });
}

/// Inserts a pattern behind those of equal or greater benefit.
static void addByBenefit(Frozen::PatternList &list,
                         const RewritePattern *pattern) {
  list.insert(llvm::upper_bound(list, pattern,
                                [](const auto *a, const auto *b) {
                                  return a->getBenefit() > b->getBenefit();
                                }),
              pattern);
}

/// Adds a pattern to the list of each registered operation that it may match.
static void
addToOps(const RewritePattern *pattern,
         llvm::ArrayRef<const OperationRecord *> registered,
         llvm::DenseMap<OperationName, Frozen::PatternList> &opSpecific) {
  auto addIf = [&](auto condition) {
    for (const OperationRecord *record : registered)
      if (OperationName name(record); condition(name))
        addByBenefit(opSpecific[name], pattern);
  };
  if (auto interface = pattern->getRootInterfaceID())
    return addIf(
        [&](OperationName name) { return name.hasInterface(*interface); });
  const TypeID trait = *pattern->getRootTraitID();
  addIf([&](OperationName name) { return name.hasTrait(trait); });
}

Frozen::FrozenRewritePatternSet() : impl(std::make_shared<Impl>()) {}

Frozen::FrozenRewritePatternSet(RewritePatternSet &&patterns,
                                llvm::ArrayRef<std::string> disabled,
                                llvm::ArrayRef<std::string> enabled) {
  auto frozen = std::make_shared<Impl>();
  frozen->patterns = std::move(patterns.getNativePatterns());
  llvm::erase_if(frozen->patterns, [&](const auto &pattern) {
    return isNamed(*pattern, disabled) ||
           (!enabled.empty() && !isNamed(*pattern, enabled));
  });
  std::vector<const OperationRecord *> registered;
  for (const auto &pattern : frozen->patterns) {
    if (pattern->getBenefit().isImpossibleToMatch())
      continue;
    if (auto root = pattern->getRootKind()) {
      addByBenefit(frozen->opSpecific[*root], pattern.get());
    } else if (pattern->getRootInterfaceID() || pattern->getRootTraitID()) {
      if (registered.empty())
        registered = patterns.getContext()->getRegisteredOperations();
      addToOps(pattern.get(), registered, frozen->opSpecific);
    } else {
      addByBenefit(frozen->matchAny, pattern.get());
    }
  }
  for (const auto &[name, list] : frozen->opSpecific)
    if (auto index = makeIndex(list))
      frozen->indices[name] = std::move(index);
  impl = std::move(frozen);
}

Frozen::FrozenRewritePatternSet(const FrozenRewritePatternSet &) = default;
Frozen::FrozenRewritePatternSet(FrozenRewritePatternSet &&) = default;
Frozen &Frozen::operator=(const FrozenRewritePatternSet &) = default;
Frozen &Frozen::operator=(FrozenRewritePatternSet &&) = default;
Frozen::~FrozenRewritePatternSet() = default;

const llvm::DenseMap<OperationName, Frozen::PatternList> &
Frozen::getOpSpecificNativePatterns() const {
  return impl->opSpecific;
}

const PatternIndex *Frozen::getIndex(OperationName name) const {
  const auto index = impl->indices.find(name);
  return index == impl->indices.end() ? nullptr : index->second.get();
}

llvm::ArrayRef<std::unique_ptr<RewritePattern>>
Frozen::getNativePatterns() const {
  return impl->patterns;
}

llvm::ArrayRef<const RewritePattern *>
Frozen::getMatchAnyOpNativePatterns() const {
  return impl->matchAny;
}

} // namespace mlir
