// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/testing/compile_model.h"

#include "absl/status/status.h"
#include "core/ir/builtin/builtin_locations.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/llvmir/export.h"
#include "targets/machine/target_attributes.h"
#include "targets/native/constant_data.h"
#include "targets/onnx/shape_information.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace onnx_mlir::testing {

TestTarget getTestTarget(llvm::StringRef arch) {
  struct Known {
    llvm::StringRef arch, cpu, baselineCpu;
  };
  static constexpr Known targets[] = {
      {"x86_64", "x86-64-v3", "x86-64"},
      {"ppc64le", "pwr9", "pwr8"},
      {"s390x", "z14", "z10"},
  };
  TestTarget found;
  for (const Known &target : targets) {
    if (target.arch != arch)
      continue;
    found.triple = (arch + "-unknown-linux-gnu").str();
    found.facts.cpu = target.cpu.str();
    found.facts.baselineCpu = target.baselineCpu.str();
    found.facts.cpuFeatures = {{"first", 0, 5}, {"second", 1, 63}};
  }
  return found;
}

std::unique_ptr<mlir::MLIRContext> makeContext() {
  mlir::DialectRegistry registry;
  registerModelDialects(registry);
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
  auto context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::Disabled);
  context->loadAllAvailableDialects();
  return context;
}

mlir::OwningOpRef<mlir::ModuleOp> makeModule(mlir::MLIRContext &context,
                                             const TestTarget &target) {
  auto module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  auto machine =
      mlir::machine::resolveMachine(target.triple, target.facts.cpu, "");
  EXPECT_TRUE(machine.ok()) << machine.status();
  mlir::machine::attachTarget(module, *machine);
  return module;
}

static std::string
joinWeights(llvm::ArrayRef<mlir::native::DataPiece> constants) {
  std::string bytes;
  for (const mlir::native::DataPiece &piece : constants) {
    const mlir::Blob &elements = piece.elements;
    EXPECT_EQ(elements.getAlignment(), 64u);
    EXPECT_EQ(elements.getBytes().size() % elements.getElementWidth(), 0u);
    bytes.resize(llvm::alignTo(bytes.size(), 64));
    const size_t start = bytes.size();
    bytes.resize(start + elements.getBytes().size());
    elements.copyTo(bytes.data() + start, llvm::endianness::little);
  }
  return bytes;
}

absl::StatusOr<CompiledText> compileText(const ModelBuilder &builder,
                                         const TestTarget &target,
                                         const CompileOptions &options,
                                         llvm::StringRef shapes) {
  std::unique_ptr<Model> model = builder.build();
  absl::StatusOr<ShapeInformation> given = parseShapeInformation(shapes);
  if (!model || !given.ok())
    return absl::InternalError("the test's own input is wrong");
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  auto module = makeModule(*context, target);
  absl::Status status =
      compileModel(*model, *given, target.facts, options, Stage::LLVM, *module);
  if (!status.ok())
    return status;
  CompiledText text;
  text.weights = joinWeights(mlir::native::takeConstants(*module));
  llvm::LLVMContext llvmContext;
  auto translated = mlir::translateModuleToLLVMIR(*module, llvmContext);
  if (!translated)
    return absl::InternalError("not translated");
  llvm::raw_string_ostream(text.ir) << *translated;
  std::string problems;
  llvm::raw_string_ostream log(problems);
  EXPECT_FALSE(llvm::verifyModule(*translated, &log)) << problems;
  return text;
}

std::string getCompileError(const ModelBuilder &builder,
                            llvm::StringRef shapes) {
  absl::StatusOr<CompiledText> text =
      compileText(builder, getTestTarget("x86_64"), {}, shapes);
  return std::string(text.status().message());
}

} // namespace onnx_mlir::testing
