// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/element_source.h"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/ir/data/file_pages.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {

/// The bytes that are written at once.
static constexpr size_t blockSize = size_t(1) << 18;

ElementSource::~ElementSource() = default;

void ElementSource::release() {}

void ElementSource::write(llvm::endianness order, llvm::raw_ostream &output) {
  const uint64_t most = std::max<uint64_t>(blockSize / width, 1);
  std::vector<char> block(std::min(most, count) * width), swapped(block.size());
  for (uint64_t first = 0; first < count; first += most) {
    const uint64_t size = std::min(most, count - first);
    read(first, 1, size, block.data());
    Blob(llvm::ArrayRef(block).take_front(size * width), numberWidth,
         llvm::endianness::little)
        .copyTo(swapped.data(), order);
    output.write(swapped.data(), size * width);
  }
  release();
}

/// Copies elements of `width` bytes that are `step` elements apart.
static void gather(const char *from, int64_t step, size_t width, size_t count,
                   char *to) {
  if (step == 1) {
    std::memcpy(to, from, count * width);
    return;
  }
  auto copy = [&](auto size) {
    for (size_t i = 0; i < count; ++i)
      std::memcpy(to + i * size(), from + int64_t(i) * step * int64_t(size()),
                  size());
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

class BlobSource final : public ElementSource {
public:
  BlobSource(Blob given, uint32_t width)
      : ElementSource(given.getBytes().size() / width, width,
                      given.getElementWidth()),
        blob(std::move(given)) {}

  void read(uint64_t first, int64_t step, size_t size, char *to) override {
    gather(blob.getBytes().data() + first * getWidth(), step, getWidth(), size,
           to);
    if (blob.getOrder() == llvm::endianness::little || getNumberWidth() == 1)
      return;
    for (size_t i = 0; i < size * getWidth(); i += getNumberWidth())
      std::reverse(to + i, to + i + getNumberWidth());
  }

  void release() override { releaseFilePages(blob); }

  void write(llvm::endianness order, llvm::raw_ostream &output) override {
    if (order != blob.getOrder() && getNumberWidth() != 1)
      return ElementSource::write(order, output);
    output.write(blob.getBytes().data(), blob.getBytes().size());
    release();
  }

private:
  const Blob blob;
};

} // namespace

std::unique_ptr<ElementSource> makeBlobSource(Blob blob, uint32_t width) {
  return std::make_unique<BlobSource>(std::move(blob), width);
}

} // namespace mlir
