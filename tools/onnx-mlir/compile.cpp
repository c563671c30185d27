// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/compile.h"

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "core/support/output_file.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/machine/machine_model.h"
#include "targets/machine/resolve.h"
#include "targets/machine/target_attributes.h"
#include "targets/native/compile_module.h"
#include "targets/native/constant_data.h"
#include "targets/native/cpu_features.h"
#include "targets/onnx_compiler/compile.h"
#include "targets/onnx_compiler/machines.h"
#include "tools/onnx-mlir/error_scope.h"
#include "tools/onnx-mlir/read_module.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

namespace onnx_mlir {
namespace {

namespace native = mlir::native;

/// Returns the facts about the targets that compilers need.
TargetFacts describeTargets(llvm::ArrayRef<native::Target> targets) {
  TargetFacts facts;
  for (const native::Target &target : targets) {
    MachineFacts &machine = facts.machines.emplace_back();
    machine.cpu = target.cpu;
    machine.features = target.features;
    for (const auto &feature : native::getRequiredCpuFeatures(target))
      machine.cpuFeatures.push_back(
          {feature.name.str(), feature.word, feature.bit});
  }
  facts.baselineCpu = native::baselineCpu(targets.front().triple).str();
  return facts;
}

/// Returns the models of the targets' CPUs, or of the oldest CPU for one that
/// has none, with the names of the targets.
absl::StatusOr<std::vector<mlir::machine::Machine>>
findMachines(llvm::ArrayRef<native::Target> targets) {
  std::vector<mlir::machine::Machine> machines;
  for (const native::Target &target : targets) {
    const std::string triple = target.triple.str();
    const bool isKnown =
        mlir::machine::lookupMachine(triple, target.cpu) != nullptr;
    absl::StatusOr<mlir::machine::Machine> machine =
        mlir::machine::resolveMachine(
            triple,
            isKnown ? target.cpu : native::baselineCpu(target.triple).str(),
            "");
    if (!machine.ok())
      return machine.status();
    // The model refers to the name, which the target owns.
    machine->model.cpu = target.cpu;
    machines.push_back(*std::move(machine));
  }
  return machines;
}

/// Returns the first error that `errors` captured, which code generation met.
absl::Status getStatus(const ErrorScope &errors) {
  return absl::InternalError(errors.getMessage().empty()
                                 ? "no code is generated"
                                 : errors.getMessage());
}

/// Refuses more weights than code addresses: by 32-bit offsets relative to
/// itself.
absl::Status checkSize(llvm::StringRef input,
                       const std::vector<native::DataPiece> &constants) {
  constexpr uint64_t greatest = (uint64_t(1) << 31) - (uint64_t(1) << 26);
  uint64_t size = 0;
  for (const native::DataPiece &piece : constants)
    size += llvm::alignTo(piece.getSize(), piece.alignment);
  if (size <= greatest)
    return absl::OkStatus();
  return absl::UnimplementedError(absl::StrCat(
      llvm::sys::path::filename(input).str(), ": the weights take ", size,
      " bytes: at most ", greatest, " are supported"));
}

/// Generates code for a module of the llvm dialect and writes it.
absl::Status writeNativeCode(const Options &options, mlir::ModuleOp module) {
  ErrorScope errors(*module.getContext());
  native::CompileOptions how{options.targets.front(), options.level};
  if (options.kind == OutputKind::Library) {
    how.kind = native::OutputKind::Library;
    how.runtime = native::ModelRuntime::Included;
  }
  const std::vector<native::DataPiece> constants =
      native::takeConstants(module);
  if (absl::Status status = checkSize(options.input, constants); !status.ok())
    return status;
  mlir::FailureOr<std::string> code = native::generateCode(module, how);
  if (mlir::failed(code))
    return getStatus(errors);
  return native::writeCode(*code, how, options.output, constants);
}

/// By default, constants are elided if they have more elements, or more
/// characters as resources.
constexpr int64_t maxPrinted = 100;

mlir::OpPrintingFlags getPrintingFlags(const Options &options) {
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo(options.preserveLocations);
  const bool isElided = !options.fullConstants;
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

/// Returns an error with `message`, which names the file `input` unless it
/// starts with a place in that file.
absl::Status locate(llvm::StringRef input, const std::string &message) {
  if (llvm::StringRef(message).starts_with(input))
    return absl::InvalidArgumentError(message);
  return absl::InvalidArgumentError(
      absl::StrCat(llvm::sys::path::filename(input).str(), ": ", message));
}

/// Refuses constants whose elements were not printed.
absl::Status checkConstants(llvm::StringRef input, mlir::ModuleOp module) {
  std::string elided;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](mlir::DenseResourceElementsAttr elements) {
    if (!elements.getRawHandle().getBlob())
      elided = elements.getRawHandle().getKey().str();
  });
  module->walk([&](mlir::Operation *op) {
    for (mlir::NamedAttribute field : op->getAttrDictionary())
      walker.walk(field.getValue());
  });
  if (elided.empty())
    return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("input '", input.str(), "' has no elements of constant '",
                   elided, "': print it with --emit-full-mlir-code"));
}

/// Sets the machines of a module, or checks that code is for these machines.
absl::Status setTargets(llvm::StringRef input, mlir::ModuleOp module,
                        llvm::ArrayRef<mlir::machine::Machine> machines) {
  if (getModelStage(module) == ModelStage::ONNX) {
    setMachines(module, machines);
    return absl::OkStatus();
  }
  const std::string triple = mlir::machine::getTargetNames(module).triple;
  const std::vector<std::string> known = getMachines(module);
  const auto hasName = [](llvm::StringRef name,
                          const mlir::machine::Machine &machine) {
    return name == machine.model.cpu;
  };
  if (triple == machines.front().triple &&
      llvm::equal(known, machines, hasName))
    return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      "input '", input.str(), "' is code for ", triple, ", ",
      llvm::join(known, ","), ": --mtriple and --mcpu must name this target"));
}

/// Infers shapes or lowers further, as the kind of output requires.
absl::Status lower(const Options &options, mlir::ModuleOp module) {
  absl::StatusOr<std::vector<mlir::machine::Machine>> machines =
      findMachines(options.targets);
  if (!machines.ok())
    return machines.status();
  const ModelStage stage = getStage(options.kind);
  if (stage != ModelStage::ONNX) {
    absl::Status status = checkConstants(options.input, module);
    status.Update(setTargets(options.input, module, *machines));
    if (!status.ok())
      return status;
  }
  ErrorScope errors(*module.getContext());
  if (mlir::succeeded(lowerModel(module, describeTargets(options.targets),
                                 {options.tag, versionText, options.describe(),
                                  options.strictFloats, options.keepsRowMajor},
                                 stage)))
    return absl::OkStatus();
  return locate(options.input, errors.getLocatedMessage());
}

} // namespace

absl::Status compile(const Options &options, llvm::raw_ostream &log) {
  const auto report = [&](const std::string &what) {
    if (options.verbose)
      log << what << "\n";
  };
  report("reading " + options.input);
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
  if (getModelStage(**module) > getStage(options.kind))
    return absl::InvalidArgumentError(absl::StrCat(
        "input '", options.input, "' is of a later stage than the output"));
  if (options.kind != OutputKind::ONNXBasic) {
    report("compiling for " + options.targets.front().triple.str() + ", " +
           getCpus(options.targets));
    if (absl::Status status = lower(options, **module); !status.ok())
      return status;
  }
  report("writing " + options.output);
  return writeOutput(options, **module);
}

} // namespace onnx_mlir
