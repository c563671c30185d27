// SPDX-License-Identifier: Apache-2.0
//
// Reads the elements of recipes.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/data/float_format.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/recipe/recipe.h"
#include "dialects/recipe/shape_numbers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::recipe {

using Source = std::unique_ptr<ElementSource>;

namespace {

/// How the elements of a type are stored in a resource, in bytes.
struct ElementWidths {
  uint32_t element, number;
};

std::optional<ElementWidths> getWidths(Type type) {
  const mlir::detail::ElementLayout layout =
      mlir::detail::getElementLayout(type);
  if (layout.kind != mlir::detail::ElementKind::Integer &&
      layout.kind != mlir::detail::ElementKind::Float)
    return std::nullopt;
  return ElementWidths{layout.numbers * layout.getNumberBytes(),
                       layout.getNumberBytes()};
}

//===----------------------------------------------------------------------===//
// Elements in memory

/// Equal elements, of which one is stored.
class SplatSource final : public ElementSource {
public:
  SplatSource(uint64_t count, ElementWidths widths, ArrayRef<char> bytes)
      : ElementSource(count, widths.element, widths.number),
        element(bytes.begin(), bytes.end()) {}

  void read(uint64_t, int64_t, size_t size, char *to) override {
    for (size_t i = 0; i < size; ++i)
      std::memcpy(to + i * element.size(), element.data(), element.size());
  }

private:
  const SmallVector<char, 16> element;
};

/// Bools that are stored as bits.
class BitSource final : public ElementSource {
public:
  explicit BitSource(DenseElementsAttr elements)
      : ElementSource(elements.getNumElements(), 1, 1),
        bits(elements.getRawData()) {}

  void read(uint64_t first, int64_t step, size_t size, char *to) override {
    for (size_t i = 0; i < size; ++i, first += step)
      to[i] = static_cast<unsigned char>(bits[first / 8]) >> (first % 8) & 1;
  }

private:
  const ArrayRef<char> bits;
};

Source openDense(DenseElementsAttr elements, ElementWidths widths) {
  const bool isBool = elements.getElementType().isInteger(1);
  if (elements.isSplat() && isBool) {
    const char element = elements.getValue<bool>(0);
    return std::make_unique<SplatSource>(elements.getNumElements(), widths,
                                         element);
  }
  if (elements.isSplat())
    return std::make_unique<SplatSource>(elements.getNumElements(), widths,
                                         elements.getRawData());
  if (isBool)
    return std::make_unique<BitSource>(elements);
  return makeBlobSource(
      Blob(elements.getRawData(), widths.number, llvm::endianness::little),
      widths.element);
}

Source openResource(DenseResourceElementsAttr elements, ElementWidths widths) {
  const Blob *blob = elements.getData();
  const std::optional<int64_t> count =
      ShapedType::tryGetNumElements(elements.getType().getShape());
  int64_t size;
  if (!blob || !count ||
      llvm::MulOverflow(*count, int64_t(widths.element), size) ||
      blob->getBytes().size() != static_cast<uint64_t>(size))
    return nullptr;
  // A blob that was parsed from text does not know the width of its numbers.
  return makeBlobSource(Blob(blob->getBytes(), widths.number, blob->getOrder(),
                             blob->getAlignment(), blob->getOwner()),
                        widths.element);
}

//===----------------------------------------------------------------------===//
// Elements in another order

class StridedSource final : public ElementSource {
public:
  StridedSource(Source given, ElementWidths widths, ArrayRef<int64_t> shape,
                int64_t offset, ArrayRef<int64_t> strides)
      : ElementSource(ShapedType::getNumElements(shape), widths.element,
                      widths.number),
        source(std::move(given)), numbers(shape, strides), offset(offset) {}

  void read(uint64_t first, int64_t step, size_t size, char *to) override;
  void release() override { source->release(); }

private:
  const Source source;
  const ShapeNumbers numbers;
  const int64_t offset;
};

void StridedSource::read(uint64_t first, int64_t step, size_t size, char *to) {
  if (size == 0)
    return;
  const ShapeNumbers::Motion motion = numbers.getMotion(step);
  while (size != 0) {
    const ShapeNumbers::Place place = numbers.find(first, motion.dim);
    const size_t run =
        std::min<uint64_t>(size, numbers.countSteps(place, motion));
    source->read(offset + place.mapped, motion.mapped, run, to);
    first += step * run;
    size -= run;
    to += run * getWidth();
  }
}

class JoinedSource final : public ElementSource {
public:
  JoinedSource(ElementWidths widths, ArrayRef<int64_t> shape, int64_t axis)
      : ElementSource(ShapedType::getNumElements(shape), widths.element,
                      widths.number),
        inner(ShapedType::getNumElements(shape.drop_front(axis + 1))) {}

  void add(Source source, int64_t size) {
    if (size == 0 || inner == 0)
      return;
    parts.push_back({std::move(source), row, size * inner});
    row += size * inner;
  }
  void read(uint64_t first, int64_t step, size_t size, char *to) override;
  void release() override {
    for (const Part &part : parts)
      part.source->release();
  }

private:
  /// Elements `start` to before start + size of each row are of this source.
  struct Part {
    Source source;
    int64_t start, size;
  };

  const int64_t inner;
  std::vector<Part> parts;
  int64_t row = 0;
};

void JoinedSource::read(uint64_t first, int64_t step, size_t size, char *to) {
  while (size != 0) {
    const int64_t place = first % row, outer = first / row;
    const Part &part = *std::prev(std::upper_bound(
        parts.begin(), parts.end(), place,
        [](int64_t value, const Part &part) { return value < part.start; }));
    const int64_t inside = place - part.start;
    // Steps of whole rows stay at the same place of each row.
    const bool isAcross = step % row == 0;
    uint64_t run = size;
    if (!isAcross)
      run = std::min<uint64_t>(size, step > 0
                                         ? (part.size - 1 - inside) / step + 1
                                         : inside / -step + 1);
    part.source->read(outer * part.size + inside,
                      isAcross ? step / row * part.size : step, run, to);
    first += step * run;
    size -= run;
    to += run * getWidth();
  }
}

//===----------------------------------------------------------------------===//
// Numbers

/// Elements that are computed from those of one source.
class ComputedSource : public ElementSource {
public:
  ComputedSource(Source given, ElementWidths widths)
      : ElementSource(given->getNumElements(), widths.element, widths.number),
        source(std::move(given)) {}

  void release() override { source->release(); }

protected:
  const Source source;
};

/// A float or an integer of a type that CastAttr converts.
struct NumberType {
  explicit NumberType(Type type)
      : width((type.getIntOrFloatBitWidth() + 7) / 8),
        isBool(type.isInteger(1)),
        isSigned(!isBool && !type.isUnsignedInteger()) {
    if (auto floatType = dyn_cast<FloatType>(type)) {
      semantics = &floatType.getFloatSemantics();
      format.emplace(*semantics);
    }
  }

  unsigned width;
  bool isBool, isSigned;
  /// Empty for an integer.
  std::optional<FloatFormat> format;
  const FloatSemantics *semantics = nullptr;

  /// Returns an integer, extended to 64 bits.
  uint64_t readInteger(const char *bytes) const {
    using namespace llvm::support::endian;
    const uint64_t bits = width == 1   ? static_cast<unsigned char>(*bytes)
                          : width == 2 ? read16le(bytes)
                          : width == 4 ? read32le(bytes)
                                       : read64le(bytes);
    return isSigned ? llvm::SignExtend64(bits, width * 8) : bits;
  }
  /// Writes the lower bits of an integer.
  void writeInteger(char *bytes, uint64_t bits) const {
    using namespace llvm::support::endian;
    if (width == 1)
      *bytes = static_cast<char>(bits);
    else if (width == 2)
      write16le(bytes, bits);
    else if (width == 4)
      write32le(bytes, bits);
    else
      write64le(bytes, bits);
  }
};

/// Rounds a float towards zero to an integer of the type.
uint64_t saturate(double number, const NumberType &type) {
  const unsigned bits = type.width * 8;
  const double beyond = std::ldexp(1.0, type.isSigned ? bits - 1 : bits);
  if (std::isnan(number))
    return 0;
  if (number >= beyond)
    return type.isSigned ? (uint64_t(1) << (bits - 1)) - 1 : ~uint64_t(0);
  if (!type.isSigned)
    return number > 0 ? static_cast<uint64_t>(number) : 0;
  return number <= -beyond
             ? ~uint64_t(0) << (bits - 1)
             : static_cast<uint64_t>(static_cast<int64_t>(number));
}

/// Writes an integer that is rounded once.
void writeRounded(char *to, uint64_t bits, bool isSigned,
                  const NumberType &type) {
  if (type.width == 4) {
    const float number =
        isSigned ? static_cast<float>(int64_t(bits)) : static_cast<float>(bits);
    return type.format->write(to, number);
  }
  const double number =
      isSigned ? static_cast<double>(int64_t(bits)) : static_cast<double>(bits);
  constexpr double greatestExact = 0x1p53;
  if (type.width == 8 || std::abs(number) < greatestExact)
    return type.format->write(to, number);
  llvm::APFloat value(type.semantics->getHolder());
  value.convertFromAPInt(llvm::APInt(64, bits), isSigned,
                         llvm::APFloat::rmNearestTiesToEven);
  llvm::support::endian::write16le(
      to, floatToBits(*type.semantics, value).getZExtValue());
}

class CastSource final : public ComputedSource {
public:
  CastSource(Source source, ElementWidths widths, Type from, Type to)
      : ComputedSource(std::move(source), widths), fromType(from), toType(to) {}

  void read(uint64_t first, int64_t step, size_t size, char *to) override {
    constexpr size_t blockSize = 4096;
    block.resize(std::min(size, blockSize) * fromType.width);
    while (size != 0) {
      const size_t part = std::min(size, blockSize);
      source->read(first, step, part, block.data());
      for (size_t i = 0; i < part; ++i)
        convert(block.data() + i * fromType.width, to + i * toType.width);
      first += step * part;
      size -= part;
      to += part * toType.width;
    }
  }

private:
  void convert(const char *from, char *to) const;

  const NumberType fromType, toType;
  std::vector<char> block;
};

void CastSource::convert(const char *from, char *to) const {
  if (fromType.format) {
    const double number = fromType.format->read(from);
    if (toType.format)
      toType.format->write(to, number);
    else if (toType.isBool)
      *to = number != 0;
    else
      toType.writeInteger(to, saturate(number, toType));
    return;
  }
  const uint64_t bits = fromType.readInteger(from);
  if (toType.format)
    writeRounded(to, bits, fromType.isSigned, toType);
  else if (toType.isBool)
    *to = bits != 0;
  else
    toType.writeInteger(to, bits);
}

class ScaledSource final : public ComputedSource {
public:
  ScaledSource(Source source, ElementWidths widths, FloatFormat format,
               uint64_t inner, std::vector<double> factors)
      : ComputedSource(std::move(source), widths), format(format), inner(inner),
        factors(std::move(factors)) {}

  void read(uint64_t first, int64_t step, size_t size, char *to) override {
    source->read(first, step, size, to);
    for (size_t i = 0; i < size; ++i, first += step, to += getWidth()) {
      double product =
          format.read(to) * factors[first / inner % factors.size()];
      // Which NaN a product is depends on the host.
      if (std::isnan(product))
        product = std::numeric_limits<double>::quiet_NaN();
      format.write(to, product);
    }
  }

private:
  const FloatFormat format;
  const uint64_t inner;
  const std::vector<double> factors;
};

//===----------------------------------------------------------------------===//
// Attributes

FloatFormat getFormat(Type type) {
  return FloatFormat(cast<FloatType>(type).getFloatSemantics());
}

Source openStrided(StridedAttr attribute, ElementWidths widths) {
  Source source = openElements(attribute.getSource());
  const auto type = cast<RankedTensorType>(attribute.getType());
  if (!source)
    return nullptr;
  return std::make_unique<StridedSource>(std::move(source), widths,
                                         type.getShape(), attribute.getOffset(),
                                         attribute.getStrides());
}

Source openJoined(JoinedAttr attribute, ElementWidths widths) {
  const auto type = cast<RankedTensorType>(attribute.getType());
  auto joined = std::make_unique<JoinedSource>(widths, type.getShape(),
                                               attribute.getAxis());
  for (auto elements : attribute.getSources().getAsRange<ElementsAttr>()) {
    Source source = openElements(elements);
    if (!source)
      return nullptr;
    joined->add(std::move(source),
                elements.getShapedType().getShape()[attribute.getAxis()]);
  }
  return joined;
}

Source openCast(CastAttr attribute, ElementWidths widths) {
  Source source = openElements(attribute.getSource());
  if (!source)
    return nullptr;
  return std::make_unique<CastSource>(
      std::move(source), widths, attribute.getSource().getElementType(),
      cast<RankedTensorType>(attribute.getType()).getElementType());
}

Source openScaled(ScaledAttr attribute, ElementWidths widths) {
  Source source = openElements(attribute.getSource());
  const Source list = openElements(attribute.getFactors());
  if (!source || !list)
    return nullptr;
  const FloatFormat listFormat =
      getFormat(attribute.getFactors().getElementType());
  std::vector<double> factors;
  SmallVector<char, 8> bytes(list->getWidth());
  for (uint64_t i = 0; i < list->getNumElements(); ++i) {
    list->read(i, 1, 1, bytes.data());
    factors.push_back(listFormat.read(bytes.data()));
  }
  const auto type = cast<RankedTensorType>(attribute.getType());
  const int64_t inner = ShapedType::getNumElements(
      type.getShape().drop_front(attribute.getAxis() + 1));
  return std::make_unique<ScaledSource>(std::move(source), widths,
                                        getFormat(type.getElementType()), inner,
                                        std::move(factors));
}

} // namespace

Source openElements(ElementsAttr elements) {
  const ShapedType type = elements.getShapedType();
  const std::optional<ElementWidths> widths =
      type.hasStaticShape() ? getWidths(type.getElementType()) : std::nullopt;
  if (!widths)
    return nullptr;
  if (auto dense = dyn_cast<DenseElementsAttr>(elements))
    return openDense(dense, *widths);
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return openResource(resource, *widths);
  if (auto strided = dyn_cast<StridedAttr>(elements))
    return openStrided(strided, *widths);
  if (auto joined = dyn_cast<JoinedAttr>(elements))
    return openJoined(joined, *widths);
  if (auto converted = dyn_cast<CastAttr>(elements))
    return openCast(converted, *widths);
  if (auto scaled = dyn_cast<ScaledAttr>(elements))
    return openScaled(scaled, *widths);
  return nullptr;
}

bool isReadable(ElementsAttr elements) {
  if (auto strided = dyn_cast<StridedAttr>(elements))
    return isReadable(strided.getSource());
  if (auto joined = dyn_cast<JoinedAttr>(elements))
    return llvm::all_of(joined.getSources().getAsRange<ElementsAttr>(),
                        isReadable);
  if (auto converted = dyn_cast<CastAttr>(elements))
    return isReadable(converted.getSource());
  if (auto scaled = dyn_cast<ScaledAttr>(elements))
    return isReadable(scaled.getSource()) && isReadable(scaled.getFactors());
  return openElements(elements) != nullptr;
}

} // namespace mlir::recipe
