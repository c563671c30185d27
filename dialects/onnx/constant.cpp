// SPDX-License-Identifier: Apache-2.0
//
// The text of `onnx.Constant`.
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/onnx/generator_ops.h"

using namespace mlir;
using namespace mlir::onnx;

/// Returns whether the attributes are those of the short form: `value`, which
/// has the type of the result, and nothing else.
static bool hasShortForm(ConstantOp constant) {
  const auto value = dyn_cast_or_null<TypedAttr>(constant.getValueAttr());
  return value && value.getType() == constant.getType() &&
         constant->getAttrDictionary().size() == 1;
}

/// Prints `onnx.Constant dense<1.0> : tensor<f32>`, or in the long form
/// `onnx.Constant {value_int = 1 : si64} : tensor<i64>`.
void ConstantOp::print(OpAsmPrinter &printer) {
  if (hasShortForm(*this)) {
    printer << ' ' << getValueAttr();
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs());
  printer << " : " << getType();
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    Type type;
    if (parser.parseType(type))
      return failure();
    result.addTypes(type);
    return success();
  }
  Attribute value;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(value))
    return failure();
  const auto typed = dyn_cast<TypedAttr>(value);
  if (!typed)
    return parser.emitError(loc, "expected a value with a type");
  result.addAttribute("value", value);
  result.addTypes(typed.getType());
  return success();
}
