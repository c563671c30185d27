// SPDX-License-Identifier: Apache-2.0
//
// Checks that the tiles of sums that schedule-krnl-contract chooses for a
// machine fit into its registers: a tile that does not is slow.
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/llvmir/export.h"
#include "targets/machine/resolve.h"
#include "targets/native/code_generation.h"
#include "targets/native/loop_spills.h"
#include "targets/native/target.h"
#include "targets/onnx_compiler/compile.h"
#include "targets/onnx_compiler/compile_options.h"
#include "targets/onnx_compiler/machines.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

namespace native = mlir::native;

struct Parameters {
  const char *triple, *cpu;
};

class RegisterTilesTest : public testing::TestWithParam<Parameters> {
protected:
  RegisterTilesTest()
      : target(*native::resolveTarget(GetParam().triple, GetParam().cpu)) {
    mlir::registerBuiltinDialectTranslation(registry);
    mlir::registerLLVMDialectTranslation(registry);
  }

  /// Returns the innermost loops of the product of matrices of these shapes.
  std::vector<native::InnermostLoop> compileProduct(const std::string &a,
                                                    const std::string &b,
                                                    const std::string &y);

  native::Target target;
  mlir::DialectRegistry registry;
};

std::vector<native::InnermostLoop>
RegisterTilesTest::compileProduct(const std::string &a, const std::string &b,
                                  const std::string &y) {
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::Disabled);
  loadCompilerDialects(context);
  const std::string text =
      "func.func @main_graph(%a: tensor<" + a +
      "> {onnx.name = \"a\"}, %b: " + "tensor<" + b +
      "> {onnx.name = \"b\"}) -> (tensor<" + y +
      "> {onnx.name = \"y\"}) {\n  %y = \"onnx.MatMul\"(%a, %b) : (tensor<" +
      a + ">, tensor<" + b + ">) -> tensor<" + y +
      ">\n  onnx.Return %y : " + "tensor<" + y +
      ">\n}\n\"onnx.EntryPoint\"() {func = @main_graph, " +
      "onnx.metadata = []} : () -> ()\n";
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      text, mlir::ParserConfig(&context));
  absl::StatusOr<mlir::machine::Machine> machine =
      mlir::machine::resolveMachine(GetParam().triple, GetParam().cpu, "");
  if (!module || !machine.ok())
    return {};
  setMachines(*module, *machine);
  TargetFacts facts;
  facts.machines.push_back({target.cpu, target.features, {}});
  facts.baselineCpu = native::baselineCpu(target.triple).str();
  if (mlir::failed(
          lowerModel(*module, facts, CompileOptions(), ModelStage::LLVM)))
    return {};
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> code =
      mlir::translateModuleToLLVMIR(*module, llvmContext);
  std::unique_ptr<llvm::TargetMachine> llvmMachine =
      native::createTargetMachine(target, native::OptimizationLevel::O3);
  if (!code ||
      !native::optimize(*code, *llvmMachine, native::OptimizationLevel::O3)
           .ok())
    return {};
  absl::StatusOr<std::vector<native::InnermostLoop>> loops =
      native::getInnermostLoops(*code, *llvmMachine);
  return loops.ok() ? *loops : std::vector<native::InnermostLoop>();
}

TEST_P(RegisterTilesTest, SumsStayInRegisters) {
  const std::string shapes[][3] = {{"96x512xf32", "512x192xf32", "96x192xf32"},
                                   {"97x65xf32", "65x131xf32", "97x131xf32"},
                                   {"96x512xf64", "512x192xf64", "96x192xf64"},
                                   {"?x512xf32", "512x192xf32", "?x192xf32"}};
  for (const auto &[a, b, y] : shapes) {
    const std::vector<native::InnermostLoop> loops = compileProduct(a, b, y);
    EXPECT_FALSE(loops.empty()) << a;
    for (const native::InnermostLoop &loop : loops)
      EXPECT_EQ(loop.numSpills + loop.numReloads, 0u)
          << a << ": " << loop.function << ": a loop of "
          << loop.numInstructions << " instructions";
  }
}

INSTANTIATE_TEST_SUITE_P(
    Machines, RegisterTilesTest,
    testing::Values(Parameters{"x86_64-linux-gnu", "x86-64-v3"},
                    Parameters{"x86_64-linux-gnu", "x86-64-v4"},
                    Parameters{"powerpc64le-linux-gnu", "pwr9"},
                    Parameters{"powerpc64le-linux-gnu", "pwr10"},
                    Parameters{"s390x-linux-gnu", "z14"},
                    Parameters{"s390x-linux-gnu", "z16"}));

} // namespace
} // namespace onnx_mlir
