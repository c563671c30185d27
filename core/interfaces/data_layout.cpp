// SPDX-License-Identifier: Apache-2.0
//
// DataLayout, and the layouts in effect at a location in the IR.
#include "core/interfaces/data_layout.h"

using namespace mlir;

// Layouts of operations.

/// Returns the first attribute of a module that is a `SpecT`, or null.
template <typename SpecT> static SpecT findSpec(ModuleOp op) {
  for (NamedAttribute attribute : op->getAttrs())
    if (auto spec = llvm::dyn_cast<SpecT>(attribute.getValue()))
      return spec;
  return SpecT();
}

DataLayoutSpecInterface mlir::getDataLayoutSpec(ModuleOp op) {
  return findSpec<DataLayoutSpecInterface>(op);
}

TargetSystemSpecInterface mlir::getTargetSystemSpec(ModuleOp op) {
  return findSpec<TargetSystemSpecInterface>(op);
}

static bool mayHaveLayout(Operation *op) {
  return llvm::isa<ModuleOp, DataLayoutOpInterface>(op);
}

static DataLayoutSpecInterface getSpec(Operation *op) {
  if (auto module = llvm::dyn_cast<ModuleOp>(op))
    return getDataLayoutSpec(module);
  return llvm::cast<DataLayoutOpInterface>(op).getDataLayoutSpec();
}

/// Returns the target description of the innermost module.
static TargetSystemSpecInterface getSystem(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto module = llvm::dyn_cast<ModuleOp>(op))
      return getTargetSystemSpec(module);
  return TargetSystemSpecInterface();
}

/// Returns the enclosing operations with layouts, innermost first. A top-level
/// module counts only if it has a layout, because it may be implicit.
static llvm::SmallVector<Operation *> getScopesAround(Operation *op) {
  llvm::SmallVector<Operation *> scopes;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (!mayHaveLayout(parent))
      continue;
    if (llvm::isa<ModuleOp>(parent) && !parent->getParentOp() &&
        !getSpec(parent))
      continue;
    scopes.push_back(parent);
  }
  return scopes;
}

/// Returns the combined layout within `op`. Null if there is none or it does
/// not combine.
static DataLayoutSpecInterface getCombinedSpec(Operation *op) {
  llvm::SmallVector<DataLayoutSpecInterface> specs;
  const llvm::SmallVector<Operation *> scopes = getScopesAround(op);
  for (Operation *scope : llvm::reverse(scopes))
    if (DataLayoutSpecInterface spec = getSpec(scope))
      specs.push_back(spec);
  if (DataLayoutSpecInterface spec = getSpec(op))
    specs.push_back(spec);
  if (specs.size() < 2)
    return specs.empty() ? DataLayoutSpecInterface() : specs.front();
  return specs.back().combineWith(llvm::ArrayRef(specs).drop_back());
}

LogicalResult detail::verifyDataLayoutOp(Operation *op) {
  DataLayoutSpecInterface spec = getSpec(op);
  if (!spec)
    return success();
  if (failed(spec.verifySpec(op->getLoc())))
    return failure();
  if (getCombinedSpec(op))
    return success();
  InFlightDiagnostic diagnostic =
      op->emitError("data layout does not combine with layouts of enclosing "
                    "ops");
  for (Operation *scope : getScopesAround(op))
    diagnostic.attachNote(scope->getLoc()) << "enclosing op with data layout";
  return diagnostic;
}

// DataLayout.

DataLayout::DataLayout(Operation *scope)
    : scope(scope), layout(getCombinedSpec(scope)), system(getSystem(scope)) {}

DataLayout::DataLayout() : scope(nullptr) {}
DataLayout::DataLayout(DataLayoutOpInterface op)
    : DataLayout(op.getOperation()) {}
DataLayout::DataLayout(ModuleOp op) : DataLayout(op.getOperation()) {}

DataLayout DataLayout::closest(Operation *op) {
  for (; op; op = op->getParentOp())
    if (mayHaveLayout(op))
      return DataLayout(op);
  return DataLayout();
}

DataLayoutEntryList DataLayout::getEntries(Type type) const {
  return layout ? layout.getSpecForType(type.getTypeID())
                : DataLayoutEntryList();
}

DataLayoutEntryInterface
DataLayout::getEntry(GetIdentifierFn getIdentifier) const {
  if (!layout)
    return DataLayoutEntryInterface();
  return layout.getSpecForIdentifier(
      (layout.*getIdentifier)(layout.getContext()));
}

/// Returns the answer of the scope, or of `fallback` if there is no scope with
/// the interface.
template <typename Ask, typename Fallback>
static auto ask(Operation *scope, Ask ask, Fallback fallback) {
  if (auto op = llvm::dyn_cast_or_null<DataLayoutOpInterface>(scope))
    return ask(op);
  return fallback();
}

/// Returns the cached answer for a type or computes it. The computation may
/// change the cache.
template <typename T, typename Compute>
static T lookUp(Type type, llvm::DenseMap<Type, T> &cache, Compute compute) {
  auto found = cache.find(type);
  if (found != cache.end())
    return found->second;
  T answer = compute();
  cache.try_emplace(type, answer);
  return answer;
}

llvm::TypeSize DataLayout::getTypeSize(Type t) const {
  return lookUp(t, sizes, [&] {
    DataLayoutEntryList entries = getEntries(t);
    return ask(
        scope,
        [&](DataLayoutOpInterface op) {
          return op.getTypeSize(t, *this, entries);
        },
        [&] { return detail::getDefaultTypeSize(t, *this, entries); });
  });
}

llvm::TypeSize DataLayout::getTypeSizeInBits(Type t) const {
  return lookUp(t, bitSizes, [&] {
    DataLayoutEntryList entries = getEntries(t);
    return ask(
        scope,
        [&](DataLayoutOpInterface op) {
          return op.getTypeSizeInBits(t, *this, entries);
        },
        [&] { return detail::getDefaultTypeSizeInBits(t, *this, entries); });
  });
}

uint64_t DataLayout::getTypeABIAlignment(Type t) const {
  return lookUp(t, abiAlignments, [&] {
    DataLayoutEntryList entries = getEntries(t);
    return ask(
        scope,
        [&](DataLayoutOpInterface op) {
          return op.getTypeABIAlignment(t, *this, entries);
        },
        [&] { return detail::getDefaultABIAlignment(t, *this, entries); });
  });
}

uint64_t DataLayout::getTypePreferredAlignment(Type t) const {
  return lookUp(t, preferredAlignments, [&] {
    DataLayoutEntryList entries = getEntries(t);
    return ask(
        scope,
        [&](DataLayoutOpInterface op) {
          return op.getTypePreferredAlignment(t, *this, entries);
        },
        [&] {
          return detail::getDefaultPreferredAlignment(t, *this, entries);
        });
  });
}

std::optional<uint64_t> DataLayout::getTypeIndexBitwidth(Type t) const {
  return lookUp(t, indexBitwidths, [&] {
    DataLayoutEntryList entries = getEntries(t);
    return ask(
        scope,
        [&](DataLayoutOpInterface op) {
          return op.getIndexBitwidth(t, *this, entries);
        },
        [&] { return detail::getDefaultIndexBitwidth(t, *this, entries); });
  });
}

Attribute DataLayout::getEndianness() const {
  auto entry = getEntry(&DataLayoutSpecInterface::getEndiannessIdentifier);
  return ask(
      scope, [&](DataLayoutOpInterface op) { return op.getEndianness(entry); },
      [&] { return detail::getDefaultEndianness(entry); });
}

Attribute DataLayout::getDefaultMemorySpace() const {
  auto entry =
      getEntry(&DataLayoutSpecInterface::getDefaultMemorySpaceIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getDefaultMemorySpace(entry); },
      [&] { return detail::getDefaultMemorySpace(entry); });
}

Attribute DataLayout::getAllocaMemorySpace() const {
  auto entry =
      getEntry(&DataLayoutSpecInterface::getAllocaMemorySpaceIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getAllocaMemorySpace(entry); },
      [&] { return detail::getDefaultAllocaMemorySpace(entry); });
}

Attribute DataLayout::getManglingMode() const {
  auto entry = getEntry(&DataLayoutSpecInterface::getManglingModeIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getManglingMode(entry); },
      [&] { return detail::getDefaultManglingMode(entry); });
}

Attribute DataLayout::getProgramMemorySpace() const {
  auto entry =
      getEntry(&DataLayoutSpecInterface::getProgramMemorySpaceIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getProgramMemorySpace(entry); },
      [&] { return detail::getDefaultProgramMemorySpace(entry); });
}

Attribute DataLayout::getGlobalMemorySpace() const {
  auto entry =
      getEntry(&DataLayoutSpecInterface::getGlobalMemorySpaceIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getGlobalMemorySpace(entry); },
      [&] { return detail::getDefaultGlobalMemorySpace(entry); });
}

Attribute DataLayout::getFunctionPointerAlignment() const {
  auto entry =
      getEntry(&DataLayoutSpecInterface::getFunctionPointerAlignmentIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) {
        return op.getFunctionPointerAlignment(entry);
      },
      [&] { return detail::getDefaultFunctionPointerAlignment(entry); });
}

Attribute DataLayout::getLegalIntWidths() const {
  auto entry = getEntry(&DataLayoutSpecInterface::getLegalIntWidthsIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getLegalIntWidths(entry); },
      [&] { return detail::getDefaultLegalIntWidths(entry); });
}

uint64_t DataLayout::getStackAlignment() const {
  auto entry = getEntry(&DataLayoutSpecInterface::getStackAlignmentIdentifier);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) { return op.getStackAlignment(entry); },
      [&] { return detail::getDefaultStackAlignment(entry); });
}

std::optional<Attribute>
DataLayout::getDevicePropertyValue(TargetSystemSpecInterface::DeviceID deviceID,
                                   StringAttr propertyName) const {
  DataLayoutEntryInterface entry;
  if (system)
    if (auto device = system.getDeviceSpecForDeviceID(deviceID))
      entry = device->getSpecForIdentifier(propertyName);
  return ask(
      scope,
      [&](DataLayoutOpInterface op) {
        return op.getDevicePropertyValue(entry);
      },
      [&] { return detail::getDevicePropertyValue(entry); });
}
