// SPDX-License-Identifier: Apache-2.0
//
// The implementation of pass managers, and the pass that runs pass managers on
// nested operations. Internal to core/pass.
#ifndef CORE_PASS_OP_PASS_MANAGER_IMPL_H
#define CORE_PASS_OP_PASS_MANAGER_IMPL_H

#include <memory>
#include <string>
#include <vector>

#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"

namespace mlir::detail {

/// The state of an OpPassManager.
struct OpPassManagerImpl {
  using Nesting = OpPassManager::Nesting;

  explicit OpPassManagerImpl(Nesting nesting) : nesting(nesting) {}
  OpPassManagerImpl(llvm::StringRef name, Nesting nesting)
      : name(name == OpPassManager::getAnyOpAnchorName() ? "" : name),
        nesting(nesting) {}
  OpPassManagerImpl(OperationName name, Nesting nesting)
      : name(name.getStringRef()), opName(name), nesting(nesting) {}
  /// Clones the passes.
  OpPassManagerImpl(const OpPassManagerImpl &other);

  OpPassManager &nest(OpPassManager nested);
  void addPass(std::unique_ptr<Pass> pass);
  /// Merges adjacent nested pass managers and checks that the passes can run on
  /// the operations of this one.
  /// Errors: emits a diagnostic without a location and fails.
  LogicalResult finalizePassList(MLIRContext *context);
  std::optional<OperationName> getOpName(MLIRContext &context);
  std::optional<llvm::StringRef> getOpName() const {
    return name.empty() ? std::nullopt : std::optional<llvm::StringRef>(name);
  }
  bool canScheduleOn(MLIRContext &context, OperationName candidate);

  /// Empty for any operation.
  std::string name;
  std::optional<OperationName> opName;
  std::vector<std::unique_ptr<Pass>> passes;
  /// The generation of the last initialization. 0 means none.
  unsigned generation = 0;
  Nesting nesting;

private:
  void mergeAdjacentAdaptors(MLIRContext *context);
};

/// Runs pass managers on the child operations of one operation, each on those
/// of its name. A manager for any operation runs on the rest.
class OpToOpPassAdaptor : public OperationPass<> {
public:
  explicit OpToOpPassAdaptor(OpPassManager manager);
  OpToOpPassAdaptor(const OpToOpPassAdaptor &other)
      : OperationPass(other), managers(other.managers) {}

  static bool classof(const Pass *pass) {
    return pass->getTypeID() == TypeID::get<OpToOpPassAdaptor>();
  }
  /// Runs all passes of a manager on an operation. Notifies `instrumentor` of
  /// the pipeline unless it is null.
  static LogicalResult
  runPipeline(OpPassManager &manager, Operation *op, AnalysisManager analyses,
              bool verifyPasses, unsigned generation,
              PassInstrumentor *instrumentor,
              const PassInstrumentation::PipelineParentInfo &parentInfo);

  llvm::MutableArrayRef<OpPassManager> getPassManagers() { return managers; }
  llvm::ArrayRef<OpPassManager> getPassManagers() const { return managers; }
  /// Moves the pass managers to another adaptor.
  /// Errors: failure, without changes, if it would be ambiguous which of them
  /// runs on an operation.
  LogicalResult tryMergeInto(MLIRContext *context, OpToOpPassAdaptor &other);

  llvm::StringRef getName() const override {
    return llvm::getTypeName<OpToOpPassAdaptor>();
  }
  std::string getAdaptorName() const;
  void getDependentDialects(DialectRegistry &dialects) const override;
  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<OpToOpPassAdaptor>(*this);
  }
  void runOnOperation() override;

private:
  /// One operation, and the index of the manager that runs on it.
  struct WorkItem {
    Operation *op;
    unsigned manager;
    AnalysisManager analyses;
  };
  class PipelineClones;

  static LogicalResult run(Pass *pass, Operation *op, AnalysisManager analyses,
                           bool verifyPasses, unsigned generation);
  static LogicalResult verifyAfter(Pass *pass, Operation *op);
  static LogicalResult
  runDynamicPipeline(Pass *pass, Operation *op, AnalysisManager analyses,
                     bool verifyPasses, unsigned generation,
                     OpPassManager &pipeline, Operation *root);
  void runOnNested(bool verifyPasses);
  std::vector<WorkItem> collectWork();

  std::vector<OpPassManager> managers;
};

} // namespace mlir::detail

#endif // CORE_PASS_OP_PASS_MANAGER_IMPL_H
