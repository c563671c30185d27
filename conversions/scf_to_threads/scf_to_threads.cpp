// SPDX-License-Identifier: Apache-2.0
#include "conversions/scf_to_threads/scf_to_threads.h"

#include "conversions/llvm_common/type_converter.h"
#include "conversions/scf_to_threads/parallel_loop.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTSCFTOTHREADSPASS
#include "conversions/scf_to_threads/scf_to_threads_pass.h.inc"

namespace {

struct ConvertSCFToThreads
    : impl::ConvertSCFToThreadsPassBase<ConvertSCFToThreads> {
  using ConvertSCFToThreadsPassBase::ConvertSCFToThreadsPassBase;

  void runOnOperation() override {
    SmallVector<scf::ParallelOp> outermost;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      // A call of the runtime has effects, which are not allowed there.
      if (isa<memref::GenericAtomicRMWOp>(op))
        return WalkResult::skip();
      auto loop = dyn_cast<scf::ParallelOp>(op);
      if (!loop || !loop->getParentOfType<func::FuncOp>())
        return WalkResult::advance();
      outermost.push_back(loop);
      return WalkResult::skip();
    });
    LLVMTypeConverter converter(&getContext());
    SymbolTable symbols(getOperation());
    for (scf::ParallelOp loop : outermost)
      if (failed(convertParallelToThreads(loop, converter, symbols, grain)))
        return signalPassFailure();
  }
};

} // namespace
} // namespace mlir
