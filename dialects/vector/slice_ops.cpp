// SPDX-License-Identifier: Apache-2.0
//
// extract_strided_slice, insert_strided_slice.
#include "core/interfaces/static_values.h"
#include "core/ir/builtin/elements.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::vector;

static SmallVector<int64_t> getIntegers(ArrayAttr attributes) {
  return llvm::map_to_vector(attributes, [](Attribute attribute) {
    return cast<IntegerAttr>(attribute).getInt();
  });
}

/// Verifies that `begin <= value < end`. `name` and the optional `dim` are part
/// of the diagnostic.
static LogicalResult verifyConfined(Operation *op, StringRef name,
                                    std::optional<unsigned> dim, int64_t value,
                                    int64_t begin, int64_t end) {
  if (begin <= value && value < end)
    return success();
  InFlightDiagnostic error = op->emitOpError("expected ") << name;
  if (dim)
    error << " dimension " << *dim;
  return error << " to be confined to [" << begin << ", " << end << ")";
}

static LogicalResult verifyOffsets(Operation *op, ArrayRef<int64_t> offsets,
                                   VectorType type) {
  for (auto [dim, offset] : llvm::enumerate(offsets))
    if (failed(verifyConfined(op, "offsets", dim, offset, 0,
                              type.getDimSize(dim))))
      return failure();
  return success();
}

static LogicalResult verifyUnitStrides(Operation *op, ArrayAttr strides) {
  for (int64_t stride : getIntegers(strides))
    if (failed(verifyConfined(op, "strides", std::nullopt, stride, 1, 2)))
      return failure();
  return success();
}

// extract_strided_slice

/// Returns `type` with its leading sizes replaced.
static VectorType getSliceType(VectorType type, ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> shape(type.getShape());
  llvm::copy(sizes, shape.begin());
  return VectorType::get(shape, type.getElementType(), type.getScalableDims());
}

void ExtractStridedSliceOp::build(OpBuilder &builder, OperationState &state,
                                  Value source, ArrayRef<int64_t> offsets,
                                  ArrayRef<int64_t> sizes,
                                  ArrayRef<int64_t> strides) {
  build(builder, state, getSliceType(cast<VectorType>(source.getType()), sizes),
        source, builder.getI64ArrayAttr(offsets),
        builder.getI64ArrayAttr(sizes), builder.getI64ArrayAttr(strides));
}

/// 1. There are as many offsets as sizes and strides, at most one per
/// dimension.
/// 2. Each offset is in [0, size of the dimension).
/// 3. Each size is in [1, size of the dimension].
/// 4. Each stride is 1.
/// 5. Each offset + size is at most the size of the dimension.
/// 6. The result has the sizes of the slice, then those of the other
/// dimensions.
/// 7. A scalable dimension is taken entirely.
LogicalResult ExtractStridedSliceOp::verify() {
  const VectorType type = getSourceVectorType();
  const SmallVector<int64_t> offsets = getIntegers(getOffsets());
  const SmallVector<int64_t> sizes = getIntegers(getSizes());
  if (offsets.size() != sizes.size() ||
      offsets.size() != ArrayAttr(getStrides()).size())
    return emitOpError(
        "expected offsets, sizes and strides attributes of same size");
  if (static_cast<int64_t>(offsets.size()) > type.getRank())
    return emitOpError(
        "expected offsets attribute of rank no greater than vector rank");
  if (failed(verifyOffsets(*this, offsets, type)))
    return failure();
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (failed(verifyConfined(*this, "sizes", dim, size, 1,
                              type.getDimSize(dim) + 1)))
      return failure();
  if (failed(verifyUnitStrides(*this, getStrides())))
    return failure();
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (failed(verifyConfined(*this, "sum(offsets, sizes)", dim,
                              offsets[dim] + size, 1,
                              type.getDimSize(dim) + 1)))
      return failure();
  const VectorType expected = getSliceType(type, sizes);
  if (Value(getResult()).getType() != expected)
    return emitOpError("expected result type to be ") << expected;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (type.getScalableDims()[dim] && size != type.getDimSize(dim))
      return emitOpError("expected size at idx=")
             << dim
             << " to match the corresponding base size from the input vector ("
             << size << " vs " << type.getDimSize(dim) << ")";
  return success();
}

/// Returns the elements of a slice in row-major order.
static DenseElementsAttr extractSlice(DenseElementsAttr elements,
                                      ArrayRef<int64_t> offsets,
                                      VectorType type) {
  const auto source = cast<VectorType>(elements.getType());
  SmallVector<Attribute> taken;
  SmallVector<uint64_t> index(type.getRank());
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    int64_t rest = i;
    for (int64_t dim = type.getRank(); dim-- > 0;) {
      index[dim] = rest % type.getDimSize(dim);
      rest /= type.getDimSize(dim);
      if (dim < static_cast<int64_t>(offsets.size()))
        index[dim] += offsets[dim];
    }
    taken.push_back(
        elements.getElement(ElementsAttr::getFlattenedIndex(source, index)));
  }
  return DenseElementsAttr::get(type, taken);
}

/// 1. extract(v)[all] -> v
/// 2. extract(insert(x, v)[o])[o] -> x, if the slices are the same
/// 3. extract(constant) -> constant
/// 4. extract(poison) -> poison
OpFoldResult ExtractStridedSliceOp::fold(FoldAdaptor adaptor) {
  const auto type = cast<VectorType>(Value(getResult()).getType());
  if (getSourceVectorType() == type)
    return getSource();
  auto insert = Value(getSource()).getDefiningOp<InsertStridedSliceOp>();
  if (insert && insert.getSourceVectorType() == type &&
      ArrayAttr(insert.getOffsets()) == ArrayAttr(getOffsets()))
    return insert.getValueToStore();
  const Attribute source = adaptor.getSource();
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(source))
    return DenseElementsAttr::get(type, splat.getSplatValue<Attribute>());
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(source))
    return extractSlice(elements, getIntegers(getOffsets()), type);
  if (isa_and_nonnull<ub::PoisonAttrInterface>(source))
    return source;
  return {};
}

// insert_strided_slice

void InsertStridedSliceOp::build(OpBuilder &builder, OperationState &state,
                                 Value valueToStore, Value dest,
                                 ArrayRef<int64_t> offsets,
                                 ArrayRef<int64_t> strides) {
  build(builder, state, dest.getType(), valueToStore, dest,
        builder.getI64ArrayAttr(offsets), builder.getI64ArrayAttr(strides));
}

/// 1. There is an offset for each dimension of the destination and a stride for
/// each dimension of the source.
/// 2. The source's rank is at most the destination's.
/// 3. Each offset is in [0, size of the dimension).
/// 4. Each stride is 1.
/// 5. The slice ends in bounds in each dimension of the source.
/// 6. These dimensions are scalable in both types or in neither.
LogicalResult InsertStridedSliceOp::verify() {
  const VectorType source = getSourceVectorType();
  const VectorType dest = getDestVectorType();
  const SmallVector<int64_t> offsets = getIntegers(getOffsets());
  if (static_cast<int64_t>(offsets.size()) != dest.getRank())
    return emitOpError(
        "expected offsets of same size as destination vector rank");
  if (static_cast<int64_t>(ArrayAttr(getStrides()).size()) != source.getRank())
    return emitOpError("expected strides of same size as source vector rank");
  if (source.getRank() > dest.getRank())
    return emitOpError(
        "expected source rank to be no greater than destination rank");
  if (failed(verifyOffsets(*this, offsets, dest)) ||
      failed(verifyUnitStrides(*this, getStrides())))
    return failure();
  const int64_t leading = dest.getRank() - source.getRank();
  for (int64_t dim = leading; dim < dest.getRank(); ++dim) {
    const int64_t size = source.getDimSize(dim - leading);
    if (failed(verifyConfined(*this, "sum(offsets, source vector shape)", dim,
                              offsets[dim] + size, 1,
                              dest.getDimSize(dim) + 1)))
      return failure();
    if (source.getScalableDims()[dim - leading] != dest.getScalableDims()[dim])
      return emitOpError("mismatching scalable flags (at source vector idx=")
             << dim - leading << ")";
  }
  return success();
}

/// 1. insert(x, v) : type of x is type of v -> x
/// 2. insert(extract(v)[o], v)[o] -> v
OpFoldResult InsertStridedSliceOp::fold(FoldAdaptor) {
  if (getSourceVectorType() == getDestVectorType())
    return getValueToStore();
  auto extract =
      Value(getValueToStore()).getDefiningOp<ExtractStridedSliceOp>();
  if (extract && Value(extract.getSource()) == Value(getDest()) &&
      ArrayAttr(extract.getOffsets()) == ArrayAttr(getOffsets()))
    return getDest();
  return {};
}
