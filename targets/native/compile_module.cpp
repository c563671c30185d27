// SPDX-License-Identifier: Apache-2.0
#include "targets/native/compile_module.h"

#include <memory>

#include "core/ir/context/diagnostics.h"
#include "core/support/output_file.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/export.h"
#include "targets/native/code_generation.h"
#include "targets/native/fenced_call.h"
#include "targets/native/legality.h"
#include "targets/native/memory_file.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::native {
namespace {

/// LLVM's objects for the compilation of one module.
struct Generation {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  std::unique_ptr<llvm::TargetMachine> machine;
};

absl::Status emitKind(Generation &generation, OutputKind kind,
                      llvm::raw_pwrite_stream &output) {
  switch (kind) {
  case OutputKind::LLVMIR:
    generation.module->print(output, /*AAW=*/nullptr);
    return absl::OkStatus();
  case OutputKind::Bitcode:
    llvm::WriteBitcodeToFile(*generation.module, output);
    return absl::OkStatus();
  case OutputKind::Assembly:
    return emitAssembly(*generation.module, *generation.machine, output);
  case OutputKind::Object:
  case OutputKind::Library:
  case OutputKind::Executable:
    return emitObject(*generation.module, *generation.machine, output);
  }
  llvm_unreachable("all kinds are listed");
}

/// Checks that a data layout that the module specifies is the target's, since
/// the lowering relied on it.
LogicalResult checkDataLayout(Operation *op, const llvm::Module &module,
                              const llvm::TargetMachine &machine) {
  const llvm::DataLayout target = machine.createDataLayout();
  const bool isSaid = op->hasAttr(LLVM::LLVMDialect::getDataLayoutAttrName());
  if (module.getDataLayoutStr().empty() ||
      (!isSaid &&
       module.getDataLayout().isLittleEndian() == target.isLittleEndian()) ||
      module.getDataLayout() == target)
    return success();
  return op->emitError("data layout \"")
         << module.getDataLayoutStr() << "\" is not that of "
         << machine.getTargetTriple().str() << ", \""
         << target.getStringRepresentation() << "\"";
}

} // namespace

FailureOr<std::string> generateCode(Operation *op,
                                    const CompileOptions &options) {
  if (failed(checkLegality(op, options.target.triple)))
    return failure();
  auto generation = std::make_unique<Generation>();
  generation->module = translateModuleToLLVMIR(op, generation->context);
  if (!generation->module)
    return failure();
  generation->machine = createTargetMachine(options.target, options.level);
  if (failed(checkDataLayout(op, *generation->module, *generation->machine)))
    return failure();
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream output(bytes);
  absl::Status status = callFenced([&] {
    absl::Status optimized =
        optimize(*generation->module, *generation->machine, options.level);
    return optimized.ok() ? emitKind(*generation, options.kind, output)
                          : optimized;
  });
  if (status.ok())
    return std::string(bytes.str());
  // The state of LLVM's objects is unknown, so leak them.
  (void)generation.release();
  // A dump of nodes may follow the first line.
  const llvm::StringRef message(status.message().data(),
                                status.message().size());
  return op->emitError("LLVM cannot generate code for ")
         << options.target.triple.str() << ": " << message.split('\n').first;
}

absl::Status writeCode(llvm::StringRef bytes, const CompileOptions &options,
                       llvm::StringRef path,
                       llvm::ArrayRef<DataPiece> constants) {
  const bool isLinked = options.kind == OutputKind::Library ||
                        options.kind == OutputKind::Executable;
  if (!isLinked) {
    if (path == "-") {
      llvm::outs() << bytes;
      return absl::OkStatus();
    }
    return writeFile(path, [&](llvm::raw_ostream &output) { output << bytes; });
  }
  if (path == "-")
    return absl::InvalidArgumentError(
        "libraries and executables need a file: expected -o");
  absl::StatusOr<MemoryFile> code = MemoryFile::create(bytes);
  if (!code.ok())
    return code.status();
  const MemoryFile *objects[] = {&*code};
  if (options.kind == OutputKind::Executable)
    return linkExecutable(options.target, objects, path, constants);
  return linkSharedLibrary(options.target, objects,
                           llvm::sys::path::filename(path), path,
                           options.runtime,
                           options.allowsUndefined ? UndefinedSymbols::Allowed
                                                   : UndefinedSymbols::Refused,
                           constants);
}

} // namespace mlir::native
