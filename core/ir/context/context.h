// SPDX-License-Identifier: Apache-2.0
//
// The context owns all uniqued objects (types, attributes, locations, names,
// affine expressions) and the loaded dialects.
#ifndef CORE_IR_CONTEXT_CONTEXT_H
#define CORE_IR_CONTEXT_CONTEXT_H

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/ir/storage/type_id.h"
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

/// A context. It must outlive all IR and all handles that refer to it. All
/// methods are thread-safe unless stated otherwise.
class MLIRContext {
public:
  enum class Threading { Disabled, Enabled };

  explicit MLIRContext(Threading threading = Threading::Enabled);
  explicit MLIRContext(const DialectRegistry &registry,
                       Threading threading = Threading::Enabled);
  ~MLIRContext();
  MLIRContext(const MLIRContext &) = delete;

  /// Returns the loaded dialects, sorted by name.
  std::vector<Dialect *> getLoadedDialects();
  /// Returns the names of the dialects in the registry, sorted.
  std::vector<llvm::StringRef> getAvailableDialects();
  /// Returns the dialect, or null if it is not loaded.
  Dialect *getLoadedDialect(llvm::StringRef name);
  template <typename T> T *getLoadedDialect() {
    return static_cast<T *>(getLoadedDialect(T::descriptor.name));
  }
  /// Returns the dialect, loading it from the registry if needed. Returns null
  /// if the registry does not contain it. Not thread-safe while other threads
  /// use the context.
  Dialect *getOrLoadDialect(llvm::StringRef name);
  Dialect *getOrLoadDialect(const DialectDescriptor &dialect);
  template <typename T> T *getOrLoadDialect() {
    return static_cast<T *>(getOrLoadDialect(T::descriptor));
  }
  template <typename... Dialects> void loadDialect() {
    (getOrLoadDialect(Dialects::descriptor), ...);
  }
  void loadAllAvailableDialects();
  /// Adds the dialects and extensions of a registry. An extension runs once, as
  /// soon as its dialects are loaded. Not thread-safe.
  void appendDialectRegistry(const DialectRegistry &registry);
  const DialectRegistry &getDialectRegistry();

  /// Returns true if operations of dialects that are not loaded may be created.
  bool allowsUnregisteredDialects() const;
  void allowUnregisteredDialects(bool allow = true);

  bool isMultithreadingEnabled() const;
  void disableMultithreading(bool disable = true);
  void enableMultithreading(bool enable = true) {
    disableMultithreading(!enable);
  }
  /// Returns the thread pool, which is created on first use.
  llvm::ThreadPoolInterface &getThreadPool();
  unsigned getNumThreads();
  /// Sets the number of threads; 0 means one per core. Must be called before
  /// the thread pool is used.
  void setNumThreads(unsigned count);
  /// Returns true if the calling thread belongs to the thread pool.
  bool isWorkerThread();

  /// Returns true if errors at an operation have a note that prints the
  /// operation.
  bool shouldPrintOpOnDiagnostic() const;
  void printOpOnDiagnostic(bool enable);
  /// Returns true if diagnostics have a note with the stack trace of their
  /// emission.
  bool shouldPrintStackTraceOnDiagnostic() const;
  void printStackTraceOnDiagnostic(bool enable);

  DiagnosticEngine &getDiagEngine();

  /// Returns the registered operations, sorted by name.
  std::vector<const OperationRecord *> getRegisteredOperations();
  bool isOperationRegistered(llvm::StringRef name);
  /// Returns the registered kinds of types and attributes of a dialect, in
  /// unspecified order.
  std::vector<const AbstractStorage *> getRegisteredStorages(Dialect &dialect);

  // Implementation of the IR's classes.

  /// Returns the uniquer of types and attributes.
  StorageUniquer &getStorageUniquer();
  /// Returns the uniquer of affine expressions, maps and sets.
  StorageUniquer &getAffineUniquer();
  /// Returns the record of a registered kind of types or attributes, or null.
  const AbstractStorage *lookupStorage(TypeID id);
  /// Returns the mutable record of a kind, or null if it is not registered.
  AbstractStorage *lookupMutableStorage(TypeID id);
  /// Registers a kind. Registering it twice is a program error.
  void registerStorage(Dialect *dialect, const StorageDescriptor &descriptor,
                       bool isType);
  /// Returns the record of an operation's name, whether registered or not.
  const OperationRecord *getOperationRecord(llvm::StringRef name);
  /// Returns the record of a registered operation, or null.
  OperationRecord *lookupRegisteredOperation(TypeID id);
  OperationRecord *lookupRegisteredOperation(llvm::StringRef name);
  void registerOperation(Dialect *dialect, const OpDescriptor &descriptor);
  /// Returns the block of lines of `file` that contains `line`.
  const LocationBlock *getLocationBlock(StringAttr file, unsigned line);
  /// Copies bytes to memory that lives as long as the context, for strings and
  /// arrays in properties. Equal contents are stored once.
  llvm::ArrayRef<char> internBytes(llvm::ArrayRef<char> bytes,
                                   unsigned alignment);
  MLIRContextImpl &getImpl() { return *impl; }

private:
  /// Runs each extension that has not run yet and whose dialects are loaded.
  void runExtensions();
  std::unique_ptr<MLIRContextImpl> impl;
};

/// Calls `function` once with each of 0 … count-1, on the context's thread pool
/// if threading is enabled, and returns after all calls have finished.
/// Diagnostics are emitted in the order of the indices.
void parallelFor(MLIRContext *context, size_t count,
                 const std::function<void(size_t)> &function);
/// Like the overload above, and passes the index of the calling task. Calls of
/// one task are not concurrent. Task indices are below `getNumThreads()` and
/// `count`.
void parallelFor(MLIRContext *context, size_t count,
                 const std::function<void(size_t, size_t task)> &function);

} // namespace mlir

#endif // CORE_IR_CONTEXT_CONTEXT_H
