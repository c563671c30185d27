// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/object_compiler.h"

#include "targets/native/code_generation.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

ObjectCompiler::ObjectCompiler(std::unique_ptr<llvm::TargetMachine> machine,
                               ObjectDump *dump)
    : IRCompiler(
          llvm::orc::irManglingOptionsFromTargetOptions(machine->Options)),
      machine(std::move(machine)), dump(dump) {}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
ObjectCompiler::operator()(llvm::Module &module) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  absl::Status status = native::emitObject(module, *machine, stream);
  if (!status.ok())
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   std::string(status.message()));
  if (dump && module.getModuleIdentifier() == dump->moduleName)
    dump->object = stream.str().str();
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), module.getModuleIdentifier(),
      /*RequiresNullTerminator=*/false);
}
