// SPDX-License-Identifier: Apache-2.0
#include "passes/strip_debuginfo/strip_debuginfo.h"

#include "core/ir/builtin/builtin_locations.h"

namespace mlir {

#define GEN_PASS_DEF_STRIPDEBUGINFO
#include "passes/strip_debuginfo/strip_debuginfo_pass.h.inc"

namespace {
struct StripDebugInfo : impl::StripDebugInfoBase<StripDebugInfo> {
  void runOnOperation() override {
    const Location unknown = UnknownLoc::get(&getContext());
    getOperation()->walk([&](Operation *op) {
      op->setLoc(unknown);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setLoc(unknown);
    });
  }
};
} // namespace

} // namespace mlir
