// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/packing.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "core/ir/data/blob.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

uint64_t Packing::getNumElements() const {
  uint64_t product = 1;
  for (int64_t size : shape)
    product *= size;
  return product;
}

llvm::SmallVector<int64_t, 4> Packing::getIndex(uint64_t place) const {
  llvm::SmallVector<int64_t, 4> index(shape.size(), 0);
  uint64_t lineSize = 1;
  for (int64_t size : llvm::ArrayRef(shape).drop_front(lines + 1))
    lineSize *= size;
  const uint64_t outerSize = lineSize * shape[lines];
  uint64_t outer = place / outerSize;
  place %= outerSize;
  for (size_t dim = lines; dim-- > 0; outer /= shape[dim])
    index[dim] = outer % shape[dim];
  const int64_t partWidth = std::min(width, shape[lines]);
  const int64_t start = place / (lineSize * partWidth) * partWidth;
  const int64_t count = std::min(partWidth, shape[lines] - start);
  place -= start * lineSize;
  const int64_t inGroup = place % group;
  place /= group;
  index[lines] = start + place % count;
  place = place / count * group + inGroup;
  for (size_t dim = shape.size(); --dim > lines; place /= shape[dim])
    index[dim] = place % shape[dim];
  return index;
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

/// Copies neighbors of `width` bytes to places that are `step` elements apart.
static void scatter(const char *from, size_t width, int64_t count, char *to,
                    int64_t step) {
  auto copy = [&](auto size) {
    for (int64_t i = 0; i < count; ++i)
      std::memcpy(to + i * step * int64_t(size()), from + i * size(), size());
  };
  switch (width) {
  case 1:
    return copy(std::integral_constant<size_t, 1>());
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

/// Walks the rows of panels: the lines of a panel, at one index of the other
/// dimensions, or at those of a group of the last one.
class RowPacker {
public:
  RowPacker(const Packing &packing, ElementSource &elements)
      : packing(packing), elements(elements), index(packing.shape.size(), 0),
        width(elements.getWidth()), line(index[packing.lines]),
        neighbors(std::min(packing.width, packing.shape[packing.lines]) *
                  width) {
    for (const Packing::Dimension &dimension : packing.source)
      step = step * dimension.size + dimension.factors[packing.lines];
  }

  /// Returns the number of elements of the current row.
  int64_t getCount() const { return getNumLines() * packing.group; }
  /// Writes the current row, little-endian.
  void pack(char *row);
  /// Goes to the next row. Returns false after the last one.
  bool advance();

private:
  int64_t getNumLines() const {
    return std::min(packing.width, packing.shape[packing.lines] - line);
  }
  void packLines(char *row);
  bool advance(unsigned dim, int64_t step);

  const Packing &packing;
  ElementSource &elements;
  llvm::SmallVector<int64_t, 4> index;
  const size_t width;
  /// The index of the first line.
  int64_t &line;
  /// The lines at one index of the other dimensions.
  std::vector<char> neighbors;
  /// The distance of elements in a row that are all inside.
  int64_t step = 0;
};

} // namespace

void RowPacker::pack(char *row) {
  int64_t &last = index.back();
  const int64_t first = last;
  for (; last < first + packing.group; ++last, row += width)
    packLines(row);
  last = first;
}

/// Writes the lines at the current index.
void RowPacker::packLines(char *row) {
  const int64_t start = line, count = getNumLines();
  const std::optional<uint64_t> first = packing.find(index);
  line = start + count - 1;
  const std::optional<uint64_t> last = packing.find(index);
  line = start;
  // Indices are linear: between two elements that are inside all are.
  if (first && last && packing.group == 1)
    return elements.read(*first, step, count, row);
  if (first && last) {
    elements.read(*first, step, count, neighbors.data());
    return scatter(neighbors.data(), width, count, row, packing.group);
  }
  for (; line < start + count; ++line, row += packing.group * width) {
    if (const std::optional<uint64_t> place = packing.find(index))
      elements.read(*place, 1, 1, row);
    else
      std::memset(row, 0, width);
  }
  line = start;
}

/// Returns false, and sets the index to 0, after the last one of a dimension.
bool RowPacker::advance(unsigned dim, int64_t step) {
  index[dim] += step;
  if (index[dim] < packing.shape[dim])
    return true;
  index[dim] = 0;
  return false;
}

bool RowPacker::advance() {
  for (size_t dim = index.size(); --dim > packing.lines;)
    if (advance(dim, dim + 1 == index.size() ? packing.group : 1))
      return true;
  if (advance(packing.lines, packing.width))
    return true;
  for (size_t dim = packing.lines; dim-- > 0;)
    if (advance(dim, 1))
      return true;
  return false;
}

void Packing::write(ElementSource &elements, llvm::endianness order,
                    llvm::raw_ostream &output) const {
  if (getNumElements() == 0)
    return;
  RowPacker packer(*this, elements);
  const size_t elementWidth = elements.getWidth();
  std::vector<char> row(std::min(width, shape[lines]) * group * elementWidth);
  std::vector<char> swapped(row.size());
  do {
    const size_t size = packer.getCount() * elementWidth;
    packer.pack(row.data());
    Blob(llvm::ArrayRef(row).take_front(size), elements.getNumberWidth(),
         llvm::endianness::little)
        .copyTo(swapped.data(), order);
    output.write(swapped.data(), size);
  } while (packer.advance());
}

} // namespace mlir
