// SPDX-License-Identifier: Apache-2.0
//
// Elements of vectors, structs and arrays: parsers, printers, verifiers and
// folds.
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/matchers.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// shufflevector

/// The result has as many elements as the mask.
ParseResult LLVM::parseShuffleType(AsmParser &parser, Type v1Type,
                                   Type &resultType, DenseI32ArrayAttr mask) {
  if (!isCompatibleVectorType(v1Type))
    return parser.emitError(parser.getCurrentLocation(),
                            "expected an LLVM compatible vector type");
  if (mask.empty())
    return parser.emitError(parser.getCurrentLocation(),
                            "expected a mask with elements");
  resultType = getVectorType(cast<VectorType>(v1Type).getElementType(),
                             mask.size(), isScalableVectorType(v1Type));
  return success();
}

void ShuffleVectorOp::build(OpBuilder &builder, OperationState &state, Value v1,
                            Value v2, DenseI32ArrayAttr mask,
                            ArrayRef<NamedAttribute> attrs) {
  const Type type = v1.getType();
  build(builder, state,
        getVectorType(cast<VectorType>(type).getElementType(), mask.size(),
                      isScalableVectorType(type)),
        v1, v2, mask);
  state.addAttributes(attrs);
}

void ShuffleVectorOp::build(OpBuilder &builder, OperationState &state, Value v1,
                            Value v2, ArrayRef<int32_t> mask) {
  build(builder, state, v1, v2, builder.getDenseI32ArrayAttr(mask));
}

/// 1. The result has the element type of the operands and as many elements as
/// the mask.
/// 2. The mask of a scalable vector is all zeros.
LogicalResult ShuffleVectorOp::verify() {
  const Type type = getV1().getType();
  if (getMask().empty() ||
      getRes().getType() !=
          getVectorType(cast<VectorType>(type).getElementType(),
                        getMask().size(), isScalableVectorType(type)))
    return emitOpError("expected a result of the operands' element type with "
                       "an element for each of the mask");
  if (isScalableVectorType(getV1().getType()) &&
      llvm::any_of(getMask(), [](int32_t place) { return place != 0; }))
    return emitOpError("expected a splat operation for scalable vectors");
  return success();
}

/// shufflevector v, w [0] -> v
/// Guard: v and the result are vectors of one element.
OpFoldResult ShuffleVectorOp::fold(FoldAdaptor) {
  auto type = dyn_cast<VectorType>(getV1().getType());
  if (!type || type.getRank() != 1 || type.isScalable() ||
      type.getNumElements() != 1 || getMask() != ArrayRef<int32_t>(0))
    return {};
  return Value(getV1());
}

// extractvalue and insertvalue

/// Returns the type of a part of `container`. Emits a diagnostic and returns
/// null if there is no such part.
static Type getPartType(function_ref<InFlightDiagnostic(StringRef)> emitError,
                        Type container, ArrayRef<int64_t> position) {
  if (!isCompatibleType(container)) {
    emitError("expected LLVM IR Dialect type, got ") << container;
    return nullptr;
  }
  Type type = container;
  for (int64_t i : position) {
    auto array = dyn_cast<LLVMArrayType>(type);
    auto structure = dyn_cast<LLVMStructType>(type);
    if (!array && !structure) {
      emitError("expected LLVM IR structure/array type, got: ") << type;
      return nullptr;
    }
    const uint64_t size =
        array ? array.getNumElements() : structure.getBody().size();
    if (i < 0 || static_cast<uint64_t>(i) >= size) {
      emitError("position out of bounds: ") << i;
      return nullptr;
    }
    type = array ? array.getElementType() : structure.getBody()[i];
  }
  return type;
}

/// Derives the type of the value from the type of the container.
ParseResult
LLVM::parseInsertExtractValueElementType(AsmParser &parser, Type &valueType,
                                         Type containerType,
                                         DenseI64ArrayAttr position) {
  valueType = getPartType(
      [&](StringRef message) {
        return parser.emitError(parser.getCurrentLocation(), message);
      },
      containerType, position.asArrayRef());
  return success(valueType != nullptr);
}

void ExtractValueOp::build(OpBuilder &builder, OperationState &state,
                           Value container, ArrayRef<int64_t> position) {
  const Type type = getPartType(
      [&](StringRef message) {
        return mlir::emitError(state.location, message);
      },
      container.getType(), position);
  build(builder, state, type, container,
        builder.getDenseI64ArrayAttr(position));
}

/// 1. The position is one in the container.
/// 2. The result has the type of the part at the position.
LogicalResult ExtractValueOp::verify() {
  const Type part =
      getPartType([&](StringRef message) { return emitOpError(message); },
                  getContainer().getType(), getPosition());
  if (!part)
    return failure();
  if (getRes().getType() != part)
    return emitOpError() << "Type mismatch: extracting from "
                         << getContainer().getType() << " should produce "
                         << part << " but this op returns "
                         << getRes().getType();
  return success();
}

/// 1. The position is one in the container.
/// 2. The value has the type of the part at the position.
LogicalResult InsertValueOp::verify() {
  const Type part =
      getPartType([&](StringRef message) { return emitOpError(message); },
                  getContainer().getType(), getPosition());
  if (!part)
    return failure();
  if (getValue().getType() != part)
    return emitOpError() << "Type mismatch: cannot insert "
                         << getValue().getType() << " into "
                         << getContainer().getType();
  return success();
}

/// Returns element `i` of a constant, or null.
static Attribute getElement(Attribute constant, int64_t i) {
  if (isa_and_nonnull<UndefAttr, PoisonAttr, ZeroAttr>(constant))
    return constant;
  if (auto array = dyn_cast_or_null<ArrayAttr>(constant))
    return i < int64_t(array.size()) ? array[i] : Attribute();
  auto elements = dyn_cast_or_null<ElementsAttr>(constant);
  if (!elements || elements.getShapedType().getRank() != 1 ||
      i >= elements.getNumElements())
    return nullptr;
  return elements.getElement(i);
}

OpFoldResult ExtractValueOp::fold(FoldAdaptor) {
  // extractvalue (extractvalue c[p])[q] -> extractvalue c[p, q]
  if (auto outer = getContainer().getDefiningOp<ExtractValueOp>()) {
    SmallVector<int64_t> position(outer.getPosition());
    llvm::append_range(position, getPosition());
    setPosition(position);
    getContainerMutable().set(outer.getContainer());
    return Value(getResult());
  }
  // extractvalue (insertvalue x, c[p])[p] -> x
  // extractvalue (insertvalue x, c[p])[q] -> extractvalue c[q]
  // Guard of the second: p and q differ before the end of the shorter one.
  Value container = getContainer();
  ArrayRef<int64_t> position = getPosition();
  Value source = container;
  while (auto insertion = container.getDefiningOp<InsertValueOp>()) {
    const ArrayRef<int64_t> inserted = insertion.getPosition();
    if (position == inserted)
      return Value(insertion.getValue());
    const size_t common = std::min(position.size(), inserted.size());
    if (position.take_front(common) != inserted.take_front(common)) {
      container = insertion.getContainer();
      // The operand cannot be replaced once the search continues in an inserted
      // value.
      if (position.size() == getPosition().size())
        source = container;
      continue;
    }
    // The insertion replaced only a part of the extracted value.
    if (position.size() < inserted.size())
      break;
    container = insertion.getValue();
    position = position.drop_front(inserted.size());
  }
  // extractvalue constant[p] -> constant
  Attribute constant;
  if (matchPattern(container, m_Constant(&constant))) {
    for (int64_t i : position)
      if (constant)
        constant = getElement(constant, i);
    if (constant)
      return constant;
  }
  if (source == getContainer())
    return {};
  getContainerMutable().set(source);
  return Value(getResult());
}
