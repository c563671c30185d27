// SPDX-License-Identifier: Apache-2.0
//
// What a context holds. For the sources of core/ir only.
#ifndef CORE_IR_CONTEXT_IMPL_H
#define CORE_IR_CONTEXT_IMPL_H

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

#include "core/ir/action.h"
#include "core/ir/builtin_attributes.h"
#include "core/ir/context.h"
#include "core/ir/diagnostics.h"
#include "core/ir/dialect.h"
#include "core/ir/op_printing_flags.h"
#include "core/ir/operation_name.h"
#include "core/ir/resource_manager.h"
#include "core/ir/storage_uniquer.h"
#include "core/support/mutex.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ThreadPool.h"

namespace mlir {

/// What may keep back output of threads, to hand it on in order.
class OutputBuffer {
public:
  virtual ~OutputBuffer() = default;
  /// Whether it has taken what the calling thread wants to write.
  virtual bool keep(std::function<void()> &write) = 0;
};

class MLIRContextImpl {
public:
  DialectRegistry registry;
  /// Extensions of the registry, by address.
  llvm::DenseSet<const void *> extensionsRun;
  std::map<std::string, std::unique_ptr<Dialect>, std::less<>> dialects;
  DiagnosticEngine diagnostics;
  StorageUniquer storageUniquer;
  StorageUniquer affineUniquer;
  StorageUniquer byteUniquer;
  ResourceManager resourceManager;

  bool threading = true;
  /// 0: one for each core.
  unsigned numThreads = 0;
  bool unregisteredDialects = false;
  bool printOpOnDiagnostic = true;
  bool printStackTraceOnDiagnostic = false;
  OpPrintingFlags diagnosticPrinting;
  ActionHandler actionHandler;

  /// The newest last.
  Mutex outputMutex;
  std::vector<OutputBuffer *> outputBuffers;

  /// Guards the tables below, which change while IR is made.
  Mutex mutex;
  llvm::DenseMap<TypeID, std::unique_ptr<AbstractStorage>> storages;
  llvm::StringMap<std::unique_ptr<OperationRecord>> operations;
  llvm::DenseMap<TypeID, OperationRecord *> registeredOperations;
  llvm::DenseMap<std::pair<const void *, unsigned>,
                 std::unique_ptr<LocationBlock>>
      locationBlocks;
  std::unique_ptr<llvm::DefaultThreadPool> threadPool;

  std::atomic<uint64_t> nextDistinctID = 0;

  // What is asked for often.
  DictionaryAttr emptyDictionary;
  StringAttr emptyString;
  Type noneType;
};

} // namespace mlir

#endif // CORE_IR_CONTEXT_IMPL_H
