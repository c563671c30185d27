// SPDX-License-Identifier: Apache-2.0
#include "dialects/func/inliner_extension.h"

#include "core/interfaces/inliner.h"
#include "core/ir/context/registry.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"

using namespace mlir;
using namespace mlir::func;

namespace {
struct FuncInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *callable, bool) const final {
    auto callOp = dyn_cast<CallOp>(call);
    auto function = dyn_cast<FuncOp>(callable);
    return !(callOp && callOp.getNoInline()) &&
           !(function && function.getNoInline());
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }

  /// Replaces a return by a branch to `newDest`.
  void handleTerminator(Operation *op, Block *newDest) const final {
    auto returnOp = dyn_cast<ReturnOp>(op);
    if (!returnOp)
      return;
    OpBuilder builder(op);
    cf::BranchOp::create(builder, op->getLoc(), newDest,
                         returnOp.getOperands());
    op->erase();
  }
  using DialectInlinerInterface::handleTerminator;
};
} // namespace

void func::registerInlinerExtension(Registry &registry) {
  registry.getDialects().addExtension(
      {FuncDialect::descriptor.name}, [](MLIRContext *context) {
        addInterfaces<FuncInlinerInterface>(
            *context->getLoadedDialect<FuncDialect>());
        context->getOrLoadDialect<cf::ControlFlowDialect>();
      });
}
