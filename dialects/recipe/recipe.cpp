// SPDX-License-Identifier: Apache-2.0
//
// The dialect, and what its attributes require.
#include "dialects/recipe/recipe.h"

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::recipe;

#include "dialects/recipe/recipe_dialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/recipe/recipe_attrdef.cpp.inc"

//===----------------------------------------------------------------------===//
// Dialect

void RecipeDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/recipe/recipe_attrdef.cpp.inc"
      >();
}

bool mlir::recipe::isRecipe(Attribute elements) {
  return isa_and_nonnull<StridedAttr, JoinedAttr, CastAttr, ScaledAttr>(
      elements);
}

static bool isFloat(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

bool mlir::recipe::isCastable(Type type) {
  return isFloat(type) || type.isInteger(1) || type.isInteger(8) ||
         type.isInteger(16) || type.isInteger(32) || type.isInteger(64);
}

bool mlir::recipe::isScalable(Type type) { return isFloat(type); }

//===----------------------------------------------------------------------===//
// Verification

/// Returns the type if it is a tensor of static shape, whose number of elements
/// fits in 64 bits; or null.
static RankedTensorType getStaticTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && ShapedType::tryGetNumElements(tensor.getShape()).has_value()
             ? tensor
             : RankedTensorType();
}

static RankedTensorType getStaticTensor(ElementsAttr elements) {
  return getStaticTensor(Type(elements.getShapedType()));
}

static LogicalResult emitNoTensor(function_ref<InFlightDiagnostic()> emitError,
                                  Type type) {
  return emitError() << "expected a tensor with a static shape, but got "
                     << type;
}

/// Returns the bytes of an element, or 0 if it is no number.
static size_t getWidth(Type type) {
  const mlir::detail::ElementLayout layout =
      mlir::detail::getElementLayout(type);
  if (layout.kind != mlir::detail::ElementKind::Integer &&
      layout.kind != mlir::detail::ElementKind::Float)
    return 0;
  return size_t(layout.numbers) * layout.getNumberBytes();
}

/// Sets the numbers of the first and the last element of the source that are
/// used. Returns false if a number does not fit in 64 bits.
static bool findEnds(ArrayRef<int64_t> shape, int64_t offset,
                     ArrayRef<int64_t> strides, int64_t &first, int64_t &last) {
  first = last = offset;
  for (auto [size, stride] : llvm::zip_equal(shape, strides)) {
    int64_t distance;
    if (llvm::MulOverflow(size - 1, stride, distance))
      return false;
    int64_t &end = distance < 0 ? first : last;
    if (llvm::AddOverflow(end, distance, end))
      return false;
  }
  return true;
}

/// 1. The type and that of the source are tensors of static shape.
/// 2. Their elements are numbers of as many bytes.
/// 3. Each dimension has a stride.
/// 4. The elements are elements of the source.
LogicalResult StridedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  ElementsAttr source, int64_t offset,
                                  ArrayRef<int64_t> strides, Type type) {
  // 1.
  const RankedTensorType tensor = getStaticTensor(type);
  if (!tensor)
    return emitNoTensor(emitError, type);
  const RankedTensorType from = getStaticTensor(source);
  if (!from)
    return emitNoTensor(emitError, source.getShapedType());

  // 2.
  const size_t width = getWidth(tensor.getElementType());
  if (width == 0 || width != getWidth(from.getElementType()))
    return emitError() << "elements of type " << from.getElementType()
                       << " do not have the bytes of those of " << type;

  // 3.
  if (static_cast<int64_t>(strides.size()) != tensor.getRank())
    return emitError() << "expected " << tensor.getRank()
                       << " strides, but got " << strides.size();

  // 4.
  if (tensor.getNumElements() == 0)
    return success();
  int64_t first, last;
  if (!findEnds(tensor.getShape(), offset, strides, first, last))
    return emitError() << "numbers of elements do not fit in 64 bits";
  if (first < 0 || last >= from.getNumElements())
    return emitError() << "elements " << first << " to " << last
                       << " are used of a source that has "
                       << from.getNumElements();
  return success();
}

/// 1. The type is a tensor of static shape, of numbers.
/// 2. The axis is a dimension of it.
/// 3. The sources are tensors of static shape. They have the element type and
/// all sizes of the type, except along the axis.
/// 4. The size along the axis is the sum of theirs.
LogicalResult JoinedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayAttr sources, int64_t axis, Type type) {
  // 1.
  const RankedTensorType tensor = getStaticTensor(type);
  if (!tensor || getWidth(tensor.getElementType()) == 0)
    return emitError()
           << "expected a tensor with a static shape of numbers, but got "
           << type;

  // 2.
  if (axis < 0 || axis >= tensor.getRank())
    return emitError() << "axis " << axis << " is no dimension of " << type;

  // 3.
  int64_t sum = 0;
  for (Attribute source : sources) {
    const auto elements = dyn_cast<ElementsAttr>(source);
    const RankedTensorType part =
        elements ? getStaticTensor(elements) : RankedTensorType();
    if (!part)
      return emitError() << "expected elements of a tensor with a static "
                            "shape, but got "
                         << source;
    SmallVector<int64_t> sizes(part.getShape());
    const bool hasAxis = part.getRank() == tensor.getRank();
    const int64_t size = hasAxis ? sizes[axis] : 0;
    if (hasAxis)
      sizes[axis] = tensor.getShape()[axis];
    if (part.getElementType() != tensor.getElementType() ||
        ArrayRef<int64_t>(sizes) != tensor.getShape() ||
        llvm::AddOverflow(sum, size, sum))
      return emitError() << "a part of type " << Type(part)
                         << " does not fit in " << type << " along axis "
                         << axis;
  }

  // 4.
  if (sum != tensor.getShape()[axis])
    return emitError() << "the parts have " << sum << " indices along axis "
                       << axis << ", but " << type << " has "
                       << tensor.getShape()[axis];
  return success();
}

/// Verifies that type and source are tensors of the same static shape.
static LogicalResult
verifySameShape(function_ref<InFlightDiagnostic()> emitError,
                ElementsAttr source, Type type) {
  const RankedTensorType tensor = getStaticTensor(type);
  if (!tensor)
    return emitNoTensor(emitError, type);
  const RankedTensorType from = getStaticTensor(source);
  if (!from || from.getShape() != tensor.getShape())
    return emitError() << "expected a source with the shape of " << type
                       << ", but got " << Type(source.getShapedType());
  return success();
}

/// 1. The type and that of the source are tensors of the same static shape.
/// 2. Their elements can be converted.
LogicalResult CastAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ElementsAttr source, Type type) {
  // 1.
  if (failed(verifySameShape(emitError, source, type)))
    return failure();

  // 2.
  const Type from = source.getElementType();
  const Type to = cast<RankedTensorType>(type).getElementType();
  if (!isCastable(from) || !isCastable(to))
    return emitError() << "elements of type " << from
                       << " cannot be converted to " << to;
  return success();
}

/// 1. The type and that of the source are the same, of floats.
/// 2. The axis is a dimension.
/// 3. There is a factor of a float type for each index.
LogicalResult ScaledAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ElementsAttr source, int64_t axis,
                                 ElementsAttr factors, Type type) {
  // 1.
  if (failed(verifySameShape(emitError, source, type)))
    return failure();
  const auto tensor = cast<RankedTensorType>(type);
  if (source.getElementType() != tensor.getElementType() ||
      !isScalable(tensor.getElementType()))
    return emitError() << "elements of type " << source.getElementType()
                       << " cannot be multiplied to " << type;

  // 2.
  if (axis < 0 || axis >= tensor.getRank())
    return emitError() << "axis " << axis << " is no dimension of " << type;

  // 3.
  const RankedTensorType list = getStaticTensor(factors);
  if (!list || list.getShape() != ArrayRef(tensor.getShape()[axis]) ||
      !isScalable(list.getElementType()))
    return emitError() << "expected " << tensor.getShape()[axis]
                       << " factors that are floats, but got "
                       << Type(factors.getShapedType());
  return success();
}

//===----------------------------------------------------------------------===//
// Elements

/// Reads one element.
static Attribute readElement(ElementsAttr elements, uint64_t index) {
  const std::unique_ptr<ElementSource> source = openElements(elements);
  if (!source || index >= source->getNumElements())
    return {};
  SmallVector<char, 16> bytes(source->getWidth());
  source->read(index, 1, 1, bytes.data());
  return DenseElementsAttr::getFromRawBuffer(
             RankedTensorType::get({}, elements.getElementType()), bytes)
      .getElement(0);
}

Attribute StridedAttr::getElement(uint64_t index) const {
  return readElement(*this, index);
}
Attribute JoinedAttr::getElement(uint64_t index) const {
  return readElement(*this, index);
}
Attribute CastAttr::getElement(uint64_t index) const {
  return readElement(*this, index);
}
Attribute ScaledAttr::getElement(uint64_t index) const {
  return readElement(*this, index);
}

ElementsAttr mlir::recipe::materialize(ElementsAttr elements) {
  // Constants with more bytes are resources, which are not hashed.
  constexpr size_t maxHashed = 1024;
  constexpr uint32_t alignment = 64;
  const std::unique_ptr<ElementSource> source = openElements(elements);
  if (!source)
    return {};
  char *memory;
  Blob blob = Blob::allocate(source->getNumElements() * source->getWidth(),
                             source->getNumberWidth(), llvm::endianness::little,
                             alignment, memory);
  if (source->getNumElements() != 0)
    source->read(0, 1, source->getNumElements(), memory);
  source->release();
  const ShapedType type = elements.getShapedType();
  if (type.getElementType().isInteger(1))
    return DenseElementsAttr::get(
        type, ArrayRef(reinterpret_cast<const bool *>(memory),
                       source->getNumElements()));
  if (blob.getBytes().size() <= maxHashed)
    return DenseElementsAttr::getFromRawBuffer(type, blob.getBytes());
  return DenseResourceElementsAttr::get(type, "folded", std::move(blob));
}
