// SPDX-License-Identifier: Apache-2.0
#include "core/pass/crash_reproducer.h"

#include "core/ir/context/context.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/verify/symbol_table.h"
#include "core/pass/op_pass_manager_impl.h"
#include "core/support/output_file.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CrashRecoveryContext.h"

namespace mlir {

using detail::OpToOpPassAdaptor;
using detail::PassCrashReproducerGenerator;

ReproducerStream::~ReproducerStream() = default;

namespace {

/// The section `mlir_reproducer` of external resources.
class ReproducerResource : public AsmResourcePrinter {
public:
  ReproducerResource(std::string pipeline, bool disableThreads,
                     bool verifyPasses)
      : AsmResourcePrinter("mlir_reproducer"), pipeline(std::move(pipeline)),
        disableThreads(disableThreads), verifyPasses(verifyPasses) {}
  void buildResources(Operation *, AsmResourceBuilder &builder) override {
    builder.buildString("pipeline", pipeline);
    builder.buildBool("disable_threading", disableThreads);
    builder.buildBool("verify_each", verifyPasses);
  }

private:
  std::string pipeline;
  bool disableThreads;
  bool verifyPasses;
};

/// A file that is moved to its final path when it is complete.
class FileStream : public ReproducerStream {
public:
  FileStream(std::string path, OutputFile file)
      : path(std::move(path)), file(std::move(file)) {}
  ~FileStream() override { file.keep().IgnoreError(); }
  llvm::StringRef description() override { return path; }
  llvm::raw_ostream &os() override { return file.stream(); }

private:
  std::string path;
  OutputFile file;
};

/// Standard output, named `-`.
class OutputStream : public ReproducerStream {
public:
  ~OutputStream() override { llvm::outs().flush(); }
  llvm::StringRef description() override { return "-"; }
  llvm::raw_ostream &os() override { return llvm::outs(); }
};

std::unique_ptr<ReproducerStream> makeFileStream(const std::string &path,
                                                 std::string &error) {
  if (path == "-")
    return std::make_unique<OutputStream>();
  absl::StatusOr<OutputFile> file = OutputFile::create(path);
  if (!file.ok()) {
    error = std::string(file.status().message());
    return nullptr;
  }
  return std::make_unique<FileStream>(path, std::move(*file));
}

/// Writes `op` and the pipeline with its options.
void printReproducer(const std::string &pipeline, Operation *op,
                     bool disableThreads, bool verifyPasses,
                     llvm::raw_ostream &os) {
  AsmState state(op);
  state.attachResourcePrinter(std::make_unique<ReproducerResource>(
      pipeline, disableThreads, verifyPasses));
  op->print(os, state);
}

/// Returns `anchor(pass,pass)` with the given separator.
template <typename Range>
std::string getPipelineText(llvm::StringRef anchor, const Range &passes,
                            llvm::StringRef separator) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << anchor << "(";
  llvm::interleave(
      passes, os, [&](const Pass &pass) { pass.printAsTextualPipeline(os); },
      separator);
  os << ")";
  return text;
}

Operation *getRoot(Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  return op;
}

/// Notifies the generator of running passes.
class CrashReproducerInstrumentation : public PassInstrumentation {
public:
  explicit CrashReproducerInstrumentation(
      PassCrashReproducerGenerator &generator)
      : generator(generator) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (!llvm::isa<OpToOpPassAdaptor>(pass))
      generator.beginPass(pass, op);
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!llvm::isa<OpToOpPassAdaptor>(pass))
      generator.endPass();
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    if (llvm::isa<OpToOpPassAdaptor>(pass))
      return;
    generator.report(op->getLoc());
    generator.endPass();
  }

private:
  PassCrashReproducerGenerator &generator;
};

} // namespace

void PassCrashReproducerGenerator::prepare(std::string anchoredPipeline,
                                           Operation *root) {
  pipeline = std::move(anchoredPipeline);
  before = root->clone();
}

void PassCrashReproducerGenerator::begin(PassManager &manager, Operation *op,
                                         bool threadsAreDisabled,
                                         bool verifies) {
  disableThreads = threadsAreDisabled;
  verifyPasses = verifies;
  reported = false;
  running.clear();
  if (!local)
    prepare(
        getPipelineText(manager.getOpAnchorName(), manager.getPasses(), ", "),
        op);
}

void PassCrashReproducerGenerator::beginPass(Pass *pass, Operation *op) {
  auto symbol = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  running.push_back({pass->getName().str(), op->getName().getStringRef().str(),
                     symbol ? symbol.getValue().str() : ""});
  if (!local || reported)
    return;
  std::string text;
  llvm::raw_string_ostream os(text);
  pass->printAsTextualPipeline(os);
  for (Operation *anchor = op; anchor; anchor = anchor->getParentOp())
    text = (anchor->getName().getStringRef() + "(" + text + ")").str();
  prepare(std::move(text), getRoot(op));
}

void PassCrashReproducerGenerator::endPass() { running.pop_back(); }

/// Describes the running passes: `name` on 'op' operation: @symbol.
std::string PassCrashReproducerGenerator::describe() const {
  auto describeOne = [](const RunningPass &pass) {
    return "`" + pass.name + "` on '" + pass.opName + "' operation" +
           (pass.symbol.empty() ? "" : ": @" + pass.symbol);
  };
  if (local && !running.empty())
    return describeOne(running.back());
  return "[" + llvm::join(llvm::map_range(running, describeOne), ", ") + "]";
}

/// Writes the reproducer and returns a description of the outcome.
std::string PassCrashReproducerGenerator::write() {
  std::string error;
  std::unique_ptr<ReproducerStream> stream = factory(error);
  if (!stream)
    return "failed to create output stream: Failed to create reproducer "
           "stream: " +
           error;
  printReproducer(pipeline, *before, disableThreads, verifyPasses,
                  stream->os());
  return ("reproducer generated at `" + stream->description() + "`").str();
}

void PassCrashReproducerGenerator::report(Location location) {
  if (std::exchange(reported, true))
    return;
  InFlightDiagnostic diagnostic =
      emitError(location) << "Failures have been detected while processing an "
                             "MLIR pass pipeline";
  diagnostic.attachNote() << "Pipeline failed while executing " << describe()
                          << ": " << write();
}

void PassManager::enableCrashReproducerGeneration(llvm::StringRef outputFile,
                                                  bool genLocalReproducer) {
  enableCrashReproducerGeneration(
      [path = outputFile.str()](std::string &error) {
        return makeFileStream(path, error);
      },
      genLocalReproducer);
}

void PassManager::enableCrashReproducerGeneration(
    ReproducerStreamFactory factory, bool genLocalReproducer) {
  crashReproducer = std::make_unique<PassCrashReproducerGenerator>(
      std::move(factory), genLocalReproducer);
  addInstrumentation(
      std::make_unique<CrashReproducerInstrumentation>(*crashReproducer));
}

LogicalResult PassManager::runWithCrashRecovery(Operation *op,
                                                AnalysisManager analyses) {
  const bool hasThreads = context->isMultithreadingEnabled();
  crashReproducer->begin(*this, op, !hasThreads, verifyPasses);
  // Recovery from a crash requires a single thread, and the last pass that
  // began must be the one that crashed.
  context->disableMultithreading();
  const Location location = op->getLoc();
  LogicalResult result = failure();
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  const bool hasSurvived =
      recovery.RunSafelyOnThread([&] { result = runPasses(op, analyses); });
  if (!hasSurvived)
    crashReproducer->report(location);
  llvm::CrashRecoveryContext::Disable();
  context->enableMultithreading(hasThreads);
  return failure(!hasSurvived || failed(result));
}

std::string
makeReproducer(llvm::StringRef anchorName,
               llvm::iterator_range<OpPassManager::pass_iterator> passes,
               Operation *op, llvm::StringRef outputFile, bool disableThreads,
               bool verifyPasses) {
  std::string error;
  auto stream = makeFileStream(outputFile.str(), error);
  if (!stream)
    return error;
  printReproducer(getPipelineText(anchorName, passes, ","), op, disableThreads,
                  verifyPasses, stream->os());
  return stream->description().str();
}

} // namespace mlir
