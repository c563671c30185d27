// SPDX-License-Identifier: Apache-2.0
//
// Compiles a module to the memory of this process and calls its functions.
#ifndef TARGETS_JIT_EXECUTION_ENGINE_H
#define TARGETS_JIT_EXECUTION_ENGINE_H

#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/ir/operation.h"
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
  /// What makes LLVM IR of the operation; translateModuleToLLVMIR by default.
  /// Null after a diagnostic.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *,
                                                   llvm::LLVMContext &)>
      llvmModuleBuilder = nullptr;
  /// What changes the LLVM IR before it is compiled; optimises it, say.
  llvm::function_ref<absl::Status(llvm::Module *)> transformer = nullptr;
  /// Of the machine that is made if none is given.
  std::optional<llvm::CodeGenOptLevel> jitCodeGenOptLevel;
  /// Shared libraries whose symbols the module may use.
  llvm::ArrayRef<llvm::StringRef> sharedLibPaths = {};
  /// What gives memory to code and data, and outlives the engine; NearMemory by
  /// default.
  llvm::SectionMemoryManager::MemoryMapper *sectionMemoryMapper = nullptr;
  /// Keep the object file for dumpToObjectFile.
  bool enableObjectDump = false;
  /// Tell a debugger that is attached about the code.
  bool enableGDBNotificationListener = true;
};

/// A module that is compiled when one of its functions is looked up. Not
/// thread-safe; functions that have been looked up may be called by any thread
/// as long as it lives.
class ExecutionEngine {
public:
  /// An engine for a module of the llvm dialect, which is not needed
  /// afterwards. `machine` is of the host; by default its own with all its
  /// features.
  /// Errors: a module that cannot be translated (Internal, after a diagnostic)
  /// or whose types the machine does not have (Unimplemented, likewise),
  /// a transformer's, a shared library that cannot be loaded (NotFound).
  static absl::StatusOr<std::unique_ptr<ExecutionEngine>>
  create(Operation *op, const ExecutionEngineOptions &options = {},
         std::unique_ptr<llvm::TargetMachine> machine = nullptr);

  ExecutionEngine(const ExecutionEngine &) = delete;
  ExecutionEngine &operator=(const ExecutionEngine &) = delete;
  /// Runs the module's destructors, if its constructors have run.
  ~ExecutionEngine();

  /// The packed form of a function: it takes an array of pointers to the
  /// arguments, and then one to where the result is to be stored.
  /// Errors: as of lookup.
  absl::StatusOr<void (*)(void **)> lookupPacked(llvm::StringRef name) const;

  /// The address of a symbol.
  /// Errors: NotFound for a symbol that is defined nowhere, or one that the
  /// module needs and that is defined nowhere.
  absl::StatusOr<void *> lookup(llvm::StringRef name) const;

  /// Calls the packed form of a function, after the module's constructors have
  /// run once.
  absl::Status invokePacked(llvm::StringRef name,
                            llvm::MutableArrayRef<void *> arguments = {});

  /// How an argument of `invoke` becomes one of a packed function.
  template <typename T> struct Argument {
    static void pack(llvm::SmallVectorImpl<void *> &arguments, T &value) {
      arguments.push_back(&value);
    }
  };
  /// Where a result of `invoke` is stored.
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

  /// Writes the object file, once something has been looked up.
  /// Errors: FailedPrecondition without enableObjectDump or before; Unavailable
  /// when it cannot be written.
  absl::Status dumpToObjectFile(llvm::StringRef path) const;

  /// Defines symbols that the module may use.
  /// Errors: AlreadyExists for one that is defined.
  absl::Status registerSymbols(
      llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)>
          symbolMap);

  /// Runs the module's constructors, unless they have run.
  absl::Status initialize();

private:
  ExecutionEngine() = default;
  absl::Status createJit(const ExecutionEngineOptions &options,
                         std::unique_ptr<llvm::TargetMachine> machine,
                         llvm::orc::ThreadSafeContext context);
  absl::Status addLibraries(llvm::ArrayRef<llvm::StringRef> paths);
  absl::Status toStatus(llvm::Error error) const;

  /// What the session has reported since it was last asked.
  mutable std::string reported;
  std::optional<ObjectDump> dump;
  /// Outlives the code, which may use it until its end.
  SharedLibraries libraries;
  NearMemory memory;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  bool isInitialized = false;
};

} // namespace mlir

#endif // TARGETS_JIT_EXECUTION_ENGINE_H
