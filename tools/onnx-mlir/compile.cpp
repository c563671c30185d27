// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/compile.h"

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/support/output_file.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/machine/machine_model.h"
#include "targets/machine/resolve.h"
#include "targets/machine/target_attributes.h"
#include "targets/native/compile_module.h"
#include "targets/native/constant_data.h"
#include "targets/native/cpu_features.h"
#include "targets/onnx/model.h"
#include "targets/onnx_direct/compile.h"
#include "llvm/Support/FileSystem.h"

namespace onnx_mlir {
namespace {

namespace native = mlir::native;

/// Returns the facts about the target that onnx_direct needs.
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

/// Captures the first error diagnostic during its lifetime as a status.
class ErrorScope {
public:
  explicit ErrorScope(mlir::MLIRContext &context)
      : handler(&context, [this](mlir::Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
              first.empty())
            first = diagnostic.str();
          return mlir::success();
        }) {}

  absl::Status status() const {
    return absl::InternalError(first.empty() ? "no code is generated" : first);
  }

private:
  std::string first;
  mlir::ScopedDiagnosticHandler handler;
};

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
    return errors.status();
  return native::writeCode(*code, how, options.output, constants);
}

absl::Status writeOutput(const Options &options, mlir::ModuleOp module) {
  switch (options.kind) {
  case OutputKind::MLIR:
  case OutputKind::LLVMIR:
    return mlir::writeFile(options.output, [&](llvm::raw_ostream &output) {
      module->print(output);
      output << "\n";
    });
  case OutputKind::Object:
  case OutputKind::Library:
    return writeNativeCode(options, module);
  }
  llvm_unreachable("all kinds are listed");
}

} // namespace

absl::Status compile(const Options &options, llvm::raw_ostream &log) {
  auto report = [&](llvm::StringRef what) {
    if (options.verbose)
      log << what << "\n";
  };
  report("reading " + options.input);
  absl::StatusOr<std::unique_ptr<Model>> model = Model::read(options.input);
  if (!model.ok())
    return model.status();

  bool isInput = false;
  if (!llvm::sys::fs::equivalent(options.input, options.output, isInput) &&
      isInput)
    return absl::InvalidArgumentError(
        "output '" + options.output +
        "' is the model: it must be another file");

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

} // namespace onnx_mlir
