// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_locations.h"
#include "dialects/llvm/inlining/inlined_blocks.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the subprogram of the function around a call, or null.
static DISubprogramAttr getCallerScope(Operation *call) {
  auto function = call->getParentOfType<LLVMFuncOp>();
  if (!function)
    return nullptr;
  auto location =
      dyn_cast<FusedLocWith<DISubprogramAttr>>(Attribute(function->getLoc()));
  return location ? location.getMetadata() : nullptr;
}

void LLVM::updateInlinedLoops(Operation *call, InlinedBlocks blocks) {
  const DISubprogramAttr scope = getCallerScope(call);
  if (!scope)
    return;
  const auto update = [&](FusedLoc location) -> FusedLoc {
    if (!location)
      return nullptr;
    return cast<FusedLoc>(FusedLoc::get(
        Location(CallSiteLoc::get(Location(location), call->getLoc())), scope,
        call->getContext()));
  };
  for (Block &block : blocks) {
    Operation *branch = block.getTerminator();
    auto loop = branch->getAttrOfType<LoopAnnotationAttr>("loop_annotation");
    if (!loop || (!loop.getStartLoc() && !loop.getEndLoc()))
      continue;
    branch->setAttr(
        "loop_annotation",
        LoopAnnotationAttr::get(
            loop.getContext(), loop.getDisableNonforced(), loop.getVectorize(),
            loop.getInterleave(), loop.getUnroll(), loop.getUnrollAndJam(),
            loop.getLicm(), loop.getDistribute(), loop.getPipeline(),
            loop.getPeeled(), loop.getUnswitch(), loop.getMustProgress(),
            loop.getIsVectorized(), update(loop.getStartLoc()),
            update(loop.getEndLoc()), loop.getParallelAccesses()));
  }
}
