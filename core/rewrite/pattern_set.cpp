// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/pattern_set.h"

#include <atomic>

#include "core/ir/context/context.h"
#include "core/support/mutex.h"

namespace mlir {

using Frozen = FrozenRewritePatternSet;

namespace {

/// The index of a list of patterns, made when it is first needed: a program
/// meets few of the operations that have patterns. Thread-safe.
class LazyIndex {
public:
  LazyIndex(PatternIndexFactory factory,
            llvm::ArrayRef<const RewritePattern *> patterns)
      : factory(factory), patterns(patterns) {}

  /// Returns null if an index would not help.
  const PatternIndex *get() {
    if (!isMade.load(std::memory_order_acquire)) {
      MutexLock lock(&mutex);
      if (!isMade.load(std::memory_order_relaxed)) {
        index = factory(patterns);
        isMade.store(true, std::memory_order_release);
      }
    }
    return index.get();
  }

private:
  PatternIndexFactory factory;
  llvm::ArrayRef<const RewritePattern *> patterns;
  Mutex mutex;
  std::atomic<bool> isMade = false;
  /// Guarded by `mutex` until `isMade` is set.
  std::unique_ptr<PatternIndex> index;
};

} // namespace

struct Frozen::Impl {
  /// Owns the patterns.
  RewritePatternSet::NativePatternListT patterns;
  llvm::DenseMap<OperationName, PatternList> opSpecific;
  PatternList matchAny;
  llvm::DenseMap<OperationName, std::unique_ptr<LazyIndex>> indices;
};

/// Returns the factory of the first pattern that has one, or null.
static PatternIndexFactory
getIndexFactory(llvm::ArrayRef<const RewritePattern *> patterns) {
  for (const RewritePattern *pattern : patterns)
    if (PatternIndexFactory factory = pattern->getIndexFactory())
      return factory;
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
    if (PatternIndexFactory factory = getIndexFactory(list))
      frozen->indices[name] = std::make_unique<LazyIndex>(factory, list);
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
  return index == impl->indices.end() ? nullptr : index->second->get();
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
