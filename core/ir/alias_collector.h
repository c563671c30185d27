// SPDX-License-Identifier: Apache-2.0
//
// Finds what has an alias in an operation, in the order in which it is printed.
// For the sources of core/ir only.
#ifndef CORE_IR_ALIAS_COLLECTOR_H
#define CORE_IR_ALIAS_COLLECTOR_H

#include <array>
#include <utility>
#include <vector>

#include "core/ir/alias_state.h"
#include "core/ir/asm_printer_impl.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::detail {

/// Visits attributes, types and locations, each once. Not recursive.
class AliasCollector {
public:
  /// An attribute, type or location that was visited.
  struct Entry {
    uint64_t key;
    /// Empty: it has no alias.
    llvm::StringRef name;
    /// When it was visited.
    uint32_t visit;
    /// 0: no alias is in it.
    uint32_t depth = 0;
    bool isType = false;
    /// Whether it is used only where aliases may be defined later.
    bool isDeferred = false;
  };

  explicit AliasCollector(AsmStateImpl &state);

  /// Visits what is printed of an operation.
  void collect(Operation *op);

  /// Those with an alias in the order of definition; the names belong to the
  /// collector.
  std::vector<Entry> takeSortedEntries();

private:
  /// Something left to visit: what a hook would print, the rest of a block, or
  /// the types and attributes of an operation.
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

  /// Whether this was visited not long ago. What is asked for counts as
  /// visited, not to be deferred.
  bool isRecent(uint64_t key) {
    uint64_t &slot = recent[key / 16 % std::size(recent)];
    return std::exchange(slot, key) == key;
  }
  /// Whether there can be no alias for it or in it.
  bool isPlain(Type type) const;
  bool isPlain(Attribute attribute) const;
  void visitElement(const PrintedItem &item, bool mayDefer);
  void enter(const PrintedItem &item, bool mayDefer);
  void leave();
  void addEntry(uint64_t key, bool isType, bool mayDefer, llvm::StringRef name);
  void noteChild(uint32_t entry, bool mayDefer);
  void unmarkDeferred(uint32_t entry);
  /// What an entry adds to the depth of what holds it.
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
  /// Interfaces of dialects other than builtin with aliases.
  std::vector<OpAsmDialectInterface> interfaces;
  llvm::raw_null_ostream null;
  /// Contents of the entries that are being visited.
  llvm::SmallVector<PrintedItem, 0> items;
  std::vector<Frame> frames;
  PrinterImpl contentsPrinter;
  /// What a hook of an operation printed.
  llvm::SmallVector<PrintedItem, 0> opItems;
  ModulePrinter opPrinter;
  std::vector<Work> work;

  std::vector<Entry> entries;
  /// From the key to the index.
  llvm::DenseMap<uint64_t, uint32_t, AliasKeyInfo> visited;
  /// Of entries that are deferred.
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 2>> children;
  std::array<uint64_t, 256> recent = {};
  llvm::BumpPtrAllocator allocator;
};

} // namespace mlir::detail

#endif // CORE_IR_ALIAS_COLLECTOR_H
