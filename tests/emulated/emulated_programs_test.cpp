// SPDX-License-Identifier: Apache-2.0
//
// Random programs that are compiled here for another platform give there, under
// the emulator, what the interpreter gives, bit for bit.
//
// TRIPLE: of the platform. EMULATE, CALL_PROGRAMS: the emulator, and the
// program of the platform that calls functions of shared libraries.
// RUNNER_UTILS: libraries that programs use. COUNT: how many programs of each
// kind.
#include <cstdlib>
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/context/registry.h"
#include "core/ir/verify/symbol_table.h"
#include "core/pass/pass_manager.h"
#include "core/support/output_file.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/native/compile_module.h"
#include "targets/native/target.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/program_kinds.h"
#include "tests/interpreter/random_program.h"
#include "tests/native_programs/result_reader.h"
#include "tests/passes/all_passes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {

/// For gtest.
static void PrintTo(const ProgramKind &kind, std::ostream *os) {
  *os << kind.name;
}

namespace {

/// How many bytes call_programs writes for each program.
constexpr size_t resultSize = 4096;

llvm::StringRef getVariable(const char *name) {
  const char *text = std::getenv(name);
  return text ? text : "";
}

/// A program that has been compiled.
struct CompiledProgram {
  /// Its kind, seed, passes and level.
  std::string name;
  std::string library;
  RuntimeValues expected;
};

class EmulatedProgramTest : public testing::TestWithParam<ProgramKind> {
protected:
  EmulatedProgramTest()
      : context((registerEverything(), registry.getDialects()),
                MLIRContext::Threading::Disabled) {
    context.loadAllAvailableDialects();
  }

  void registerEverything() {
    registerAllPasses(registry);
    registerLLVMIRDialectTranslations(registry);
  }

  LogicalResult addStoringFunction(ModuleOp module);
  /// Returns what is wrong, or an empty string.
  std::string compile(ModuleOp source, llvm::StringRef passes,
                      native::OptimizationLevel level, llvm::StringRef path);
  void compileAll(uint64_t seed, ModuleOp source);
  /// Calls all programs; returns the results of one after the other.
  std::string callPrograms();

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
  std::vector<CompiledProgram> programs;
};

/// Adds a function that stores the result of `main` where its argument points.
LogicalResult EmulatedProgramTest::addStoringFunction(ModuleOp module) {
  auto main = llvm::dyn_cast_or_null<LLVM::LLVMFuncOp>(
      SymbolTable::lookupSymbolIn(module, "main"));
  if (!main)
    return failure();
  std::string text, type;
  llvm::raw_string_ostream(type) << main.getFunctionType().getReturnType();
  text = "llvm.func @main() -> " + type +
         "\n"
         "llvm.func @store_results(%place: !llvm.ptr) {\n"
         "  %0 = llvm.call @main() : () -> " +
         type + "\n  llvm.store %0, %place : " + type +
         ", !llvm.ptr\n"
         "  llvm.return\n"
         "}\n";
  OwningOpRef<ModuleOp> added =
      parseSourceString<ModuleOp>(text, ParserConfig(&context));
  if (!added)
    return failure();
  Operation *function = SymbolTable::lookupSymbolIn(*added, "store_results");
  function->remove();
  module.getBody()->push_back(function);
  return success();
}

std::string EmulatedProgramTest::compile(ModuleOp source,
                                         llvm::StringRef passes,
                                         native::OptimizationLevel level,
                                         llvm::StringRef path) {
  OwningOpRef<ModuleOp> module(llvm::cast<ModuleOp>(source->clone()));
  if (failed(runPasses(*module, registry, (passes + "lower-to-llvm").str())) ||
      failed(addStoringFunction(*module)))
    return "the program cannot be lowered";
  auto target = native::resolveTarget(getVariable("TRIPLE"), /*cpu=*/"");
  if (!target.ok())
    return std::string(target.status().message());
  const native::CompileOptions options{*target, level,
                                       native::OutputKind::Library,
                                       /*allowsUndefined=*/true};
  FailureOr<std::string> code = native::generateCode(*module, options);
  if (failed(code))
    return "the program cannot be compiled";
  return std::string(native::writeCode(*code, options, path).message());
}

void EmulatedProgramTest::compileAll(uint64_t seed, ModuleOp source) {
  std::string error;
  FailureOr<RuntimeValues> expected =
      runFunction(source, "main", evaluators, error);
  ASSERT_TRUE(succeeded(expected)) << error;
  for (const char *passes : {"", "canonicalize,cse,"}) {
    for (auto level :
         {native::OptimizationLevel::O0, native::OptimizationLevel::O3}) {
      const bool isOptimized = level == native::OptimizationLevel::O3;
      const std::string name = "--kind=" + GetParam().name +
                               " --seed=" + std::to_string(seed) + " '" +
                               passes + (isOptimized ? "' -O3" : "' -O0");
      const std::string library = testing::TempDir() + GetParam().name +
                                  std::to_string(programs.size()) + ".so";
      ASSERT_EQ(compile(source, passes, level, library), "") << name;
      programs.push_back({name, library, *expected});
    }
  }
}

std::string EmulatedProgramTest::callPrograms() {
  const std::string prefix = testing::TempDir() + GetParam().name;
  const std::string list = prefix + ".list", results = prefix + ".results";
  absl::Status written = writeFile(list, [&](llvm::raw_ostream &output) {
    for (const CompiledProgram &program : programs)
      output << program.library << '\n';
  });
  EXPECT_TRUE(written.ok()) << written.message();
  llvm::SmallVector<llvm::StringRef> arguments = {
      getVariable("EMULATE"), getVariable("CALL_PROGRAMS"), list, results};
  getVariable("RUNNER_UTILS")
      .split(arguments, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::string error;
  EXPECT_EQ(llvm::sys::ExecuteAndWait(arguments.front(), arguments,
                                      /*Env=*/std::nullopt, /*Redirects=*/{},
                                      /*SecondsToWait=*/0, /*MemoryLimit=*/0,
                                      &error),
            0)
      << error;
  auto file = llvm::MemoryBuffer::getFile(results);
  return file ? (*file)->getBuffer().str() : "";
}

TEST_P(EmulatedProgramTest, GivesWhatTheInterpreterGives) {
  const RandomPrograms random(&context, registry, GetParam().options);
  uint64_t count = 0;
  ASSERT_FALSE(getVariable("COUNT").getAsInteger(10, count));
  for (uint64_t seed = 0; seed < count; ++seed) {
    OwningOpRef<ModuleOp> module = random.generate(seed);
    ASSERT_TRUE(module);
    compileAll(seed, *module);
  }
  const std::string results = callPrograms();
  ASSERT_EQ(results.size(), programs.size() * resultSize);
  const llvm::Triple triple(getVariable("TRIPLE"));
  const auto order = triple.isLittleEndian() ? llvm::endianness::little
                                             : llvm::endianness::big;
  for (size_t i = 0; i < programs.size(); ++i)
    EXPECT_EQ(compareResults(
                  programs[i].expected,
                  llvm::StringRef(results).substr(i * resultSize, resultSize),
                  order),
              "")
        << programs[i].name;
}

INSTANTIATE_TEST_SUITE_P(Kinds, EmulatedProgramTest,
                         testing::ValuesIn(getNativeProgramKinds(
                             llvm::Triple(getVariable("TRIPLE")).getArch())),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace mlir::interpreter
