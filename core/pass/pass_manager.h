// SPDX-License-Identifier: Apache-2.0
//
// Pass managers, which determine the passes that run on each operation, and
// their order.
#ifndef CORE_PASS_PASS_MANAGER_H
#define CORE_PASS_PASS_MANAGER_H

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/ir/print/op_printing_flags.h"
#include "core/ir/structure/operation_name.h"
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

/// A list of passes for operations of one name, or for any operation. It may
/// contain nested pass managers for child operations.
class OpPassManager {
public:
  /// The handling of a pass for other operations: add it to a nested pass
  /// manager, or treat it as a programming error.
  enum class Nesting { Implicit, Explicit };

  /// For any operation.
  OpPassManager(Nesting nesting = Nesting::Explicit);
  /// For operations of this name; getAnyOpAnchorName() means any operation.
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

  /// Adds a pass manager for child operations of this name.
  OpPassManager &nest(OperationName name);
  OpPassManager &nest(llvm::StringRef name);
  template <typename OpT> OpPassManager &nest() {
    return nest(OpT::getOperationName());
  }
  OpPassManager &nestAny();
  /// Errors: ends the program if the pass is for other operations, unless
  /// nesting is implicit.
  void addPass(std::unique_ptr<Pass> pass);
  template <typename OpT> void addNestedPass(std::unique_ptr<Pass> pass) {
    nest<OpT>().addPass(std::move(pass));
  }
  void clear();
  /// Appends the passes of `other`, which must be for the same operations.
  void takePasses(OpPassManager &other);

  /// Returns nothing if it is for any operation.
  std::optional<OperationName> getOpName(MLIRContext &context) const;
  std::optional<llvm::StringRef> getOpName() const;
  /// Returns the name, or getAnyOpAnchorName().
  llvm::StringRef getOpAnchorName() const;
  static llvm::StringRef getAnyOpAnchorName() { return "any"; }

  /// Prints `anchor(pass,pass{options})`, on several lines if `pretty` is true.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  /// Prints to standard error.
  void dump();

  /// Adds the statistics to `other`. One of the two must be a copy of the
  /// other.
  void mergeStatisticsInto(OpPassManager &other);
  void getDependentDialects(DialectRegistry &dialects) const;
  /// Sets the nesting of this manager and of those nested in it from now on.
  void setNesting(Nesting nesting);
  Nesting getNesting();
  detail::OpPassManagerImpl &getImpl() { return *impl; }

private:
  friend class PassManager;
  friend class detail::OpToOpPassAdaptor;
  friend struct detail::OpPassManagerImpl;

  /// Initializes passes that were not initialized for this generation.
  LogicalResult initialize(MLIRContext *context, unsigned generation);

  std::unique_ptr<detail::OpPassManagerImpl> impl;
};

/// The display of statistics: summed up per pass class, or as a pipeline.
enum class PassDisplayMode { List, Pipeline };

/// The destination of a reproducer.
struct ReproducerStream {
  virtual ~ReproducerStream();
  virtual llvm::StringRef description() = 0;
  virtual llvm::raw_ostream &os() = 0;
};

/// Creates a destination. Errors: returns null and sets the message.
using ReproducerStreamFactory =
    std::function<std::unique_ptr<ReproducerStream>(std::string &error)>;

/// Writes `op` to a file, with the pipeline and its options, for `mlir-opt
/// --run-reproducer`. Returns a description for a diagnostic.
/// Errors: the description contains the error message.
std::string
makeReproducer(llvm::StringRef anchorName,
               llvm::iterator_range<OpPassManager::pass_iterator> passes,
               Operation *op, llvm::StringRef outputFile,
               bool disableThreads = false, bool verifyPasses = false);

/// The top-level pass manager, which can be run.
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
  /// processed in parallel if the context is multithreaded. IR and diagnostics
  /// do not depend on the number of threads. A failure does not stop the passes
  /// on sibling operations.
  /// Errors: emits a diagnostic and fails; the IR may be invalid.
  LogicalResult run(Operation *op);

  MLIRContext *getContext() const { return context; }
  /// Enables verification of the IR after each pass.
  void enableVerifier(bool enabled = true) { verifyPasses = enabled; }
  void addInstrumentation(std::unique_ptr<PassInstrumentation> added);

  /// Writes a reproducer when a pass fails or crashes. If `genLocalReproducer`
  /// is true, it contains only that pass with the IR before it.
  void enableCrashReproducerGeneration(llvm::StringRef outputFile,
                                       bool genLocalReproducer = false);
  void enableCrashReproducerGeneration(ReproducerStreamFactory factory,
                                       bool genLocalReproducer = false);

  /// Determines which IR is printed and where.
  class IRPrinterConfig {
  public:
    using PrintCallbackFn = llvm::function_ref<void(llvm::raw_ostream &)>;

    /// `printModuleScope` prints the whole IR, which requires a single-threaded
    /// context. `printAfterOnlyOnChange` prints after a pass only if it changed
    /// the IR, as far as the fingerprint detects it. `printAfterOnlyOnFailure`
    /// prints after a pass only if it failed.
    explicit IRPrinterConfig(
        bool printModuleScope = false, bool printAfterOnlyOnChange = false,
        bool printAfterOnlyOnFailure = false,
        OpPrintingFlags opPrintingFlags = OpPrintingFlags());
    virtual ~IRPrinterConfig();

    /// Call `printCallback` with a stream to print the IR.
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
  /// Prints to `out`, in IR order for any number of threads. A null filter
  /// prints nothing.
  void enableIRPrinting(PrintFilter shouldPrintBeforePass = printAlways,
                        PrintFilter shouldPrintAfterPass = printAlways,
                        bool printModuleScope = true,
                        bool printAfterOnlyOnChange = true,
                        bool printAfterOnlyOnFailure = false,
                        llvm::raw_ostream &out = llvm::errs(),
                        OpPrintingFlags opPrintingFlags = OpPrintingFlags());
  /// Prints to files `0_1_pass.mlir` in folders that are named after the
  /// operations.
  void enableIRPrintingToFileTree(
      PrintFilter shouldPrintBeforePass = printAlways,
      PrintFilter shouldPrintAfterPass = printAlways,
      bool printModuleScope = true, bool printAfterOnlyOnChange = true,
      bool printAfterOnlyOnFailure = false,
      llvm::StringRef printTreeDir = ".pass_manager_output",
      OpPrintingFlags opPrintingFlags = OpPrintingFlags());

  /// Times passes and analyses as children of `timingScope`. Enable it last;
  /// otherwise it times the other instrumentations, too.
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

/// Option values that are pipelines: `anchor(pass,pass)`.
template <> struct PassOptionValue<OpPassManager> {
  /// The name of such a value in help texts.
  static constexpr llvm::StringLiteral name = "pass-manager";

  static LogicalResult parse(llvm::StringRef text, OpPassManager &value,
                             const detail::OptionContext &context);
  static void print(llvm::raw_ostream &os, const OpPassManager &value) {
    value.printAsTextualPipeline(os);
  }
};

} // namespace mlir

#endif // CORE_PASS_PASS_MANAGER_H
