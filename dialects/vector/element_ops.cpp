// SPDX-License-Identifier: Apache-2.0
//
// extract, insert, from_elements, to_elements.
#include "core/interfaces/static_values.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/type_utilities.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::vector;

// Positions

/// Returns `type` without its first `count` dimensions: the element type if
/// none remains.
static Type dropDimensions(VectorType type, size_t count) {
  if (static_cast<int64_t>(count) >= type.getRank())
    return type.getElementType();
  return VectorType::get(type.getShape().drop_front(count),
                         type.getElementType(),
                         type.getScalableDims().drop_front(count));
}

/// Returns the dimension of the first static index that is neither in bounds
/// nor poison.
static std::optional<size_t> findOutOfBounds(ArrayRef<int64_t> position,
                                             VectorType type) {
  for (auto [dim, index] : llvm::enumerate(position))
    if (!ShapedType::isDynamic(index) && index != ExtractOp::kPoisonIndex &&
        (index < 0 || index >= type.getDimSize(dim)))
      return dim;
  return std::nullopt;
}

/// A value for each dynamic index, and no other.
template <typename OpT> static LogicalResult verifyDynamicIndices(OpT op) {
  if (static_cast<size_t>(
          llvm::count_if(op.getStaticPosition(), ShapedType::isDynamic)) ==
      op.getDynamicPosition().size())
    return success();
  return op.emitOpError(
      "mismatch between dynamic and static positions (kDynamic marker but no "
      "corresponding dynamic position) -- this can only happen due to an "
      "incorrect fold/rewrite");
}

static bool hasPoisonIndex(ArrayRef<int64_t> position) {
  return llvm::is_contained(position, ExtractOp::kPoisonIndex);
}

/// Returns all indices if all are static and none is poison.
static std::optional<SmallVector<uint64_t>>
getStaticIndices(ArrayRef<int64_t> position) {
  if (llvm::any_of(position, [](int64_t index) { return index < 0; }))
    return std::nullopt;
  return SmallVector<uint64_t>(position.begin(), position.end());
}

template <typename OpT>
static void setPosition(OpT op, ArrayRef<OpFoldResult> position) {
  auto [integers, values] = decomposeMixedValues(position);
  op.setStaticPosition(integers);
  op.getDynamicPositionMutable().assign(values);
}

/// Replaces dynamic indices that are constants in bounds by static ones.
/// Returns false and changes nothing if there are none.
template <typename OpT>
static bool foldConstantIndices(OpT op, ArrayRef<Attribute> constants,
                                VectorType type) {
  SmallVector<OpFoldResult> position = op.getMixedPosition();
  bool hasChanged = false;
  size_t used = 0;
  for (auto [dim, index] : llvm::enumerate(position)) {
    if (!isa<Value>(index))
      continue;
    auto constant = dyn_cast_or_null<IntegerAttr>(constants[used++]);
    if (!constant || constant.getInt() < 0 ||
        constant.getInt() >= type.getDimSize(dim))
      continue;
    index = constant;
    hasChanged = true;
  }
  if (hasChanged)
    setPosition(op, position);
  return hasChanged;
}

/// Return true if two indices are known to be equal, or known to differ.
static bool isSameIndex(OpFoldResult a, OpFoldResult b) {
  return isEqualConstantIntOrValue(a, b);
}
static bool isOtherIndex(OpFoldResult a, OpFoldResult b) {
  const auto number = getConstantIntValue(a), other = getConstantIntValue(b);
  return number && other && *number != *other;
}

/// Returns the part of the constant at `position`, of the given type.
static Attribute extractConstant(DenseElementsAttr elements,
                                 ArrayRef<uint64_t> position, Type type) {
  const auto source = cast<VectorType>(elements.getType());
  SmallVector<uint64_t> index(position);
  index.resize(source.getRank());
  const uint64_t begin = ElementsAttr::getFlattenedIndex(source, index);
  const auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return elements.getElement(begin);
  SmallVector<Attribute> taken;
  for (int64_t i = 0; i < vector.getNumElements(); ++i)
    taken.push_back(elements.getElement(begin + i));
  return DenseElementsAttr::get(vector, taken);
}

/// Returns the constant with its part at `position` replaced.
static Attribute insertConstant(DenseElementsAttr elements, Attribute inserted,
                                ArrayRef<uint64_t> position) {
  const auto type = cast<VectorType>(elements.getType());
  SmallVector<Attribute> values(elements.getValues<Attribute>());
  SmallVector<uint64_t> index(position);
  index.resize(type.getRank());
  const uint64_t begin = ElementsAttr::getFlattenedIndex(type, index);
  if (auto vector = dyn_cast<DenseElementsAttr>(inserted))
    llvm::copy(vector.getValues<Attribute>(), values.begin() + begin);
  else
    values[begin] = inserted;
  return DenseElementsAttr::get(type, values);
}

// extract

void ExtractOp::build(OpBuilder &builder, OperationState &state, Value source) {
  build(builder, state, source, ArrayRef<int64_t>());
}

void ExtractOp::build(OpBuilder &builder, OperationState &state, Value source,
                      int64_t position) {
  build(builder, state, source, ArrayRef<int64_t>(position));
}

void ExtractOp::build(OpBuilder &builder, OperationState &state, Value source,
                      OpFoldResult position) {
  build(builder, state, source, ArrayRef<OpFoldResult>(position));
}

void ExtractOp::build(OpBuilder &builder, OperationState &state, Value source,
                      ArrayRef<int64_t> position) {
  build(builder, state, source, /*dynamic_position=*/ValueRange(),
        builder.getDenseI64ArrayAttr(position));
}

void ExtractOp::build(OpBuilder &builder, OperationState &state, Value source,
                      ArrayRef<OpFoldResult> position) {
  auto [integers, values] = decomposeMixedValues(position);
  build(builder, state, source, values, builder.getDenseI64ArrayAttr(integers));
}

LogicalResult
ExtractOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                            Adaptor adaptor,
                            SmallVectorImpl<Type> &inferredReturnTypes) {
  inferredReturnTypes.push_back(
      dropDimensions(cast<VectorType>(Value(adaptor.getSource()).getType()),
                     adaptor.getStaticPosition().size()));
  return success();
}

/// A vector of one element is compatible with its element type.
bool ExtractOp::isCompatibleReturnTypes(TypeRange l, TypeRange r) {
  if (l == r)
    return true;
  const auto isVectorOf = [](Type type, Type element) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && vector.getShape() == ArrayRef<int64_t>(1) &&
           vector.getElementType() == element;
  };
  return l.size() == 1 && r.size() == 1 &&
         (isVectorOf(l[0], r[0]) || isVectorOf(r[0], l[0]));
}

/// 1. The result is no vector of rank 0.
/// 2. There are at most as many indices as dimensions.
/// 3. Static indices are in bounds, or -1 (poison).
LogicalResult ExtractOp::verify() {
  const auto result = dyn_cast<VectorType>(Value(getResult()).getType());
  if (result && result.getRank() == 0)
    return emitError(
        "expected a scalar instead of a 0-d vector as the result type");
  if (failed(verifyDynamicIndices(*this)))
    return failure();
  if (static_cast<int64_t>(getNumIndices()) > getSourceVectorType().getRank())
    return emitOpError(
        "expected position attribute of rank no greater than vector rank");
  if (auto dim = findOutOfBounds(getStaticPosition(), getSourceVectorType()))
    return emitOpError("expected position attribute #")
           << *dim + 1
           << " to be a non-negative integer smaller than the corresponding "
              "vector dimension or poison (-1)";
  return success();
}

namespace {

/// Follows the extracted value of an `extract` through the operations that
/// define it.
class ExtractTrace {
public:
  explicit ExtractTrace(ExtractOp op)
      : source(op.getSource()), position(op.getMixedPosition()),
        type(Value(op.getResult()).getType()) {}

  /// Takes as many steps as possible. Returns true if there was one.
  bool run() {
    bool hasMoved = false;
    while (!isWhole() && step())
      hasMoved = true;
    return hasMoved;
  }

  /// Returns true if the entire source is extracted.
  bool isWhole() const { return position.empty() && source.getType() == type; }
  Value getSource() const { return source; }
  ArrayRef<OpFoldResult> getPosition() const { return position; }

private:
  bool step();
  bool stepInto(ExtractOp op);
  bool stepInto(InsertOp op);
  bool stepInto(BroadcastOp op);
  bool stepInto(FromElementsOp op);

  Value source;
  SmallVector<OpFoldResult> position;
  Type type;
};

bool ExtractTrace::step() {
  Operation *op = source.getDefiningOp();
  if (auto extract = dyn_cast_or_null<ExtractOp>(op))
    return stepInto(extract);
  if (auto insert = dyn_cast_or_null<InsertOp>(op))
    return stepInto(insert);
  if (auto broadcast = dyn_cast_or_null<BroadcastOp>(op))
    return stepInto(broadcast);
  if (auto elements = dyn_cast_or_null<FromElementsOp>(op))
    return stepInto(elements);
  return false;
}

/// extract(extract(v)[p])[q]  ->  extract(v)[p, q]
bool ExtractTrace::stepInto(ExtractOp op) {
  if (dropDimensions(op.getSourceVectorType(), op.getNumIndices()) !=
      source.getType())
    return false;
  SmallVector<OpFoldResult> outer = op.getMixedPosition();
  outer.append(position);
  position = std::move(outer);
  source = op.getSource();
  return true;
}

/// extract(insert(x, v)[p])[p, q]  ->  extract(x)[q]; other positions:
/// extract(v)
bool ExtractTrace::stepInto(InsertOp op) {
  const SmallVector<OpFoldResult> inserted = op.getMixedPosition();
  const size_t common = std::min(inserted.size(), position.size());
  if (hasPoisonIndex(op.getStaticPosition()))
    return false;
  for (size_t i = 0; i < common; ++i) {
    if (isOtherIndex(inserted[i], position[i])) {
      source = op.getDest();
      return true;
    }
    if (!isSameIndex(inserted[i], position[i]))
      return false;
  }
  if (inserted.size() > position.size() ||
      op.getValueToStoreType() !=
          dropDimensions(op.getDestVectorType(), inserted.size()))
    return false;
  source = op.getValueToStore();
  position.erase(position.begin(), position.begin() + inserted.size());
  return true;
}

/// extract(broadcast(x))[p]  ->  extract(x)[indices of p for the dimensions of
/// x]
bool ExtractTrace::stepInto(BroadcastOp op) {
  const auto vector = dyn_cast<VectorType>(op.getSourceType());
  const VectorType result = op.getResultVectorType();
  const int64_t rank = vector ? vector.getRank() : 0;
  const size_t leading = result.getRank() - rank;
  if (position.size() < leading)
    return false;
  SmallVector<OpFoldResult> rest(position.begin() + leading, position.end());
  Builder builder(op->getContext());
  for (auto [dim, index] : llvm::enumerate(rest))
    if (vector.getDimSize(dim) != result.getDimSize(leading + dim))
      index = builder.getI64IntegerAttr(0);
  // The remaining type must need no further broadcast.
  const Type left =
      vector ? dropDimensions(vector, rest.size()) : op.getSourceType();
  if (left != type)
    return false;
  source = op.getSource();
  position = std::move(rest);
  return true;
}

/// extract(from_elements(x0, x1, …))[i]  ->  xi
bool ExtractTrace::stepInto(FromElementsOp op) {
  const auto vector = cast<VectorType>(source.getType());
  const auto numbers = getConstantIntValues(position);
  if (!numbers || static_cast<int64_t>(numbers->size()) != vector.getRank())
    return false;
  const auto indices = getStaticIndices(*numbers);
  if (!indices)
    return false;
  source = op.getElements()[ElementsAttr::getFlattenedIndex(vector, *indices)];
  position.clear();
  return true;
}

} // namespace

/// 1. extract(v)[… -1 …] -> poison, extract(poison) -> poison
/// 2. extract(constant)[static indices] -> constant
/// 3. the steps of ExtractTrace
/// 4. extract(v)[constant in bounds] -> extract(v)[static index]
OpFoldResult ExtractOp::fold(FoldAdaptor adaptor) {
  const Type type = Value(getResult()).getType();
  if (hasPoisonIndex(getStaticPosition()))
    return ub::PoisonAttr::get(getContext());
  const Attribute source = adaptor.getSource();
  if (isa_and_nonnull<ub::PoisonAttr>(source))
    return source;
  if (getNumIndices() == 0 && Value(getSource()).getType() == type)
    return getSource();
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(source))
    if (auto indices = getStaticIndices(getStaticPosition()))
      return extractConstant(elements, *indices, type);
  ExtractTrace trace(*this);
  if (trace.run()) {
    if (trace.isWhole())
      return trace.getSource();
    if (isa<VectorType>(trace.getSource().getType())) {
      getSourceMutable().set(trace.getSource());
      setPosition(*this, trace.getPosition());
      return getResult();
    }
  }
  if (foldConstantIndices(*this, adaptor.getDynamicPosition(),
                          getSourceVectorType()))
    return getResult();
  return {};
}

void ExtractOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                  SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), argRanges.front());
}

// insert

void InsertOp::build(OpBuilder &builder, OperationState &state,
                     Value valueToStore, Value dest) {
  build(builder, state, valueToStore, dest, ArrayRef<int64_t>());
}

void InsertOp::build(OpBuilder &builder, OperationState &state,
                     Value valueToStore, Value dest, int64_t position) {
  build(builder, state, valueToStore, dest, ArrayRef<int64_t>(position));
}

void InsertOp::build(OpBuilder &builder, OperationState &state,
                     Value valueToStore, Value dest, OpFoldResult position) {
  build(builder, state, valueToStore, dest, ArrayRef<OpFoldResult>(position));
}

void InsertOp::build(OpBuilder &builder, OperationState &state,
                     Value valueToStore, Value dest,
                     ArrayRef<int64_t> position) {
  build(builder, state, dest.getType(), valueToStore, dest,
        /*dynamic_position=*/ValueRange(),
        builder.getDenseI64ArrayAttr(position));
}

void InsertOp::build(OpBuilder &builder, OperationState &state,
                     Value valueToStore, Value dest,
                     ArrayRef<OpFoldResult> position) {
  auto [integers, values] = decomposeMixedValues(position);
  build(builder, state, dest.getType(), valueToStore, dest, values,
        builder.getDenseI64ArrayAttr(integers));
}

/// 1. The inserted value is no vector of rank 0.
/// 2. There are at most as many indices as dimensions of the destination.
/// 3. The number of indices plus the rank of the value is the rank of the
/// destination.
/// 4. Static indices are in bounds, or -1 (poison).
/// 5. A vector has the type of the destination without its indexed dimensions.
LogicalResult InsertOp::verify() {
  if (failed(verifyDynamicIndices(*this)))
    return failure();
  const VectorType dest = getDestVectorType();
  const auto source = dyn_cast<VectorType>(getValueToStoreType());
  const int64_t indices = getNumIndices();
  if (source && source.getRank() == 0)
    return emitError("expected a scalar instead of a 0-d vector as the source "
                     "operand");
  if (indices > dest.getRank())
    return emitOpError(
        "expected position attribute of rank no greater than dest vector rank");
  if (source && source.getRank() + indices != dest.getRank())
    return emitOpError("expected position attribute rank + source rank to "
                       "match dest vector rank");
  if (!source && indices != dest.getRank())
    return emitOpError(
        "expected position attribute rank to match the dest vector rank");
  if (auto dim = findOutOfBounds(getStaticPosition(), dest))
    return emitOpError("expected position attribute #")
           << *dim + 1
           << " to be a non-negative integer smaller than the corresponding "
              "dest vector dimension";
  if (source && source != dropDimensions(dest, indices))
    return emitOpError("expected source type to be ")
           << dropDimensions(dest, indices);
  return success();
}

/// 1. insert(x, v)[] : type of v -> x
/// 2. insert(x, v)[… -1 …] -> poison
/// 3. insert(constant, constant)[static indices] -> constant
/// 4. insert(x, v)[constant in bounds] -> insert(x, v)[static index]
/// 5. insert(x, insert(y, v)[p])[p] -> insert(x, v)[p]
OpFoldResult InsertOp::fold(FoldAdaptor adaptor) {
  if (getNumIndices() == 0 && getValueToStoreType() == getDestVectorType())
    return getValueToStore();
  if (hasPoisonIndex(getStaticPosition()))
    return ub::PoisonAttr::get(getContext());
  const auto dest = dyn_cast_or_null<DenseElementsAttr>(adaptor.getDest());
  const Attribute value = adaptor.getValueToStore();
  const auto indices = getStaticIndices(getStaticPosition());
  if (dest && indices &&
      isa_and_nonnull<DenseElementsAttr, IntegerAttr, FloatAttr>(value))
    return insertConstant(dest, value, *indices);
  if (foldConstantIndices(*this, adaptor.getDynamicPosition(),
                          getDestVectorType()))
    return getResult();
  auto inner = Value(getDest()).getDefiningOp<InsertOp>();
  if (inner && llvm::equal(inner.getStaticPosition(), getStaticPosition()) &&
      llvm::equal(inner.getDynamicPosition(), getDynamicPosition())) {
    getDestMutable().set(inner.getDest());
    return getResult();
  }
  return {};
}

void InsertOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                 SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), argRanges[0].rangeUnion(argRanges[1]));
}

// from_elements

/// from_elements(constants) -> constant; from_elements(to_elements(v)) -> v, if
/// the types are equal
OpFoldResult FromElementsOp::fold(FoldAdaptor adaptor) {
  const auto type = cast<VectorType>(Value(getDest()).getType());
  const ArrayRef<Attribute> elements = adaptor.getElements();
  if (llvm::all_of(elements, [](Attribute element) {
        return isa_and_nonnull<IntegerAttr, FloatAttr>(element);
      }))
    return DenseElementsAttr::get(type, elements);
  if (getElements().empty())
    return {};
  auto parts = Value(getElements().front()).getDefiningOp<ToElementsOp>();
  if (parts && Value(parts.getSource()).getType() == type &&
      llvm::equal(getElements(), parts.getElements()))
    return parts.getSource();
  return {};
}

// to_elements

LogicalResult
ToElementsOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                               Adaptor adaptor,
                               SmallVectorImpl<Type> &inferredReturnTypes) {
  const auto type = cast<VectorType>(Value(adaptor.getSource()).getType());
  inferredReturnTypes.append(type.getNumElements(), type.getElementType());
  return success();
}

/// 1. to_elements(from_elements(x, y, …)) -> x, y, …
/// 2. to_elements(broadcast(x)) -> x, x, …, if x is a scalar
/// 3. to_elements(constant) -> constants
LogicalResult ToElementsOp::fold(FoldAdaptor adaptor,
                                 SmallVectorImpl<OpFoldResult> &results) {
  if (auto made = Value(getSource()).getDefiningOp<FromElementsOp>()) {
    results.append(made.getElements().begin(), made.getElements().end());
    return success();
  }
  if (auto made = Value(getSource()).getDefiningOp<BroadcastOp>();
      made && !isa<VectorType>(made.getSourceType())) {
    results.append(getNumResults(), Value(made.getSource()));
    return success();
  }
  auto elements = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource());
  if (!elements)
    return failure();
  for (Attribute element : elements.getValues<Attribute>())
    results.push_back(element);
  return success();
}
