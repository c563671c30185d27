// SPDX-License-Identifier: Apache-2.0
//
// Checks that passes do not change the results of the functions in testdata
// that have no arguments, except that they may reduce poison.
#include <algorithm>
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "dialects/func/func.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/tested_dialects.h"
#include "tests/interpreter/tested_passes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

std::vector<std::string> getFiles() {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator
           file("tests/interpreter/testdata", error),
       end;
       file != end && !error; file.increment(error))
    if (llvm::sys::path::extension(file->path()) == ".mlir")
      files.push_back(file->path());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Agreement, FunctionsGiveTheSameAfterPasses) {
  Registry registry;
  registerTestedDialects(registry);
  registerTestedPasses(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  const EvaluatorTable evaluators = makeEvaluators();
  unsigned numFunctions = 0;
  for (const std::string &file : getFiles()) {
    OwningOpRef<ModuleOp> module =
        parseSourceFile<ModuleOp>(file, ParserConfig(&context));
    ASSERT_TRUE(module) << file;
    for (func::FuncOp function : module->getOps<func::FuncOp>()) {
      std::string error;
      if (function.isExternal() || function.getNumArguments() != 0)
        continue;
      FailureOr<RuntimeValues> expected =
          runFunction(*module, function.getName(), evaluators, error);
      // Undefined behavior permits any result.
      if (failed(expected))
        continue;
      ++numFunctions;
      SCOPED_TRACE(file + ": " + function.getName().str());
      for (llvm::StringRef passes : {"canonicalize", "cse", "expand-realloc",
                                     "sccp", "canonicalize,cse,sccp"})
        EXPECT_EQ(checkAfterPasses(*module, function.getName(), *expected,
                                   evaluators, registry, passes),
                  "");
    }
  }
  EXPECT_GT(numFunctions, 20u);
}

} // namespace
} // namespace mlir::interpreter
