// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/pattern_applicator.h"

namespace mlir {

using PatternRefs = llvm::ArrayRef<const RewritePattern *>;

PatternRefs PatternApplicator::getOpSpecific(OperationName name) const {
  const auto &lists =
      costs ? costs->opSpecific : patterns.getOpSpecificNativePatterns();
  auto list = lists.find(name);
  return list == lists.end() ? PatternRefs() : PatternRefs(list->second);
}

PatternRefs PatternApplicator::getMatchAny() const {
  return costs ? PatternRefs(costs->matchAny)
               : patterns.getMatchAnyOpNativePatterns();
}

PatternBenefit PatternApplicator::getBenefit(const Pattern &pattern) const {
  return costs ? costs->benefits.lookup(&pattern) : pattern.getBenefit();
}

void PatternApplicator::applyCostModel(CostModel model) {
  costs.reset();
  auto sorted = std::make_unique<Costs>();
  walkAllPatterns([&](const Pattern &pattern) {
    sorted->benefits.try_emplace(&pattern, model(pattern));
  });
  auto benefitOf = [&](const RewritePattern *pattern) {
    return sorted->benefits.lookup(pattern);
  };
  auto sort = [&](PatternRefs list) {
    PatternList result;
    for (const RewritePattern *pattern : list)
      if (!benefitOf(pattern).isImpossibleToMatch())
        result.insert(llvm::upper_bound(result, pattern,
                                        [&](const auto *a, const auto *b) {
                                          return benefitOf(a) > benefitOf(b);
                                        }),
                      pattern);
    return result;
  };
  for (const auto &[name, list] : patterns.getOpSpecificNativePatterns())
    sorted->opSpecific[name] = sort(list);
  sorted->matchAny = sort(patterns.getMatchAnyOpNativePatterns());
  costs = std::move(sorted);
}

LogicalResult PatternApplicator::apply(const RewritePattern &pattern,
                                       Operation *op,
                                       PatternRewriter &rewriter) const {
  auto *listener =
      llvm::dyn_cast_if_present<RewriterBase::Listener>(rewriter.getListener());
  LogicalResult result = failure();
  executeAction<ApplyPatternAction>(
      op->getContext(),
      [&] {
        rewriter.setInsertionPoint(op);
        if (listener)
          listener->notifyPatternBegin(pattern, op);
        result = pattern.matchAndRewrite(op, rewriter);
        if (listener)
          listener->notifyPatternEnd(pattern, result);
      },
      {op}, pattern);
  return result;
}

LogicalResult PatternApplicator::matchAndRewrite(
    Operation *op, PatternRewriter &rewriter,
    llvm::function_ref<bool(const Pattern &)> canApply,
    llvm::function_ref<void(const Pattern &)> onFailure,
    llvm::function_ref<LogicalResult(const Pattern &)> onSuccess) {
  PatternRefs specific = getOpSpecific(op->getName());
  llvm::SmallVector<const RewritePattern *, 8> candidates;
  if (const PatternIndex *index =
          costs ? nullptr : patterns.getIndex(op->getName())) {
    llvm::SmallVector<unsigned, 8> places;
    index->getCandidates(op, places);
    for (unsigned place : places)
      candidates.push_back(specific[place]);
    specific = candidates;
  }
  PatternRefs any = getMatchAny();
  auto takeNext = [&]() -> const RewritePattern & {
    const bool takesAny =
        specific.empty() || (!any.empty() && getBenefit(*any.front()) >
                                                 getBenefit(*specific.front()));
    PatternRefs &list = takesAny ? any : specific;
    const RewritePattern &pattern = *list.front();
    list = list.drop_front();
    return pattern;
  };
  while (!specific.empty() || !any.empty()) {
    const RewritePattern &pattern = takeNext();
    if (canApply && !canApply(pattern))
      continue;
    LogicalResult result = apply(pattern, op, rewriter);
    if (succeeded(result) && onSuccess)
      result = onSuccess(pattern);
    if (succeeded(result))
      return result;
    if (onFailure)
      onFailure(pattern);
  }
  return failure();
}

void PatternApplicator::walkAllPatterns(
    llvm::function_ref<void(const Pattern &)> walk) const {
  for (const auto &pattern : patterns.getNativePatterns())
    walk(*pattern);
}

} // namespace mlir
