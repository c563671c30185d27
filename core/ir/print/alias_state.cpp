// SPDX-License-Identifier: Apache-2.0
#include "core/ir/print/alias_state.h"

#include "core/ir/print/alias_collector.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::detail {

using llvm::StringRef;

uint64_t getAliasKey(Attribute attribute) {
  if (isa<FileLineColRange>(attribute))
    return Location(cast<LocationAttr>(attribute)).getWord();
  return reinterpret_cast<uintptr_t>(attribute.getAsOpaquePointer());
}

static bool endsInDigit(StringRef name) {
  return !name.empty() && llvm::isDigit(name.back());
}

void AliasState::printName(llvm::raw_ostream &os, const Alias &alias) const {
  os << alias.name;
  if (alias.suffix == 0)
    return;
  if (endsInDigit(alias.name))
    os << '_';
  printNumber(os, alias.suffix);
}

bool AliasState::print(llvm::raw_ostream &os, char sigil, uint64_t key) const {
  auto found = indices.find(key);
  if (found == indices.end())
    return false;
  os << sigil;
  printName(os, aliases[found->second]);
  return true;
}

/// Assigns suffixes to aliases of the same name, in the order of definition.
void AliasState::numberAliases() {
  llvm::DenseMap<StringRef, uint32_t> counts;
  // A name with a suffix can equal another name only if that name ends in a
  // digit.
  const bool mayClash = llvm::any_of(
      aliases, [](const Alias &alias) { return endsInDigit(alias.name); });
  llvm::StringSet<> used;
  for (Alias &alias : aliases) {
    uint32_t &count = counts[alias.name];
    alias.suffix = count++;
    if (!mayClash)
      continue;
    while (true) {
      llvm::SmallString<32> text;
      llvm::raw_svector_ostream stream(text);
      printName(stream, alias);
      if (used.insert(text).second)
        break;
      alias.suffix = count++;
    }
  }
}

void AliasState::initialize(Operation *op, AsmStateImpl &state) {
  initialized = true;
  AliasCollector collector(state);
  collector.collect(op);
  for (const AliasCollector::Entry &entry : collector.takeSortedEntries())
    aliases.push_back({.key = entry.key,
                       .name = entry.name.copy(allocator),
                       .isType = entry.isType,
                       .isDeferred = entry.isDeferred});
  numberAliases();
  indices.reserve(aliases.size());
  for (auto [i, alias] : llvm::enumerate(aliases))
    indices.try_emplace(alias.key, i);
}

static bool isMutable(Type type) {
  const FieldTable &parameters =
      type.getAbstractType().getDescriptor().parameters;
  return llvm::any_of(parameters.fields, [](const FieldDescriptor &field) {
    return field.isMutable;
  });
}

/// Prints the type, attribute or location that an alias stands for.
static void printDefinition(PrinterImpl &printer, uint64_t key, bool isType) {
  if (isType) {
    auto type = Type::getFromOpaquePointer(reinterpret_cast<const void *>(key));
    // A mutable type may contain itself. It is printed without aliases.
    if (isMutable(type))
      printer.os() << type;
    else
      printer.printTypeBody(type);
    return;
  }
  const auto location = Location::getFromWord(key);
  if (location.isPacked())
    printer.printLocationDefinition(location);
  else
    printer.printAttributeBody(
        Attribute::getFromOpaquePointer(reinterpret_cast<const void *>(key)));
}

void AliasState::printDefinitions(PrinterImpl &printer, bool deferred) const {
  for (const Alias &alias : aliases) {
    if (alias.isDeferred != deferred)
      continue;
    printer.os() << (alias.isType ? '!' : '#');
    printName(printer.os(), alias);
    printer.os() << " = ";
    printDefinition(printer, alias.key, alias.isType);
    printer.os() << '\n';
  }
}

} // namespace mlir::detail
