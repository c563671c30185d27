// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/context.h"

#include <string_view>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/context/context_impl.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/effects.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/structure/operation.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {

MLIRContext::MLIRContext(Threading threading)
    : MLIRContext(DialectRegistry(), threading) {}

MLIRContext::MLIRContext(const DialectRegistry &registry, Threading threading)
    : impl(std::make_unique<MLIRContextImpl>()) {
  disableMultithreading(threading == Threading::Disabled);
  getOrLoadDialect(BuiltinDialect::descriptor);
  impl->emptyDictionary = DictionaryAttr::getWithSorted(this, {});
  impl->noneType = NoneType::get(this);
  impl->emptyString = StringAttr::get(this);
  appendDialectRegistry(registry);
}

MLIRContext::~MLIRContext() = default;

std::vector<Dialect *> MLIRContext::getLoadedDialects() {
  std::vector<Dialect *> loaded;
  for (const auto &[name, dialect] : impl->dialects)
    loaded.push_back(dialect.get());
  return loaded;
}

std::vector<llvm::StringRef> MLIRContext::getAvailableDialects() {
  return impl->registry.getDialectNames();
}

Dialect *MLIRContext::getLoadedDialect(llvm::StringRef name) {
  auto found = impl->dialects.find(std::string_view(name.data(), name.size()));
  return found == impl->dialects.end() ? nullptr : found->second.get();
}

Dialect *MLIRContext::getOrLoadDialect(llvm::StringRef name) {
  if (Dialect *loaded = getLoadedDialect(name))
    return loaded;
  const DialectDescriptor *dialect = impl->registry.lookup(name);
  return dialect ? getOrLoadDialect(*dialect) : nullptr;
}

/// Sets the dialect of operation names that were used before it was loaded.
static void adoptRecords(MLIRContextImpl &impl, Dialect *dialect) {
  MutexLock lock(&impl.mutex);
  for (const auto &entry : impl.operations)
    if (entry.second->dialectNamespace == dialect->getNamespace())
      entry.second->dialect = dialect;
}

Dialect *MLIRContext::getOrLoadDialect(const DialectDescriptor &descriptor) {
  if (Dialect *loaded = getLoadedDialect(descriptor.name))
    return loaded;
  for (const DialectDescriptor *dependent : descriptor.dependentDialects)
    getOrLoadDialect(*dependent);
  std::unique_ptr<Dialect> made =
      descriptor.construct ? descriptor.construct(descriptor, this)
                           : std::make_unique<Dialect>(descriptor, this);
  Dialect *dialect = made.get();
  impl->dialects[descriptor.name.str()] = std::move(made);
  adoptRecords(*impl, dialect);
  for (const TypeDescriptor *type : descriptor.types)
    dialect->addType(*type);
  for (const AttributeDescriptor *attribute : descriptor.attributes)
    dialect->addAttribute(*attribute);
  for (const OpDescriptor *op : descriptor.operations)
    dialect->addOperation(*op);
  if (descriptor.initialize)
    descriptor.initialize(*dialect);
  runExtensions();
  return dialect;
}

void MLIRContext::runExtensions() {
  // An extension may load dialects and add extensions.
  const auto extensions = impl->registry.extensions;
  for (const auto &extension : extensions) {
    const bool isReady =
        llvm::all_of(extension->dialects, [&](llvm::StringRef name) {
          return getLoadedDialect(name);
        });
    if (isReady && impl->extensionsRun.insert(extension.get()).second)
      extension->extension(this);
  }
}

void MLIRContext::loadAllAvailableDialects() {
  for (llvm::StringRef name : getAvailableDialects())
    getOrLoadDialect(name);
}

void MLIRContext::appendDialectRegistry(const DialectRegistry &registry) {
  registry.appendTo(impl->registry);
  runExtensions();
}

const DialectRegistry &MLIRContext::getDialectRegistry() {
  return impl->registry;
}

bool MLIRContext::allowsUnregisteredDialects() const {
  return impl->unregisteredDialects;
}

void MLIRContext::allowUnregisteredDialects(bool allow) {
  impl->unregisteredDialects = allow;
}

bool MLIRContext::isMultithreadingEnabled() const {
  return impl->threading && llvm::llvm_is_multithreaded();
}

void MLIRContext::disableMultithreading(bool disable) {
  impl->threading = !disable;
  impl->storageUniquer.setThreading(!disable);
  impl->affineUniquer.setThreading(!disable);
  impl->byteUniquer.setThreading(!disable);
  if (disable)
    impl->threadPool.reset();
}

llvm::ThreadPoolInterface &MLIRContext::getThreadPool() {
  MutexLock lock(&impl->mutex);
  if (!impl->threadPool)
    impl->threadPool = std::make_unique<llvm::DefaultThreadPool>(
        llvm::hardware_concurrency(impl->numThreads));
  return *impl->threadPool;
}

unsigned MLIRContext::getNumThreads() {
  return isMultithreadingEnabled() ? getThreadPool().getMaxConcurrency() : 1;
}

void MLIRContext::setNumThreads(unsigned count) { impl->numThreads = count; }

bool MLIRContext::isWorkerThread() {
  MutexLock lock(&impl->mutex);
  return impl->threadPool && impl->threadPool->isWorkerThread();
}

bool MLIRContext::shouldPrintOpOnDiagnostic() const {
  return impl->printOpOnDiagnostic;
}

void MLIRContext::printOpOnDiagnostic(bool enable) {
  impl->printOpOnDiagnostic = enable;
}

bool MLIRContext::shouldPrintStackTraceOnDiagnostic() const {
  return impl->printStackTraceOnDiagnostic;
}

void MLIRContext::printStackTraceOnDiagnostic(bool enable) {
  impl->printStackTraceOnDiagnostic = enable;
}

DiagnosticEngine &MLIRContext::getDiagEngine() { return impl->diagnostics; }

StorageUniquer &MLIRContext::getStorageUniquer() {
  return impl->storageUniquer;
}

StorageUniquer &MLIRContext::getAffineUniquer() { return impl->affineUniquer; }

std::vector<const OperationRecord *> MLIRContext::getRegisteredOperations() {
  MutexLock lock(&impl->mutex);
  std::vector<const OperationRecord *> &records = impl->sortedOperations;
  if (records.empty()) {
    records.reserve(impl->registeredOperations.size());
    for (const auto &[id, record] : impl->registeredOperations)
      records.push_back(record);
    llvm::sort(records, [](const OperationRecord *a, const OperationRecord *b) {
      return a->descriptor->name < b->descriptor->name;
    });
  }
  return records;
}

std::vector<const AbstractStorage *>
MLIRContext::getRegisteredStorages(Dialect &dialect) {
  MutexLock lock(&impl->mutex);
  std::vector<const AbstractStorage *> kinds;
  for (const auto &[id, storage] : impl->storages)
    if (&storage->getDialect() == &dialect)
      kinds.push_back(storage.get());
  return kinds;
}

bool MLIRContext::isOperationRegistered(llvm::StringRef name) {
  return lookupRegisteredOperation(name) != nullptr;
}

const AbstractStorage *MLIRContext::lookupStorage(TypeID id) {
  return lookupMutableStorage(id);
}

AbstractStorage *MLIRContext::lookupMutableStorage(TypeID id) {
  ReaderMutexLock lock(&impl->mutex);
  auto found = impl->storages.find(id);
  return found == impl->storages.end() ? nullptr : found->second.get();
}

void MLIRContext::registerStorage(Dialect *dialect,
                                  const StorageDescriptor &descriptor,
                                  bool isType) {
  MutexLock lock(&impl->mutex);
  auto record = std::make_unique<AbstractStorage>(this, dialect, descriptor);
  if (!impl->storages.try_emplace(descriptor.id, std::move(record)).second)
    llvm::report_fatal_error(llvm::Twine("'") + descriptor.name +
                             "' is registered twice");
}

/// Creates the record of an unregistered name.
static std::unique_ptr<OperationRecord> makeRecord(MLIRContext *context,
                                                   StringAttr name) {
  auto record = std::make_unique<OperationRecord>();
  record->context = context;
  record->name = name;
  record->id = TypeID::fromName(name.getValue());
  record->dialectNamespace = name.getValue().split('.').first;
  record->dialect = context->getLoadedDialect(record->dialectNamespace);
  return record;
}

const OperationRecord *MLIRContext::getOperationRecord(llvm::StringRef name) {
  {
    ReaderMutexLock lock(&impl->mutex);
    auto found = impl->operations.find(name);
    if (found != impl->operations.end())
      return found->second.get();
  }
  // Create the name before locking the table, since that takes another lock.
  StringAttr identifier = StringAttr::get(this, name);
  MutexLock lock(&impl->mutex);
  std::unique_ptr<OperationRecord> &entry = impl->operations[name];
  if (!entry)
    entry = makeRecord(this, identifier);
  return entry.get();
}

OperationRecord *MLIRContext::lookupRegisteredOperation(TypeID id) {
  ReaderMutexLock lock(&impl->mutex);
  return impl->registeredOperations.lookup(id);
}

OperationRecord *MLIRContext::lookupRegisteredOperation(llvm::StringRef name) {
  ReaderMutexLock lock(&impl->mutex);
  auto found = impl->operations.find(name);
  return found != impl->operations.end() && found->second->descriptor
             ? found->second.get()
             : nullptr;
}

void MLIRContext::registerOperation(Dialect *dialect,
                                    const OpDescriptor &descriptor) {
  if (descriptor.properties.size > Operation::MaximumPropertiesSize)
    llvm::report_fatal_error(llvm::Twine("the properties of operation '") +
                             descriptor.name + "' take more than " +
                             llvm::Twine(Operation::MaximumPropertiesSize) +
                             " bytes");
  StringAttr name = StringAttr::get(this, descriptor.name);
  llvm::SmallVector<Attribute, 0> propertyNames;
  for (const FieldDescriptor &field : descriptor.properties.fields)
    propertyNames.push_back(StringAttr::get(this, field.name));

  MutexLock lock(&impl->mutex);
  std::unique_ptr<OperationRecord> &record = impl->operations[descriptor.name];
  if (!record)
    record = makeRecord(this, name);
  if (record->descriptor)
    llvm::report_fatal_error(llvm::Twine("operation '") + descriptor.name +
                             "' is registered twice");
  record->id = descriptor.id;
  record->dialect = dialect;
  record->descriptor = &descriptor;
  record->commonTraits = getCommonTraits(descriptor.traits);
  record->hasFoldingTraits = llvm::any_of(
      descriptor.traits, [](const TraitUse &use) { return use.trait->fold; });
  record->hasDescribedEffects = SideEffects::hasDescribedEffects(descriptor);
  record->interfaces = InterfaceMap(descriptor.interfaces);
  if (OperationName(record.get()).hasTrait<OpTrait::HasOnlyGraphRegion>())
    record->interfaces.insert(
        {RegionKindInterface::getInterfaceID(), &onlyGraphRegions});
  record->propertyNames = std::move(propertyNames);
  record->defaultAttributes =
      std::make_unique<std::atomic<const BaseStorage *>[]>(
          descriptor.attributes.size());
  impl->registeredOperations[descriptor.id] = record.get();
  impl->sortedOperations.clear();
}

const LocationBlock *MLIRContext::getLocationBlock(StringAttr file,
                                                   unsigned line) {
  const unsigned number = line >> LocationBlock::LineBits;
  MutexLock lock(&impl->mutex);
  std::unique_ptr<LocationBlock> &block =
      impl->locationBlocks[{file.getAsOpaquePointer(), number}];
  if (!block) {
    block = std::make_unique<LocationBlock>();
    block->file = file;
    block->firstLine = number << LocationBlock::LineBits;
  }
  return block.get();
}

llvm::ArrayRef<char> MLIRContext::internBytes(llvm::ArrayRef<char> bytes,
                                              unsigned alignment) {
  struct Interned {
    unsigned alignment;
    llvm::ArrayRef<char> bytes;
  };
  Hasher hasher(alignment);
  hasher.addBytes({bytes.data(), bytes.size()});
  auto isEqual = [&](const void *object) {
    const auto *interned = static_cast<const Interned *>(object);
    return interned->alignment == alignment && interned->bytes == bytes;
  };
  auto create = [&](StorageAllocator &allocator) -> const void * {
    auto *copy =
        static_cast<char *>(allocator.allocate(bytes.size() + 1, alignment));
    llvm::copy(bytes, copy);
    copy[bytes.size()] = 0;
    return new (allocator.allocate(sizeof(Interned)))
        Interned{alignment, llvm::ArrayRef(copy, bytes.size())};
  };
  return static_cast<const Interned *>(
             impl->byteUniquer.get(hasher.get(), isEqual, create))
      ->bytes;
}

} // namespace mlir
