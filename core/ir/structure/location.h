// SPDX-License-Identifier: Apache-2.0
//
// Source locations in one word. A file, line and column are packed into the
// word without a lookup in the context's tables. All other locations are
// attributes, declared in core/ir/builtin/builtin_locations.h.
#ifndef CORE_IR_STRUCTURE_LOCATION_H
#define CORE_IR_STRUCTURE_LOCATION_H

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/ir/structure/attribute.h"

namespace mlir {

/// The trait of attribute kinds that are locations.
struct IsLocation {
  static const Trait descriptor;
};

/// Base of the location attributes.
class LocationAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attribute) {
    return attribute.hasTrait<IsLocation>();
  }

  /// Calls back for this location and each nested location once, outermost
  /// first. Not recursive.
  void walk(llvm::function_ref<void(LocationAttr)> callback) const;
  /// Returns the first location of kind `T` in the order of walk, or null.
  template <typename T> T findInstanceOf() const {
    T found;
    walk([&](LocationAttr location) {
      if (!found)
        found = dyn_cast<T>(location);
    });
    return found;
  }
};

/// 128 lines of one file, to which packed locations refer. Each context has one
/// object per file and block of lines.
struct alignas(64) LocationBlock {
  static constexpr unsigned LineBits = 7;
  static constexpr unsigned ColumnBits = 14;

  Attribute file;
  unsigned firstLine;
};

/// A location; never null. Equal locations are equal words.
class Location {
public:
  /// `attribute` must not be null. Looks up the context's tables if the
  /// location can be packed.
  Location(LocationAttr attribute);
  Location(std::nullptr_t) = delete;

  /// Returns a location in `file`, a StringAttr. It is packed if the column is
  /// below 16384 and the block's pointer fits in 48 bits.
  static Location getFileLineCol(StringAttr file, unsigned line,
                                 unsigned column);
  /// Like getFileLineCol, if the block of lines is already known.
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
  /// Returns the location as an attribute. Looks up the context's tables if it
  /// is packed.
  LocationAttr getAttr() const {
    return isPacked() ? unpack()
                      : LocationAttr(reinterpret_cast<const BaseStorage *>(
                            static_cast<uintptr_t>(word)));
  }
  operator LocationAttr() const { return getAttr(); }

  /// Requires isPacked().
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

  /// Supports calls on the attribute: `location->walk(…)`.
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

/// `isa<NameLoc>(location)` and other casts test the attribute.
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

#endif // CORE_IR_STRUCTURE_LOCATION_H
