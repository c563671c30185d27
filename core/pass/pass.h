// SPDX-License-Identifier: Apache-2.0
//
// The base classes of passes. Running them is the pass manager's work.
#ifndef CORE_PASS_PASS_H
#define CORE_PASS_PASS_H

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "core/ir/dialect.h"
#include "core/ir/op_definition.h"
#include "core/pass/analysis_manager.h"
#include "core/pass/pass_descriptor.h"
#include "core/pass/pass_registry.h"
#include "core/support/llvm.h"

namespace mlir {

/// The name of an operation that is registered.
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

/// What a pass is that has no record.
inline constexpr PassDescriptor noPassDescriptor = {};

} // namespace detail

/// A pass. It changes only the operation that it runs on and what is in it, as
/// others may be worked on by other threads; a thread has a clone of its own.
/// Derived classes have what PassWrapper, or a generated base class, adds.
class Pass {
public:
  virtual ~Pass();
  Pass &operator=(const Pass &) = delete;

  TypeID getTypeID() const { return passID; }
  /// What its record says.
  virtual const PassDescriptor &getDescriptor() const {
    return detail::noPassDescriptor;
  }
  virtual llvm::StringRef getName() const { return getDescriptor().name; }
  /// Its name in text; empty if it has none.
  virtual llvm::StringRef getArgument() const {
    return getDescriptor().argument;
  }
  virtual llvm::StringRef getDescription() const {
    return getDescriptor().summary;
  }
  /// Adds the dialects of what the pass makes, other than those of its input.
  virtual void getDependentDialects(DialectRegistry &registry) const {
    for (auto insertDialect : getDescriptor().dependentDialects)
      insertDialect(registry);
  }
  /// The operation that it runs on; none if there are several.
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

  /// Reads options; overrides call this one first.
  /// Errors: failure after a call of `errorHandler`.
  virtual LogicalResult initializeOptions(
      llvm::StringRef options,
      llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
  /// The part of the text with which the last initializeOptions failed.
  llvm::StringRef getOptionErrorPlace() const {
    return passOptions.getErrorPlace();
  }
  const detail::PassOptions &getOptions() const { return passOptions; }

  /// Prints `name{options}`; pass managers in it as a pipeline, over several
  /// lines if `pretty`.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;

  /// A count, reported by --mlir-pass-statistics. May be changed from several
  /// threads.
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

  /// The pass that this one is a thread's clone of; null if it is none.
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
  /// Called before it is run for the first time in a context, when dependent
  /// dialects are loaded; nothing of a run is there yet.
  /// Errors: failure, and the pipeline does not run.
  virtual LogicalResult initialize(MLIRContext *context) { return success(); }

  /// Whether it can run on these operations.
  virtual bool canScheduleOn(RegisteredOperationName name) const = 0;
  virtual bool canScheduleOn(Operation *op) const {
    return op->isRegistered() && canScheduleOn(op->getName());
  }

  /// A copy without options and statistics.
  virtual std::unique_ptr<Pass> clonePass() const = 0;
  /// A copy with options.
  std::unique_ptr<Pass> clone() const;
  void copyOptionValuesFrom(const Pass *other) {
    passOptions.copyOptionValuesFrom(other->passOptions);
  }

  // During a run.
  detail::PassExecutionState &getPassState() { return *passState; }
  Operation *getOperation() { return getPassState().ir; }
  MLIRContext &getContext() { return *getOperation()->getContext(); }
  /// The IR need not be valid then.
  void signalPassFailure() { getPassState().failed = true; }
  /// Runs passes on the operation or one in it.
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

  /// Where names of passes in options are looked up: the registry that the pass
  /// was made from. Null if it was made in C++.
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

/// The base of passes over the operations of one class.
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

/// The base of passes over any operation.
template <> class OperationPass<void> : public Pass {
protected:
  OperationPass(TypeID passID) : Pass(passID) {}
  OperationPass(const OperationPass &) = default;

  using Pass::canScheduleOn;
  bool canScheduleOn(RegisteredOperationName name) const override {
    return true;
  }
};

/// The base of passes over operations with an interface.
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

/// Adds to `BaseT` what passes without a record need.
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
