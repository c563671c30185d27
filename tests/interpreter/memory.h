// SPDX-License-Identifier: Apache-2.0
//
// Memory of memrefs: buffers that know what has been written where, as which
// type. There is no order of bytes: what was written as one type is read as
// another one of the same size, bit by bit, or not at all.
#ifndef TESTS_INTERPRETER_MEMORY_H
#define TESTS_INTERPRETER_MEMORY_H

#include <map>
#include <optional>

#include "tests/interpreter/value.h"

namespace mlir::interpreter {

/// The bytes that an element of a type takes in memory.
int64_t getStorageSize(Type type);

/// What goes wrong with an access; null: nothing.
using AccessError = const char *;

/// Memory that was allocated at once.
class Buffer {
public:
  enum class Kind : uint8_t { Heap, Stack, Global, Constant };

  Buffer(Kind kind, int64_t size, int64_t address)
      : kind(kind), size(size), address(address) {}

  Kind getKind() const { return kind; }
  int64_t getSize() const { return size; }
  /// Made up, a multiple of 4096, of no other buffer.
  int64_t getAddress() const { return address; }
  bool isLive() const { return live; }
  void free() {
    live = false;
    cells.clear();
  }

  /// Writes an element of `type` at a byte.
  AccessError write(int64_t place, Type type, const Element &element);
  /// Reads one; poison where nothing has been written.
  AccessError read(int64_t place, Type type, Element &element) const;
  /// As at the start of a program: also what is constant.
  void initialize(int64_t place, Type type, const Element &element);

private:
  struct Cell {
    int64_t size;
    Element element;
  };
  AccessError check(int64_t place, Type type) const;
  AccessError writeCells(int64_t place, Type type, const Element &element);

  Kind kind;
  bool live = true;
  int64_t size;
  int64_t address;
  /// By their first bytes; they do not overlap.
  std::map<int64_t, Cell> cells;
};

/// The byte of an element.
/// Errors: an index that is out of bounds.
AccessError getPlace(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                     int64_t &place);
AccessError store(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                  const Element &element);
AccessError load(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                 Element &element);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_MEMORY_H
