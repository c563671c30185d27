// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/op_pass_manager_impl.h"
#include "core/pass/pass_action.h"
#include "core/support/thread_id.h"
#include "llvm/ADT/ScopeExit.h"

namespace mlir::detail {

OpToOpPassAdaptor::OpToOpPassAdaptor(OpPassManager manager)
    : OperationPass(TypeID::get<OpToOpPassAdaptor>()) {
  managers.push_back(std::move(manager));
}

std::string OpToOpPassAdaptor::getAdaptorName() const {
  std::string name = "Pipeline Collection : [";
  llvm::raw_string_ostream os(name);
  llvm::interleaveComma(managers, os, [&](const OpPassManager &manager) {
    os << '\'' << manager.getOpAnchorName() << '\'';
  });
  os << ']';
  return name;
}

void OpToOpPassAdaptor::getDependentDialects(DialectRegistry &dialects) const {
  for (const OpPassManager &manager : managers)
    manager.getDependentDialects(dialects);
}

/// Returns true if `managers` has a manager for any operation that might run on
/// an operation of one of `others`.
static bool mayConflict(llvm::MutableArrayRef<OpPassManager> managers,
                        llvm::MutableArrayRef<OpPassManager> others,
                        MLIRContext *context) {
  auto *generic = llvm::find_if(managers, [](const OpPassManager &manager) {
    return !manager.getOpName();
  });
  if (generic == managers.end())
    return false;
  return llvm::any_of(others, [&](OpPassManager &other) {
    std::optional<OperationName> name = other.getOpName(*context);
    return !name || generic->getImpl().canScheduleOn(*context, *name);
  });
}

LogicalResult OpToOpPassAdaptor::tryMergeInto(MLIRContext *context,
                                              OpToOpPassAdaptor &other) {
  if (mayConflict(managers, other.managers, context) ||
      mayConflict(other.managers, managers, context))
    return failure();
  for (OpPassManager &manager : managers) {
    auto same =
        llvm::find_if(other.managers, [&](const OpPassManager &candidate) {
          return candidate.getOpAnchorName() == manager.getOpAnchorName();
        });
    if (same == other.managers.end()) {
      other.managers.push_back(std::move(manager));
      continue;
    }
    for (std::unique_ptr<Pass> &pass : manager.getImpl().passes)
      same->getImpl().passes.push_back(std::move(pass));
  }
  managers.clear();
  // Named managers first, sorted by name.
  llvm::sort(other.managers, [](const OpPassManager &a,
                                const OpPassManager &b) {
    std::optional<llvm::StringRef> aName = a.getOpName(), bName = b.getOpName();
    return aName && (!bName || *aName < *bName);
  });
  return success();
}

LogicalResult OpToOpPassAdaptor::runDynamicPipeline(
    Pass *pass, Operation *op, AnalysisManager analyses, bool verifyPasses,
    unsigned generation, OpPassManager &pipeline, Operation *root) {
  if (!op->isAncestor(root))
    return root->emitOpError()
           << "Trying to schedule a dynamic pipeline on an operation that "
              "isn't nested under the current operation the pass is processing";
  MLIRContext *context = op->getContext();
  OpPassManagerImpl &impl = pipeline.getImpl();
  if (!impl.canScheduleOn(*context, root->getName()))
    return root->emitOpError()
           << "can't be run by a pass manager for '"
           << pipeline.getOpAnchorName() << "' or by the passes in it";
  if (failed(impl.finalizePassList(context)) ||
      failed(pipeline.initialize(context, generation)))
    return failure();
  AnalysisManager nested = root == op ? analyses : analyses.nest(root);
  return runPipeline(pipeline, root, nested, verifyPasses, generation,
                     analyses.getPassInstrumentor(), {getThreadID(), pass});
}

/// Verifies the IR unless the pass declares that it preserved everything. After
/// a nested pass manager, nested operations have been verified already.
LogicalResult OpToOpPassAdaptor::verifyAfter(Pass *pass, Operation *op) {
  if (pass->passState->preservedAnalyses.isAll())
    return success();
  return verify(op, /*recursively=*/!llvm::isa<OpToOpPassAdaptor>(pass));
}

LogicalResult OpToOpPassAdaptor::run(Pass *pass, Operation *op,
                                     AnalysisManager analyses,
                                     bool verifyPasses, unsigned generation) {
  if (!op->isRegistered())
    return op->emitOpError()
           << "trying to schedule a pass on an unregistered operation";
  if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    return op->emitOpError() << "trying to schedule a pass on an operation not "
                                "marked as 'IsolatedFromAbove'";
  if (!pass->canScheduleOn(op))
    return op->emitOpError() << "trying to schedule pass '" << pass->getName()
                             << "' on an unsupported operation";

  auto runDynamic = [&](OpPassManager &pipeline, Operation *root) {
    return runDynamicPipeline(pass, op, analyses, verifyPasses, generation,
                              pipeline, root);
  };
  pass->passState.emplace(PassExecutionState{
      .ir = op, .analysisManager = analyses, .pipelineExecutor = runDynamic});
  PassInstrumentor *instrumentor = analyses.getPassInstrumentor();
  if (instrumentor)
    instrumentor->runBeforePass(pass, op);

  executePass(*pass, op, [&] {
    if (auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(pass))
      adaptor->runOnNested(verifyPasses);
    else
      pass->runOnOperation();
  });

  analyses.invalidate(pass->passState->preservedAnalyses);
  bool hasFailed = pass->passState->failed;
  if (!hasFailed && verifyPasses)
    hasFailed = failed(verifyAfter(pass, op));
  if (instrumentor && hasFailed)
    instrumentor->runAfterPassFailed(pass, op);
  else if (instrumentor)
    instrumentor->runAfterPass(pass, op);
  return failure(hasFailed || pass->passState->failed);
}

LogicalResult OpToOpPassAdaptor::runPipeline(
    OpPassManager &manager, Operation *op, AnalysisManager analyses,
    bool verifyPasses, unsigned generation, PassInstrumentor *instrumentor,
    const PassInstrumentation::PipelineParentInfo &parentInfo) {
  // The analyses are of no further use; free their memory.
  auto clear = llvm::make_scope_exit([&] { analyses.clear(); });
  std::optional<OperationName> name = manager.getOpName(*op->getContext());
  if (instrumentor)
    instrumentor->runBeforePipeline(name, parentInfo);
  LogicalResult result = success();
  for (Pass &pass : manager.getPasses())
    if (failed(run(&pass, op, analyses, verifyPasses, generation))) {
      result = failure();
      break;
    }
  if (instrumentor)
    instrumentor->runAfterPipeline(name, parentInfo);
  return result;
}

void OpToOpPassAdaptor::runOnOperation() {
  llvm_unreachable("a pass manager in another is run by runOnNested");
}

std::vector<OpToOpPassAdaptor::WorkItem> OpToOpPassAdaptor::collectWork() {
  MLIRContext &context = getContext();
  std::vector<WorkItem> work;
  llvm::DenseMap<OperationName, std::optional<unsigned>> managerOfName;
  for (Region &region : getOperation()->getRegions())
    for (Operation &op : region.getOps()) {
      auto [known, isNew] = managerOfName.try_emplace(op.getName());
      if (isNew)
        for (auto [i, manager] : llvm::enumerate(managers))
          if (manager.getImpl().canScheduleOn(context, op.getName())) {
            known->second = i;
            break;
          }
      if (known->second)
        work.push_back({&op, *known->second, getAnalysisManager().nest(&op)});
    }
  return work;
}

/// The pass managers and their clones, one set for each of `count` threads.
/// Statistics of the clones are merged into the originals at the end.
class OpToOpPassAdaptor::PipelineClones {
public:
  PipelineClones(std::vector<OpPassManager> &original, size_t count)
      : original(original) {
    for (size_t i = 1; i < count; ++i)
      clones.push_back(original);
  }
  ~PipelineClones() {
    for (std::vector<OpPassManager> &clone : clones)
      for (auto [manager, originalManager] : llvm::zip(clone, original))
        manager.mergeStatisticsInto(originalManager);
  }

  std::vector<OpPassManager> &get(size_t task) {
    return task ? clones[task - 1] : original;
  }

private:
  std::vector<OpPassManager> &original;
  std::vector<std::vector<OpPassManager>> clones;
};

/// Returns the number of tasks of parallelFor for so many items.
static size_t getNumTasks(MLIRContext &context, size_t count) {
  return context.isWorkerThread()
             ? 1
             : std::min<size_t>(count, context.getNumThreads());
}

void OpToOpPassAdaptor::runOnNested(bool verifyPasses) {
  std::vector<WorkItem> work = collectWork();
  PassInstrumentor *instrumentor = getAnalysisManager().getPassInstrumentor();
  const PassInstrumentation::PipelineParentInfo parentInfo = {getThreadID(),
                                                              this};
  std::atomic<bool> hasFailed = false;
  PipelineClones clones(managers, getNumTasks(getContext(), work.size()));
  parallelFor(&getContext(), work.size(), [&](size_t i, size_t task) {
    WorkItem &item = work[i];
    OpPassManager &manager = clones.get(task)[item.manager];
    if (failed(runPipeline(manager, item.op, item.analyses, verifyPasses,
                           manager.getImpl().generation, instrumentor,
                           parentInfo)))
      hasFailed = true;
  });
  if (hasFailed)
    signalPassFailure();
}

} // namespace mlir::detail
