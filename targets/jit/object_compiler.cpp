// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/object_compiler.h"

#include "absl/status/status.h"
#include "targets/native/code_generation.h"
#include "targets/native/fenced_call.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mlir;

ObjectCompiler::ObjectCompiler(std::unique_ptr<llvm::TargetMachine> machine,
                               llvm::orc::ThreadSafeContext context,
                               ObjectDump *dump)
    : IRCompiler(
          llvm::orc::irManglingOptionsFromTargetOptions(machine->Options)),
      machine(std::move(machine)), context(std::move(context)), dump(dump) {}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
ObjectCompiler::operator()(llvm::Module &module) {
  if (!machine)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "LLVM has died of another module");
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  // If LLVM aborts, the state of the module is unknown. So compile a copy,
  // which is leaked in that case.
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
  const absl::Status status = native::callFenced(
      [&] { return native::emitObject(*copy, *machine, stream); });
  if (absl::IsAborted(status)) {
    (void)copy.release();
    (void)machine.release();
    (void)new llvm::orc::ThreadSafeContext(context);
  }
  if (!status.ok())
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   std::string(status.message()));
  if (dump && module.getModuleIdentifier() == dump->moduleName)
    dump->object = stream.str().str();
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), module.getModuleIdentifier(),
      /*RequiresNullTerminator=*/false);
}
