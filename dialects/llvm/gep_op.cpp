// SPDX-License-Identifier: Apache-2.0
//
// getelementptr: parser, printer, verifier and fold.
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/matchers.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Parser and printer of `[%i, 0, 1]`

ParseResult
LLVM::parseGEPIndices(OpAsmParser &parser,
                      SmallVectorImpl<OpAsmParser::UnresolvedOperand> &indices,
                      DenseI32ArrayAttr &rawConstantIndices) {
  SmallVector<int32_t> constants;
  auto parseIndex = [&]() -> OptionalParseResult {
    int32_t number = 0;
    OptionalParseResult parsed = parser.parseOptionalInteger(number);
    if (parsed.has_value()) {
      constants.push_back(number);
      return parsed;
    }
    OpAsmParser::UnresolvedOperand operand;
    parsed = parser.parseOptionalOperand(operand);
    if (parsed.has_value()) {
      constants.push_back(GEPOp::kDynamicIndex);
      indices.push_back(operand);
    }
    return parsed;
  };
  // The list may be empty.
  OptionalParseResult parsed = parseIndex();
  while (parsed.has_value() && succeeded(*parsed) &&
         succeeded(parser.parseOptionalComma())) {
    parsed = parseIndex();
    if (!parsed.has_value())
      return parser.emitError(parser.getCurrentLocation(),
                              "expected SSA operand");
  }
  if (parsed.has_value() && failed(*parsed))
    return failure();
  rawConstantIndices = DenseI32ArrayAttr::get(parser.getContext(), constants);
  return success();
}

void LLVM::printGEPIndices(OpAsmPrinter &printer, GEPOp, OperandRange indices,
                           DenseI32ArrayAttr rawConstantIndices) {
  llvm::interleaveComma(
      GEPIndicesAdaptor<OperandRange>(rawConstantIndices, indices),
      printer.getStream(), [&](llvm::PointerUnion<IntegerAttr, Value> index) {
        if (auto value = dyn_cast<Value>(index))
          printer << value;
        else
          printer << cast<IntegerAttr>(index).getInt();
      });
}

// Builders

/// Returns the type of an element, or null if it is unknown.
static Type getIndexed(Type type, int32_t index) {
  if (auto vector = dyn_cast_or_null<VectorType>(type))
    return vector.getElementType();
  if (auto array = dyn_cast_or_null<LLVMArrayType>(type))
    return array.getElementType();
  auto structure = dyn_cast_or_null<LLVMStructType>(type);
  if (!structure || index < 0 || size_t(index) >= structure.getBody().size())
    return nullptr;
  return structure.getBody()[index];
}

/// Splits indices into constants and values. A struct index whose value is a
/// constant operation becomes a constant.
static void splitIndices(Type type, ArrayRef<GEPArg> indices,
                         SmallVectorImpl<int32_t> &constants,
                         SmallVectorImpl<Value> &values) {
  for (auto [i, index] : llvm::enumerate(indices)) {
    auto value = dyn_cast<Value>(index);
    APInt number;
    if (!value) {
      constants.push_back(cast<GEPConstantIndex>(index));
    } else if (i > 0 && isa_and_nonnull<LLVMStructType>(type) &&
               matchPattern(value, m_ConstantInt(&number)) &&
               number.isSignedIntN(kGEPConstantBitWidth)) {
      constants.push_back(number.getSExtValue());
    } else {
      constants.push_back(GEPOp::kDynamicIndex);
      values.push_back(value);
    }
    // The first index does not enter the element type.
    if (i > 0)
      type = getIndexed(type, constants.back());
  }
}

void GEPOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  Type elementType, Value basePtr, ArrayRef<GEPArg> indices,
                  GEPNoWrapFlags noWrapFlags,
                  ArrayRef<NamedAttribute> attributes) {
  SmallVector<int32_t> constants;
  SmallVector<Value> values;
  splitIndices(elementType, indices, constants, values);
  state.addTypes(resultType);
  state.addAttributes(attributes);
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.rawConstantIndices = builder.getDenseI32ArrayAttr(constants);
  properties.elem_type = TypeAttr::get(elementType);
  properties.noWrapFlags = noWrapFlags;
  state.addOperands(basePtr);
  state.addOperands(values);
}

void GEPOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  Type elementType, Value basePtr, ValueRange indices,
                  GEPNoWrapFlags noWrapFlags,
                  ArrayRef<NamedAttribute> attributes) {
  build(builder, state, resultType, elementType, basePtr,
        llvm::map_to_vector(indices, [](Value value) { return GEPArg(value); }),
        noWrapFlags, attributes);
}

GEPIndicesAdaptor<ValueRange> GEPOp::getIndices() {
  return {getRawConstantIndicesAttr(), ValueRange(getDynamicIndices())};
}

Value GEPOp::getViewSource() { return getBase(); }

// Verifiers

/// For all indices but the first:
/// 1. The indexed type is a struct, an array or a vector.
/// 2. The index of a struct is constant.
/// 3. The index of a struct is in bounds.
static LogicalResult verifyIndices(GEPOp op) {
  Type type = op.getElemType();
  const GEPIndicesAdaptor<ValueRange> indices = op.getIndices();
  for (size_t i = 1; i < indices.size(); ++i) {
    if (isa<VectorType, LLVMArrayType>(type)) {
      type = getIndexed(type, 0);
      continue;
    }
    auto structure = dyn_cast<LLVMStructType>(type);
    if (!structure)
      return op.emitOpError()
             << "type " << type << " cannot be indexed (index #" << i << ")";
    auto constant = dyn_cast<IntegerAttr>(indices[i]);
    if (!constant)
      return op.emitOpError()
             << "expected index " << i << " indexing a struct to be constant";
    type = getIndexed(structure, constant.getInt());
    if (!type)
      return op.emitOpError()
             << "index " << i << " indexing a struct is out of bounds";
  }
  return success();
}

/// 1. There are as many operands as dynamic indices in the array.
/// 2. `inbounds_flag` occurs only as a part of `inbounds`.
/// 3. The indices are valid (verifyIndices).
LogicalResult GEPOp::verify() {
  if (static_cast<size_t>(
          llvm::count(getRawConstantIndices(), kDynamicIndex)) !=
      getDynamicIndices().size())
    return emitOpError("expected as many dynamic indices as specified in '")
           << getRawConstantIndicesAttrName().getValue() << "'";
  if (getNoWrapFlags() == GEPNoWrapFlags::inboundsFlag)
    return emitOpError("'inbounds_flag' cannot be used directly.");
  return verifyIndices(*this);
}

// gep p[0] -> p, if the types are equal
// gep p[constant operand] -> gep p[constant], if it fits in 29 bits
OpFoldResult GEPOp::fold(FoldAdaptor adaptor) {
  const GEPIndicesAdaptor<ArrayRef<Attribute>> constants(
      getRawConstantIndicesAttr(), adaptor.getDynamicIndices());
  if (getBase().getType() == getType() && constants.size() == 1)
    if (auto number = dyn_cast_or_null<IntegerAttr>(constants[0]);
        number && number.getValue().isZero())
      return Value(getBase());

  bool changed = false;
  SmallVector<GEPArg> indices;
  const GEPIndicesAdaptor<ValueRange> current = getIndices();
  for (size_t i = 0; i != constants.size(); ++i) {
    auto number = dyn_cast_or_null<IntegerAttr>(constants[i]);
    if (constants.isDynamicIndex(i) && number &&
        number.getValue().isSignedIntN(kGEPConstantBitWidth)) {
      changed = true;
      indices.emplace_back(static_cast<int32_t>(number.getInt()));
      continue;
    }
    const llvm::PointerUnion<IntegerAttr, Value> index = current[i];
    if (auto value = dyn_cast<Value>(index))
      indices.emplace_back(value);
    else
      indices.emplace_back(
          static_cast<int32_t>(cast<IntegerAttr>(index).getInt()));
  }
  if (!changed)
    return {};
  SmallVector<int32_t> raw;
  SmallVector<Value> values;
  splitIndices(getElemType(), indices, raw, values);
  getDynamicIndicesMutable().assign(values);
  setRawConstantIndices(raw);
  return Value(getResult());
}
