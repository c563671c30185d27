// SPDX-License-Identifier: Apache-2.0
#include "targets/native/code_generation.h"

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "targets/native/array_addresses.h"
#include "targets/native/float16_lowering.h"
#include "targets/native/narrow_products.h"
#include "targets/native/vector_rounding.h"
#include "llvm/ADT/Any.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/OptimizationLevel.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::native {
namespace {

/// Keeps the first error that LLVM reports in a context. Without a handler LLVM
/// would end the process.
class FirstError final : public llvm::DiagnosticHandler {
public:
  explicit FirstError(std::string &message) : message(message) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override {
    if (info.getSeverity() == llvm::DS_Error && message.empty()) {
      llvm::raw_string_ostream stream(message);
      llvm::DiagnosticPrinterRawOStream printer(stream);
      info.print(printer);
    }
    return true;
  }

private:
  std::string &message;
};

/// Installs a FirstError for the duration of a scope.
class ErrorScope {
public:
  explicit ErrorScope(llvm::LLVMContext &context)
      : context(context), previous(context.getDiagnosticHandler()) {
    context.setDiagnosticHandler(std::make_unique<FirstError>(message));
  }
  ~ErrorScope() { context.setDiagnosticHandler(std::move(previous)); }

  absl::Status status() const {
    return message.empty() ? absl::OkStatus() : absl::InternalError(message);
  }

private:
  std::string message;
  llvm::LLVMContext &context;
  std::unique_ptr<llvm::DiagnosticHandler> previous;
};

llvm::OptimizationLevel toLlvm(OptimizationLevel level) {
  switch (level) {
  case OptimizationLevel::O0:
    return llvm::OptimizationLevel::O0;
  case OptimizationLevel::O1:
    return llvm::OptimizationLevel::O1;
  case OptimizationLevel::O2:
    return llvm::OptimizationLevel::O2;
  case OptimizationLevel::O3:
    return llvm::OptimizationLevel::O3;
  }
  llvm_unreachable("all levels are listed");
}

/// Returns the function that a pass would run on, or null.
const llvm::Function *getFunction(const llvm::Any &unit) {
  if (const auto *function = llvm::any_cast<const llvm::Function *>(&unit))
    return *function;
  if (const auto *loop = llvm::any_cast<const llvm::Loop *>(&unit))
    return (*loop)->getHeader()->getParent();
  return nullptr;
}

/// Returns true for LLVM's passes that copy loops, or make vectors of scalars,
/// without an advantage if the loops are scheduled. Vectorization of loops is
/// not one of them: loops beside the scheduled ones may copy elements.
bool isForUnscheduledLoops(llvm::StringRef pass) {
  return pass == "SimpleLoopUnswitchPass" || pass == "LoopFullUnrollPass" ||
         pass == "LoopUnrollPass" || pass == "SLPVectorizerPass";
}

absl::Status verify(const llvm::Module &module) {
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(module, &stream))
    return absl::InternalError(absl::StrCat("invalid LLVM IR: ", message));
  return absl::OkStatus();
}

} // namespace

absl::Status optimize(llvm::Module &module, llvm::TargetMachine &machine,
                      OptimizationLevel level) {
  return optimize(module, machine, toLlvm(level));
}

absl::Status optimize(llvm::Module &module, llvm::TargetMachine &machine,
                      const llvm::OptimizationLevel &level) {
  if (absl::Status status = verify(module); !status.ok())
    return status;
  ErrorScope errors(module.getContext());
  module.setTargetTriple(machine.getTargetTriple().str());
  module.setDataLayout(machine.createDataLayout());
  module.setPICLevel(llvm::PICLevel::BigPIC);
  if (absl::Status status = lowerFloat16(module, machine.getTargetTriple());
      !status.ok())
    return status;

  llvm::PassInstrumentationCallbacks callbacks;
  callbacks.registerShouldRunOptionalPassCallback(
      [](llvm::StringRef pass, const llvm::Any &unit) {
        if (!isForUnscheduledLoops(pass))
          return true;
        const llvm::Function *function = getFunction(unit);
        return !function || !function->hasFnAttribute(scheduledLoopsName);
      });
  llvm::PassBuilder builder(&machine, llvm::PipelineTuningOptions(),
                            std::nullopt, &callbacks);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::TargetLibraryInfoImpl library(machine.getTargetTriple());
  functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  if (level != llvm::OptimizationLevel::O0)
    builder.registerPipelineStartEPCallback(
        [](llvm::ModulePassManager &passes, llvm::OptimizationLevel) {
          passes.addPass(
              llvm::createModuleToFunctionPassAdaptor(ArrayAddressPass()));
        });
  llvm::ModulePassManager passes =
      level == llvm::OptimizationLevel::O0
          ? builder.buildO0DefaultPipeline(level)
          : builder.buildPerModuleDefaultPipeline(level);
  passes.run(module, modules);
  return errors.status();
}

static absl::Status emit(llvm::Module &module, llvm::TargetMachine &machine,
                         llvm::CodeGenFileType type,
                         llvm::raw_pwrite_stream &output) {
  ErrorScope errors(module.getContext());
  if (absl::Status status = lowerFloat16(module, machine.getTargetTriple());
      !status.ok())
    return status;
  widenNarrowProducts(module, machine.getTargetTriple());
  replaceVectorRoundEven(module, machine.getTargetTriple());
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, output, /*DwoOut=*/nullptr, type))
    return absl::InternalError(
        absl::StrCat("no such files for ", machine.getTargetTriple().str()));
  passes.run(module);
  return errors.status();
}

absl::Status emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                        llvm::raw_pwrite_stream &output) {
  return emit(module, machine, llvm::CodeGenFileType::ObjectFile, output);
}

absl::Status emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                          llvm::raw_pwrite_stream &output) {
  return emit(module, machine, llvm::CodeGenFileType::AssemblyFile, output);
}

} // namespace mlir::native
