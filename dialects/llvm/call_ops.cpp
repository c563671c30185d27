// SPDX-License-Identifier: Apache-2.0
//
// call, invoke and call_intrinsic: text and rules.
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Types of callees

/// The type of a function with these arguments and results, of which there is
/// one at most.
static LLVMFunctionType getFunctionType(MLIRContext *context, TypeRange results,
                                        ValueRange arguments) {
  const Type result =
      results.empty() ? LLVMVoidType::get(context) : Type(results.front());
  return LLVMFunctionType::get(result, llvm::to_vector(TypeRange(arguments)));
}

template <typename OpT> static LLVMFunctionType getCalleeType(OpT op) {
  if (const std::optional<LLVMFunctionType> type = op.getVarCalleeType())
    return *type;
  return getFunctionType(op.getContext(), op->getResultTypes(),
                         ValueRange(op.getArgOperands()));
}

LLVMFunctionType CallOp::getCalleeFunctionType() {
  return getCalleeType(*this);
}
LLVMFunctionType InvokeOp::getCalleeFunctionType() {
  return getCalleeType(*this);
}

// CallOpInterface: by name, or by the first operand

template <typename OpT> static CallInterfaceCallable getCallable(OpT op) {
  if (FlatSymbolRefAttr callee = op.getCalleeAttr())
    return SymbolRefAttr(callee);
  return Value(op.getOperand(0));
}

template <typename OpT>
static void setCallable(OpT op, CallInterfaceCallable callee) {
  if (op.getCalleeAttr())
    op.setCalleeAttr(cast<FlatSymbolRefAttr>(cast<SymbolRefAttr>(callee)));
  else
    op.setOperand(0, cast<Value>(callee));
}

template <typename OpT> static unsigned getNumCalleeOperands(OpT op) {
  return op.getCalleeAttr() ? 0 : 1;
}

CallInterfaceCallable CallOp::getCallableForCallee() {
  return getCallable(*this);
}
void CallOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCallable(*this, callee);
}
Operation::operand_range CallOp::getArgOperands() {
  return getCalleeOperands().drop_front(getNumCalleeOperands(*this));
}
MutableOperandRange CallOp::getArgOperandsMutable() {
  return getCalleeOperandsMutable().slice(getNumCalleeOperands(*this),
                                          getArgOperands().size());
}

CallInterfaceCallable InvokeOp::getCallableForCallee() {
  return getCallable(*this);
}
void InvokeOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCallable(*this, callee);
}
Operation::operand_range InvokeOp::getArgOperands() {
  return getCalleeOperands().drop_front(getNumCalleeOperands(*this));
}
MutableOperandRange InvokeOp::getArgOperandsMutable() {
  return getCalleeOperandsMutable().slice(getNumCalleeOperands(*this),
                                          getArgOperands().size());
}

SuccessorOperands InvokeOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "two successors");
  return SuccessorOperands(index == 0 ? getNormalDestOperandsMutable()
                                      : getUnwindDestOperandsMutable());
}

SmallVector<Value> CallOp::getAccessedOperands() {
  SmallVector<Value> pointers;
  for (Value argument : getArgOperands())
    if (isa<LLVMPointerType>(argument.getType()))
      pointers.push_back(argument);
  return pointers;
}

// Text

/// `@f`, or `%f` as the first of the operands; then `(%a, %b)`.
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

/// `vararg(!llvm.func<…>)`, if it is there.
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

/// ` : !llvm.ptr, (i32 {…}) -> f32`, the pointer if it is called. Operands are
/// resolved, and the result's type is added.
static ParseResult
parseCallType(OpAsmParser &parser, OperationState &result, bool isDirect,
              ArrayRef<OpAsmParser::UnresolvedOperand> operands,
              SmallVectorImpl<DictionaryAttr> &argAttrs,
              SmallVectorImpl<DictionaryAttr> &resultAttrs) {
  const llvm::SMLoc place = parser.getCurrentLocation();
  SmallVector<Type> types;
  if (parser.parseColon())
    return failure();
  if (!isDirect &&
      (parser.parseType(types.emplace_back()) || parser.parseOptionalComma()))
    return parser.emitError(place,
                            "expected indirect call to have 2 trailing types");
  SmallVector<Type> argTypes;
  SmallVector<Type> resultTypes;
  if (call_interface_impl::parseFunctionSignature(parser, argTypes, argAttrs,
                                                  resultTypes, resultAttrs))
    return parser.emitError(
        place, isDirect ? "expected direct call to have 1 trailing types"
                        : "expected trailing function type");
  if (resultTypes.size() > 1)
    return parser.emitError(place, "expected function with 0 or 1 result");
  if (resultTypes.size() == 1 && isa<LLVMVoidType>(resultTypes[0]))
    return parser.emitError(place, "expected a non-void result type");
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

/// 1. The name is LLVM's; 2. bundles have tags.
LogicalResult CallIntrinsicOp::verify() {
  if (!getIntrin().starts_with("llvm."))
    return emitOpError() << "intrinsic name must start with 'llvm.'";
  return verifyOperandBundles(*this);
}

// Rules of calls

/// The type for any number of arguments 1. is for that, 2. has no more of them
/// than the call, 3. of the same types, 4. and the result's type.
template <typename OpT> static LogicalResult verifyVarCalleeType(OpT call) {
  const std::optional<LLVMFunctionType> type = call.getVarCalleeType();
  if (!type)
    return success();
  if (!type->isVarArg())
    return call.emitOpError(
        "expected var_callee_type to be a variadic function type");
  const OperandRange arguments = call.getArgOperands();
  if (type->getNumParams() > arguments.size())
    return call.emitOpError("expected var_callee_type to have at most ")
           << arguments.size() << " parameters";
  for (auto [parameter, argument] : llvm::zip(type->getParams(), arguments))
    if (parameter != argument.getType())
      return call.emitOpError()
             << "var_callee_type parameter type mismatch: " << parameter
             << " != " << argument.getType();
  if (!call.getNumResults()) {
    if (!isa<LLVMVoidType>(type->getReturnType()))
      return call.emitOpError("expected var_callee_type to return void");
  } else if (call.getResult().getType() != type->getReturnType()) {
    return call.emitOpError("var_callee_type return type mismatch: ")
           << type->getReturnType() << " != " << call.getResult().getType();
  }
  return success();
}

/// Whether debug information says which function it is.
static bool hasSubprogram(Operation *op) {
  return op->getLoc()->findInstanceOf<FusedLocWith<DISubprogramAttr>>() !=
         nullptr;
}

/// 1. A call that may be inlined, where both functions have debug information,
/// has a place.
static LogicalResult verifyDebugInfo(CallOp call, LLVMFuncOp callee) {
  if (callee.isExternal())
    return success();
  auto caller = call->getParentOfType<FunctionOpInterface>();
  if (!caller || !hasSubprogram(caller) || !hasSubprogram(callee) ||
      !isa<UnknownLoc>(call->getLoc()))
    return success();
  return call.emitError()
         << "inlinable function call in a function with a DISubprogram "
            "location must have a debug location";
}

/// The call has 1. arguments and 2. a result of the types of the function.
static LogicalResult verifySignature(CallOp call, LLVMFunctionType type) {
  if (type.isVarArg() && !call.getVarCalleeType())
    return call.emitOpError()
           << "missing var_callee_type attribute for vararg call";
  const OperandRange operands = call.getCalleeOperands();
  if (!type.isVarArg() && type.getNumParams() != operands.size())
    return call.emitOpError()
           << "incorrect number of operands (" << operands.size()
           << ") for callee (expecting: " << type.getNumParams() << ")";
  if (type.getNumParams() > operands.size())
    return call.emitOpError()
           << "incorrect number of operands (" << operands.size()
           << ") for varargs callee (expecting at least: "
           << type.getNumParams() << ")";
  for (auto [i, parameter, operand] : llvm::enumerate(
           type.getParams(), operands.take_front(type.getNumParams())))
    if (operand.getType() != parameter)
      return call.emitOpError()
             << "operand type mismatch for operand " << i << ": "
             << operand.getType() << " != " << parameter;
  const bool isVoid = isa<LLVMVoidType>(type.getReturnType());
  if (call.getNumResults() == 0)
    return isVoid ? success()
                  : LogicalResult(call.emitOpError()
                                  << "expected function call to produce a "
                                     "value");
  if (isVoid)
    return call.emitOpError()
           << "calling function with void result must not produce values";
  if (call.getResult().getType() != type.getReturnType())
    return call.emitOpError()
           << "result type mismatch: " << call.getResult().getType()
           << " != " << type.getReturnType();
  return success();
}

/// 1. The type for any number of arguments fits. By address: 2. there is one.
/// By name: 3. it names something, 4. a function; 5. it has a place if need be;
/// 6. arguments and result fit.
LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (failed(verifyVarCalleeType(*this)))
    return failure();
  FlatSymbolRefAttr name = getCalleeAttr();
  if (!name) {
    if (getNumOperands() == 0)
      return emitOpError(
          "must have either a `callee` attribute or at least an operand");
    if (!isa<LLVMPointerType>(getOperand(0).getType()))
      return emitOpError("indirect call expects a pointer as callee: ")
             << getOperand(0).getType();
    return success();
  }
  Operation *callee =
      symbolTable.lookupNearestSymbolFrom(*this, name.getAttr());
  if (!callee)
    return emitOpError() << "'" << name.getValue()
                         << "' does not reference a symbol in the current "
                            "scope";
  Type type;
  if (auto function = dyn_cast<LLVMFuncOp>(callee)) {
    if (failed(verifyDebugInfo(*this, function)))
      return failure();
    type = function.getFunctionType();
  } else if (auto ifunc = dyn_cast<IFuncOp>(callee)) {
    type = ifunc.getIFuncType();
  } else {
    return emitOpError() << "'" << name.getValue()
                         << "' does not reference a valid LLVM function or "
                            "IFunc";
  }
  auto function = dyn_cast<LLVMFunctionType>(type);
  if (!function)
    return emitOpError("callee does not have a functional type: ") << type;
  return verifySignature(*this, function);
}

LogicalResult CallOp::verify() { return verifyOperandBundles(*this); }

/// 1. The type for any number of arguments fits; 2. exceptions arrive where 3.
/// they are expected; 4. bundles have tags.
LogicalResult InvokeOp::verify() {
  if (failed(verifyVarCalleeType(*this)))
    return failure();
  Block *unwindDest = getUnwindDest();
  if (unwindDest->empty())
    return emitError("must have at least one operation in unwind destination");
  if (!isa<LandingpadOp>(unwindDest->front()))
    return emitError("first operation in unwind destination should be a "
                     "llvm.landingpad operation");
  return verifyOperandBundles(*this);
}
