// SPDX-License-Identifier: Apache-2.0
//
// The dialect and its attributes. Operations are in the files of their
// families.
#include "dialects/complex/complex.h"

#include "core/interfaces/inliner.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

using namespace mlir;
using namespace mlir::complex;

void ComplexDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/complex/complex_attrdef.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/complex/complex_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

Operation *ComplexDialect::materializeConstant(OpBuilder &builder,
                                               Attribute value, Type type,
                                               Location loc) {
  if (ConstantOp::isBuildableWith(value, type))
    return ConstantOp::create(builder, loc, type, cast<ArrayAttr>(value));
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

/// 1. The type is a complex type.
/// 2. Its element type is a float type.
/// 3. Both parts have its format.
LogicalResult NumberAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 APFloat real, APFloat imag, Type type) {
  // 1.
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return emitError() << "complex attribute must be a complex type.";

  // 2.
  auto element = dyn_cast<FloatType>(complex.getElementType());
  if (!element)
    return emitError() << "element type of the complex attribute must be float "
                          "like type.";

  // 3.
  const auto isOfType = [&](const APFloat &part) {
    return &part.getSemantics() ==
           &FloatAttr::get(element, 0.0).getValue().getSemantics();
  };
  if (!isOfType(real))
    return emitError()
           << "type doesn't match the type implied by its `real` value";
  if (!isOfType(imag))
    return emitError()
           << "type doesn't match the type implied by its `imag` value";
  return success();
}

// `<:f64 1.0, 2.0>`
void NumberAttr::print(AsmPrinter &printer) const {
  const Type element = cast<ComplexType>(getType()).getElementType();
  printer << "<:" << element << " ";
  printer.printFloat(getReal());
  printer << ", ";
  printer.printFloat(getImag());
  printer << ">";
}

Attribute NumberAttr::parse(AsmParser &parser, Type) {
  Type type;
  if (parser.parseLess() || parser.parseColon())
    return {};
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(type))
    return {};
  auto element = dyn_cast<FloatType>(type);
  if (!element) {
    parser.emitError(loc, "invalid kind of type specified: expected float, "
                          "but found ")
        << type;
    return {};
  }
  APFloat real(0.0), imag(0.0);
  if (parser.parseFloat(element.getFloatSemantics(), real) ||
      parser.parseComma() ||
      parser.parseFloat(element.getFloatSemantics(), imag) ||
      parser.parseGreater())
    return {};
  return Base::get(parser.getContext(), real, imag, ComplexType::get(element));
}

#include "dialects/complex/complex_dialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/complex/complex_attrdef.cpp.inc"
