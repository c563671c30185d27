// SPDX-License-Identifier: Apache-2.0
#include "core/ir/print/ssa_name_state.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/text/text_output.h"
#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallString.h"

namespace mlir::detail {

using llvm::StringRef;

/// Returns the entry of a value or a free entry for it; null if there is none
/// nearby.
ValueIDTable::Entry *ValueIDTable::findPlace(const void *value) {
  for (size_t i = getFirst(value), n = 0; n != MaximumProbes;
       i = (i + 1) & (capacity - 1), ++n)
    if (!entries[i].value || entries[i].value == value)
      return &entries[i];
  return nullptr;
}

void ValueIDTable::grow() {
  std::unique_ptr<Entry[]> oldEntries = std::move(entries);
  llvm::DenseMap<const void *, ValueID> oldOthers = std::move(others);
  const size_t oldCapacity = capacity;
  others.clear();
  capacity = std::max<size_t>(64, 2 * capacity);
  entries = std::make_unique<Entry[]>(capacity);
  for (size_t i = 0; i != oldCapacity; ++i)
    if (oldEntries[i].value)
      insert(oldEntries[i]);
  for (const auto &[value, id] : oldOthers)
    insert({value, id});
}

void ValueIDTable::insert(const Entry &entry) {
  if (Entry *place = findPlace(entry.value))
    *place = entry;
  else
    others[entry.value] = entry.id;
}

void ValueIDTable::set(const void *value, ValueID id) {
  if (ValueID *old = lookup(value)) {
    *old = id;
    return;
  }
  if (4 * ++size > 3 * capacity)
    grow();
  insert({value, id});
}

/// The naming pass. The contents of a region are numbered before regions nested
/// in it; each nested region continues from the counters at its start.
class SSANameState::Numbering {
public:
  Numbering(SSANameState &state, const OpPrintingFlags &flags)
      : state(state), usesUniqueIDs(flags.shouldPrintUniqueSSAIDs() ||
                                    flags.shouldPrintGenericOpForm()),
        asksInterfaces(!flags.shouldPrintGenericOpForm()),
        usesNameLocations(flags.shouldUseNameLocAsPrefix()),
        numbersOperations(flags.shouldPrintValueUsers()) {}

  void run(Operation *root);

private:
  struct Counters {
    unsigned value = 0, argument = 0, conflict = 0;
  };
  struct PendingRegion {
    Region *region;
    Counters counters;
    size_t depth;
  };

  void numberRegion(Region &region);
  void numberBlock(Block &block, bool isEntry);
  void numberOp(Operation *op);
  void numberResults(Operation *op);
  void nameArguments(Region &region);
  void nameByTypes(Operation *op, SetNameFn setName);
  void nameBlocks(OpAsmOpInterface op);

  bool nameByType(Value value, SetNameFn setName);
  void setName(Value value, StringRef name);
  void setNumber(Value value);
  StringRef makeUnique(StringRef name);
  void enterScope(size_t depth);

  SSANameState &state;
  const bool usesUniqueIDs;
  const bool asksInterfaces;
  const bool usesNameLocations;
  const bool numbersOperations;

  Counters next;
  std::vector<PendingRegion> pending;
  /// Regions nested in the current region.
  std::vector<Region *> nested;
  /// Names in use, in the order of their insertion, and the number of names at
  /// the start of each scope.
  llvm::DenseSet<llvm::CachedHashStringRef> usedNames;
  std::vector<StringRef> usedOrder;
  std::vector<size_t> scopes;
  /// A kind of types that is known not to provide names.
  const AbstractType *namelessType = nullptr;
};

void SSANameState::Numbering::run(Operation *root) {
  scopes.push_back(0);
  // Regions of the root restart the numbering, since its results are in another
  // scope.
  for (Region &region : root->getRegions())
    pending.push_back({&region, next, 1});
  numberOp(root);
  nested.clear();
  while (!pending.empty()) {
    const PendingRegion current = pending.back();
    pending.pop_back();
    if (!usesUniqueIDs)
      next = current.counters;
    enterScope(current.depth);
    numberRegion(*current.region);
    for (Region *region : nested)
      pending.push_back({region, next, scopes.size()});
    nested.clear();
  }
}

/// Begins a scope nested in the `depth` outermost scopes.
void SSANameState::Numbering::enterScope(size_t depth) {
  if (depth < scopes.size()) {
    for (size_t i = scopes[depth]; i != usedOrder.size(); ++i)
      usedNames.erase(llvm::CachedHashStringRef(usedOrder[i]));
    usedOrder.resize(scopes[depth]);
    scopes.resize(depth);
  }
  scopes.push_back(usedOrder.size());
}

void SSANameState::Numbering::numberRegion(Region &region) {
  if (asksInterfaces)
    nameArguments(region);
  unsigned number = 0;
  for (Block &block : region) {
    state.blocks.try_emplace(&block, number);
    numberBlock(block, /*isEntry=*/number == 0);
    ++number;
  }
}

void SSANameState::Numbering::numberBlock(Block &block, bool isEntry) {
  for (BlockArgument argument : block.getArguments()) {
    if (state.values.lookup(argument.getImpl()))
      continue;
    llvm::SmallString<16> name;
    if (isEntry)
      llvm::raw_svector_ostream(name) << "arg" << next.argument++;
    setName(argument, name);
  }
  for (Operation &op : block)
    numberOp(&op);
}

void SSANameState::Numbering::numberOp(Operation *op) {
  for (Region &region : op->getRegions())
    nested.push_back(&region);
  if (asksInterfaces && op->isRegistered() && op->getNumRegions() != 0)
    if (auto interface = dyn_cast<OpAsmOpInterface>(op))
      nameBlocks(interface);
  if (op->getNumResults() != 0)
    numberResults(op);
  else if (numbersOperations)
    state.operations.try_emplace(op, next.value++);
}

void SSANameState::Numbering::numberResults(Operation *op) {
  llvm::SmallVector<unsigned, 2> starts(1, 0);
  bool isFirstNamed = false;
  auto setResultName = [&](Value value, StringRef name) {
    assert(value.getDefiningOp() == op && "a result of the operation");
    setName(value, name);
    if (const unsigned number = cast<OpResult>(value).getResultNumber())
      starts.push_back(number);
    else
      isFirstNamed = true;
  };
  if (asksInterfaces) {
    auto interface = op->isRegistered() ? dyn_cast<OpAsmOpInterface>(op)
                                        : OpAsmOpInterface();
    if (interface && interface.getTable().getAsmResultNames)
      interface.getAsmResultNames(setResultName);
    else
      nameByTypes(op, setResultName);
  }

  const Value first = op->getResult(0);
  if (!isFirstNamed)
    setName(first, "");
  if (op->getNumResults() == 1)
    return;
  if (starts.size() == 1) {
    state.values.lookup(first.getImpl())->isPack = true;
    return;
  }
  llvm::sort(starts);
  for (auto [i, start] : llvm::enumerate(starts)) {
    const unsigned end =
        i + 1 == starts.size() ? op->getNumResults() : starts[i + 1];
    state.values.lookup(op->getResult(start).getImpl())->isPack =
        end - start > 1;
  }
  state.packs.try_emplace(op, std::move(starts));
}

/// Returns true if the type of the value can provide a name; `setName` receives
/// it.
bool SSANameState::Numbering::nameByType(Value value, SetNameFn setName) {
  const AbstractType *abstract = &value.getType().getAbstractType();
  if (abstract == namelessType)
    return false;
  auto interface = dyn_cast<OpAsmTypeInterface>(value.getType());
  if (!interface) {
    namelessType = abstract;
    return false;
  }
  if (interface.getTable().getAsmName)
    interface.getTable().getAsmName(
        interface, [&](StringRef name) { setName(value, name); });
  return true;
}

/// Names results by their types if all result types can provide names.
void SSANameState::Numbering::nameByTypes(Operation *op, SetNameFn setName) {
  const SetNameFn none = [](Value, StringRef) {};
  if (op->getNumResults() > 1 &&
      !llvm::all_of(op->getResults(),
                    [&](Value result) { return nameByType(result, none); }))
    return;
  for (Value result : op->getResults())
    nameByType(result, setName);
}

void SSANameState::Numbering::nameArguments(Region &region) {
  auto setArgumentName = [&](Value value, StringRef name) {
    setName(value, name);
  };
  Operation *op = region.getParentOp();
  auto interface = op && op->isRegistered() ? dyn_cast<OpAsmOpInterface>(op)
                                            : OpAsmOpInterface();
  if (interface && interface.getTable().getAsmBlockArgumentNames)
    return interface.getAsmBlockArgumentNames(region, setArgumentName);
  for (BlockArgument argument : region.getArguments())
    nameByType(argument, setArgumentName);
}

void SSANameState::Numbering::nameBlocks(OpAsmOpInterface op) {
  op.getAsmBlockNames([&](Block *block, StringRef name) {
    assert(block->getParentOp() == op.getOperation() &&
           "a block of the operation");
    llvm::SmallString<16> buffer;
    const StringRef clean = sanitizeIdentifier(name, buffer, "$._-");
    if (!clean.empty())
      state.blockNames.try_emplace(block, clean.copy(state.allocator));
  });
}

/// Returns the name in a location, or an empty string.
static StringRef getNameOfLocation(Location location) {
  if (location.isPacked())
    return "";
  auto name = location.getAttr().findInstanceOf<NameLoc>();
  return name ? name.getName().getValue() : StringRef();
}

void SSANameState::Numbering::setName(Value value, StringRef name) {
  if (usesNameLocations) {
    const StringRef fromLocation = getNameOfLocation(value.getLoc());
    if (!fromLocation.empty())
      name = fromLocation;
  }
  if (name.empty())
    return setNumber(value);
  const unsigned index = state.names.size();
  state.names.push_back(makeUnique(name));
  state.values.set(value.getImpl(),
                   {/*isNamed=*/true, /*isPack=*/false, index});
}

void SSANameState::Numbering::setNumber(Value value) {
  state.values.set(value.getImpl(),
                   {/*isNamed=*/false, /*isPack=*/false, next.value++});
}

StringRef SSANameState::Numbering::makeUnique(StringRef name) {
  llvm::SmallString<16> buffer;
  llvm::SmallString<64> probe(sanitizeIdentifier(name, buffer, "$._-"));
  if (usedNames.contains(llvm::CachedHashStringRef(probe))) {
    probe += '_';
    const size_t length = probe.size();
    do {
      probe.resize(length);
      llvm::raw_svector_ostream(probe) << next.conflict++;
    } while (usedNames.contains(llvm::CachedHashStringRef(probe)));
  }
  const StringRef unique = StringRef(probe).copy(state.allocator);
  usedNames.insert(llvm::CachedHashStringRef(unique));
  usedOrder.push_back(unique);
  return unique;
}

void SSANameState::number(Operation *root, const OpPrintingFlags &flags) {
  Numbering(*this, flags).run(root);
}

llvm::ArrayRef<unsigned> SSANameState::getResultPacks(Operation *op) const {
  if (packs.empty())
    return {};
  auto found = packs.find(op);
  return found == packs.end() ? llvm::ArrayRef<unsigned>()
                              : llvm::ArrayRef(found->second);
}

/// Returns the key of the pack that contains a result, and the result's number
/// within the pack.
const void *SSANameState::findPack(Value value, unsigned &resultNumber) const {
  auto result = cast<OpResult>(value);
  Operation *op = result.getOwner();
  resultNumber = result.getResultNumber();
  unsigned start = 0;
  for (unsigned candidate : getResultPacks(op))
    if (candidate <= resultNumber)
      start = candidate;
  resultNumber -= start;
  return op->getResult(start).getImpl();
}

void SSANameState::printValue(llvm::raw_ostream &os, Value value,
                              bool withResultNumber) const {
  if (!value) {
    os << "<<NULL VALUE>>";
    return;
  }
  const void *key = value.getImpl();
  unsigned resultNumber = 0;
  const unsigned kind = value.getImpl()->getKind();
  if (kind != 0 && kind != ValueImpl::BlockArgument)
    key = findPack(value, resultNumber);
  const ValueID *found = values.lookup(key);
  if (!found) {
    os << "<<UNKNOWN SSA VALUE>>";
    return;
  }
  const ValueID id = *found;
  if (id.isNamed) {
    os << '%' << names[id.number];
  } else {
    char text[11];
    char *end = std::end(text);
    char *begin = formatNumber(end, id.number);
    *--begin = '%';
    os << StringRef(begin, end - begin);
  }
  if (id.isPack && withResultNumber) {
    os << '#';
    printNumber(os, resultNumber);
  }
}

void SSANameState::printBlock(llvm::raw_ostream &os, Block *block) const {
  auto found = blocks.find(block);
  if (found == blocks.end()) {
    os << "INVALIDBLOCK";
    return;
  }
  if (!blockNames.empty()) {
    auto name = blockNames.find(block);
    if (name != blockNames.end()) {
      os << '^' << name->second;
      return;
    }
  }
  os << "^bb";
  printNumber(os, found->second);
}

void SSANameState::printOperation(llvm::raw_ostream &os, Operation *op) const {
  auto found = operations.find(op);
  if (found == operations.end()) {
    os << "<<UNKNOWN OPERATION>>";
    return;
  }
  os << '%';
  printNumber(os, found->second);
}

unsigned SSANameState::getBlockOrder(Block *block) const {
  auto found = blocks.find(block);
  return found == blocks.end() ? ~0u : found->second;
}

void SSANameState::shadowRegionArgs(Region &region, ValueRange replacements) {
  if (region.empty())
    return;
  for (auto [argument, replacement] :
       llvm::zip(region.getArguments(), replacements)) {
    if (!replacement)
      continue;
    llvm::SmallString<16> name;
    llvm::raw_svector_ostream stream(name);
    printValue(stream, replacement);
    values.set(argument.getImpl(), {/*isNamed=*/true, /*isPack=*/false,
                                    static_cast<uint32_t>(names.size())});
    names.push_back(StringRef(name).drop_front().copy(allocator));
  }
}

} // namespace mlir::detail
