// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_list.h"

#include "core/ir/context/context.h"
#include "core/rewrite/table/rule_pattern.h"

namespace mlir {

/// Returns the first generated operation that is not registered, or nothing if
/// the context allows unregistered dialects.
static std::optional<OperationName> findUnknown(const Pattern &pattern) {
  MLIRContext *context = pattern.getContext();
  for (OperationName name : pattern.getGeneratedOps())
    if (!name.isRegistered() && !context->allowsUnregisteredDialects())
      return name;
  return std::nullopt;
}

LogicalResult RuleList::populate(
    RewritePatternSet &patterns,
    llvm::function_ref<void(llvm::StringRef, const llvm::Twine &)> emitError)
    const {
  std::vector<std::unique_ptr<RulePattern>> made;
  for (const Rule &rule : rules) {
    made.push_back(RulePattern::create({rule.program}, patterns.getContext()));
    if (!made.back()) {
      emitError(rule.location, "the rule is not valid");
      return failure();
    }
    if (auto unknown = findUnknown(*made.back())) {
      emitError(rule.location, "the rule makes '" + unknown->getStringRef() +
                                   "', which is not known");
      return failure();
    }
  }
  for (std::unique_ptr<RulePattern> &pattern : made)
    patterns.add(std::move(pattern));
  return success();
}

} // namespace mlir
