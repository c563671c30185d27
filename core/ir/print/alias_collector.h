// SPDX-License-Identifier: Apache-2.0
//
// Collects the attributes, types and locations of an operation that have
// aliases, in printing order. Private to core/ir.
#ifndef CORE_IR_PRINT_ALIAS_COLLECTOR_H
#define CORE_IR_PRINT_ALIAS_COLLECTOR_H

#include <array>
#include <utility>
#include <vector>

#include "core/ir/print/alias_state.h"
#include "core/ir/print/asm_printer_impl.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::detail {

/// Visits each attribute, type and location once. Not recursive.
class AliasCollector {
public:
  /// An attribute, type or location that was visited.
  struct Entry {
    uint64_t key;
    /// Empty if the entry has no alias.
    llvm::StringRef name;
    /// The position in the order of visits.
    uint32_t visit;
    /// 0 if no alias is nested in the entry.
    uint32_t depth = 0;
    bool isType = false;
    /// True if all uses allow the alias to be defined after the operation.
    bool isDeferred = false;
  };

  explicit AliasCollector(AsmStateImpl &state);

  /// Visits all attributes, types and locations that printing `op` prints.
  void collect(Operation *op);

  /// Returns the entries that have an alias, in the order of their definitions.
  /// The names are owned by the collector.
  std::vector<Entry> takeSortedEntries();

private:
  /// Pending work: an item that a hook would print, the rest of a block, or the
  /// types and attributes of an operation.
  struct Work {
    enum class Kind : uint8_t { Item, Block, Signature } kind;
    PrintedItem item;
    Operation *next = nullptr;
  };
  /// An entry whose contents are being visited: `items` from `nextItem` on.
  struct Frame {
    uint32_t entry;
    size_t firstItem;
    size_t nextItem;
    uint32_t depth;
  };

  void visitOp(Operation *op, bool withLocation);
  void visitCustomForm(Operation *op);
  void visitGenericForm(Operation *op);
  void visitRegion(const PrintedItem &item);
  void visitItem(const PrintedItem &item);
  void visitSignature(Operation *op);
  void visitAttributes(Operation *op);
  void visitArguments(Block &block);
  void continueBlock();

  void visit(Type type) {
    if (!isRecent(getAliasKey(type)) && !isPlain(type))
      visitElement({.kind = PrintedItem::Kind::Type,
                    .pointer = type.getAsOpaquePointer()},
                   /*mayDefer=*/false);
  }
  void visit(Attribute attribute) {
    if (!isRecent(reinterpret_cast<uintptr_t>(attribute.getImpl())) &&
        !isPlain(attribute))
      visitElement({.kind = PrintedItem::Kind::Attribute,
                    .pointer = attribute.getAsOpaquePointer()},
                   /*mayDefer=*/false);
  }
  void visit(Location location, bool mayDefer);

  /// Returns true if the key was visited recently, and records it as visited
  /// without deferral.
  bool isRecent(uint64_t key) {
    uint64_t &slot = recent[key / 16 % std::size(recent)];
    return std::exchange(slot, key) == key;
  }
  /// Returns true if neither the object nor its contents can have an alias.
  bool isPlain(Type type) const;
  bool isPlain(Attribute attribute) const;
  void visitElement(const PrintedItem &item, bool mayDefer);
  void enter(const PrintedItem &item, bool mayDefer);
  void leave();
  void addEntry(uint64_t key, bool isType, bool mayDefer, llvm::StringRef name);
  void noteChild(uint32_t entry, bool mayDefer);
  void unmarkDeferred(uint32_t entry);
  /// Returns the depth that an entry implies for an object that contains it.
  uint32_t getRank(const Entry &entry) const {
    return entry.depth == 0 && entry.name.empty() ? 0 : entry.depth + 1;
  }

  void addContents(const PrintedItem &item);
  void addContents(Type type);
  void addContents(Attribute attribute, bool withType);
  void addContent(Type type) {
    items.push_back({.kind = PrintedItem::Kind::Type,
                     .pointer = type.getAsOpaquePointer()});
  }
  void addContent(Attribute attribute) {
    items.push_back({.kind = PrintedItem::Kind::Attribute,
                     .pointer = attribute.getAsOpaquePointer()});
  }

  llvm::StringRef getName(Type type);
  llvm::StringRef getName(Attribute attribute);
  template <typename Interface, typename T>
  llvm::StringRef askForName(T value, llvm::StringRef builtinName);

  AsmStateImpl &state;
  const bool visitsLocations;
  /// Alias interfaces of all dialects but builtin.
  std::vector<OpAsmDialectInterface> interfaces;
  llvm::raw_null_ostream null;
  /// Contents of the entries that are being visited.
  llvm::SmallVector<PrintedItem, 0> items;
  std::vector<Frame> frames;
  PrinterImpl contentsPrinter;
  /// Items that a hook of an operation printed.
  llvm::SmallVector<PrintedItem, 0> opItems;
  ModulePrinter opPrinter;
  std::vector<Work> work;

  std::vector<Entry> entries;
  /// Maps keys to indices in `entries`.
  llvm::DenseMap<uint64_t, uint32_t, AliasKeyInfo> visited;
  /// Children of the deferred entries.
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 2>> children;
  std::array<uint64_t, 256> recent = {};
  llvm::BumpPtrAllocator allocator;
};

} // namespace mlir::detail

#endif // CORE_IR_PRINT_ALIAS_COLLECTOR_H
