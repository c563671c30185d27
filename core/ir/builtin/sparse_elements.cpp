// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/elements_data.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {

using namespace detail;

namespace {

/// Accesses the indices of a sparse attribute: one row per value.
struct IndexRows {
  DenseIntElementsAttr indices;
  uint64_t numRows;
  size_t rank;

  /// The shape of the indices is [values, rank], or [values] if the rank is
  /// one.
  explicit IndexRows(DenseIntElementsAttr indices) : indices(indices) {
    const llvm::ArrayRef<int64_t> shape = indices.getType().getShape();
    rank = shape.size() == 2 ? shape[1] : 1;
    // All rows of a splat are equal.
    numRows = indices.isSplat() ? std::min<int64_t>(1, shape[0]) : shape[0];
  }

  llvm::SmallVector<uint64_t> getRow(uint64_t row) const {
    llvm::SmallVector<uint64_t> index(rank);
    for (size_t i = 0; i != rank; ++i)
      index[i] = indices.getValue<llvm::APInt>(row * rank + i)
                     .sextOrTrunc(64)
                     .getZExtValue();
    return index;
  }
};

/// Returns true if the shapes of indices and values match for this rank.
bool haveMatchingShapes(ShapedType type, llvm::ArrayRef<int64_t> indices,
                        int64_t numValues) {
  if (indices.size() == 1)
    return type.getRank() == 1 && indices[0] == numValues;
  return indices.size() == 2 && indices[1] == type.getRank() &&
         indices[0] == numValues;
}

} // namespace

/// 1. The type is shaped, indices are integers, and values are dense elements.
/// 2. Values have one dimension.
/// 3. There is a row of indices per value, with an index per dimension.
/// 4. Indices are within the shape.
LogicalResult SparseElementsAttr::verify(EmitErrorFn emitError, Type sparseType,
                                         DenseElementsAttr sparseIndices,
                                         DenseElementsAttr sparseValues) {
  // Parameters that were assembled one by one are not checked yet.
  const auto type = dyn_cast<ShapedType>(sparseType);
  auto indices = dyn_cast<DenseIntElementsAttr>(Attribute(sparseIndices));
  auto values = dyn_cast<DenseElementsAttr>(Attribute(sparseValues));
  if (!type || !indices || !values)
    return emitError() << "expected a shaped type, integer indices and dense "
                          "values";
  const ShapedType valuesType = values.getType();
  if (valuesType.getRank() != 1)
    return emitError() << "expected 1-d tensor for sparse element values";
  const llvm::ArrayRef<int64_t> indicesShape = indices.getType().getShape();
  if (!haveMatchingShapes(type, indicesShape, valuesType.getDimSize(0)))
    return emitError() << "expected shape ([" << type.getShape()
                       << "]); inferred shape of indices literal (["
                       << indicesShape
                       << "]); inferred shape of values literal (["
                       << valuesType.getShape() << "])";
  const IndexRows rows(indices);
  for (uint64_t row = 0; row != rows.numRows; ++row) {
    const llvm::SmallVector<uint64_t> index = rows.getRow(row);
    if (ElementsAttr::isValidIndex(type, index))
      continue;
    return emitError() << "sparse index #" << row
                       << " is not contained within the value shape, with "
                          "index=["
                       << index << "], and type=" << type;
  }
  return success();
}

Attribute SparseElementsAttr::getElement(uint64_t index) const {
  const ShapedType type = getType();
  const IndexRows rows(getIndices());
  for (uint64_t row = 0; row != rows.numRows; ++row)
    if (ElementsAttr::getFlattenedIndex(type, rows.getRow(row)) == index)
      return getValues().getElement(row);
  return getZeroElement(type.getElementType());
}

} // namespace mlir
