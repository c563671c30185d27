// SPDX-License-Identifier: Apache-2.0
#include "passes/composite_fixed_point_pass/composite_fixed_point_pass.h"

#include "core/pass/operation_fingerprint.h"
#include "core/pass/pass_manager.h"

namespace mlir {

#define GEN_PASS_DEF_COMPOSITEFIXEDPOINTPASS
#include "passes/composite_fixed_point_pass/composite_fixed_point_pass_pass.h.inc"

namespace {

struct CompositeFixedPoint
    : impl::CompositeFixedPointPassBase<CompositeFixedPoint> {
  using CompositeFixedPointPassBase::CompositeFixedPointPassBase;
  CompositeFixedPoint(const CompositeFixedPoint &other)
      : CompositeFixedPointPassBase(other), pipeline(other.pipeline) {}

  StringRef getName() const override { return displayName.getValue(); }

  void getDependentDialects(DialectRegistry &registry) const override {
    pipeline.getDependentDialects(registry);
  }

  LogicalResult initializeOptions(
      StringRef options,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    if (failed(CompositeFixedPointPassBase::initializeOptions(options,
                                                              errorHandler)))
      return failure();
    if (maxIter <= 0)
      return errorHandler("Invalid maxIterations value: " +
                          Twine(maxIter.getValue()));
    if (!getRegistry())
      return errorHandler("no registry of passes is known");
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(parsePassPipeline(pipelineStr.getValue(), pipeline,
                                 *getRegistry(), os)))
      return errorHandler("Failed to parse composite pass pipeline\n" +
                          StringRef(message).rtrim());
    return success();
  }

  void runOnOperation() override {
    Operation *op = getOperation();
    OperationFingerPrint before(op);
    for (int iteration = 0; iteration <= maxIter; ++iteration) {
      if (failed(runPipeline(pipeline, op)))
        return signalPassFailure();
      if (iteration == maxIter)
        break;
      OperationFingerPrint after(op);
      if (before == after)
        return;
      before = after;
    }
    op->emitWarning("Composite pass \"" + Twine(displayName.getValue()) +
                    "\"+ didn't converge in " + Twine(maxIter.getValue()) +
                    " iterations");
  }

private:
  OpPassManager pipeline;
};

} // namespace

} // namespace mlir
