// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/constants.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "core/ir/data/blob.h"
#include "core/ir/data/element_source.h"
#include "core/ir/data/float_format.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/recipe/recipe.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

namespace mlir::onnx {

/// Constants with more bytes are resources, which are not hashed.
static constexpr size_t maxHashed = 1024;
static constexpr uint32_t alignment = 64;

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
  const bool isNumeric = elements && elements.getElementType().isIntOrFloat();
  return isNumeric && recipe::isReadable(elements) ? elements : ElementsAttr();
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

static FloatFormat getFormat(Type floatType) {
  return FloatFormat(cast<FloatType>(floatType).getFloatSemantics());
}

/// Calls `visit` with the bytes of some elements after the others,
/// little-endian.
static void forEachBlock(ElementsAttr elements,
                         llvm::function_ref<void(llvm::ArrayRef<char>)> visit) {
  constexpr size_t blockSize = 4096;
  const std::unique_ptr<ElementSource> source = recipe::openElements(elements);
  const uint64_t count = source->getNumElements();
  const size_t width = source->getWidth();
  llvm::SmallVector<char, 0> block(std::min<uint64_t>(count, blockSize) *
                                   width);
  for (uint64_t first = 0; first < count; first += blockSize) {
    const size_t size = std::min<uint64_t>(count - first, blockSize);
    source->read(first, 1, size, block.data());
    visit(llvm::ArrayRef(block).take_front(size * width));
  }
}

/// Calls `visit` with each float.
static void forEachFloat(ElementsAttr elements,
                         llvm::function_ref<void(double)> visit) {
  const FloatFormat format = getFormat(elements.getElementType());
  forEachBlock(elements, [&](llvm::ArrayRef<char> bytes) {
    for (size_t i = 0; i < bytes.size(); i += format.getWidth())
      visit(format.read(bytes.data() + i));
  });
}

std::optional<llvm::SmallVector<double>> getFloats(Value value) {
  ElementsAttr elements = getElements(value);
  if (!elements || !hasFloats(elements))
    return std::nullopt;
  llvm::SmallVector<double> floats;
  forEachFloat(elements, [&](double number) { floats.push_back(number); });
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
  const FloatFormat format = getFormat(type.getElementType());
  llvm::SmallVector<char, 8> bytes(format.getWidth());
  format.write(bytes.data(), value);
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

ElementsAttr makeFloats(RankedTensorType type, llvm::ArrayRef<double> values) {
  const FloatFormat format = getFormat(type.getElementType());
  return makeElements(type, format.getWidth(), [&](char *memory) {
    for (auto [i, value] : llvm::enumerate(values))
      format.write(memory + i * format.getWidth(), value);
  });
}

ElementsAttr sumBytes(ElementsAttr elements, int64_t axis) {
  const ShapedType type = elements.getShapedType();
  const bool isUnsigned = type.getElementType().isUnsignedInteger();
  std::vector<uint32_t> sums(type.getDimSize(axis));
  const int64_t inner =
      ShapedType::getNumElements(type.getShape().drop_front(axis + 1));
  uint64_t number = 0;
  forEachBlock(elements, [&](llvm::ArrayRef<char> bytes) {
    for (char byte : bytes)
      sums[number++ / inner % sums.size()] +=
          isUnsigned ? static_cast<uint8_t>(byte)
                     : static_cast<uint32_t>(static_cast<int8_t>(byte));
  });
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
  const auto signs = type.getElementType().isUnsignedInteger()
                         ? IntegerType::Signless
                         : IntegerType::Unsigned;
  const auto moved = RankedTensorType::get(
      type.getShape(), IntegerType::get(elements.getContext(), 8, signs));
  return makeElements(moved, 1, [&](char *to) {
    forEachBlock(elements, [&](llvm::ArrayRef<char> bytes) {
      for (char byte : bytes)
        *to++ = static_cast<char>(byte ^ signBit);
    });
  });
}

bool areFinite(llvm::ArrayRef<double> numbers, Type floatType) {
  const double largest = getFormat(floatType).getLargest();
  return llvm::all_of(
      numbers, [&](double number) { return std::abs(number) <= largest; });
}

bool canScale(ElementsAttr elements, llvm::ArrayRef<double> factors) {
  // A NaN makes the sum NaN.
  double greatest = 0, sum = 0;
  forEachFloat(elements, [&](double number) {
    const double element = std::abs(number);
    greatest = std::max(greatest, element);
    sum += element;
  });
  double factor = 0;
  for (double number : factors) {
    factor = std::max(factor, std::abs(number));
    sum += number;
  }
  return !std::isnan(sum) &&
         greatest * factor <=
             getFormat(elements.getElementType()).getLargest() &&
         std::isfinite(greatest) && std::isfinite(factor);
}

/// Returns whether elements are computed when they are written.
static bool isLarge(RankedTensorType type) {
  constexpr int64_t maxInMemory = int64_t(1) << 16;
  const Type element = type.getElementType();
  return element.isIntOrFloat() &&
         type.getNumElements() >
             maxInMemory /
                 llvm::divideCeil(element.getIntOrFloatBitWidth(), 8u);
}

ElementsAttr scaleElements(ElementsAttr elements, int64_t axis,
                           llvm::ArrayRef<double> factors) {
  const ShapedType shaped = elements.getShapedType();
  MLIRContext *context = shaped.getContext();
  const auto type =
      RankedTensorType::get(shaped.getShape(), shaped.getElementType());
  const auto listType = RankedTensorType::get(
      static_cast<int64_t>(factors.size()), Float64Type::get(context));
  const auto scaled = recipe::ScaledAttr::get(
      context, elements, axis, makeFloats(listType, factors), type);
  return isLarge(type) ? ElementsAttr(scaled) : recipe::materialize(scaled);
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
