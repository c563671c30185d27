// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <vector>

#include "core/pass/op_pass_manager_impl.h"
#include "core/support/thread_id.h"
#include "core/support/timing.h"

namespace mlir {

using detail::OpToOpPassAdaptor;

namespace {

/// Keeps a stack of running timers for each thread. Hooks are never called
/// concurrently.
class PassTiming : public PassInstrumentation {
public:
  explicit PassTiming(TimingScope &scope) : scope(scope) {}
  explicit PassTiming(std::unique_ptr<TimingManager> manager)
      : ownManager(std::move(manager)), ownScope(ownManager->getRootScope()),
        scope(ownScope) {}
  ~PassTiming() override { ownScope.stop(); }

  void runBeforePipeline(std::optional<OperationName> name,
                         const PipelineParentInfo &parentInfo) override {
    const std::string title =
        "'" +
        (name ? name->getStringRef() : OpPassManager::getAnyOpAnchorName())
            .str() +
        "' Pipeline";
    // Pipelines that a pass runs itself are timed outside of its own timer.
    TimingScope &around = llvm::isa<OpToOpPassAdaptor>(parentInfo.parentPass)
                              ? getInnermost(parentInfo.parentThreadID)
                              : scope;
    begin(around.nest(llvm::StringRef(title)));
  }
  void runAfterPipeline(std::optional<OperationName>,
                        const PipelineParentInfo &) override {
    end();
  }
  void runBeforePass(Pass *pass, Operation *) override {
    auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(pass);
    const void *id = pass->getThreadingSiblingOrThis();
    TimingScope timing = getInnermost(getThreadID()).nest(id, [&] {
      return adaptor ? adaptor->getAdaptorName() : pass->getName().str();
    });
    if (adaptor && adaptor->getPassManagers().size() <= 1)
      timing.hide();
    begin(std::move(timing));
  }
  void runAfterPass(Pass *, Operation *) override { end(); }
  void runAfterPassFailed(Pass *, Operation *) override { end(); }
  void runBeforeAnalysis(llvm::StringRef name, TypeID, Operation *) override {
    const std::string title = "(A) " + name.str();
    begin(getInnermost(getThreadID()).nest(llvm::StringRef(title)));
  }
  void runAfterAnalysis(llvm::StringRef, TypeID, Operation *) override {
    end();
  }

private:
  TimingScope &getInnermost(uint64_t thread) {
    std::vector<TimingScope> &timers = timersOfThread[thread];
    return timers.empty() ? scope : timers.back();
  }
  void begin(TimingScope timing) {
    timersOfThread[getThreadID()].push_back(std::move(timing));
  }
  void end() { timersOfThread[getThreadID()].pop_back(); }

  std::unique_ptr<TimingManager> ownManager;
  TimingScope ownScope;
  TimingScope &scope;
  std::map<uint64_t, std::vector<TimingScope>> timersOfThread;
};

} // namespace

void PassManager::enableTiming(TimingScope &timingScope) {
  if (!timingScope)
    return;
  addInstrumentation(std::make_unique<PassTiming>(timingScope));
  passTiming = true;
}

void PassManager::enableTiming(std::unique_ptr<TimingManager> timing) {
  if (!timing->getRootTimer())
    return;
  addInstrumentation(std::make_unique<PassTiming>(std::move(timing)));
  passTiming = true;
}

void PassManager::enableTiming() {
  auto timing = std::make_unique<DefaultTimingManager>();
  timing->setEnabled(true);
  enableTiming(std::move(timing));
}

} // namespace mlir
