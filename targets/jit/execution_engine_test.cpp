// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/execution_engine.h"

#include <string>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "targets/jit/host_machine.h"
#include "targets/jit/optimizing_transformer.h"
#include "targets/llvmir/dialect_translations.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Creates an engine from the text of a module.
class ExecutionEngineTest : public testing::Test {
protected:
  ExecutionEngineTest() {
    DialectRegistry registry;
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
    context = std::make_unique<MLIRContext>(registry);
  }

  absl::StatusOr<std::unique_ptr<ExecutionEngine>>
  create(llvm::StringRef text, const ExecutionEngineOptions &options = {}) {
    OwningOpRef<ModuleOp> module =
        parseSourceString(text, ParserConfig(context.get()));
    if (!module)
      return absl::InvalidArgumentError("not parsed");
    return ExecutionEngine::create(module.get().getOperation(), options);
  }

  std::unique_ptr<MLIRContext> context;
};

constexpr const char *kAdd = R"(
  llvm.func @add(%a: i32, %b: i32) -> i32 attributes {llvm.emit_c_interface} {
    %0 = llvm.add %a, %b : i32
    llvm.return %0 : i32
  }
  llvm.func @_mlir_ciface_add(%a: i32, %b: i32) -> i32 {
    %0 = llvm.call @add(%a, %b) : (i32, i32) -> i32
    llvm.return %0 : i32
  })";

constexpr const char *kCallsHost = R"(
  llvm.func @host(i32) -> i32
  llvm.func @main(%a: i32) -> i32 {
    %0 = llvm.call @host(%a) : (i32) -> i32
    llvm.return %0 : i32
  })";

TEST_F(ExecutionEngineTest, CallsAFunction) {
  auto engine = create(kAdd);
  ASSERT_TRUE(engine.ok()) << engine.status();
  auto address = (*engine)->lookup("add");
  ASSERT_TRUE(address.ok()) << address.status();
  EXPECT_EQ(reinterpret_cast<int32_t (*)(int32_t, int32_t)>(*address)(2, -5),
            -3);
}

TEST_F(ExecutionEngineTest, CallsPackedFunctions) {
  auto engine = create(kAdd);
  ASSERT_TRUE(engine.ok()) << engine.status();
  int32_t a = 40;
  int32_t b = 2;
  int32_t sum = 0;
  void *arguments[] = {&a, &b, &sum};
  ASSERT_TRUE((*engine)->invokePacked("add", arguments).ok());
  EXPECT_EQ(sum, 42);
  ASSERT_TRUE(
      (*engine)->invoke("add", a, a, ExecutionEngine::result(sum)).ok());
  EXPECT_EQ(sum, 80);
}

TEST_F(ExecutionEngineTest, UsesSymbolsThatAreRegistered) {
  auto engine = create(kCallsHost);
  ASSERT_TRUE(engine.ok()) << engine.status();
  int32_t (*host)(int32_t) = [](int32_t a) { return 7 * a; };
  auto status =
      (*engine)->registerSymbols([&](llvm::orc::MangleAndInterner intern) {
        llvm::orc::SymbolMap symbols;
        symbols[intern("host")] = {llvm::orc::ExecutorAddr::fromPtr(host),
                                   llvm::JITSymbolFlags::Exported};
        return symbols;
      });
  ASSERT_TRUE(status.ok()) << status;
  int32_t a = 6;
  int32_t result = 0;
  void *arguments[] = {&a, &result};
  ASSERT_TRUE((*engine)->invokePacked("main", arguments).ok());
  EXPECT_EQ(result, 42);
}

TEST_F(ExecutionEngineTest, SaysWhichSymbolIsMissing) {
  auto engine = create(kCallsHost);
  ASSERT_TRUE(engine.ok()) << engine.status();
  EXPECT_EQ((*engine)->lookupPacked("main").status(),
            absl::NotFoundError("Symbols not found: [ host ]"));
  EXPECT_EQ((*engine)->lookup("absent").status(),
            absl::NotFoundError("Symbols not found: [ absent ]"));
}

TEST_F(ExecutionEngineTest, RefusesLibrariesThatCannotBeLoaded) {
  llvm::StringRef path = "/absent/library.so";
  ExecutionEngineOptions options;
  options.sharedLibPaths = path;
  absl::Status status = create(kAdd, options).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(status.message().find("could not load '/absent/library.so': "), 0u);
}

TEST_F(ExecutionEngineTest, RefusesNamesOfPackedFunctions) {
  absl::Status status = create(R"(
    llvm.func @f() { llvm.return }
    llvm.func @_mlir_f() { llvm.return })")
                            .status();
  EXPECT_EQ(status, absl::AlreadyExistsError(
                        "'_mlir_f' is the name of the packed form of 'f', and "
                        "must not be defined"));
}

TEST_F(ExecutionEngineTest, TransformsAndDumps) {
  auto machine = createHostMachine(llvm::CodeGenOptLevel::Aggressive);
  ASSERT_TRUE(machine.ok()) << machine.status();
  auto optimize = makeOptimizingTransformer(2, 2, machine->get());
  bool isTransformed = false;
  auto transformer = [&](llvm::Module *module) {
    isTransformed = module->getFunction("_mlir_add") != nullptr;
    return optimize(module);
  };
  ExecutionEngineOptions options;
  options.transformer = transformer;
  options.enableObjectDump = true;
  auto engine = create(kAdd, options);
  ASSERT_TRUE(engine.ok()) << engine.status();
  EXPECT_TRUE(isTransformed);
  std::string path = testing::TempDir() + "/add.o";
  EXPECT_EQ((*engine)->dumpToObjectFile(path).code(),
            absl::StatusCode::kFailedPrecondition);
  ASSERT_TRUE((*engine)->lookup("add").ok());
  ASSERT_TRUE((*engine)->dumpToObjectFile(path).ok());
  uint64_t size = 0;
  ASSERT_FALSE(llvm::sys::fs::file_size(path, size));
  EXPECT_GT(size, 64u);
}

TEST_F(ExecutionEngineTest, RefusesLevelsThatDoNotExist) {
  auto transformer = makeOptimizingTransformer(4, 0, nullptr);
  ExecutionEngineOptions options;
  options.transformer = transformer;
  EXPECT_EQ(create(kAdd, options).status(),
            absl::InvalidArgumentError("invalid optimization/size level 4/0"));
}

} // namespace
} // namespace mlir
