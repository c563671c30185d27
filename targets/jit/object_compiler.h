// SPDX-License-Identifier: Apache-2.0
//
// The compiler that ORC uses. Errors and crashes of the back end become errors
// instead of ending the process.
#ifndef TARGETS_JIT_OBJECT_COMPILER_H
#define TARGETS_JIT_OBJECT_COMPILER_H

#include <memory>
#include <string>

#include "llvm/ExecutionEngine/Orc/IRCompileLayer.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {

/// The object compiled from the module named `moduleName`.
struct ObjectDump {
  std::string moduleName;
  /// The bytes of the object file; empty before compilation.
  std::string object;
};

/// Compiles modules, one at a time, for one machine.
/// Thread safety: not thread-safe.
class ObjectCompiler final : public llvm::orc::IRCompileLayer::IRCompiler {
public:
  /// `context` must be the context of the modules to compile. If LLVM crashes,
  /// the context is leaked together with the module. Stores a copy of the
  /// object in `dump` unless it is null.
  ObjectCompiler(std::unique_ptr<llvm::TargetMachine> machine,
                 llvm::orc::ThreadSafeContext context, ObjectDump *dump);

  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
  operator()(llvm::Module &module) override;

private:
  /// Null after LLVM has crashed; further modules are then refused.
  std::unique_ptr<llvm::TargetMachine> machine;
  llvm::orc::ThreadSafeContext context;
  ObjectDump *dump;
};

} // namespace mlir

#endif // TARGETS_JIT_OBJECT_COMPILER_H
