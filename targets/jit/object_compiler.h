// SPDX-License-Identifier: Apache-2.0
//
// What ORC compiles modules with: an error of the back end is one, not the end
// of the process, and so is what the back end dies of.
#ifndef TARGETS_JIT_OBJECT_COMPILER_H
#define TARGETS_JIT_OBJECT_COMPILER_H

#include <memory>
#include <string>

#include "llvm/ExecutionEngine/Orc/IRCompileLayer.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {

/// The objects that have been compiled of modules of one name.
struct ObjectDump {
  std::string moduleName;
  /// The bytes of the object file; empty until it is compiled.
  std::string object;
};

/// Compiles one module after the other for one machine. Not thread-safe.
class ObjectCompiler final : public llvm::orc::IRCompileLayer::IRCompiler {
public:
  /// `context` is the one of modules of which LLVM may die: it outlives the
  /// process's use of it then, with what is left of the module. Keeps a copy of
  /// the object in `dump`, unless that is null.
  ObjectCompiler(std::unique_ptr<llvm::TargetMachine> machine,
                 llvm::orc::ThreadSafeContext context, ObjectDump *dump);

  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
  operator()(llvm::Module &module) override;

private:
  /// Null since LLVM has died; nothing is compiled from then on.
  std::unique_ptr<llvm::TargetMachine> machine;
  llvm::orc::ThreadSafeContext context;
  ObjectDump *dump;
};

} // namespace mlir

#endif // TARGETS_JIT_OBJECT_COMPILER_H
