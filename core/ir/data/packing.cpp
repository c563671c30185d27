// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/packing.h"

#include <cstring>
#include <vector>

#include "llvm/ADT/STLExtras.h"

namespace mlir {

uint64_t Packing::getNumElements() const {
  uint64_t product = 1;
  for (int64_t size : shape)
    product *= size;
  return product;
}

std::optional<uint64_t> Packing::find(llvm::ArrayRef<int64_t> index) const {
  uint64_t place = 0;
  for (const Dimension &dimension : source) {
    int64_t i = dimension.offset;
    for (auto [factor, value] : llvm::zip_equal(dimension.factors, index))
      i += factor * value;
    if (i < 0 || i >= dimension.size)
      return std::nullopt;
    place = place * dimension.size + i;
  }
  return place;
}

/// Copies elements of `width` bytes that are `step` elements apart.
static void gather(const char *from, int64_t step, size_t width, int64_t count,
                   char *to) {
  if (step == 1) {
    std::memcpy(to, from, count * width);
    return;
  }
  auto copy = [&](auto size) {
    for (int64_t i = 0; i < count; ++i)
      std::memcpy(to + i * size(), from + i * step * int64_t(size()), size());
  };
  switch (width) {
  case 2:
    return copy(std::integral_constant<size_t, 2>());
  case 4:
    return copy(std::integral_constant<size_t, 4>());
  case 8:
    return copy(std::integral_constant<size_t, 8>());
  default:
    return copy([&] { return width; });
  }
}

namespace {

/// Walks the rows of a result, which are those of its last dimension.
class RowPacker {
public:
  RowPacker(const Packing &packing, const Blob &elements)
      : packing(packing), elements(elements), index(packing.shape.size(), 0),
        width(elements.getElementWidth()), count(packing.shape.back()) {
    for (const Packing::Dimension &dimension : packing.source)
      step = step * dimension.size + dimension.factors.back();
  }

  /// Writes the current row, in the byte order of the source.
  void pack(char *row);
  /// Goes to the next row. Returns false after the last one.
  bool advance();

private:
  const Packing &packing;
  const Blob &elements;
  llvm::SmallVector<int64_t, 4> index;
  const size_t width;
  const int64_t count;
  /// The distance of elements in a row that are all inside.
  int64_t step = 0;
};

} // namespace

void RowPacker::pack(char *row) {
  const char *bytes = elements.getBytes().data();
  const std::optional<uint64_t> first = packing.find(index);
  index.back() = count - 1;
  const std::optional<uint64_t> last = packing.find(index);
  index.back() = 0;
  // Indices are linear: between two elements that are inside all are.
  if (first && last)
    return gather(bytes + *first * width, step, width, count, row);
  for (int64_t &i = index.back(); i < count; ++i, row += width) {
    if (const std::optional<uint64_t> place = packing.find(index))
      std::memcpy(row, bytes + *place * width, width);
    else
      std::memset(row, 0, width);
  }
  index.back() = 0;
}

bool RowPacker::advance() {
  for (size_t dim = index.size() - 1; dim-- > 0;) {
    if (++index[dim] < packing.shape[dim])
      return true;
    index[dim] = 0;
  }
  return false;
}

void Packing::write(const Blob &elements, llvm::endianness order,
                    llvm::raw_ostream &output) const {
  if (getNumElements() == 0)
    return;
  RowPacker packer(*this, elements);
  std::vector<char> row(shape.back() * elements.getElementWidth());
  std::vector<char> swapped(row.size());
  do {
    packer.pack(row.data());
    Blob(row, elements.getElementWidth(), elements.getOrder())
        .copyTo(swapped.data(), order);
    output.write(swapped.data(), swapped.size());
  } while (packer.advance());
}

} // namespace mlir
