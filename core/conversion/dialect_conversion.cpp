// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/dialect_conversion.h"

#include "core/conversion/operation_converter.h"
#include "core/ir/context/action.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/ir_mapping.h"

namespace mlir {

namespace {
/// Action: one conversion.
struct ApplyConversionAction : tracing::ActionImpl<ApplyConversionAction> {
  using ActionImpl::ActionImpl;
  static constexpr llvm::StringLiteral tag = "apply-conversion";
  void print(llvm::raw_ostream &os) const override { os << tag; }
};
} // namespace

static LogicalResult applyConversion(llvm::ArrayRef<Operation *> ops,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     const ConversionConfig &config,
                                     ConversionMode mode) {
  if (ops.empty())
    return success();
  MLIRContext *context = ops.front()->getContext();
  LogicalResult status = success();
  llvm::SmallVector<IRUnit> units(ops.begin(), ops.end());
  executeAction<ApplyConversionAction>(
      context,
      [&] {
        OperationConverter converter(context, target, patterns, config, mode);
        status = converter.convertOperations(ops);
      },
      units);
  return status;
}

LogicalResult applyPartialConversion(llvm::ArrayRef<Operation *> ops,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     ConversionConfig config) {
  return applyConversion(ops, target, patterns, config,
                         ConversionMode::Partial);
}

LogicalResult applyPartialConversion(Operation *op,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     ConversionConfig config) {
  return applyPartialConversion(llvm::ArrayRef(op), target, patterns, config);
}

LogicalResult applyFullConversion(llvm::ArrayRef<Operation *> ops,
                                  const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config) {
  return applyConversion(ops, target, patterns, config, ConversionMode::Full);
}

LogicalResult applyFullConversion(Operation *op, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config) {
  return applyFullConversion(llvm::ArrayRef(op), target, patterns, config);
}

/// Returns the innermost operation that encloses all of `ops` and can be
/// cloned: it is isolated from above or at the top level.
static Operation *findCommonAncestor(llvm::ArrayRef<Operation *> ops) {
  auto isAroundAll = [&](Operation *ancestor) {
    return llvm::all_of(
        ops, [&](Operation *op) { return ancestor->isAncestor(op); });
  };
  Operation *ancestor = ops.front();
  while (Operation *parent = ancestor->getParentOp()) {
    if (ancestor->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
        isAroundAll(ancestor))
      break;
    ancestor = parent;
  }
  return ancestor;
}

LogicalResult applyAnalysisConversion(llvm::ArrayRef<Operation *> ops,
                                      ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns,
                                      ConversionConfig config) {
  if (ops.empty())
    return success();
  IRMapping mapping;
  OwningOpRef<Operation *> copy = findCommonAncestor(ops)->clone(mapping);
  llvm::SmallVector<Operation *> copiedOps;
  for (Operation *op : ops)
    copiedOps.push_back(mapping.lookup(op));
  llvm::DenseMap<Operation *, Operation *> originals;
  for (const auto &[original, copied] : mapping.getOperationMap())
    originals[copied] = original;

  llvm::DenseSet<Operation *> legalizable;
  llvm::DenseSet<Operation *> *result =
      std::exchange(config.legalizableOps, &legalizable);
  LogicalResult status = applyConversion(copiedOps, target, patterns, config,
                                         ConversionMode::Analysis);
  if (result)
    for (Operation *op : legalizable)
      result->insert(originals.lookup(op));
  return status;
}

LogicalResult applyAnalysisConversion(Operation *op, ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns,
                                      ConversionConfig config) {
  return applyAnalysisConversion(llvm::ArrayRef(op), target, patterns, config);
}

} // namespace mlir
