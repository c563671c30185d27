// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>

#include "core/ir/context/context.h"
#include "core/ir/text/ordered_output.h"
#include "core/ir/verify/symbol_table.h"
#include "core/pass/op_pass_manager_impl.h"
#include "core/pass/operation_fingerprint.h"
#include "core/support/output_file.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace mlir {

using detail::OpToOpPassAdaptor;
using IRPrinterConfig = PassManager::IRPrinterConfig;

IRPrinterConfig::IRPrinterConfig(bool printModuleScope,
                                 bool printAfterOnlyOnChange,
                                 bool printAfterOnlyOnFailure,
                                 OpPrintingFlags opPrintingFlags)
    : printModuleScope(printModuleScope), onlyOnChange(printAfterOnlyOnChange),
      onlyOnFailure(printAfterOnlyOnFailure), flags(opPrintingFlags) {}

IRPrinterConfig::~IRPrinterConfig() = default;

namespace {

/// Consults the configuration at each pass.
class IRPrinter : public PassInstrumentation {
public:
  explicit IRPrinter(std::unique_ptr<IRPrinterConfig> config)
      : config(std::move(config)) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (llvm::isa<OpToOpPassAdaptor>(pass))
      return;
    if (config->shouldPrintAfterOnlyOnChange())
      before.insert_or_assign(pass, OperationFingerPrint(op));
    config->printBeforeIfEnabled(pass, op, [&](llvm::raw_ostream &out) {
      print("Before", /*isFailed=*/false, pass, op, out);
    });
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (llvm::isa<OpToOpPassAdaptor>(pass))
      return;
    if (config->shouldPrintAfterOnlyOnFailure() || isUnchanged(pass, op))
      return;
    printAfter(pass, op, /*isFailed=*/false);
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    if (!llvm::isa<OpToOpPassAdaptor>(pass))
      printAfter(pass, op, /*isFailed=*/true);
  }

private:
  bool isUnchanged(Pass *pass, Operation *op) {
    return config->shouldPrintAfterOnlyOnChange() &&
           before.at(pass) == OperationFingerPrint(op);
  }
  void printAfter(Pass *pass, Operation *op, bool isFailed) {
    config->printAfterIfEnabled(pass, op, [&](llvm::raw_ostream &out) {
      print("After", isFailed, pass, op, out);
    });
  }
  void print(llvm::StringRef when, bool isFailed, Pass *pass, Operation *op,
             llvm::raw_ostream &out);

  std::unique_ptr<IRPrinterConfig> config;
  std::map<Pass *, OperationFingerPrint> before;
};

} // namespace

void IRPrinter::print(llvm::StringRef when, bool isFailed, Pass *pass,
                      Operation *op, llvm::raw_ostream &out) {
  out << "// -----// IR Dump " << when << " " << pass->getName()
      << (isFailed ? " Failed" : "");
  if (!pass->getArgument().empty())
    out << " (" << pass->getArgument() << ")";
  Operation *printed = op;
  OpPrintingFlags flags = config->getOpPrintingFlags();
  if (config->shouldPrintAtModuleScope()) {
    out << " ('" << op->getName() << "' operation";
    if (auto symbol =
            op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      out << ": @" << symbol.getValue();
    out << ")";
    while (Operation *parent = printed->getParentOp())
      printed = parent;
  }
  // Other threads may be changing the code around the operation.
  const bool isWhole = !printed->getBlock();
  flags.useLocalScope(!isWhole || flags.shouldUseLocalScope());
  out << " //----- //\n";
  printed->print(out, flags);
  out << "\n\n";
}

namespace {

/// Applies filters, and prints to streams that `write` creates.
class FilteredPrinterConfig : public IRPrinterConfig {
public:
  FilteredPrinterConfig(PassManager::PrintFilter before,
                        PassManager::PrintFilter after,
                        const IRPrinterConfig &other)
      : IRPrinterConfig(other), before(std::move(before)),
        after(std::move(after)) {}

  void printBeforeIfEnabled(Pass *pass, Operation *op,
                            PrintCallbackFn printCallback) final {
    if (before && before(pass, op))
      write(pass, op, printCallback);
  }
  void printAfterIfEnabled(Pass *pass, Operation *op,
                           PrintCallbackFn printCallback) final {
    if (after && after(pass, op))
      write(pass, op, printCallback);
  }

protected:
  virtual void write(Pass *pass, Operation *op, PrintCallbackFn print) = 0;

private:
  PassManager::PrintFilter before;
  PassManager::PrintFilter after;
};

/// Prints to one stream, in IR order.
class StreamPrinterConfig : public FilteredPrinterConfig {
public:
  StreamPrinterConfig(PassManager::PrintFilter before,
                      PassManager::PrintFilter after,
                      const IRPrinterConfig &other, llvm::raw_ostream &out)
      : FilteredPrinterConfig(std::move(before), std::move(after), other),
        out(out) {}

private:
  void write(Pass *, Operation *op, PrintCallbackFn print) override {
    std::string text;
    llvm::raw_string_ostream os(text);
    print(os);
    writeInOrder(op->getContext(), [&out = out, text] { out << text; });
  }

  llvm::raw_ostream &out;
};

/// Prints to files in a folder tree that mirrors the nesting of operations.
class FileTreePrinterConfig : public FilteredPrinterConfig {
public:
  FileTreePrinterConfig(PassManager::PrintFilter before,
                        PassManager::PrintFilter after,
                        const IRPrinterConfig &other, llvm::StringRef treeDir)
      : FilteredPrinterConfig(std::move(before), std::move(after), other),
        treeDir(treeDir) {}

private:
  /// Returns the path: the folder of the operation, and the print counters of
  /// it and its ancestors.
  std::string getPath(Pass *pass, Operation *op);
  void write(Pass *pass, Operation *op, PrintCallbackFn print) override;

  std::string treeDir;
  llvm::DenseMap<Operation *, unsigned> counters;
};

} // namespace

/// Returns a name like `builtin_module_name`, without path separators.
static std::string getFolderName(Operation *op) {
  auto symbol = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  std::string name = op->getName().getStringRef().str();
  std::replace(name.begin(), name.end(), '.', '_');
  name += "_" + (symbol ? symbol.getValue().str() : "no-symbol-name");
  std::replace(name.begin(), name.end(), '/', '_');
  std::replace(name.begin(), name.end(), '\\', '_');
  return name;
}

std::string FileTreePrinterConfig::getPath(Pass *pass, Operation *op) {
  auto [counter, isNew] = counters.try_emplace(op, 0);
  if (!isNew)
    ++counter->second;
  llvm::SmallVector<Operation *> ancestors;
  for (Operation *ancestor = op; ancestor; ancestor = ancestor->getParentOp())
    ancestors.push_back(ancestor);
  llvm::SmallString<128> path(treeDir);
  std::string prefix;
  for (Operation *ancestor : llvm::reverse(ancestors)) {
    llvm::sys::path::append(path, getFolderName(ancestor));
    prefix += std::to_string(counters[ancestor]) + "_";
  }
  llvm::sys::path::append(path, prefix + pass->getArgument() + ".mlir");
  return std::string(path);
}

void FileTreePrinterConfig::write(Pass *pass, Operation *op,
                                  PrintCallbackFn print) {
  const std::string path = getPath(pass, op);
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  auto report = [&](const std::string &message) {
    writeInOrder(op->getContext(),
                 [message] { llvm::errs() << message << "\n"; });
  };
  if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
    report(("Error while creating directory " + folder + ": " + error.message())
               .str());
    return;
  }
  absl::Status status =
      writeFile(path, [&](llvm::raw_ostream &os) { print(os); });
  if (!status.ok())
    report("Error opening output file " + path + ": " +
           std::string(status.message()));
}

void PassManager::enableIRPrinting(std::unique_ptr<IRPrinterConfig> config) {
  if (config->shouldPrintAtModuleScope() && context->isMultithreadingEnabled())
    llvm::report_fatal_error("IR printing can't be setup on a pass-manager "
                             "without disabling multi-threading first.");
  addInstrumentation(std::make_unique<IRPrinter>(std::move(config)));
}

void PassManager::enableIRPrinting(PrintFilter shouldPrintBeforePass,
                                   PrintFilter shouldPrintAfterPass,
                                   bool printModuleScope,
                                   bool printAfterOnlyOnChange,
                                   bool printAfterOnlyOnFailure,
                                   llvm::raw_ostream &out,
                                   OpPrintingFlags opPrintingFlags) {
  enableIRPrinting(std::make_unique<StreamPrinterConfig>(
      std::move(shouldPrintBeforePass), std::move(shouldPrintAfterPass),
      IRPrinterConfig(printModuleScope, printAfterOnlyOnChange,
                      printAfterOnlyOnFailure, opPrintingFlags),
      out));
}

void PassManager::enableIRPrintingToFileTree(PrintFilter shouldPrintBeforePass,
                                             PrintFilter shouldPrintAfterPass,
                                             bool printModuleScope,
                                             bool printAfterOnlyOnChange,
                                             bool printAfterOnlyOnFailure,
                                             llvm::StringRef printTreeDir,
                                             OpPrintingFlags opPrintingFlags) {
  enableIRPrinting(std::make_unique<FileTreePrinterConfig>(
      std::move(shouldPrintBeforePass), std::move(shouldPrintAfterPass),
      IRPrinterConfig(printModuleScope, printAfterOnlyOnChange,
                      printAfterOnlyOnFailure, opPrintingFlags),
      printTreeDir));
}

} // namespace mlir
