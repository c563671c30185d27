// SPDX-License-Identifier: Apache-2.0
#include "passes/symbol_privatize/symbol_privatize.h"

#include "core/ir/verify/symbol_table.h"

namespace mlir {

#define GEN_PASS_DEF_SYMBOLPRIVATIZE
#include "passes/symbol_privatize/symbol_privatize_pass.h.inc"

namespace {
struct SymbolPrivatize : impl::SymbolPrivatizeBase<SymbolPrivatize> {
  using SymbolPrivatizeBase::SymbolPrivatizeBase;

  void runOnOperation() override {
    StringSet<> excluded;
    for (const std::string &name : exclude)
      excluded.insert(name);
    for (Region &region : getOperation()->getRegions())
      for (Operation &op : region.getOps())
        if (auto symbol = dyn_cast<SymbolOpInterface>(&op))
          if (!excluded.contains(symbol.getName()))
            symbol.setPrivate();
  }
};
} // namespace

} // namespace mlir
