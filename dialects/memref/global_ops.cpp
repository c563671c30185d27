// SPDX-License-Identifier: Apache-2.0
//
// Variables: global, get_global. This file also includes the generated
// definitions of all operations, since the format of global uses functions of
// this file.
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

static InFlightDiagnostic &&addStaticShapeRule(InFlightDiagnostic &&diagnostic,
                                               Type type) {
  return std::move(diagnostic << "type should be static shaped memref, but got "
                              << type);
}

static bool isStaticMemRef(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.hasStaticShape();
}

/// Parses `memref<…> = …`. The text after `=` is an elements attribute without
/// its type, or `uninitialized`, which stands for a unit attribute.
static ParseResult
parseGlobalMemrefOpTypeAndInitialValue(OpAsmParser &parser, TypeAttr &typeAttr,
                                       Attribute &initialValue) {
  Type type;
  if (parser.parseType(type))
    return failure();
  if (!isStaticMemRef(type))
    return addStaticShapeRule(parser.emitError(parser.getNameLoc()), type);
  typeAttr = TypeAttr::get(type);

  if (parser.parseOptionalEqual())
    return success();
  if (succeeded(parser.parseOptionalKeyword("uninitialized"))) {
    initialValue = parser.getBuilder().getUnitAttr();
    return success();
  }
  if (parser.parseAttribute(initialValue, getTensorTypeFromMemRefType(type)))
    return failure();
  if (!isa<ElementsAttr>(initialValue))
    return parser.emitError(parser.getNameLoc())
           << "initial value should be a unit or elements attribute";
  return success();
}

static void printGlobalMemrefOpTypeAndInitialValue(OpAsmPrinter &p, GlobalOp op,
                                                   TypeAttr type,
                                                   Attribute initialValue) {
  p << type;
  if (op.isExternal())
    return;
  p << " = ";
  if (op.isUninitialized())
    p << "uninitialized";
  else
    p.printAttributeWithoutType(initialValue);
}

#define GET_OP_CLASSES
#include "core/ir/format/asm_parser.h"
#include "dialects/memref/memref_op.cpp.inc"

/// 1. The type has a static shape.
/// 2. The initial value, if any, is a unit attribute or an elements attribute.
/// 3. The elements have the element type of the memref.
/// 4. The elements attribute has the shape of the memref.
LogicalResult GlobalOp::verify() {
  const Type type = getType();
  // 1.
  if (!isStaticMemRef(type))
    return addStaticShapeRule(emitOpError(), type);

  // 2.
  const Attribute value = getInitialValueAttr();
  if (!value || isa<UnitAttr>(value))
    return success();
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements)
    return emitOpError("initial value should be a unit or elements attribute, "
                       "but got ")
           << value;

  // 3.
  const auto memref = cast<MemRefType>(type);
  if (elements.getElementType() != memref.getElementType())
    return emitOpError("initial value element expected to be of type ")
           << memref.getElementType() << ", but was of type "
           << elements.getElementType();

  // 4.
  const ArrayRef<int64_t> shape = elements.getShapedType().getShape();
  if (shape != memref.getShape())
    return emitOpError("initial value shape expected to be ")
           << memref.getShape() << " but was " << shape;
  return success();
}

ElementsAttr GlobalOp::getConstantInitValue() {
  if (!getConstant())
    return {};
  return dyn_cast_if_present<ElementsAttr>(getInitialValueAttr());
}

/// 1. The symbol refers to a global whose type is that of the result.
LogicalResult
GetGlobalOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto global =
      symbolTable.lookupNearestSymbolFrom<GlobalOp>(*this, getNameAttr());
  if (!global)
    return emitOpError("'")
           << getName() << "' does not reference a valid global memref";

  const Type resultType = getResult().getType();
  if (global.getType() != resultType)
    return emitOpError("result type ")
           << resultType << " does not match type " << global.getType()
           << " of the global memref @" << getName();
  return success();
}
