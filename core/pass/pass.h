// SPDX-License-Identifier: Apache-2.0
//
// The base classes of passes. The pass manager runs them.
#ifndef CORE_PASS_PASS_H
#define CORE_PASS_PASS_H

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "core/ir/context/dialect.h"
#include "core/ir/structure/op_definition.h"
#include "core/pass/analysis_manager.h"
#include "core/pass/pass_descriptor.h"
#include "core/pass/pass_registry.h"
#include "core/support/llvm.h"

namespace mlir {

/// The name of a registered operation.
using RegisteredOperationName = OperationName;

namespace detail {

class OpToOpPassAdaptor;
struct OpPassManagerImpl;

/// One run of a pass on one operation.
struct PassExecutionState {
  Operation *ir;
  bool failed = false;
  AnalysisManager analysisManager;
  PreservedAnalyses preservedAnalyses = {};
  llvm::function_ref<LogicalResult(OpPassManager &, Operation *)>
      pipelineExecutor;
};

/// The descriptor of a pass without a record.
inline constexpr PassDescriptor noPassDescriptor = {};

} // namespace detail

/// A pass. It may change only its operation and nested operations, because
/// other threads may process other operations; each thread has its own clone.
/// Derived classes use PassWrapper or a generated base class.
class Pass {
public:
  virtual ~Pass();
  Pass &operator=(const Pass &) = delete;

  TypeID getTypeID() const { return passID; }
  /// Returns the record of the pass as data.
  virtual const PassDescriptor &getDescriptor() const {
    return detail::noPassDescriptor;
  }
  virtual llvm::StringRef getName() const { return getDescriptor().name; }
  /// Returns the name in textual pipelines, or an empty string if there is
  /// none.
  virtual llvm::StringRef getArgument() const {
    return getDescriptor().argument;
  }
  virtual llvm::StringRef getDescription() const {
    return getDescriptor().summary;
  }
  /// Registers the dialects of operations that the pass may create, other than
  /// those of its input.
  virtual void getDependentDialects(DialectRegistry &registry) const {
    for (auto insertDialect : getDescriptor().dependentDialects)
      insertDialect(registry);
  }
  /// Returns the name of the operation it runs on, or nothing if it runs on
  /// several.
  std::optional<llvm::StringRef> getOpName() const { return opName; }

  template <typename T, typename ValueT = PassOptionValue<T>>
  struct Option : detail::PassOptions::Option<T, ValueT> {
    using Base = detail::PassOptions::Option<T, ValueT>;
    template <typename... Modifiers>
    Option(Pass &parent, llvm::StringRef argument, Modifiers &&...modifiers)
        : Base(parent.passOptions, argument,
               std::forward<Modifiers>(modifiers)...) {}
    using Base::operator=;
  };
  template <typename T, typename ValueT = PassOptionValue<T>>
  struct ListOption : detail::PassOptions::ListOption<T, ValueT> {
    using Base = detail::PassOptions::ListOption<T, ValueT>;
    template <typename... Modifiers>
    ListOption(Pass &parent, llvm::StringRef argument, Modifiers &&...modifiers)
        : Base(parent.passOptions, argument,
               std::forward<Modifiers>(modifiers)...) {}
    using Base::operator=;
  };

  /// Parses options. Overrides must call this function first.
  /// Errors: failure after a call of `errorHandler`.
  virtual LogicalResult initializeOptions(
      llvm::StringRef options,
      llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
  /// Returns the part of the text that the last initializeOptions failed to
  /// parse.
  llvm::StringRef getOptionErrorPlace() const {
    return passOptions.getErrorPlace();
  }
  const detail::PassOptions &getOptions() const { return passOptions; }

  /// Prints `name{options}`; nested pass managers as pipelines, on several
  /// lines if `pretty` is true.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;

  /// A counter that --mlir-pass-statistics reports.
  /// Thread safety: may be changed concurrently.
  class Statistic {
  public:
    Statistic(Pass *owner, const char *name, const char *description);
    Statistic(const Statistic &) = delete;
    llvm::StringRef getName() const { return name; }
    llvm::StringRef getDesc() const { return description; }
    uint64_t getValue() const { return value; }
    operator uint64_t() const { return value; }
    Statistic &operator=(uint64_t newValue) {
      value = newValue;
      return *this;
    }
    Statistic &operator+=(uint64_t more) {
      value += more;
      return *this;
    }
    Statistic &operator-=(uint64_t less) {
      value -= less;
      return *this;
    }
    Statistic &operator++() { return *this += 1; }
    uint64_t operator++(int) { return value++; }
    void updateMax(uint64_t other) {
      uint64_t current = value;
      while (current < other && !value.compare_exchange_weak(current, other))
        ;
    }

  private:
    const char *name;
    const char *description;
    std::atomic<uint64_t> value = 0;
  };
  llvm::ArrayRef<Statistic *> getStatistics() const { return statistics; }

  /// Returns the original of a thread's clone, or null if the pass is not a
  /// clone.
  const Pass *getThreadingSibling() const { return threadingSibling; }
  const Pass *getThreadingSiblingOrThis() const {
    return threadingSibling ? threadingSibling : this;
  }

protected:
  explicit Pass(TypeID passID,
                std::optional<llvm::StringRef> opName = std::nullopt)
      : passID(passID), opName(opName) {}
  Pass(const Pass &other)
      : passID(other.passID), opName(other.opName), registry(other.registry) {}

  /// Runs the pass on getOperation().
  virtual void runOnOperation() = 0;
  /// Called before the first run in a context, after dependent dialects were
  /// loaded. No operation is available.
  /// Errors: failure prevents the pipeline from running.
  virtual LogicalResult initialize(MLIRContext *context) { return success(); }

  /// Returns true if the pass can run on these operations.
  virtual bool canScheduleOn(RegisteredOperationName name) const = 0;
  virtual bool canScheduleOn(Operation *op) const {
    return op->isRegistered() && canScheduleOn(op->getName());
  }

  /// Returns a copy without option values and statistics.
  virtual std::unique_ptr<Pass> clonePass() const = 0;
  /// Returns a copy with the option values.
  std::unique_ptr<Pass> clone() const;
  void copyOptionValuesFrom(const Pass *other) {
    passOptions.copyOptionValuesFrom(other->passOptions);
  }

  // For use during a run.
  detail::PassExecutionState &getPassState() { return *passState; }
  Operation *getOperation() { return getPassState().ir; }
  MLIRContext &getContext() { return *getOperation()->getContext(); }
  /// Marks the run as failed. The IR may then be invalid.
  void signalPassFailure() { getPassState().failed = true; }
  /// Runs a pipeline on the operation or a nested one.
  LogicalResult runPipeline(OpPassManager &pipeline, Operation *op) {
    return getPassState().pipelineExecutor(pipeline, op);
  }

  AnalysisManager getAnalysisManager() {
    return getPassState().analysisManager;
  }
  template <typename Analysis> Analysis &getAnalysis() {
    return getAnalysisManager().getAnalysis<Analysis>();
  }
  template <typename Analysis, typename OpT> Analysis &getAnalysis() {
    return getAnalysisManager().getAnalysis<Analysis, OpT>();
  }
  template <typename Analysis> auto getCachedAnalysis() {
    return getAnalysisManager().getCachedAnalysis<Analysis>();
  }
  template <typename Analysis> auto getCachedParentAnalysis(Operation *parent) {
    return getAnalysisManager().getCachedParentAnalysis<Analysis>(parent);
  }
  template <typename Analysis> auto getCachedParentAnalysis() {
    return getCachedParentAnalysis<Analysis>(getOperation()->getParentOp());
  }
  template <typename Analysis> auto getCachedChildAnalysis(Operation *child) {
    return getAnalysisManager().getCachedChildAnalysis<Analysis>(child);
  }
  template <typename Analysis> Analysis &getChildAnalysis(Operation *child) {
    return getAnalysisManager().getChildAnalysis<Analysis>(child);
  }
  template <typename Analysis, typename OpT>
  Analysis &getChildAnalysis(OpT child) {
    return getAnalysisManager().getChildAnalysis<Analysis, OpT>(child);
  }
  void markAllAnalysesPreserved() {
    getPassState().preservedAnalyses.preserveAll();
  }
  template <typename... Analyses> void markAnalysesPreserved() {
    getPassState().preservedAnalyses.preserve<Analyses...>();
  }
  void markAnalysesPreserved(TypeID id) {
    getPassState().preservedAnalyses.preserve(id);
  }

  /// Returns the registry for looking up pass names in options, from which the
  /// pass was created. Returns null if it was created in C++.
  const Registry *getRegistry() const { return registry; }

private:
  friend class OpPassManager;
  friend class PassInfo;
  friend class PassInstrumentation;
  friend class detail::OpToOpPassAdaptor;
  friend struct detail::OpPassManagerImpl;

  TypeID passID;
  std::optional<llvm::StringRef> opName;
  std::optional<detail::PassExecutionState> passState;
  std::vector<Statistic *> statistics;
  detail::PassOptions passOptions;
  const Pass *threadingSibling = nullptr;
  const Registry *registry = nullptr;
};

/// The base of passes on one operation class.
template <typename OpT = void> class OperationPass : public Pass {
public:
  static bool classof(const Pass *pass) {
    return pass->getOpName() == OpT::getOperationName();
  }

protected:
  OperationPass(TypeID passID) : Pass(passID, OpT::getOperationName()) {}
  OperationPass(const OperationPass &) = default;

  bool canScheduleOn(RegisteredOperationName name) const final {
    return name.getStringRef() == getOpName();
  }
  OpT getOperation() { return llvm::cast<OpT>(Pass::getOperation()); }
  template <typename Analysis> Analysis &getAnalysis() {
    return Pass::getAnalysis<Analysis, OpT>();
  }
};

/// The base of passes on any operation.
template <> class OperationPass<void> : public Pass {
protected:
  OperationPass(TypeID passID) : Pass(passID) {}
  OperationPass(const OperationPass &) = default;

  using Pass::canScheduleOn;
  bool canScheduleOn(RegisteredOperationName name) const override {
    return true;
  }
};

/// The base of passes on operations that implement an interface.
template <typename InterfaceT> class InterfacePass : public OperationPass<> {
protected:
  using OperationPass::OperationPass;

  bool canScheduleOn(Operation *op) const final {
    return llvm::isa<InterfaceT>(op);
  }
  bool canScheduleOn(RegisteredOperationName name) const final {
    return name.hasInterface<InterfaceT>();
  }
  InterfaceT getOperation() {
    return llvm::cast<InterfaceT>(Pass::getOperation());
  }
  template <typename Analysis> Analysis &getAnalysis() {
    return Pass::getAnalysis<Analysis, InterfaceT>();
  }
};

/// Adds to `BaseT` the methods that passes without a record need.
template <typename PassT, typename BaseT> class PassWrapper : public BaseT {
public:
  static bool classof(const Pass *pass) {
    return pass->getTypeID() == TypeID::get<PassT>();
  }

protected:
  PassWrapper() : BaseT(TypeID::get<PassT>()) {}
  PassWrapper(const PassWrapper &) = default;

  llvm::StringRef getName() const override {
    return llvm::getTypeName<PassT>();
  }
  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<PassT>(*static_cast<const PassT *>(this));
  }
};

} // namespace mlir

#endif // CORE_PASS_PASS_H
