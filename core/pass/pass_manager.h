// SPDX-License-Identifier: Apache-2.0
//
// Pass managers: which passes run on which operations, in which order.
#ifndef CORE_PASS_PASS_MANAGER_H
#define CORE_PASS_PASS_MANAGER_H

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/ir/op_printing_flags.h"
#include "core/ir/operation_name.h"
#include "core/pass/pass_options.h"
#include "llvm/ADT/iterator.h"
#include "llvm/ADT/iterator_range.h"

namespace mlir {

class AnalysisManager;
class DialectRegistry;
class MLIRContext;
class Operation;
class Pass;
class PassInstrumentation;
class PassInstrumentor;
class TimingManager;
class TimingScope;

namespace detail {
class OpToOpPassAdaptor;
struct OpPassManagerImpl;
class PassCrashReproducerGenerator;
} // namespace detail

/// A list of passes for operations of one name, or of any; some of them pass
/// managers for operations nested there.
class OpPassManager {
public:
  /// What becomes of a pass for other operations: it is put in a nested pass
  /// manager, or that is a program error.
  enum class Nesting { Implicit, Explicit };

  /// For any operation.
  OpPassManager(Nesting nesting = Nesting::Explicit);
  /// For operations of a name, or of getAnyOpAnchorName().
  OpPassManager(llvm::StringRef name, Nesting nesting = Nesting::Explicit);
  OpPassManager(OperationName name, Nesting nesting = Nesting::Explicit);
  OpPassManager(OpPassManager &&other);
  OpPassManager(const OpPassManager &other);
  ~OpPassManager();
  OpPassManager &operator=(const OpPassManager &other);
  OpPassManager &operator=(OpPassManager &&other);

  using pass_iterator = llvm::pointee_iterator<
      llvm::MutableArrayRef<std::unique_ptr<Pass>>::iterator>;
  using const_pass_iterator = llvm::pointee_iterator<
      llvm::ArrayRef<std::unique_ptr<Pass>>::const_iterator>;
  pass_iterator begin();
  pass_iterator end();
  const_pass_iterator begin() const;
  const_pass_iterator end() const;
  llvm::iterator_range<pass_iterator> getPasses() { return {begin(), end()}; }
  llvm::iterator_range<const_pass_iterator> getPasses() const {
    return {begin(), end()};
  }
  bool empty() const { return size() == 0; }
  size_t size() const;

  /// Adds a pass manager for operations directly in this one's.
  OpPassManager &nest(OperationName name);
  OpPassManager &nest(llvm::StringRef name);
  template <typename OpT> OpPassManager &nest() {
    return nest(OpT::getOperationName());
  }
  OpPassManager &nestAny();
  /// Errors: ends the program for a pass for other operations, unless nesting
  /// is implicit.
  void addPass(std::unique_ptr<Pass> pass);
  template <typename OpT> void addNestedPass(std::unique_ptr<Pass> pass) {
    nest<OpT>().addPass(std::move(pass));
  }
  void clear();
  /// Moves the passes of `other`, for the same operations, to the end.
  void takePasses(OpPassManager &other);

  /// None: any operation.
  std::optional<OperationName> getOpName(MLIRContext &context) const;
  std::optional<llvm::StringRef> getOpName() const;
  /// The name, or getAnyOpAnchorName().
  llvm::StringRef getOpAnchorName() const;
  static llvm::StringRef getAnyOpAnchorName() { return "any"; }

  /// Prints `anchor(pass,pass{options})`; over several lines if `pretty`.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  /// Prints to standard error.
  void dump();

  /// `other` was copied from this one, or this from it: adds statistics to it.
  void mergeStatisticsInto(OpPassManager &other);
  void getDependentDialects(DialectRegistry &dialects) const;
  /// Of this one and those nested in it from now on.
  void setNesting(Nesting nesting);
  Nesting getNesting();
  detail::OpPassManagerImpl &getImpl() { return *impl; }

private:
  friend class PassManager;
  friend class detail::OpToOpPassAdaptor;
  friend struct detail::OpPassManagerImpl;

  /// Initializes passes that have not been for this generation.
  LogicalResult initialize(MLIRContext *context, unsigned generation);

  std::unique_ptr<detail::OpPassManagerImpl> impl;
};

/// How statistics are shown: summed up per kind of pass, or in the pipeline.
enum class PassDisplayMode { List, Pipeline };

/// Where a reproducer goes.
struct ReproducerStream {
  virtual ~ReproducerStream();
  virtual llvm::StringRef description() = 0;
  virtual llvm::raw_ostream &os() = 0;
};

/// Makes one. Errors: null, and the message.
using ReproducerStreamFactory =
    std::function<std::unique_ptr<ReproducerStream>(std::string &error)>;

/// Writes `op` to a file, with the pipeline and how it is run: what
/// `mlir-opt --run-reproducer` reads. Returns the description for a message.
/// Errors: a message in it.
std::string
makeReproducer(llvm::StringRef anchorName,
               llvm::iterator_range<OpPassManager::pass_iterator> passes,
               Operation *op, llvm::StringRef outputFile,
               bool disableThreads = false, bool verifyPasses = false);

/// The pass manager at the top: it runs.
class PassManager : public OpPassManager {
public:
  PassManager(MLIRContext *context,
              llvm::StringRef operationName = getAnyOpAnchorName(),
              Nesting nesting = Nesting::Explicit);
  PassManager(OperationName operationName, Nesting nesting = Nesting::Explicit);
  ~PassManager();
  template <typename OpT>
  static PassManager on(MLIRContext *context,
                        Nesting nesting = Nesting::Explicit) {
    return PassManager(context, OpT::getOperationName(), nesting);
  }

  /// Runs the passes on `op`. Operations that are isolated from above are
  /// worked on in parallel if the context has threads; IR and messages are the
  /// same for any number of these. All operations at one level are tried.
  /// Errors: failure after a diagnostic; the IR may be anything then.
  LogicalResult run(Operation *op);

  MLIRContext *getContext() const { return context; }
  /// Whether the IR is verified after each pass.
  void enableVerifier(bool enabled = true) { verifyPasses = enabled; }
  void addInstrumentation(std::unique_ptr<PassInstrumentation> added);

  /// Writes a reproducer when a pass fails, or the program crashes in one;
  /// if `local`, of the pass alone with the IR before it.
  void enableCrashReproducerGeneration(llvm::StringRef outputFile,
                                       bool genLocalReproducer = false);
  void enableCrashReproducerGeneration(ReproducerStreamFactory factory,
                                       bool genLocalReproducer = false);

  /// Decides what IR is printed, and where.
  class IRPrinterConfig {
  public:
    using PrintCallbackFn = llvm::function_ref<void(llvm::raw_ostream &)>;

    /// `printModuleScope`: always the whole IR, which needs a context without
    /// threads. `printAfterOnlyOnChange`: after a pass that has changed
    /// something, as far as can be told. `printAfterOnlyOnFailure`: after a
    /// pass only when it has failed.
    explicit IRPrinterConfig(
        bool printModuleScope = false, bool printAfterOnlyOnChange = false,
        bool printAfterOnlyOnFailure = false,
        OpPrintingFlags opPrintingFlags = OpPrintingFlags());
    virtual ~IRPrinterConfig();

    /// Call back with a stream to have something printed.
    virtual void printBeforeIfEnabled(Pass *pass, Operation *operation,
                                      PrintCallbackFn printCallback) {}
    virtual void printAfterIfEnabled(Pass *pass, Operation *operation,
                                     PrintCallbackFn printCallback) {}

    bool shouldPrintAtModuleScope() const { return printModuleScope; }
    bool shouldPrintAfterOnlyOnChange() const { return onlyOnChange; }
    bool shouldPrintAfterOnlyOnFailure() const { return onlyOnFailure; }
    const OpPrintingFlags &getOpPrintingFlags() const { return flags; }

  private:
    bool printModuleScope;
    bool onlyOnChange;
    bool onlyOnFailure;
    OpPrintingFlags flags;
  };

  void enableIRPrinting(std::unique_ptr<IRPrinterConfig> config);
  using PrintFilter = std::function<bool(Pass *, Operation *)>;
  static bool printAlways(Pass *, Operation *) { return true; }
  /// Prints to `out`, in the order of the IR for any number of threads; null
  /// filters print nothing.
  void enableIRPrinting(PrintFilter shouldPrintBeforePass = printAlways,
                        PrintFilter shouldPrintAfterPass = printAlways,
                        bool printModuleScope = true,
                        bool printAfterOnlyOnChange = true,
                        bool printAfterOnlyOnFailure = false,
                        llvm::raw_ostream &out = llvm::errs(),
                        OpPrintingFlags opPrintingFlags = OpPrintingFlags());
  /// Prints to files `0_1_pass.mlir` in folders named for the operations.
  void enableIRPrintingToFileTree(
      PrintFilter shouldPrintBeforePass = printAlways,
      PrintFilter shouldPrintAfterPass = printAlways,
      bool printModuleScope = true, bool printAfterOnlyOnChange = true,
      bool printAfterOnlyOnFailure = false,
      llvm::StringRef printTreeDir = ".pass_manager_output",
      OpPrintingFlags opPrintingFlags = OpPrintingFlags());

  /// Times passes and analyses, below `timingScope`; to be added last, or other
  /// instrumentations are timed, too.
  void enableTiming(TimingScope &timingScope);
  void enableTiming(std::unique_ptr<TimingManager> timing);
  void enableTiming();

  /// Prints statistics after each run.
  void enableStatistics(PassDisplayMode displayMode = PassDisplayMode::Pipeline,
                        llvm::raw_ostream &os = llvm::errs());

private:
  void dumpStatistics();
  LogicalResult prepare(Operation *op);
  LogicalResult runPasses(Operation *op, AnalysisManager analyses);
  LogicalResult runWithCrashRecovery(Operation *op, AnalysisManager analyses);

  MLIRContext *context;
  std::optional<PassDisplayMode> statisticsMode;
  llvm::raw_ostream *statisticsStream = nullptr;
  std::unique_ptr<PassInstrumentor> instrumentor;
  std::unique_ptr<detail::PassCrashReproducerGenerator> crashReproducer;
  bool passTiming = false;
  bool verifyPasses = true;
};

/// Pipelines as values of options: `anchor(pass,pass)`.
template <> struct PassOptionValue<OpPassManager> {
  /// What a list of passes calls such a value.
  static constexpr llvm::StringLiteral name = "pass-manager";

  static LogicalResult parse(llvm::StringRef text, OpPassManager &value,
                             const detail::OptionContext &context);
  static void print(llvm::raw_ostream &os, const OpPassManager &value) {
    value.printAsTextualPipeline(os);
  }
};

} // namespace mlir

#endif // CORE_PASS_PASS_MANAGER_H
