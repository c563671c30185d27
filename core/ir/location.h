// SPDX-License-Identifier: Apache-2.0
//
// Where an operation comes from, in one word: a file, a line and a column are
// packed into it without a look into the context's tables; anything else is an
// attribute. The kinds of locations are in core/ir/builtin_locations.h.
#ifndef CORE_IR_LOCATION_H
#define CORE_IR_LOCATION_H

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/ir/attribute.h"

namespace mlir {

/// The trait of the kinds of attributes that are locations.
struct IsLocation {
  static const Trait descriptor;
};

/// The base of the attributes that are locations.
class LocationAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attribute) {
    return attribute.hasTrait<IsLocation>();
  }

  /// Calls back for this location and those inside it, each once, outermost
  /// first. Not recursive.
  void walk(llvm::function_ref<void(LocationAttr)> callback) const;
  /// The first location of kind `T` that walk finds, or null.
  template <typename T> T findInstanceOf() const {
    T found;
    walk([&](LocationAttr location) {
      if (!found)
        found = dyn_cast<T>(location);
    });
    return found;
  }
};

/// 128 lines of one file, as packed locations refer to them. Each context has
/// one per file and block.
struct alignas(64) LocationBlock {
  static constexpr unsigned LineBits = 7;
  static constexpr unsigned ColumnBits = 14;

  Attribute file;
  unsigned firstLine;
};

/// A location; never null. Equal locations are equal words.
class Location {
public:
  /// `attribute` is not null. Looks into the context's tables if it can be
  /// packed.
  Location(LocationAttr attribute);
  Location(std::nullptr_t) = delete;

  /// The place in `file`, a StringAttr. Packed where it can be: columns below
  /// 16384, and memory where 48 bits are enough for a pointer.
  static Location getFileLineCol(StringAttr file, unsigned line,
                                 unsigned column);
  /// The same, when the block of the line is known already.
  static Location getInBlock(const LocationBlock *block, unsigned line,
                             unsigned column) {
    const uint64_t pointer = reinterpret_cast<uintptr_t>(block);
    if ((pointer >> 48) != 0 || column >> LocationBlock::ColumnBits != 0)
      return getUnpacked(block, line, column);
    return Location(pointer << 16 |
                    uint64_t(column) << (1 + LocationBlock::LineBits) |
                    uint64_t(line - block->firstLine) << 1 | 1);
  }

  bool isPacked() const { return word & 1; }
  /// The attribute that says the same. Looks into the context's tables for a
  /// packed one.
  LocationAttr getAttr() const {
    return isPacked() ? unpack()
                      : LocationAttr(reinterpret_cast<const BaseStorage *>(
                            static_cast<uintptr_t>(word)));
  }
  operator LocationAttr() const { return getAttr(); }

  /// Of a packed location.
  const LocationBlock *getBlock() const {
    return reinterpret_cast<const LocationBlock *>(
        static_cast<uintptr_t>(word >> 22 << 6));
  }
  unsigned getLine() const {
    return getBlock()->firstLine +
           (word >> 1 & ((1 << LocationBlock::LineBits) - 1));
  }
  unsigned getColumn() const {
    return word >> (1 + LocationBlock::LineBits) &
           ((1 << LocationBlock::ColumnBits) - 1);
  }

  MLIRContext *getContext() const {
    return isPacked() ? getBlock()->file.getContext() : getAttr().getContext();
  }
  void print(llvm::raw_ostream &os) const;
  void dump() const;

  /// `location->walk(…)` and the like.
  struct Arrow {
    LocationAttr attribute;
    const LocationAttr *operator->() const { return &attribute; }
  };
  Arrow operator->() const { return {getAttr()}; }

  friend bool operator==(Location a, Location b) { return a.word == b.word; }
  uint64_t getWord() const { return word; }
  static Location getFromWord(uint64_t word) { return Location(word); }

private:
  explicit Location(uint64_t word) : word(word) {}
  LocationAttr unpack() const;
  static Location getUnpacked(const LocationBlock *block, unsigned line,
                              unsigned column);

  uint64_t word;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Location location);

inline llvm::hash_code hash_value(Location location) {
  return llvm::hash_value(location.getWord());
}

} // namespace mlir

namespace llvm {

template <> struct DenseMapInfo<mlir::Location> {
  static mlir::Location getEmptyKey() {
    return mlir::Location::getFromWord(~uint64_t(1));
  }
  static mlir::Location getTombstoneKey() {
    return mlir::Location::getFromWord(~uint64_t(3));
  }
  static unsigned getHashValue(mlir::Location location) {
    return DenseMapInfo<uint64_t>::getHashValue(location.getWord());
  }
  static bool isEqual(mlir::Location a, mlir::Location b) { return a == b; }
};

/// `isa<NameLoc>(location)` and the like ask the attribute.
template <typename To> struct CastInfo<To, mlir::Location> {
  static bool isPossible(mlir::Location location) {
    return llvm::isa<To>(mlir::LocationAttr(location));
  }
  static To doCast(mlir::Location location) {
    return llvm::cast<To>(mlir::LocationAttr(location));
  }
  static To castFailed() { return To(); }
  static To doCastIfPossible(mlir::Location location) {
    return llvm::dyn_cast<To>(mlir::LocationAttr(location));
  }
};
template <typename To>
struct CastInfo<To, const mlir::Location> : CastInfo<To, mlir::Location> {};

} // namespace llvm

#endif // CORE_IR_LOCATION_H
