// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/compile.h"

#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "core/support/output_file.h"
#include "targets/native/code_generation.h"
#include "targets/native/cpu_features.h"
#include "targets/native/data_object.h"
#include "targets/native/linker.h"
#include "targets/native/memory_file.h"
#include "targets/onnx/model.h"
#include "targets/onnx_direct/compile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Target/TargetMachine.h"

namespace onnx_mlir {
namespace {

using mlir::native::MemoryFile;

/// Describes the target to the floor above code generation.
TargetFacts describeTarget(const mlir::native::Target &target,
                           const llvm::TargetMachine &machine) {
  TargetFacts facts;
  facts.triple = target.triple.str();
  facts.dataLayout = machine.createDataLayout();
  facts.cpu = target.cpu;
  for (const auto &feature : mlir::native::getRequiredCpuFeatures(target))
    facts.cpuFeatures.push_back(
        {feature.name.str(), feature.word, feature.bit});
  facts.baselineCpu = mlir::native::baselineCpu(target.triple).str();
  return facts;
}

absl::StatusOr<MemoryFile> generateCode(llvm::Module &module,
                                        llvm::TargetMachine &machine) {
  absl::StatusOr<MemoryFile> object = MemoryFile::create();
  if (!object.ok())
    return object;
  absl::Status status =
      mlir::native::emitObject(module, machine, object->stream());
  if (status.ok())
    status = object->flush();
  if (!status.ok())
    return status;
  return object;
}

absl::StatusOr<MemoryFile> writeWeights(const llvm::Triple &triple,
                                        const Lowered &lowered) {
  std::vector<mlir::native::DataPiece> pieces;
  for (const ConstantPiece &piece : lowered.weights)
    pieces.push_back({piece.offset, piece.elementWidth, piece.bytes});
  absl::StatusOr<MemoryFile> object = MemoryFile::create();
  if (!object.ok())
    return object;
  mlir::native::writeDataObject(triple, "omWeights", pieces, object->stream());
  if (absl::Status status = object->flush(); !status.ok())
    return status;
  return object;
}

absl::Status writeObject(const Options &options, llvm::Module &module,
                         llvm::TargetMachine &machine) {
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  absl::Status status = mlir::native::emitObject(module, machine, stream);
  if (!status.ok())
    return status;
  return mlir::writeFile(options.output,
                         [&](llvm::raw_ostream &output) { output << bytes; });
}

absl::Status writeLibrary(const Options &options, Lowered &lowered,
                          llvm::TargetMachine &machine) {
  absl::StatusOr<MemoryFile> code = generateCode(*lowered.module, machine);
  if (!code.ok())
    return code.status();
  absl::StatusOr<MemoryFile> weights =
      writeWeights(options.target.triple, lowered);
  if (!weights.ok())
    return weights.status();
  return mlir::native::linkSharedLibrary(
      options.target, {&*code, &*weights},
      llvm::sys::path::filename(options.output), options.output);
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
  std::unique_ptr<llvm::TargetMachine> machine =
      mlir::native::createTargetMachine(options.target, options.level);
  llvm::LLVMContext context;
  absl::StatusOr<Lowered> lowered = compileModel(
      **model, options.shapes, describeTarget(options.target, *machine),
      {options.tag, versionText, options.describe()}, context);
  if (!lowered.ok())
    return lowered.status();
  if (options.stage == Stage::LLVMIR)
    return mlir::writeFile(options.output, [&](llvm::raw_ostream &output) {
      lowered->module->print(output, nullptr);
    });

  report("optimizing");
  if (absl::Status status =
          mlir::native::optimize(*lowered->module, *machine, options.level);
      !status.ok())
    return status;

  report("writing " + options.output);
  return options.stage == Stage::Object
             ? writeObject(options, *lowered->module, *machine)
             : writeLibrary(options, *lowered, *machine);
}

} // namespace onnx_mlir
