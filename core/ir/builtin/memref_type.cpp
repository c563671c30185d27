// SPDX-License-Identifier: Apache-2.0
//
// Memref types, and the strides of their layouts.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {

using namespace detail;

bool BaseMemRefType::classof(Type type) {
  return isa<MemRefType, UnrankedMemRefType>(type);
}

bool BaseMemRefType::isValidElementType(Type type) {
  return type.isIntOrIndexOrFloat() ||
         isa<ComplexType, VectorType, BaseMemRefType>(type) ||
         isa<MemRefElementTypeInterface>(type);
}

bool BaseMemRefType::hasRank() const { return isa<MemRefType>(*this); }

Attribute BaseMemRefType::getMemorySpace() const {
  if (auto ranked = dyn_cast<MemRefType>(*this))
    return ranked.getMemorySpace();
  return cast<UnrankedMemRefType>(*this).getMemorySpace();
}

unsigned BaseMemRefType::getMemorySpaceAsInt() const {
  auto space = dyn_cast_or_null<IntegerAttr>(getMemorySpace());
  return space ? space.getValue().sextOrTrunc(64).getSExtValue() : 0;
}

BaseMemRefType
BaseMemRefType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                          Type elementType) const {
  if (auto ranked = dyn_cast<MemRefType>(*this))
    return ranked.clone(shape.value_or(ranked.getShape()), elementType);
  if (shape)
    return MemRefType::get(*shape, elementType, Attribute(), getMemorySpace());
  return UnrankedMemRefType::get(elementType, getMemorySpace());
}

/// Returns null for the default memory space.
static Attribute normalizeMemorySpace(Attribute memorySpace) {
  auto number = dyn_cast_or_null<IntegerAttr>(memorySpace);
  return number && number.getValue().isZero() ? Attribute() : memorySpace;
}

/// Returns null for the identity layout. An identity map of the wrong rank is
/// kept for the verifier to report.
static Attribute normalizeLayout(llvm::ArrayRef<int64_t> shape,
                                 Attribute layout) {
  auto map = dyn_cast_or_null<AffineMapAttr>(layout);
  return map && map.getValue().getNumDims() == shape.size() &&
                 map.getValue().isIdentity()
             ? Attribute()
             : layout;
}

void MemRefType::normalize(void *parameters) {
  auto &memref = *static_cast<MemRefTypeParameters *>(parameters);
  memref.layout = normalizeLayout(memref.shape, memref.layout);
  memref.memorySpace = normalizeMemorySpace(memref.memorySpace);
}

void UnrankedMemRefType::normalize(void *parameters) {
  auto &memref = *static_cast<UnrankedMemRefTypeParameters *>(parameters);
  memref.memorySpace = normalizeMemorySpace(memref.memorySpace);
}

Attribute MemRefType::toLayout(AffineMap map) {
  return map ? AffineMapAttr::get(map) : Attribute();
}

MemRefLayoutAttrInterface MemRefType::getLayout() const {
  if (getParameters().layout)
    return MemRefLayoutAttrInterface(getParameters().layout);
  return AffineMapAttr::get(
      AffineMap::getMultiDimIdentityMap(getRank(), getContext()));
}

MemRefType MemRefType::clone(llvm::ArrayRef<int64_t> shape,
                             Type elementType) const {
  return get(shape, elementType, getParameters().layout, getMemorySpace());
}

MemRefType MemRefType::clone(Type elementType) const {
  return clone(getShape(), elementType);
}

MemRefType MemRefType::clone(llvm::ArrayRef<int64_t> shape) const {
  return clone(shape, getElementType());
}

/// Returns the strides of a row-major shape. Strides to the left of a size that
/// is 0 or dynamic, and strides that overflow, are dynamic.
static llvm::SmallVector<int64_t>
getRowMajorStrides(llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- != 0;) {
    strides[i] = stride;
    if (ShapedType::isDynamic(stride) || shape[i] <= 0 ||
        llvm::MulOverflow(stride, shape[i], stride))
      stride = ShapedType::kDynamic;
  }
  return strides;
}

/// Adds the terms of a sum of products to the strides of their dimensions, or
/// to the offset. Fails for other expressions.
static LogicalResult addTerms(AffineExpr sum,
                              llvm::MutableArrayRef<AffineExpr> strides,
                              AffineExpr &offset) {
  struct Term {
    AffineExpr expr, factor;
  };
  llvm::SmallVector<Term> pending = {
      {sum, getAffineConstantExpr(1, sum.getContext())}};
  while (!pending.empty()) {
    const auto [expr, factor] = pending.pop_back_val();
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      AffineExpr &stride = strides[dim.getPosition()];
      stride = stride + factor;
    } else if (!binary) {
      offset = offset + expr * factor;
    } else if (binary.getKind() == AffineExprKind::Add) {
      pending.push_back({binary.getRHS(), factor});
      pending.push_back({binary.getLHS(), factor});
    } else if (binary.getKind() == AffineExprKind::Mul &&
               binary.getRHS().isSymbolicOrConstant()) {
      pending.push_back({binary.getLHS(), binary.getRHS() * factor});
    } else {
      return failure();
    }
  }
  return success();
}

LogicalResult getStridesAndOffset(AffineMap layout,
                                  llvm::ArrayRef<int64_t> shape,
                                  llvm::SmallVectorImpl<int64_t> &strides,
                                  int64_t &offset) {
  if (layout.isIdentity()) {
    strides = getRowMajorStrides(shape);
    offset = 0;
    return success();
  }
  if (layout.getNumResults() != 1)
    return failure();
  const AffineExpr zero = getAffineConstantExpr(0, layout.getContext());
  llvm::SmallVector<AffineExpr> strideExprs(layout.getNumDims(), zero);
  AffineExpr offsetExpr = zero;
  if (failed(addTerms(simplifyAffineMap(layout).getResult(0), strideExprs,
                      offsetExpr)))
    return failure();

  auto getValue = [&](AffineExpr expr) {
    auto constant = dyn_cast<AffineConstantExpr>(
        simplifyAffineExpr(expr, layout.getNumDims(), layout.getNumSymbols()));
    return constant ? constant.getValue() : ShapedType::kDynamic;
  };
  strides.clear();
  llvm::append_range(strides, llvm::map_range(strideExprs, getValue));
  offset = getValue(offsetExpr);
  return success();
}

LogicalResult
MemRefType::getStridesAndOffset(llvm::SmallVectorImpl<int64_t> &strides,
                                int64_t &offset) const {
  if (getParameters().layout)
    return getLayout().getStridesAndOffset(getShape(), strides, offset);
  strides = getRowMajorStrides(getShape());
  offset = 0;
  return success();
}

bool MemRefType::isStrided() const {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(getStridesAndOffset(strides, offset));
}

/// Returns the number of trailing dimensions that are contiguous with elements
/// `step` apart. Without a step, the stride of the last dimension whose size is
/// not 1 is used.
static int64_t countCollapsable(llvm::ArrayRef<int64_t> shape,
                                llvm::ArrayRef<int64_t> strides,
                                std::optional<int64_t> step) {
  int64_t expected = step.value_or(0);
  for (int64_t i = shape.size() - 1; i >= 0; --i) {
    if (shape[i] == 1)
      continue;
    if (!step) {
      step = expected = strides[i];
    } else if (ShapedType::isDynamic(expected) || strides[i] != expected) {
      return shape.size() - i - 1;
    }
    if (ShapedType::isDynamic(expected) || shape[i] <= 0 ||
        llvm::MulOverflow(expected, shape[i], expected))
      expected = ShapedType::kDynamic;
  }
  return shape.size();
}

static int64_t countCollapsable(MemRefType type, std::optional<int64_t> step) {
  if (type.getLayout().isIdentity())
    return type.getRank();
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return 0;
  return countCollapsable(type.getShape(), strides, step);
}

bool MemRefType::areTrailingDimsContiguous(int64_t n) const {
  return countCollapsable(*this, 1) >= n;
}

int64_t MemRefType::getMaxCollapsableTrailingDims() const {
  return countCollapsable(*this, std::nullopt);
}

MemRefType MemRefType::canonicalizeStridedLayout() const {
  const AffineMap map = getLayout().getAffineMap();
  if (map.isIdentity() || map.getNumResults() != 1)
    return *this;
  const AffineExpr layout = simplifyAffineExpr(
      map.getResult(0), map.getNumDims(), map.getNumSymbols());
  if (layout == makeCanonicalStridedLayoutExpr(getShape(), getContext()))
    return get(getShape(), getElementType(), Attribute(), getMemorySpace());
  // A rank-0 layout consists of its offset only.
  if (getShape().empty())
    return *this;
  return get(getShape(), getElementType(),
             AffineMap::get(map.getNumDims(), map.getNumSymbols(), layout),
             getMemorySpace());
}

AffineExpr makeCanonicalStridedLayoutExpr(llvm::ArrayRef<int64_t> sizes,
                                          MLIRContext *context) {
  const llvm::SmallVector<int64_t> strides = getRowMajorStrides(sizes);
  // Symbols are numbered from the innermost dimension outwards.
  unsigned numSymbols = 0;
  AffineExpr expr = getAffineConstantExpr(0, context);
  for (size_t i = sizes.size(); i-- != 0;) {
    const AffineExpr stride = ShapedType::isDynamic(strides[i])
                                  ? getAffineSymbolExpr(numSymbols++, context)
                                  : getAffineConstantExpr(strides[i], context);
    expr = expr + getAffineDimExpr(i, context) * stride;
  }
  return simplifyAffineExpr(expr, sizes.size(), numSymbols);
}

AffineMap makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides,
                                     int64_t offset, MLIRContext *context) {
  unsigned numSymbols = 0;
  auto getExpr = [&](int64_t value) {
    return ShapedType::isDynamic(value)
               ? getAffineSymbolExpr(numSymbols++, context)
               : getAffineConstantExpr(value, context);
  };
  AffineExpr expr = getExpr(offset);
  for (auto [i, stride] : llvm::enumerate(strides))
    expr = expr + getAffineDimExpr(i, context) * getExpr(stride);
  return AffineMap::get(strides.size(), numSymbols, expr);
}

} // namespace mlir
