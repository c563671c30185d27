// SPDX-License-Identifier: Apache-2.0
//
// Compiles a module into the memory of this process and calls its functions.
#ifndef TARGETS_JIT_EXECUTION_ENGINE_H
#define TARGETS_JIT_EXECUTION_ENGINE_H

#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/ir/structure/operation.h"
#include "targets/jit/near_memory.h"
#include "targets/jit/object_compiler.h"
#include "targets/jit/shared_libraries.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/SectionMemoryManager.h"
#include "llvm/Support/CodeGen.h"

namespace mlir {

struct ExecutionEngineOptions {
  /// Translates the operation to LLVM IR; translateModuleToLLVMIR if null.
  /// Returns null after it emitted a diagnostic.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *,
                                                   llvm::LLVMContext &)>
      llvmModuleBuilder = nullptr;
  /// Changes the LLVM IR before code generation, for example to optimize it.
  llvm::function_ref<absl::Status(llvm::Module *)> transformer = nullptr;
  /// Optimization level of the machine that is created if none is given.
  std::optional<llvm::CodeGenOptLevel> jitCodeGenOptLevel;
  /// Paths of shared libraries whose symbols the module may use.
  llvm::ArrayRef<llvm::StringRef> sharedLibPaths = {};
  /// Allocates memory for code and data; NearMemory if null. Must outlive the
  /// engine.
  llvm::SectionMemoryManager::MemoryMapper *sectionMemoryMapper = nullptr;
  /// Keeps the object file for dumpToObjectFile.
  bool enableObjectDump = false;
  /// Announces the code to an attached debugger.
  bool enableGDBNotificationListener = true;
};

/// A module that is compiled when one of its functions is looked up first.
/// Thread safety: not thread-safe. Functions that were looked up may be called
/// from any thread during the engine's lifetime.
class ExecutionEngine {
public:
  /// Creates an engine for a module of the llvm dialect. The module may be
  /// destroyed afterwards. `machine` must describe the host; by default it is
  /// the host with all its features.
  /// Errors: Internal, after a diagnostic, if the module cannot be translated;
  /// Unimplemented, after a diagnostic, if the machine does not support a type;
  /// NotFound if a shared library cannot be loaded; errors of the transformer.
  static absl::StatusOr<std::unique_ptr<ExecutionEngine>>
  create(Operation *op, const ExecutionEngineOptions &options = {},
         std::unique_ptr<llvm::TargetMachine> machine = nullptr);

  ExecutionEngine(const ExecutionEngine &) = delete;
  ExecutionEngine &operator=(const ExecutionEngine &) = delete;
  /// Runs the module's destructors if its constructors have run.
  ~ExecutionEngine();

  /// Returns the packed form of a function. It takes an array of pointers to
  /// the arguments, followed by a pointer to storage for the result, if any.
  /// Errors: those of lookup.
  absl::StatusOr<void (*)(void **)> lookupPacked(llvm::StringRef name) const;

  /// Returns the address of a symbol.
  /// Errors: NotFound if the symbol, or a symbol that the module needs, is not
  /// defined.
  absl::StatusOr<void *> lookup(llvm::StringRef name) const;

  /// Runs the module's constructors unless they have run, then calls the packed
  /// form of a function.
  absl::Status invokePacked(llvm::StringRef name,
                            llvm::MutableArrayRef<void *> arguments = {});

  /// Converts an argument of `invoke` to arguments of a packed function.
  template <typename T> struct Argument {
    static void pack(llvm::SmallVectorImpl<void *> &arguments, T &value) {
      arguments.push_back(&value);
    }
  };
  /// The location of a result of `invoke`.
  template <typename T> struct Result {
    T &value;
  };
  template <typename T> struct Argument<Result<T>> {
    static void pack(llvm::SmallVectorImpl<void *> &arguments,
                     Result<T> &result) {
      arguments.push_back(&result.value);
    }
  };
  template <typename T> static Result<T> result(T &value) { return {value}; }

  /// Calls a function through its C interface (`llvm.emit_c_interface`). The
  /// last argument is `result(x)` if it returns something.
  template <typename... Args>
  absl::Status invoke(llvm::StringRef name, Args... args) {
    llvm::SmallVector<void *> arguments;
    (Argument<Args>::pack(arguments, args), ...);
    return invokePacked(("_mlir_ciface_" + name).str(), arguments);
  }

  /// Gives the module the target and the layout of a machine.
  static void setupTargetTripleAndDataLayout(llvm::Module *module,
                                             llvm::TargetMachine *machine);

  /// Writes the object file.
  /// Errors: FailedPrecondition without enableObjectDump or before the first
  /// lookup; Unavailable if the file cannot be written.
  absl::Status dumpToObjectFile(llvm::StringRef path) const;

  /// Defines symbols that the module may use.
  /// Errors: AlreadyExists if a symbol is already defined.
  absl::Status registerSymbols(
      llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)>
          symbolMap);

  /// Runs the module's constructors unless they have run.
  absl::Status initialize();

private:
  ExecutionEngine() = default;
  absl::Status createJit(const ExecutionEngineOptions &options,
                         std::unique_ptr<llvm::TargetMachine> machine,
                         llvm::orc::ThreadSafeContext context);
  absl::Status addLibraries(llvm::ArrayRef<llvm::StringRef> paths);
  absl::Status toStatus(llvm::Error error) const;

  /// Errors that the session has reported since the last call of toStatus.
  mutable std::string reported;
  std::optional<ObjectDump> dump;
  /// Declared before the JIT, so that the libraries outlive the code that uses
  /// them.
  SharedLibraries libraries;
  NearMemory memory;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  bool isInitialized = false;
};

} // namespace mlir

#endif // TARGETS_JIT_EXECUTION_ENGINE_H
