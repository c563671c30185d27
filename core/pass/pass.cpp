// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass.h"

namespace mlir {

Pass::~Pass() = default;

LogicalResult Pass::initializeOptions(
    llvm::StringRef options,
    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) {
  return passOptions.parse(options, {errorHandler, registry});
}

std::unique_ptr<Pass> Pass::clone() const {
  std::unique_ptr<Pass> copy = clonePass();
  copy->copyOptionValuesFrom(this);
  copy->registry = registry;
  return copy;
}

Pass::Statistic::Statistic(Pass *owner, const char *name,
                           const char *description)
    : name(name), description(description) {
  owner->statistics.push_back(this);
}

} // namespace mlir
