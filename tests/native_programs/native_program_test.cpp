// SPDX-License-Identifier: Apache-2.0
//
// Compiles random programs to machine code, with different passes and
// optimization levels of LLVM, and compares their results bit for bit with
// those of the interpreter.
#include <cstdlib>

#include "core/ir/context/registry.h"
#include "core/pass/pass_manager.h"
#include "targets/jit/execution_engine.h"
#include "targets/jit/host_machine.h"
#include "targets/jit/optimizing_transformer.h"
#include "targets/llvmir/dialect_translations.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/program_kinds.h"
#include "tests/interpreter/random_program.h"
#include "tests/native_programs/result_reader.h"
#include "tests/passes/all_passes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {

/// gtest prints parameters with it.
static void PrintTo(const ProgramKind &kind, std::ostream *os) {
  *os << kind.name;
}

namespace {

/// Returns the architecture of this process.
llvm::Triple::ArchType getArchitecture() {
  return llvm::Triple(llvm::sys::getProcessTriple()).getArch();
}

uint64_t getNumber(const char *name) {
  const char *text = std::getenv(name);
  uint64_t number = 0;
  return text && !llvm::StringRef(text).getAsInteger(10, number) ? number : 0;
}

class NativeProgramTest : public testing::TestWithParam<ProgramKind> {
protected:
  NativeProgramTest()
      : context((registerEverything(), registry.getDialects()),
                MLIRContext::Threading::Disabled) {
    context.loadAllAvailableDialects();
  }

  void registerEverything() {
    registerAllPasses(registry);
    registerLLVMIRDialectTranslations(registry);
  }

  /// Compiles and runs the program. Returns an empty string if the results are
  /// right, otherwise a description of the fault.
  std::string run(ModuleOp source, llvm::StringRef passes, unsigned level,
                  llvm::ArrayRef<RuntimeValue> expected);

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
};

std::string NativeProgramTest::run(ModuleOp source, llvm::StringRef passes,
                                   unsigned level,
                                   llvm::ArrayRef<RuntimeValue> expected) {
  OwningOpRef<ModuleOp> module(llvm::cast<ModuleOp>(source->clone()));
  if (failed(runPasses(*module, registry, (passes + "lower-to-llvm").str())))
    return "the program cannot be lowered";
  auto machine = createHostMachine(llvm::CodeGenOptLevel(level));
  if (!machine.ok())
    return std::string(machine.status().message());
  const auto transformer =
      makeOptimizingTransformer(level, /*sizeLevel=*/0, machine->get());
  ExecutionEngineOptions options;
  options.transformer = transformer;
  const char *utilities = std::getenv("RUNNER_UTILS");
  llvm::SmallVector<llvm::StringRef> libraries;
  llvm::StringRef(utilities ? utilities : "")
      .split(libraries, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  options.sharedLibPaths = libraries;
  auto engine = ExecutionEngine::create(*module, options, std::move(*machine));
  if (!engine.ok())
    return std::string(engine.status().message());
  alignas(16) char results[4096] = {};
  void *place = results;
  if (absl::Status status = (*engine)->invokePacked("main", place);
      !status.ok())
    return std::string(status.message());
  return compareResults(expected, llvm::StringRef(results, sizeof(results)),
                        llvm::endianness::native);
}

TEST_P(NativeProgramTest, GivesWhatTheInterpreterGives) {
  const RandomPrograms programs(&context, registry, GetParam().options);
  const uint64_t first = getNumber("FIRST"), count = getNumber("COUNT");
  ASSERT_NE(count, 0u);
  for (uint64_t seed = first; seed < first + count; ++seed) {
    // Print its text by bazel run //tests/interpreter:print_program with
    // --native.
    SCOPED_TRACE("--kind=" + GetParam().name +
                 " --seed=" + std::to_string(seed));
    OwningOpRef<ModuleOp> module = programs.generate(seed);
    ASSERT_TRUE(module);
    std::string error;
    FailureOr<RuntimeValues> expected =
        runFunction(*module, "main", evaluators, error);
    ASSERT_TRUE(succeeded(expected)) << error;
    for (const char *passes : {"", "canonicalize,cse,"})
      for (unsigned level : {0u, 3u})
        EXPECT_EQ(run(*module, passes, level, *expected), "")
            << "passes '" << passes << "', -O" << level;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, NativeProgramTest,
    testing::ValuesIn(getNativeProgramKinds(getArchitecture())),
    [](const auto &info) { return info.param.name; });

} // namespace
} // namespace mlir::interpreter
