// SPDX-License-Identifier: Apache-2.0
//
// call, invoke and call_intrinsic: parsers and printers.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Parses `@f`, or `%f`, which becomes the first operand; then `(%a, %b)`.
static ParseResult
parseCallee(OpAsmParser &parser, OperationState &result,
            SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
            bool &isDirect) {
  OpAsmParser::UnresolvedOperand callee;
  OptionalParseResult parsed = parser.parseOptionalOperand(callee);
  isDirect = !parsed.has_value();
  if (isDirect) {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return failure();
    result.addAttribute("callee", FlatSymbolRefAttr::get(name));
  } else {
    if (*parsed)
      return failure();
    operands.push_back(callee);
  }
  return parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren);
}

template <typename OpT> static void printCallee(OpT op, OpAsmPrinter &p) {
  if (const std::optional<StringRef> callee = op.getCallee())
    p.printSymbolName(*callee);
  else
    p << op.getOperand(0);
  p << '(' << op.getArgOperands() << ')';
}

/// Parses `vararg(!llvm.func<…>)`, if present.
static ParseResult parseVarCalleeType(OpAsmParser &parser,
                                      OperationState &result) {
  if (failed(parser.parseOptionalKeyword("vararg")))
    return success();
  TypeAttr type;
  StringAttr name = StringAttr::get(parser.getContext(), "var_callee_type");
  return failure(parser.parseLParen() ||
                 parser.parseAttribute(type, name, result.attributes) ||
                 parser.parseRParen());
}

template <typename OpT>
static void printVarCalleeType(OpT op, OpAsmPrinter &p) {
  if (const std::optional<LLVMFunctionType> type = op.getVarCalleeType())
    p << " vararg(" << *type << ')';
}

/// Parses ` : !llvm.ptr, (i32 {…}) -> f32`, where the pointer is the type of an
/// indirect callee. Resolves the operands and adds the result type.
static ParseResult
parseCallType(OpAsmParser &parser, OperationState &result, bool isDirect,
              ArrayRef<OpAsmParser::UnresolvedOperand> operands,
              SmallVectorImpl<DictionaryAttr> &argAttrs,
              SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> types;
  if (parser.parseColon())
    return failure();
  if (!isDirect &&
      (parser.parseType(types.emplace_back()) || parser.parseOptionalComma()))
    return parser.emitError(loc,
                            "expected indirect call to have 2 trailing types");
  SmallVector<Type> argTypes;
  SmallVector<Type> resultTypes;
  if (call_interface_impl::parseFunctionSignature(parser, argTypes, argAttrs,
                                                  resultTypes, resultAttrs))
    return parser.emitError(
        loc, isDirect ? "expected direct call to have 1 trailing types"
                      : "expected trailing function type");
  if (resultTypes.size() > 1)
    return parser.emitError(loc, "expected function with 0 or 1 result");
  if (resultTypes.size() == 1 && isa<LLVMVoidType>(resultTypes[0]))
    return parser.emitError(loc, "expected a non-void result type");
  llvm::append_range(types, argTypes);
  if (parser.resolveOperands(operands, types, parser.getNameLoc(),
                             result.operands))
    return failure();
  result.addTypes(resultTypes);
  return success();
}

template <typename OpT> static void printCallType(OpT op, OpAsmPrinter &p) {
  p << " : ";
  if (!op.getCalleeAttr())
    p << op.getOperand(0).getType() << ", ";
  call_interface_impl::printFunctionSignature(
      p, op.getArgOperands().getTypes(), op.getArgAttrsAttr(),
      /*isVariadic=*/false, op->getResultTypes(), op.getResAttrsAttr());
}

template <typename OpT> static void printBundles(OpT op, OpAsmPrinter &p) {
  if (op.getOpBundleOperands().empty())
    return;
  p << ' ';
  printOpBundles(p, op, op.getOpBundleOperands(),
                 op.getOpBundleOperands().getTypes(), op.getOpBundleTags());
}

// call: `ccc tail @f(%a) vararg(…) ["tag"()] {…} : (i32) -> ()`

ParseResult CallOp::parse(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  result.addAttribute("CConv",
                      CConvAttr::get(context, parseOptionalCConv(parser)));
  result.addAttribute(
      "TailCallKind",
      TailCallKindAttr::get(context, parseOptionalTailCallKind(parser)));
  bool isDirect = false;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  ParsedOpBundles bundles;
  SmallVector<DictionaryAttr> argAttrs;
  SmallVector<DictionaryAttr> resultAttrs;
  if (parseCallee(parser, result, operands, isDirect) ||
      parseVarCalleeType(parser, result) || bundles.parse(parser) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parseCallType(parser, result, isDirect, operands, argAttrs, resultAttrs))
    return failure();
  call_interface_impl::addArgAndResultAttrs(
      parser.getBuilder(), result, argAttrs, resultAttrs,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
  if (bundles.resolve(parser, result, getOpBundleSizesAttrName(result.name),
                      getOpBundleTagsAttrName(result.name)))
    return failure();
  result.addAttribute(
      "operandSegmentSizes",
      DenseI32ArrayAttr::get(
          context, {static_cast<int32_t>(operands.size()), bundles.size()}));
  return success();
}

void CallOp::print(OpAsmPrinter &p) {
  p << ' ';
  if (getCConv() != CConv::C)
    p << stringifyEnum(getCConv()) << ' ';
  if (getTailCallKind() != TailCallKind::None)
    p << stringifyEnum(getTailCallKind()) << ' ';
  printCallee(*this, p);
  printVarCalleeType(*this, p);
  printBundles(*this, p);
  p.printOptionalAttrDict(dropDefaultFastmathFlags((*this)->getAttrs()),
                          {"callee", "TailCallKind", "var_callee_type", "CConv",
                           "operandSegmentSizes", "op_bundle_sizes",
                           "op_bundle_tags", "arg_attrs", "res_attrs"});
  printCallType(*this, p);
}

// invoke: `@f(%a) to ^bb1 unwind ^bb2(%x : i1) vararg(…) {…} : (i32) -> ()`

ParseResult InvokeOp::parse(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  result.addAttribute("CConv",
                      CConvAttr::get(context, parseOptionalCConv(parser)));
  bool isDirect = false;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  Block *normalDest = nullptr;
  Block *unwindDest = nullptr;
  SmallVector<Value> normalOperands;
  SmallVector<Value> unwindOperands;
  ParsedOpBundles bundles;
  SmallVector<DictionaryAttr> argAttrs;
  SmallVector<DictionaryAttr> resultAttrs;
  if (parseCallee(parser, result, operands, isDirect) ||
      parser.parseKeyword("to") ||
      parser.parseSuccessorAndUseList(normalDest, normalOperands) ||
      parser.parseKeyword("unwind") ||
      parser.parseSuccessorAndUseList(unwindDest, unwindOperands) ||
      parseVarCalleeType(parser, result) || bundles.parse(parser) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parseCallType(parser, result, isDirect, operands, argAttrs, resultAttrs))
    return failure();
  call_interface_impl::addArgAndResultAttrs(
      parser.getBuilder(), result, argAttrs, resultAttrs,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
  result.addOperands(normalOperands);
  result.addOperands(unwindOperands);
  result.addSuccessors(normalDest);
  result.addSuccessors(unwindDest);
  if (bundles.resolve(parser, result, getOpBundleSizesAttrName(result.name),
                      getOpBundleTagsAttrName(result.name)))
    return failure();
  result.addAttribute("operandSegmentSizes",
                      DenseI32ArrayAttr::get(
                          context, {static_cast<int32_t>(operands.size()),
                                    static_cast<int32_t>(normalOperands.size()),
                                    static_cast<int32_t>(unwindOperands.size()),
                                    bundles.size()}));
  return success();
}

void InvokeOp::print(OpAsmPrinter &p) {
  p << ' ';
  if (getCConv() != CConv::C)
    p << stringifyEnum(getCConv()) << ' ';
  printCallee(*this, p);
  p << " to ";
  p.printSuccessorAndUseList(getNormalDest(), getNormalDestOperands());
  p << " unwind ";
  p.printSuccessorAndUseList(getUnwindDest(), getUnwindDestOperands());
  printVarCalleeType(*this, p);
  printBundles(*this, p);
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"callee", "operandSegmentSizes", "CConv",
                           "var_callee_type", "op_bundle_sizes",
                           "op_bundle_tags", "arg_attrs", "res_attrs"});
  printCallType(*this, p);
}

// call_intrinsic: `"llvm.fabs"(%x) {…} : (f32) -> f32`

ParseResult CallIntrinsicOp::parse(OpAsmParser &parser,
                                   OperationState &result) {
  StringAttr intrinsic;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  ParsedOpBundles bundles;
  if (parser.parseAttribute(intrinsic, parser.getBuilder().getNoneType()))
    return failure();
  result.addAttribute("intrin", intrinsic);
  if (parser.parseLParen() || parser.parseOperandList(operands) ||
      parser.parseRParen() || bundles.parse(parser) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  SmallVector<DictionaryAttr> argAttrs;
  SmallVector<DictionaryAttr> resultAttrs;
  SmallVector<Type> argTypes;
  SmallVector<Type> resultTypes;
  if (call_interface_impl::parseFunctionSignature(parser, argTypes, argAttrs,
                                                  resultTypes, resultAttrs) ||
      parser.resolveOperands(operands, argTypes, parser.getNameLoc(),
                             result.operands))
    return failure();
  result.addTypes(resultTypes);
  call_interface_impl::addArgAndResultAttrs(
      parser.getBuilder(), result, argAttrs, resultAttrs,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
  if (bundles.resolve(parser, result, getOpBundleSizesAttrName(result.name),
                      getOpBundleTagsAttrName(result.name)))
    return failure();
  result.addAttribute(
      "operandSegmentSizes",
      DenseI32ArrayAttr::get(
          parser.getContext(),
          {static_cast<int32_t>(operands.size()), bundles.size()}));
  return success();
}

void CallIntrinsicOp::print(OpAsmPrinter &p) {
  p << ' ';
  p.printAttributeWithoutType(getIntrinAttr());
  p << '(' << getArgs() << ')';
  printBundles(*this, p);
  p.printOptionalAttrDict(dropDefaultFastmathFlags((*this)->getAttrs()),
                          {"operandSegmentSizes", "op_bundle_sizes", "intrin",
                           "op_bundle_tags", "arg_attrs", "res_attrs"});
  p << " : ";
  call_interface_impl::printFunctionSignature(
      p, getArgs().getTypes(), getArgAttrsAttr(), /*isVariadic=*/false,
      (*this)->getResultTypes(), getResAttrsAttr());
}

/// 1. The name starts with "llvm.".
/// 2. Operand bundles have tags, as in verifyOperandBundles.
LogicalResult CallIntrinsicOp::verify() {
  if (!getIntrin().starts_with("llvm."))
    return emitOpError() << "intrinsic name must start with 'llvm.'";
  return verifyOperandBundles(*this);
}
