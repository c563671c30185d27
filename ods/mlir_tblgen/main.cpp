// SPDX-License-Identifier: Apache-2.0
//
// mlir-tblgen: parses definitions and prints C++ code or documentation.
#include <cstdlib>

#include "ods/mlir_tblgen/deprecation.h"
#include "ods/mlir_tblgen/generators.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/TableGen/Main.h"
#include "llvm/TableGen/Record.h"

using namespace mlir::ods;

namespace cl = llvm::cl;

/// TableGen's callback takes no state.
static const Generator *selectedGenerator;
static GeneratorOptions options;
static DeprecationAction onDeprecated;

static bool generate(llvm::raw_ostream &os, llvm::RecordKeeper &records) {
  checkDeprecation(records, onDeprecated);
  if (selectedGenerator)
    return selectedGenerator->run(records, options, os);
  os << records;
  return false;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);

  cl::opt<const Generator *> generator("", cl::desc("Generator to run"),
                                       cl::init(nullptr));
  for (const Generator &row : getGenerators())
    generator.getParser().addLiteralOption(row.flag, &row, row.help);
  cl::opt<DeprecationAction> deprecated(
      "on-deprecated", cl::desc("Action to perform on deprecated def"),
      cl::values(clEnumValN(DeprecationAction::None, "none", "No action"),
                 clEnumValN(DeprecationAction::Warn, "warn", "Warn on use"),
                 clEnumValN(DeprecationAction::Error, "error", "Error on use")),
      cl::init(DeprecationAction::Warn));
  auto text = [](std::string &value) { return cl::location(value); };
  using Text = cl::opt<std::string, true>;
  Text dialect("dialect", cl::desc("The dialect to gen for"),
               text(options.dialect));
  Text include("op-include-regex",
               cl::desc("Regex of name of op's to include (no filter if "
                        "empty)"),
               text(options.includeRegex));
  Text exclude("op-exclude-regex",
               cl::desc("Regex of name of op's to exclude (no filter if "
                        "empty)"),
               text(options.excludeRegex));
  Text typedefs("typedefs-dialect", cl::desc("Generate types for this dialect"),
                text(options.typeDialect));
  Text attrdefs("attrdefs-dialect",
                cl::desc("Generate attributes for this dialect"),
                text(options.attributeDialect));
  Text passGroup("name", cl::desc("The name of this group of passes"),
                 text(options.passGroup));
  Text stripPrefix("strip-prefix",
                   cl::desc("Strip prefix of the fully qualified names"),
                   text(options.stripPrefix), cl::init("::mlir::"));

  cl::opt<bool, true> onlyMainFile(
      "op-main-file-only",
      cl::desc("Leaves out the ops that included files define"),
      cl::location(options.onlyMainFile), cl::init(false));
  cl::opt<unsigned, true> shardCount(
      "op-shard-count",
      cl::desc("The number of shards into which the op classes will be "
               "divided"),
      cl::location(options.shardCount), cl::init(1));
  cl::opt<bool, true> allowHugo(
      "allow-hugo-specific-features",
      cl::desc("Allows using features specific to Hugo"),
      cl::location(options.allowHugo), cl::init(false));
  cl::opt<bool, true> formatErrorIsFatal(
      "asmformat-error-is-fatal",
      cl::desc("Emit a fatal error if format parsing fails"),
      cl::location(options.formatErrorIsFatal), cl::init(true));

  cl::ParseCommandLineOptions(argc, argv);
  selectedGenerator = generator;
  onDeprecated = deprecated;
  return llvm::TableGenMain(argv[0], &generate);
}
