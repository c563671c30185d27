// SPDX-License-Identifier: Apache-2.0
//
// The owner of everything that is uniqued: types, attributes, locations, names,
// affine expressions; and of the dialects loaded.
#ifndef CORE_IR_CONTEXT_H
#define CORE_IR_CONTEXT_H

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/ir/type_id.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class ThreadPoolInterface;
} // namespace llvm

namespace mlir {

class AbstractStorage;
class Attribute;
class Dialect;
class DialectRegistry;
class DiagnosticEngine;
class MLIRContextImpl;
class OperationName;
class StorageUniquer;
class StringAttr;
struct DialectDescriptor;
struct LocationBlock;
struct OpDescriptor;
struct OperationRecord;
struct StorageDescriptor;

/// A context. All IR in it, and all handles, must be gone or unused when it
/// ends. Unless it says so, everything here may be used from several threads.
class MLIRContext {
public:
  enum class Threading { Disabled, Enabled };

  explicit MLIRContext(Threading threading = Threading::Enabled);
  explicit MLIRContext(const DialectRegistry &registry,
                       Threading threading = Threading::Enabled);
  ~MLIRContext();
  MLIRContext(const MLIRContext &) = delete;

  /// Dialects that are loaded, sorted by name.
  std::vector<Dialect *> getLoadedDialects();
  /// Those of the registry, sorted.
  std::vector<llvm::StringRef> getAvailableDialects();
  /// Null if it is not loaded.
  Dialect *getLoadedDialect(llvm::StringRef name);
  template <typename T> T *getLoadedDialect() {
    return static_cast<T *>(getLoadedDialect(T::descriptor.name));
  }
  /// Loads from the registry if needed; null if it does not know the name. Not
  /// thread-safe while other threads use the context.
  Dialect *getOrLoadDialect(llvm::StringRef name);
  Dialect *getOrLoadDialect(const DialectDescriptor &dialect);
  template <typename T> T *getOrLoadDialect() {
    return static_cast<T *>(getOrLoadDialect(T::descriptor));
  }
  template <typename... Dialects> void loadDialect() {
    (getOrLoadDialect(Dialects::descriptor), ...);
  }
  void loadAllAvailableDialects();
  /// Adds dialects and extensions; the latter run for what is loaded, each
  /// once. Not thread-safe.
  void appendDialectRegistry(const DialectRegistry &registry);
  const DialectRegistry &getDialectRegistry();

  /// Whether operations of dialects that are not loaded may be made.
  bool allowsUnregisteredDialects() const;
  void allowUnregisteredDialects(bool allow = true);

  bool isMultithreadingEnabled() const;
  void disableMultithreading(bool disable = true);
  void enableMultithreading(bool enable = true) {
    disableMultithreading(!enable);
  }
  /// The threads for parallel work; made on first use.
  llvm::ThreadPoolInterface &getThreadPool();
  unsigned getNumThreads();
  /// How many there are to be, instead of one for each core; 0: these. To be
  /// called before they are used.
  void setNumThreads(unsigned count);
  /// Whether the calling thread is one of them.
  bool isWorkerThread();

  /// Whether errors at an operation have a note with the operation.
  bool shouldPrintOpOnDiagnostic() const;
  void printOpOnDiagnostic(bool enable);
  /// Whether diagnostics have a note with the stack at which they arose.
  bool shouldPrintStackTraceOnDiagnostic() const;
  void printStackTraceOnDiagnostic(bool enable);

  DiagnosticEngine &getDiagEngine();

  /// Registered operations, sorted by name.
  std::vector<const OperationRecord *> getRegisteredOperations();
  bool isOperationRegistered(llvm::StringRef name);

  // What the IR's classes are made with.

  /// For types and attributes.
  StorageUniquer &getStorageUniquer();
  /// For what is behind affine handles.
  StorageUniquer &getUniquer();
  /// The record of a registered kind of types or attributes, or null.
  const AbstractStorage *lookupStorage(TypeID id);
  /// The record to change; null if it is not registered.
  AbstractStorage *lookupMutableStorage(TypeID id);
  /// Makes the kind known; a second time is a program error.
  void registerStorage(Dialect *dialect, const StorageDescriptor &descriptor,
                       bool isType);
  /// The record of an operation's name, registered or not.
  const OperationRecord *getOperationRecord(llvm::StringRef name);
  /// The one that is registered under an id, or null.
  OperationRecord *lookupRegisteredOperation(TypeID id);
  OperationRecord *lookupRegisteredOperation(llvm::StringRef name);
  void registerOperation(Dialect *dialect, const OpDescriptor &descriptor);
  /// The block of a file's lines that `line` is in.
  const LocationBlock *getLocationBlock(StringAttr file, unsigned line);
  /// Memory that lives as long as the context, for the strings and arrays of
  /// properties; the same contents are kept once.
  llvm::ArrayRef<char> internBytes(llvm::ArrayRef<char> bytes,
                                   unsigned alignment);
  MLIRContextImpl &getImpl() { return *impl; }

private:
  /// Runs the extensions that have not run and whose dialects are loaded.
  void runExtensions();
  std::unique_ptr<MLIRContextImpl> impl;
};

/// Calls `function` with 0 … count-1, on the context's threads if it has any,
/// each once; returns when all are done. Messages come out in the order of the
/// numbers.
void parallelFor(MLIRContext *context, size_t count,
                 const std::function<void(size_t)> &function);
/// The same, and says which task it is that calls: calls of one task are not at
/// the same time. Tasks have numbers below `getNumThreads()` and `count`.
void parallelFor(MLIRContext *context, size_t count,
                 const std::function<void(size_t, size_t task)> &function);

} // namespace mlir

#endif // CORE_IR_CONTEXT_H
