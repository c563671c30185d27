// SPDX-License-Identifier: Apache-2.0
//
// The first half of this file walks operations, the second half attributes and
// types.
#include "core/ir/print/alias_collector.h"

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/text/text_output.h"

namespace mlir::detail {

using llvm::StringRef;

AliasCollector::AliasCollector(AsmStateImpl &state)
    : state(state), visitsLocations(state.flags.shouldPrintDebugInfo()),
      contentsPrinter(null, state, &items), opPrinter(null, state, &opItems) {
  for (Dialect *dialect : state.context->getLoadedDialects()) {
    const OpAsmDialectInterface interface(dialect);
    if (interface && (interface.getTable().getAttributeAlias ||
                      interface.getTable().getTypeAlias))
      interfaces.push_back(interface);
  }
}

void AliasCollector::collect(Operation *op) {
  visitOp(op, /*withLocation=*/true);
  while (!work.empty()) {
    const Work current = work.back();
    if (current.kind == Work::Kind::Block) {
      continueBlock();
      continue;
    }
    work.pop_back();
    if (current.kind == Work::Kind::Signature)
      visitSignature(current.next);
    else
      visitItem(current.item);
  }
}

void AliasCollector::visitOp(Operation *op, bool withLocation) {
  if (withLocation && visitsLocations)
    visit(op->getLoc(), /*mayDefer=*/true);
  if (hasCustomForm(op, state.flags))
    visitCustomForm(op);
  else
    visitGenericForm(op);
}

void AliasCollector::visitCustomForm(Operation *op) {
  OpAsmPrinter printer(opPrinter, opPrinter);
  printCustomForm(op, printer);
  for (const PrintedItem &item : llvm::reverse(opItems))
    work.push_back({.kind = Work::Kind::Item, .item = item});
  opItems.clear();
}

/// Nested operations are visited before the operation's types and attributes.
void AliasCollector::visitGenericForm(Operation *op) {
  if (op->getNumRegions() == 0 || state.flags.shouldSkipRegions())
    return visitSignature(op);
  work.push_back({.kind = Work::Kind::Signature, .item = {}, .next = op});
  for (Region &region : llvm::reverse(op->getRegions()))
    work.push_back(
        {.kind = Work::Kind::Item,
         .item = {.kind = PrintedItem::Kind::Region, .pointer = &region}});
}

void AliasCollector::visitItem(const PrintedItem &item) {
  void *pointer = const_cast<void *>(item.pointer);
  switch (item.kind) {
  case PrintedItem::Kind::Region:
    return visitRegion(item);
  case PrintedItem::Kind::GenericOp:
    return visitGenericForm(static_cast<Operation *>(pointer));
  case PrintedItem::Kind::Op:
    return visitOp(static_cast<Operation *>(pointer), /*withLocation=*/false);
  default:
    return visitElement(item, /*mayDefer=*/false);
  }
}

/// Returns `op`, or null if it is null or a terminator that is not printed.
static Operation *getNext(Operation *op, bool printsTerminators) {
  if (!op || (!printsTerminators && !op->getNextNode() &&
              op->hasTrait<OpTrait::IsTerminator>()))
    return nullptr;
  return op;
}

void AliasCollector::visitRegion(const PrintedItem &item) {
  auto &region = *static_cast<Region *>(const_cast<void *>(item.pointer));
  if (region.empty() || state.flags.shouldSkipRegions())
    return;
  Block &entry = region.front();
  if (item.printsArguments)
    visitArguments(entry);
  work.push_back({.kind = Work::Kind::Block,
                  .item = {.kind = PrintedItem::Kind::Region,
                           .printsTerminators = item.printsTerminators,
                           .pointer = &entry},
                  .next = entry.empty() ? nullptr : &entry.front()});
}

/// Visits the next operation of the current block, or advances to the next
/// block.
void AliasCollector::continueBlock() {
  Work &current = work.back();
  auto *block = static_cast<Block *>(const_cast<void *>(current.item.pointer));
  if (Operation *op = getNext(current.next, current.item.printsTerminators)) {
    current.next = op->getNextNode();
    return visitOp(op, /*withLocation=*/true);
  }
  block = block->getNextNode();
  if (!block)
    return work.pop_back();
  current.item.pointer = block;
  current.item.printsTerminators = true;
  current.next = block->empty() ? nullptr : &block->front();
  visitArguments(*block);
}

void AliasCollector::visitArguments(Block &block) {
  for (BlockArgument argument : block.getArguments()) {
    visit(argument.getType());
    if (visitsLocations)
      visit(argument.getLoc(), /*mayDefer=*/false);
  }
}

void AliasCollector::visitSignature(Operation *op) {
  for (Value operand : op->getOperands())
    if (operand)
      visit(operand.getType());
  for (Value result : op->getResults())
    visit(result.getType());
  visitAttributes(op);
}

/// Visits inherent and discardable attributes in the order of their names.
/// Properties of an unregistered operation are not visited.
void AliasCollector::visitAttributes(Operation *op) {
  const FieldTable properties = op->getName().getProperties();
  if (properties.fields.empty()) {
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      visit(attribute.getValue());
    return;
  }
  llvm::SmallVector<std::pair<StringRef, Attribute>, 8> attributes;
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    attributes.emplace_back(attribute.getName(), attribute.getValue());
  for (const FieldDescriptor &field : properties.fields)
    if (Attribute value = getPropertyAsAttribute(
            field, op->getPropertiesStorage(), op->getContext()))
      attributes.emplace_back(field.name, value);
  llvm::sort(attributes, llvm::less_first());
  for (const auto &[name, value] : attributes)
    visit(value);
}

void AliasCollector::visit(Location location, bool mayDefer) {
  if (!location.isPacked())
    return visitElement({.kind = PrintedItem::Kind::Attribute,
                         .pointer = location.getAttr().getAsOpaquePointer()},
                        mayDefer);
  const uint64_t key = getAliasKey(location);
  auto [found, isNew] = visited.try_emplace(key, entries.size());
  if (isNew)
    addEntry(key, /*isType=*/false, mayDefer,
             interfaces.empty() ? "loc" : getName(location.getAttr()));
  else if (!mayDefer)
    unmarkDeferred(found->second);
}

bool AliasCollector::isPlain(Type type) const {
  if (!interfaces.empty())
    return false;
  switch (type.getTypeID().getValue()) {
  case id<IntegerType>():
  case id<IndexType>():
  case id<NoneType>():
  case id<BFloat16Type>():
  case id<Float16Type>():
  case id<Float32Type>():
  case id<Float64Type>():
    return true;
  default:
    return false;
  }
}

bool AliasCollector::isPlain(Attribute attribute) const {
  if (!interfaces.empty())
    return false;
  switch (attribute.getTypeID().getValue()) {
  case id<UnitAttr>():
  case id<IntegerAttr>():
  case id<FloatAttr>():
  case id<SymbolRefAttr>():
  case id<DenseArrayAttr>():
    return true;
  case id<StringAttr>():
    return isa<NoneType>(cast<StringAttr>(attribute).getType());
  default:
    return false;
  }
}

void AliasCollector::visitElement(const PrintedItem &item, bool mayDefer) {
  enter(item, mayDefer);
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (frame.nextItem == items.size())
      leave();
    else
      enter(items[frame.nextItem++], mayDefer);
  }
}

void AliasCollector::addEntry(uint64_t key, bool isType, bool mayDefer,
                              StringRef name) {
  entries.push_back({.key = key,
                     .name = name,
                     .visit = static_cast<uint32_t>(entries.size()),
                     .isType = isType,
                     .isDeferred = mayDefer});
}

/// Records an entry as a child of the entry whose contents are being visited.
void AliasCollector::noteChild(uint32_t entry, bool mayDefer) {
  if (frames.empty())
    return;
  Frame &parent = frames.back();
  parent.depth = std::max(parent.depth, getRank(entries[entry]));
  if (mayDefer)
    children[parent.entry].push_back(entry);
}

void AliasCollector::enter(const PrintedItem &item, bool mayDefer) {
  if (!item.pointer)
    return;
  const bool isType = item.kind == PrintedItem::Kind::Type;
  const auto type = Type::getFromOpaquePointer(item.pointer);
  const auto attribute = Attribute::getFromOpaquePointer(item.pointer);
  if (isType ? isPlain(type) : isPlain(attribute))
    return;
  const uint64_t key = isType ? getAliasKey(type) : getAliasKey(attribute);
  const uint32_t entry = entries.size();
  auto [found, isNew] = visited.try_emplace(key, entry);
  if (!isNew) {
    if (!mayDefer)
      unmarkDeferred(found->second);
    return noteChild(found->second, mayDefer);
  }
  addEntry(key, isType, mayDefer, isType ? getName(type) : getName(attribute));
  const size_t first = items.size();
  const PrintedItem copy = item;
  addContents(copy);
  if (items.size() == first)
    return noteChild(entry, mayDefer);
  frames.push_back({entry, first, first, 0});
}

/// Ends the visit of the innermost frame's contents.
void AliasCollector::leave() {
  const Frame frame = frames.back();
  frames.pop_back();
  items.truncate(frame.firstItem);
  entries[frame.entry].depth = frame.depth;
  noteChild(frame.entry, entries[frame.entry].isDeferred);
}

void AliasCollector::unmarkDeferred(uint32_t entry) {
  llvm::SmallVector<uint32_t> pending = {entry};
  while (!pending.empty()) {
    const uint32_t current = pending.pop_back_val();
    if (!std::exchange(entries[current].isDeferred, false))
      continue;
    if (auto found = children.find(current); found != children.end())
      llvm::append_range(pending, found->second);
  }
}

void AliasCollector::addContents(const PrintedItem &item) {
  if (item.kind == PrintedItem::Kind::Type)
    addContents(Type::getFromOpaquePointer(item.pointer));
  else
    addContents(Attribute::getFromOpaquePointer(item.pointer),
                item.kind == PrintedItem::Kind::Attribute);
}

static bool isBuiltin(const Dialect &dialect) {
  return dialect.getTypeID() == TypeID::get<BuiltinDialect>();
}

void AliasCollector::addContents(Type type) {
  if (!isBuiltin(type.getDialect()))
    return contentsPrinter.printParameters(type);
  if (auto memref = dyn_cast<MemRefType>(type)) {
    addContent(memref.getElementType());
    const MemRefLayoutAttrInterface layout = memref.getLayout();
    if (!isa<AffineMapAttr>(layout) || !layout.isIdentity())
      addContent(layout);
    return addContent(memref.getMemorySpace());
  }
  walkFields(
      type.getAbstractType().getDescriptor().parameters,
      getParameters(type.getImpl()),
      [&](Attribute attribute) { addContent(attribute); },
      [&](Type inner) { addContent(inner); });
}

void AliasCollector::addContents(Attribute attribute, bool withType) {
  if (!isBuiltin(attribute.getDialect())) {
    contentsPrinter.printParameters(attribute);
  } else if (isa<AffineMapAttr, IntegerSetAttr, DenseArrayAttr, FloatAttr,
                 IntegerAttr>(attribute)) {
    return;
  } else if (auto name = dyn_cast<NameLoc>(attribute)) {
    if (!isa<UnknownLoc>(LocationAttr(name.getChildLoc())))
      addContent(LocationAttr(name.getChildLoc()));
  } else if (auto fused = dyn_cast<FusedLoc>(attribute)) {
    addContent(fused.getMetadata());
    for (LocationAttr location : fused.getLocations())
      addContent(location);
  } else if (isa<ArrayAttr, DictionaryAttr, TypeAttr, DistinctAttr, CallSiteLoc,
                 OpaqueLoc>(attribute)) {
    walkFields(
        attribute.getAbstractAttribute().getDescriptor().parameters,
        getParameters(attribute.getImpl()),
        [&](Attribute inner) { addContent(inner); },
        [&](Type type) { addContent(type); });
  }
  if (!withType || !attribute.getAbstractAttribute().hasInterface(
                       TypedAttr::getInterfaceID()))
    return;
  const Type type = TypedAttr(attribute).getType();
  if (!isa<NoneType>(type))
    addContent(type);
}

/// Returns the alias that the builtin dialect defines for the type; empty if
/// none.
static StringRef getBuiltinName(Type type) {
  constexpr size_t longestInline = 16;
  auto tuple = dyn_cast<TupleType>(type);
  return tuple && tuple.size() > longestInline ? "tuple" : "";
}

static StringRef getBuiltinName(Attribute attribute) {
  if (isa<AffineMapAttr>(attribute))
    return "map";
  if (isa<IntegerSetAttr>(attribute))
    return "set";
  if (isa<LocationAttr>(attribute))
    return "loc";
  auto distinct = dyn_cast<DistinctAttr>(attribute);
  return distinct && !isa<UnitAttr>(distinct.getReferencedAttr()) ? "distinct"
                                                                  : "";
}

static OpAsmAliasResult ask(const OpAsmDialectInterface &interface, Type type,
                            llvm::raw_ostream &os) {
  auto *getAlias = interface.getTable().getTypeAlias;
  return getAlias ? getAlias(interface.getDialect(), type, os)
                  : OpAsmAliasResult::NoAlias;
}

static OpAsmAliasResult ask(const OpAsmDialectInterface &interface,
                            Attribute attribute, llvm::raw_ostream &os) {
  auto *getAlias = interface.getTable().getAttributeAlias;
  return getAlias ? getAlias(interface.getDialect(), attribute, os)
                  : OpAsmAliasResult::NoAlias;
}

/// Asks the type or attribute, then all dialects. A final alias ends the
/// search; otherwise the last alias found is used.
template <typename Interface, typename T>
StringRef AliasCollector::askForName(T value, StringRef builtinName) {
  llvm::SmallString<32> name(builtinName);
  llvm::SmallString<32> answer;
  auto isFinal =
      [&](llvm::function_ref<OpAsmAliasResult(llvm::raw_ostream &)> getAlias) {
        answer.clear();
        llvm::raw_svector_ostream stream(answer);
        const OpAsmAliasResult result = getAlias(stream);
        if (result != OpAsmAliasResult::NoAlias)
          name = answer;
        return result == OpAsmAliasResult::FinalAlias;
      };
  auto own = dyn_cast<Interface>(value);
  if (!own || !own.getTable().getAlias || !isFinal([&](llvm::raw_ostream &os) {
        return own.getTable().getAlias(value, os);
      }))
    for (const OpAsmDialectInterface &interface : interfaces)
      if (isFinal(
              [&](llvm::raw_ostream &os) { return ask(interface, value, os); }))
        break;
  llvm::SmallString<32> buffer;
  return sanitizeIdentifier(name, buffer, "$_-").copy(allocator);
}

StringRef AliasCollector::getName(Type type) {
  const StringRef builtinName = getBuiltinName(type);
  if (interfaces.empty() && isBuiltin(type.getDialect()))
    return builtinName;
  return askForName<OpAsmTypeInterface>(type, builtinName);
}

StringRef AliasCollector::getName(Attribute attribute) {
  const StringRef builtinName = getBuiltinName(attribute);
  if (interfaces.empty() && isBuiltin(attribute.getDialect()))
    return builtinName;
  return askForName<OpAsmAttrInterface>(attribute, builtinName);
}

std::vector<AliasCollector::Entry> AliasCollector::takeSortedEntries() {
  llvm::erase_if(entries,
                 [](const Entry &entry) { return entry.name.empty(); });
  auto isBefore = [](const Entry &a, const Entry &b) {
    if (a.depth != b.depth)
      return a.depth < b.depth;
    if (a.isType != b.isType)
      return a.isType;
    const int order =
        a.name.data() == b.name.data() ? 0 : a.name.compare(b.name);
    return order != 0 ? order < 0 : a.visit < b.visit;
  };
  if (!llvm::is_sorted(entries, isBefore))
    llvm::sort(entries, isBefore);
  return std::move(entries);
}

} // namespace mlir::detail
