// SPDX-License-Identifier: Apache-2.0
//
// Elements of an array that are read by their numbers, whether they are in
// memory or are computed when they are read.
#ifndef CORE_IR_DATA_ELEMENT_SOURCE_H
#define CORE_IR_DATA_ELEMENT_SOURCE_H

#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/ir/data/blob.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// The elements of an array, numbered in row-major order. An element has one
/// number, or several of the same width. Not thread-safe: sources may have
/// buffers.
class ElementSource {
public:
  /// `width` and `numberWidth` are in bytes; the first is a multiple of the
  /// second.
  ElementSource(uint64_t count, uint32_t width, uint32_t numberWidth)
      : count(count), width(width), numberWidth(numberWidth) {}
  virtual ~ElementSource();

  uint64_t getNumElements() const { return count; }
  uint32_t getWidth() const { return width; }
  uint32_t getNumberWidth() const { return numberWidth; }

  /// Writes elements first, first + step, first + 2 * step, ... to `to`, with
  /// little-endian numbers. All of these `size` elements must exist.
  virtual void read(uint64_t first, int64_t step, size_t size, char *to) = 0;

  /// Frees memory that elements were read from, if it can be read again from a
  /// file (file_pages.h).
  virtual void release();

  /// Writes all elements with numbers in byte order `order`, and releases them.
  /// Memory use does not depend on how many there are.
  virtual void write(llvm::endianness order, llvm::raw_ostream &output);

private:
  uint64_t count;
  uint32_t width, numberWidth;
};

/// Returns the elements of a blob, each of `width` bytes.
std::unique_ptr<ElementSource> makeBlobSource(Blob blob, uint32_t width);

} // namespace mlir

#endif // CORE_IR_DATA_ELEMENT_SOURCE_H
