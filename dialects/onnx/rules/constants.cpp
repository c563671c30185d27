// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/constants.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

#include "core/ir/data/file_pages.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

namespace mlir::onnx {

/// Constants with more bytes are resources, which are not hashed.
static constexpr size_t maxHashed = 1024;
static constexpr uint32_t alignment = 64;

/// Returns the bytes of elements, little-endian; of one element for a splat.
/// Returns nullopt if there are none of the expected number.
static std::optional<llvm::ArrayRef<char>> getBytes(ElementsAttr elements) {
  const ShapedType type = elements.getShapedType();
  if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return std::nullopt;
  if (auto dense = dyn_cast<DenseElementsAttr>(elements))
    return dense.getRawData();
  auto resource = dyn_cast<DenseResourceElementsAttr>(elements);
  if (!resource || !resource.getData())
    return std::nullopt;
  const Blob &blob = *resource.getData();
  const size_t width =
      llvm::divideCeil(type.getElementType().getIntOrFloatBitWidth(), 8);
  const bool isLittle = blob.getOrder() == llvm::endianness::little ||
                        blob.getElementWidth() == 1;
  if (!isLittle || blob.getBytes().size() != width * type.getNumElements())
    return std::nullopt;
  return blob.getBytes();
}

static bool isSplat(ElementsAttr elements) {
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  return dense && dense.isSplat();
}

/// Returns a tensor of 32-bit floats or 64-bit integers, or null if an element
/// is none.
static ElementsAttr makeTensor(llvm::ArrayRef<int64_t> shape, Type type,
                               llvm::ArrayRef<Attribute> elements) {
  llvm::SmallVector<Attribute> numbers;
  for (Attribute element : elements) {
    if (auto number = dyn_cast<FloatAttr>(element);
        number && number.getType() == type)
      numbers.push_back(number);
    else if (auto integer = dyn_cast<IntegerAttr>(element);
             integer && type.isInteger(64) &&
             integer.getValue().getBitWidth() == 64)
      numbers.push_back(IntegerAttr::get(type, integer.getValue()));
    else
      return {};
  }
  return DenseElementsAttr::get(RankedTensorType::get(shape, type), numbers);
}

ElementsAttr getConstantValue(Operation *constant) {
  if (auto elements = constant->getAttrOfType<ElementsAttr>("value"))
    return elements;
  Builder builder(constant->getContext());
  const std::tuple<llvm::StringLiteral, llvm::StringLiteral, Type> forms[] = {
      {"value_float", "value_floats", builder.getF32Type()},
      {"value_int", "value_ints", builder.getI64Type()}};
  for (const auto &[one, many, type] : forms) {
    if (Attribute number = constant->getAttr(one))
      return makeTensor({}, type, number);
    if (auto list = constant->getAttrOfType<ArrayAttr>(many))
      return makeTensor(static_cast<int64_t>(list.size()), type,
                        list.getValue());
  }
  return {};
}

ElementsAttr getElements(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getName().getStringRef() != "onnx.Constant")
    return {};
  ElementsAttr elements = getConstantValue(op);
  return elements && getBytes(elements) ? elements : ElementsAttr();
}

std::optional<llvm::SmallVector<int64_t>> getIntegers(Value value) {
  ElementsAttr elements = getElements(value);
  if (!elements)
    return std::nullopt;
  auto type = dyn_cast<IntegerType>(elements.getShapedType().getElementType());
  if (!type || type.getWidth() > 64)
    return std::nullopt;
  llvm::SmallVector<int64_t> integers;
  for (int64_t i = 0; i < elements.getShapedType().getNumElements(); ++i) {
    auto element = dyn_cast_if_present<IntegerAttr>(elements.getElement(i));
    if (!element)
      return std::nullopt;
    const bool isUnsigned = type.isUnsigned() || type.getWidth() == 1;
    integers.push_back(isUnsigned ? int64_t(element.getValue().getZExtValue())
                                  : element.getValue().getSExtValue());
  }
  return integers;
}

bool hasFloats(ElementsAttr elements) {
  const Type type = elements.getShapedType().getElementType();
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

namespace {

/// Converts between the bytes of a float and a double.
class FloatFormat {
public:
  explicit FloatFormat(FloatType type)
      : type(type), width(type.getIntOrFloatBitWidth() / 8) {}

  size_t getWidth() const { return width; }

  double read(const char *bytes) const {
    if (width == 8)
      return llvm::bit_cast<double>(llvm::support::endian::read64le(bytes));
    if (width == 4)
      return llvm::bit_cast<float>(llvm::support::endian::read32le(bytes));
    llvm::APFloat value =
        floatFromBits(type.getFloatSemantics(),
                      llvm::APInt(16, llvm::support::endian::read16le(bytes)));
    bool isInexact;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &isInexact);
    return value.convertToDouble();
  }

  /// Writes the value rounded to the format.
  void write(char *bytes, double number) const {
    if (width == 8)
      return llvm::support::endian::write64le(bytes,
                                              llvm::bit_cast<uint64_t>(number));
    if (width == 4)
      return llvm::support::endian::write32le(
          bytes, llvm::bit_cast<uint32_t>(static_cast<float>(number)));
    const FloatSemantics &semantics = type.getFloatSemantics();
    const llvm::APFloat value = roundToFloat(semantics, llvm::APFloat(number));
    llvm::support::endian::write16le(
        bytes, floatToBits(semantics, value).getZExtValue());
  }

  double getLargest() const {
    llvm::APFloat largest =
        llvm::APFloat::getLargest(type.getFloatSemantics().getHolder());
    bool isInexact;
    largest.convert(llvm::APFloat::IEEEdouble(),
                    llvm::APFloat::rmNearestTiesToEven, &isInexact);
    return largest.convertToDouble();
  }

private:
  FloatType type;
  size_t width;
};

} // namespace

std::optional<llvm::SmallVector<double>> getFloats(Value value) {
  ElementsAttr elements = getElements(value);
  if (!elements || !hasFloats(elements))
    return std::nullopt;
  const ShapedType type = elements.getShapedType();
  const FloatFormat format(cast<FloatType>(type.getElementType()));
  const llvm::ArrayRef<char> bytes = *getBytes(elements);
  const size_t step = isSplat(elements) ? 0 : format.getWidth();
  llvm::SmallVector<double> floats;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    floats.push_back(format.read(bytes.data() + i * step));
  return floats;
}

std::optional<double> getFloat(Value value) {
  ElementsAttr elements = getElements(value);
  if (!elements || elements.getShapedType().getNumElements() != 1)
    return std::nullopt;
  auto floats = getFloats(value);
  return floats ? std::optional(floats->front()) : std::nullopt;
}

/// Returns a tensor whose data `fill` writes.
static ElementsAttr makeElements(RankedTensorType type, size_t width,
                                 llvm::function_ref<void(char *)> fill) {
  const size_t size = type.getNumElements() * width;
  char *memory = nullptr;
  Blob blob =
      Blob::allocate(size, width, llvm::endianness::little, alignment, memory);
  fill(memory);
  if (size <= maxHashed)
    return DenseElementsAttr::getFromRawBuffer(type, blob.getBytes());
  return DenseResourceElementsAttr::get(type, "folded", std::move(blob));
}

DenseElementsAttr makeFloats(RankedTensorType type, double value) {
  const FloatFormat format(cast<FloatType>(type.getElementType()));
  llvm::SmallVector<char, 8> bytes(format.getWidth());
  format.write(bytes.data(), value);
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

ElementsAttr makeFloats(RankedTensorType type, llvm::ArrayRef<double> values) {
  const FloatFormat format(cast<FloatType>(type.getElementType()));
  return makeElements(type, format.getWidth(), [&](char *memory) {
    for (auto [i, value] : llvm::enumerate(values))
      format.write(memory + i * format.getWidth(), value);
  });
}

/// Returns the numbers of indices before and after dimension `axis`.
static std::pair<int64_t, int64_t> countAround(llvm::ArrayRef<int64_t> shape,
                                               int64_t axis) {
  int64_t outer = 1, inner = 1;
  for (auto [i, size] : llvm::enumerate(shape))
    (int64_t(i) < axis ? outer : inner) *= int64_t(i) == axis ? 1 : size;
  return {outer, inner};
}

ElementsAttr sumBytes(ElementsAttr elements, int64_t axis) {
  const ShapedType type = elements.getShapedType();
  const bool isUnsigned = type.getElementType().isUnsignedInteger();
  const char *from = getBytes(elements)->data();
  const size_t step = isSplat(elements) ? 0 : 1;
  const auto [outer, inner] = countAround(type.getShape(), axis);
  std::vector<uint32_t> sums(type.getDimSize(axis));
  for (int64_t i = 0; i < outer; ++i)
    for (uint32_t &sum : sums)
      for (int64_t j = 0; j < inner; ++j, from += step)
        sum += isUnsigned ? static_cast<uint8_t>(*from)
                          : static_cast<uint32_t>(static_cast<int8_t>(*from));
  const auto listType =
      RankedTensorType::get({static_cast<int64_t>(sums.size())},
                            IntegerType::get(elements.getContext(), 32));
  return makeElements(listType, sizeof(uint32_t), [&](char *to) {
    for (auto [i, sum] : llvm::enumerate(sums))
      llvm::support::endian::write32le(to + i * sizeof(uint32_t), sum);
  });
}

ElementsAttr moveBytes(ElementsAttr elements) {
  constexpr char signBit = '\x80';
  const ShapedType type = elements.getShapedType();
  const char *from = getBytes(elements)->data();
  const size_t step = isSplat(elements) ? 0 : 1;
  const auto signs = type.getElementType().isUnsignedInteger()
                         ? IntegerType::Signless
                         : IntegerType::Unsigned;
  const auto moved = RankedTensorType::get(
      type.getShape(), IntegerType::get(elements.getContext(), 8, signs));
  return makeElements(moved, 1, [&](char *to) {
    for (int64_t i = 0; i < type.getNumElements(); ++i)
      to[i] = static_cast<char>(from[i * step] ^ signBit);
  });
}

bool areFinite(llvm::ArrayRef<double> numbers, Type floatType) {
  const double largest = FloatFormat(cast<FloatType>(floatType)).getLargest();
  return llvm::all_of(
      numbers, [&](double number) { return std::abs(number) <= largest; });
}

bool canScale(ElementsAttr elements, llvm::ArrayRef<double> factors) {
  const ShapedType type = elements.getShapedType();
  const FloatFormat format(cast<FloatType>(type.getElementType()));
  const llvm::ArrayRef<char> bytes = *getBytes(elements);
  // A NaN makes the sum NaN.
  double greatest = 0, sum = 0;
  for (size_t i = 0; i < bytes.size(); i += format.getWidth()) {
    const double element = std::abs(format.read(bytes.data() + i));
    greatest = std::max(greatest, element);
    sum += element;
  }
  double factor = 0;
  for (double number : factors) {
    factor = std::max(factor, std::abs(number));
    sum += number;
  }
  return !std::isnan(sum) && greatest * factor <= format.getLargest() &&
         std::isfinite(greatest) && std::isfinite(factor);
}

ElementsAttr scaleElements(ElementsAttr elements, int64_t axis,
                           llvm::ArrayRef<double> factors) {
  const ShapedType type = elements.getShapedType();
  const FloatFormat format(cast<FloatType>(type.getElementType()));
  const size_t width = format.getWidth();
  const char *from = getBytes(elements)->data();
  const size_t step = isSplat(elements) ? 0 : width;
  const auto [outer, inner] = countAround(type.getShape(), axis);
  const ElementsAttr scaled = makeElements(
      RankedTensorType::get(type.getShape(), type.getElementType()), width,
      [&](char *to) {
        for (int64_t i = 0; i < outer; ++i)
          for (double factor : factors)
            for (int64_t j = 0; j < inner; ++j, from += step, to += width)
              format.write(to, format.read(from) * factor);
      });
  // In general the scaled elements are used instead.
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    releaseFilePages(*resource.getData());
  return scaled;
}

Value makeConstant(OpBuilder &builder, Location location, ElementsAttr value) {
  OperationState state(location, "onnx.Constant");
  state.addAttribute("value", value);
  state.addType(value.getShapedType());
  return builder.create(state)->getResult(0);
}

Value makeIntegers(OpBuilder &builder, Location location,
                   llvm::ArrayRef<int64_t> values) {
  const auto type = RankedTensorType::get({static_cast<int64_t>(values.size())},
                                          builder.getI64Type());
  return makeConstant(builder, location,
                      DenseElementsAttr::get<int64_t>(type, values));
}

Value makeNoValue(OpBuilder &builder, Location location) {
  OperationState state(location, "onnx.NoValue");
  state.addAttribute("value", builder.getUnitAttr());
  state.addType(builder.getNoneType());
  return builder.create(state)->getResult(0);
}

} // namespace mlir::onnx
