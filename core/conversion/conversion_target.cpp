// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/conversion_target.h"

namespace mlir {

using Callback = ConversionTarget::DynamicLegalityCallbackFn;

ConversionTarget::~ConversionTarget() = default;

/// Makes `callback` call `added` first, and the old function if it returns
/// nothing.
static void addCallback(Callback &callback, const Callback &added) {
  assert(added && "a function that says what is legal");
  if (!callback) {
    callback = added;
    return;
  }
  callback = [previous = std::move(callback),
              added](Operation *op) -> std::optional<bool> {
    if (std::optional<bool> legal = added(op))
      return legal;
    return previous(op);
  };
}

/// Returns nothing if there is no function.
static std::optional<bool> ask(const Callback &callback, Operation *op) {
  return callback ? callback(op) : std::nullopt;
}

void ConversionTarget::addDynamicallyLegalOp(OperationName op,
                                             const Callback &callback) {
  setOpAction(op, LegalizationAction::Dynamic);
  addCallback(operations[op].isLegal, callback);
}

void ConversionTarget::markOpRecursivelyLegal(OperationName name,
                                              const Callback &callback) {
  LegalizationInfo &info = operations[name];
  assert(info.action != LegalizationAction::Illegal &&
         "the operation itself is to be legal");
  info.isRecursivelyLegal = true;
  if (callback)
    addCallback(info.isNestedLegal, callback);
  else
    info.isNestedLegal = {};
}

void ConversionTarget::setDialectAction(llvm::ArrayRef<llvm::StringRef> names,
                                        LegalizationAction action) {
  for (llvm::StringRef name : names)
    dialects[name].action = action;
}

void ConversionTarget::setLegalityCallback(
    llvm::ArrayRef<llvm::StringRef> names, const Callback &callback) {
  for (llvm::StringRef name : names)
    addCallback(dialects[name].isLegal, callback);
}

void ConversionTarget::markUnknownOpDynamicallyLegal(const Callback &callback) {
  if (!unknown)
    unknown.emplace(LegalizationInfo{LegalizationAction::Dynamic});
  addCallback(unknown->isLegal, callback);
}

auto ConversionTarget::getOpInfo(OperationName op) const
    -> const LegalizationInfo * {
  auto ofName = operations.find(op);
  if (ofName != operations.end())
    return &ofName->second;
  auto ofDialect = dialects.find(op.getDialectNamespace());
  if (ofDialect != dialects.end())
    return &ofDialect->second;
  return unknown ? &*unknown : nullptr;
}

auto ConversionTarget::getOpAction(OperationName op) const
    -> std::optional<LegalizationAction> {
  const LegalizationInfo *info = getOpInfo(op);
  return info ? std::optional(info->action) : std::nullopt;
}

auto ConversionTarget::isLegal(Operation *op) const
    -> std::optional<LegalOpDetails> {
  const LegalizationInfo *info = getOpInfo(op->getName());
  if (!info)
    return std::nullopt;
  const bool isLegal = info->action == LegalizationAction::Dynamic
                           ? ask(info->isLegal, op).value_or(false)
                           : info->action == LegalizationAction::Legal;
  if (!isLegal)
    return std::nullopt;
  return LegalOpDetails{info->isRecursivelyLegal &&
                        ask(info->isNestedLegal, op).value_or(true)};
}

bool ConversionTarget::isIllegal(Operation *op) const {
  const LegalizationInfo *info = getOpInfo(op->getName());
  if (!info)
    return false;
  if (info->action == LegalizationAction::Dynamic)
    return !ask(info->isLegal, op).value_or(true);
  return info->action == LegalizationAction::Illegal;
}

} // namespace mlir
