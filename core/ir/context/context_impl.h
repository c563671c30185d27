// SPDX-License-Identifier: Apache-2.0
//
// The implementation of MLIRContext. Private to core/ir.
#ifndef CORE_IR_CONTEXT_CONTEXT_IMPL_H
#define CORE_IR_CONTEXT_CONTEXT_IMPL_H

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/action.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/context/resource_manager.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/storage/storage_uniquer.h"
#include "core/ir/structure/operation_name.h"
#include "core/support/mutex.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ThreadPool.h"

namespace mlir {

/// Buffers output of threads, to write it in order later.
class OutputBuffer {
public:
  virtual ~OutputBuffer() = default;
  /// Takes `write` if the calling thread's output is buffered. Returns whether
  /// it did.
  virtual bool keep(std::function<void()> &write) = 0;
};

class MLIRContextImpl {
public:
  DialectRegistry registry;
  /// The extensions that have run, by address.
  llvm::DenseSet<const void *> extensionsRun;
  std::map<std::string, std::unique_ptr<Dialect>, std::less<>> dialects;
  DiagnosticEngine diagnostics;
  StorageUniquer storageUniquer;
  StorageUniquer affineUniquer;
  StorageUniquer byteUniquer;
  ResourceManager resourceManager;

  bool threading = true;
  /// 0: one per core.
  unsigned numThreads = 0;
  bool unregisteredDialects = false;
  bool printOpOnDiagnostic = true;
  bool printStackTraceOnDiagnostic = false;
  OpPrintingFlags diagnosticPrinting;
  ActionHandler actionHandler;

  /// Active buffers; the innermost is the last.
  Mutex outputMutex;
  std::vector<OutputBuffer *> outputBuffers;

  /// Guards the tables below, which are modified while IR is created.
  Mutex mutex;
  llvm::DenseMap<TypeID, std::unique_ptr<AbstractStorage>> storages;
  llvm::StringMap<std::unique_ptr<OperationRecord>> operations;
  llvm::DenseMap<TypeID, OperationRecord *> registeredOperations;
  /// The registered operations by name, or empty until they are asked for.
  std::vector<const OperationRecord *> sortedOperations;
  llvm::DenseMap<std::pair<const void *, unsigned>,
                 std::unique_ptr<LocationBlock>>
      locationBlocks;
  std::unique_ptr<llvm::DefaultThreadPool> threadPool;

  std::atomic<uint64_t> nextDistinctID = 0;

  // Cached common attributes.
  DictionaryAttr emptyDictionary;
  StringAttr emptyString;
  Type noneType;
};

} // namespace mlir

#endif // CORE_IR_CONTEXT_CONTEXT_IMPL_H
