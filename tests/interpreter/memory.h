// SPDX-License-Identifier: Apache-2.0
//
// Memory of memrefs: buffers that record which type was written where. There is
// no byte order. A value can be read as another type of the same size, bit by
// bit, but not in parts.
#ifndef TESTS_INTERPRETER_MEMORY_H
#define TESTS_INTERPRETER_MEMORY_H

#include <map>
#include <optional>

#include "tests/interpreter/value.h"

namespace mlir::interpreter {

/// Returns the size of an element in memory in bytes.
int64_t getStorageSize(Type type);

/// The reason why an access is invalid, or null.
using AccessError = const char *;

/// The memory of one allocation.
class Buffer {
public:
  enum class Kind : uint8_t { Heap, Stack, Global, Constant };

  Buffer(Kind kind, int64_t size, int64_t address)
      : kind(kind), size(size), address(address) {}

  Kind getKind() const { return kind; }
  int64_t getSize() const { return size; }
  /// Returns a synthetic address, a multiple of 4096 that no other buffer has.
  int64_t getAddress() const { return address; }
  bool isLive() const { return live; }
  void free() {
    live = false;
    cells.clear();
  }

  /// Writes an element of `type` at a byte offset.
  AccessError write(int64_t place, Type type, const Element &element);
  /// Reads an element. Memory that was not written is poison.
  AccessError read(int64_t place, Type type, Element &element) const;
  /// Writes an initial value, also to constant memory.
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
  /// Cells by their first bytes. They do not overlap.
  std::map<int64_t, Cell> cells;
};

/// Computes the byte offset of an element.
/// Errors: an index is out of bounds.
AccessError getPlace(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                     int64_t &place);
AccessError store(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                  const Element &element);
AccessError load(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                 Element &element);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_MEMORY_H
