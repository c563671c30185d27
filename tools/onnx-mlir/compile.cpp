// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/compile.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/support/output_file.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/machine/machine_model.h"
#include "targets/machine/resolve.h"
#include "targets/machine/target_attributes.h"
#include "targets/native/compile_module.h"
#include "targets/native/constant_data.h"
#include "targets/native/cpu_features.h"
#include "targets/onnx/model.h"
#include "targets/onnx_compiler/compile.h"
#include "targets/onnx_direct/compile.h"
#include "tools/onnx-mlir/error_scope.h"
#include "tools/onnx-mlir/read_module.h"
#include "llvm/Support/FileSystem.h"

namespace onnx_mlir {
namespace {

namespace native = mlir::native;

/// Reports progress.
using Report = std::function<void(const std::string &)>;

/// Returns the facts about the target that compilers need.
TargetFacts describeTarget(const native::Target &target) {
  TargetFacts facts;
  facts.cpu = target.cpu;
  for (const auto &feature : native::getRequiredCpuFeatures(target))
    facts.cpuFeatures.push_back(
        {feature.name.str(), feature.word, feature.bit});
  facts.baselineCpu = native::baselineCpu(target.triple).str();
  return facts;
}

/// Returns the model of the target's CPU, or of the oldest CPU if there is
/// none.
absl::StatusOr<mlir::machine::Machine>
getMachine(const native::Target &target) {
  const std::string triple = target.triple.str();
  const bool isKnown =
      mlir::machine::lookupMachine(triple, target.cpu) != nullptr;
  return mlir::machine::resolveMachine(
      triple, isKnown ? target.cpu : native::baselineCpu(target.triple).str(),
      "");
}

/// Returns the first error that `errors` captured, which code generation met.
absl::Status getStatus(const ErrorScope &errors) {
  return absl::InternalError(errors.getMessage().empty()
                                 ? "no code is generated"
                                 : errors.getMessage());
}

/// Generates code for a module of the llvm dialect and writes it.
absl::Status writeNativeCode(const Options &options, mlir::ModuleOp module) {
  ErrorScope errors(*module.getContext());
  native::CompileOptions how{options.target, options.level};
  if (options.kind == OutputKind::Library) {
    how.kind = native::OutputKind::Library;
    how.runtime = native::ModelRuntime::Included;
  }
  const std::vector<native::DataPiece> constants =
      native::takeConstants(module);
  mlir::FailureOr<std::string> code = native::generateCode(module, how);
  if (mlir::failed(code))
    return getStatus(errors);
  return native::writeCode(*code, how, options.output, constants);
}

/// By default, constants of the onnx dialect are elided if they have more
/// elements, or more characters as resources.
constexpr int64_t maxPrinted = 100;

mlir::OpPrintingFlags getPrintingFlags(const Options &options) {
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo(options.preserveLocations);
  const bool isElided = (options.kind == OutputKind::ONNXBasic ||
                         options.kind == OutputKind::ONNXIR) &&
                        !options.fullConstants;
  if (isElided || options.maxPrintedElements)
    flags.elideLargeElementsAttrs(
        options.maxPrintedElements.value_or(maxPrinted));
  if (isElided || options.maxPrintedResource)
    flags.elideLargeResourceString(
        options.maxPrintedResource.value_or(maxPrinted));
  return flags;
}

absl::Status writeOutput(const Options &options, mlir::ModuleOp module) {
  switch (options.kind) {
  case OutputKind::ONNXBasic:
  case OutputKind::ONNXIR:
  case OutputKind::MLIR:
  case OutputKind::LLVMIR:
    return mlir::writeFile(options.output, [&](llvm::raw_ostream &output) {
      module->print(output, getPrintingFlags(options));
      output << "\n";
    });
  case OutputKind::Object:
  case OutputKind::Library:
    return writeNativeCode(options, module);
  }
  llvm_unreachable("all kinds are listed");
}

/// Refuses an output that is the input.
absl::Status checkOutput(const Options &options) {
  bool isInput = false;
  if (options.input != "-" &&
      !llvm::sys::fs::equivalent(options.input, options.output, isInput) &&
      isInput)
    return absl::InvalidArgumentError(
        "output '" + options.output +
        "' is the model: it must be another file");
  return absl::OkStatus();
}

/// Reads the model or its module of the onnx dialect and writes the module.
absl::Status emitOnnx(const Options &options, const Report &report) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      readModule(context, options.input, options.shapes);
  if (!module.ok())
    return module.status();
  if (absl::Status status = checkOutput(options); !status.ok())
    return status;
  report("writing " + options.output);
  return writeOutput(options, **module);
}

ModelStage getStage(OutputKind kind) {
  switch (kind) {
  case OutputKind::ONNXBasic:
  case OutputKind::ONNXIR:
    return ModelStage::ONNX;
  case OutputKind::MLIR:
    return ModelStage::Loops;
  case OutputKind::LLVMIR:
  case OutputKind::Object:
  case OutputKind::Library:
    return ModelStage::LLVM;
  }
  llvm_unreachable("all kinds are listed");
}

/// Compiles the model, or its module of the onnx dialect, through dialects and
/// writes the result.
absl::Status emitViaDialects(const Options &options, const Report &report) {
  absl::StatusOr<mlir::machine::Machine> machine = getMachine(options.target);
  if (!machine.ok())
    return machine.status();
  mlir::DialectRegistry registry;
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::Disabled);
  loadCompilerDialects(context);
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      readModule(context, options.input, options.shapes);
  if (!module.ok())
    return module.status();
  if (absl::Status status = checkOutput(options); !status.ok())
    return status;
  report("compiling for " + options.target.triple.str() + ", " +
         options.target.cpu);
  const ModelStage stage = getStage(options.kind);
  if (stage != ModelStage::ONNX)
    mlir::machine::attachTarget(**module, *machine);
  {
    ErrorScope errors(context);
    if (mlir::failed(lowerModel(**module, describeTarget(options.target),
                                {options.tag, versionText, options.describe()},
                                stage)))
      return absl::InvalidArgumentError("model '" + options.input +
                                        "': " + errors.getLocatedMessage());
  }
  report("writing " + options.output);
  return writeOutput(options, **module);
}

/// Compiles the model without dialects of its own and writes the result.
absl::Status emitCode(const Options &options, const Report &report) {
  if (isMLIRInput(options.input))
    return absl::UnimplementedError("input '" + options.input +
                                    "' is MLIR, which only --EmitONNXBasic "
                                    "reads");
  absl::StatusOr<std::unique_ptr<Model>> model = Model::read(options.input);
  if (!model.ok())
    return model.status();
  if (absl::Status status = checkOutput(options); !status.ok())
    return status;
  report("compiling for " + options.target.triple.str() + ", " +
         options.target.cpu);
  absl::StatusOr<mlir::machine::Machine> machine = getMachine(options.target);
  if (!machine.ok())
    return machine.status();
  mlir::DialectRegistry registry;
  registerModelDialects(registry);
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  mlir::OwningOpRef<mlir::ModuleOp> module(
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context)));
  mlir::machine::attachTarget(*module, *machine);
  absl::Status status = compileModel(
      **model, options.shapes, describeTarget(options.target),
      {options.tag, versionText, options.describe()},
      options.kind == OutputKind::MLIR ? Stage::Loops : Stage::LLVM, *module);
  if (!status.ok())
    return status;
  report("writing " + options.output);
  return writeOutput(options, *module);
}

} // namespace

absl::Status compile(const Options &options, llvm::raw_ostream &log) {
  const Report report = [&](const std::string &what) {
    if (options.verbose)
      log << what << "\n";
  };
  report("reading " + options.input);
  if (options.kind == OutputKind::ONNXBasic)
    return emitOnnx(options, report);
  if (options.kind == OutputKind::ONNXIR || options.via == Via::Dialects)
    return emitViaDialects(options, report);
  return emitCode(options, report);
}

} // namespace onnx_mlir
