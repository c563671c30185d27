// SPDX-License-Identifier: Apache-2.0
//
// llvm.func: builders, parser, printer and verifiers.
#include "core/interfaces/function_implementation.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/module_symbols.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

Block *LLVMFuncOp::addEntryBlock(OpBuilder &builder) {
  assert(empty() && "a function without blocks");
  OpBuilder::InsertionGuard guard(builder);
  Block *entry = builder.createBlock(&getBody());
  for (Type type : getFunctionType().getParams())
    entry->addArgument(type, getLoc());
  return entry;
}

void LLVMFuncOp::build(OpBuilder &builder, OperationState &state,
                       StringRef name, Type type, Linkage linkage,
                       bool dsoLocal, CConv cconv, SymbolRefAttr comdat,
                       ArrayRef<NamedAttribute> attrs,
                       ArrayRef<DictionaryAttr> argAttrs,
                       std::optional<uint64_t> functionEntryCount) {
  MLIRContext *context = builder.getContext();
  state.addRegion();
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.function_type = TypeAttr::get(type);
  properties.linkage = LinkageAttr::get(context, linkage);
  properties.CConv = CConvAttr::get(context, cconv);
  properties.visibility_ =
      VisibilityAttr::get(context, LLVM::Visibility::Default);
  state.addAttributes(attrs);
  if (dsoLocal)
    properties.dso_local = builder.getUnitAttr();
  if (comdat)
    properties.comdat = comdat;
  if (functionEntryCount)
    properties.function_entry_count =
        builder.getI64IntegerAttr(*functionEntryCount);
  if (argAttrs.empty())
    return;
  assert(cast<LLVMFunctionType>(type).getNumParams() == argAttrs.size() &&
         "one dictionary for each argument");
  call_interface_impl::addArgAndResultAttrs(
      builder, state, argAttrs, /*resultAttrs=*/{},
      getArgAttrsAttrName(state.name), getResAttrsAttrName(state.name));
}

Region *LLVMFuncOp::getCallableRegion() {
  return isExternal() ? nullptr : &getBody();
}

// Parser and printer

/// 1. There is at most one result.
/// 2. The arguments have types of LLVM IR.
/// 3. The result has a type of LLVM IR.
static LLVMFunctionType makeFunctionType(OpAsmParser &parser, llvm::SMLoc loc,
                                         ArrayRef<Type> inputs,
                                         ArrayRef<Type> outputs,
                                         bool isVariadic) {
  auto fail = [&](const Twine &message) -> LLVMFunctionType {
    parser.emitError(loc) << "failed to construct function type: " << message;
    return nullptr;
  };
  if (outputs.size() > 1)
    return fail("expected zero or one function result");
  for (Type input : inputs)
    if (!isCompatibleType(input))
      return fail("expected LLVM type for function arguments");
  const Type output =
      outputs.empty() ? LLVMVoidType::get(parser.getContext()) : outputs[0];
  if (!isCompatibleType(output)) {
    parser.emitError(loc) << "failed to construct function type: expected "
                             "LLVM type for function results"
                          << output;
    return nullptr;
  }
  return LLVMFunctionType::getChecked([&] { return parser.emitError(loc); },
                                      parser.getContext(), output, inputs,
                                      isVariadic);
}

/// Parses `vscale_range(1, 2)`, if present.
static ParseResult parseVscaleRange(OpAsmParser &parser,
                                    OperationState &result) {
  if (failed(parser.parseOptionalKeyword("vscale_range")))
    return success();
  int64_t minimum = 0;
  int64_t maximum = 0;
  if (parser.parseLParen() || parser.parseInteger(minimum) ||
      parser.parseComma() || parser.parseInteger(maximum) ||
      parser.parseRParen())
    return failure();
  const Type type = parser.getBuilder().getI32Type();
  result.addAttribute("vscale_range",
                      VScaleRangeAttr::get(parser.getContext(),
                                           IntegerAttr::get(type, minimum),
                                           IntegerAttr::get(type, maximum)));
  return success();
}

ParseResult LLVMFuncOp::parse(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  Builder &builder = parser.getBuilder();
  result.addAttribute("linkage",
                      LinkageAttr::get(context, parseOptionalLinkage(parser)));
  result.addAttribute(
      "visibility_",
      VisibilityAttr::get(context, parseOptionalVisibility(parser)));
  result.addAttribute(
      "unnamed_addr",
      UnnamedAddrAttr::get(context, parseOptionalUnnamedAddr(parser)));
  result.addAttribute("CConv",
                      CConvAttr::get(context, parseOptionalCConv(parser)));
  StringAttr name;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<DictionaryAttr> resultAttrs;
  SmallVector<Type> resultTypes;
  bool isVariadic = false;
  const llvm::SMLoc signaturePlace = parser.getCurrentLocation();
  if (parser.parseSymbolName(name, "sym_name", result.attributes) ||
      function_interface_impl::parseFunctionSignatureWithArguments(
          parser, /*allowVariadic=*/true, arguments, isVariadic, resultTypes,
          resultAttrs))
    return failure();
  const LLVMFunctionType type = makeFunctionType(
      parser, signaturePlace,
      llvm::map_to_vector(
          arguments,
          [](const OpAsmParser::Argument &argument) { return argument.type; }),
      resultTypes, isVariadic);
  if (!type)
    return failure();
  result.addAttribute("function_type", TypeAttr::get(type));

  if (parseVscaleRange(parser, result) || parseComdat(parser, result) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  call_interface_impl::addArgAndResultAttrs(
      builder, result, arguments, resultAttrs, getArgAttrsAttrName(result.name),
      getResAttrsAttrName(result.name));

  Region *body = result.addRegion();
  OptionalParseResult parsed = parser.parseOptionalRegion(*body, arguments);
  return parsed.has_value() ? *parsed : success();
}

void LLVMFuncOp::print(OpAsmPrinter &p) {
  p << ' ';
  printWord(p, getLinkage() == Linkage::External
                   ? StringRef()
                   : stringifyLinkage(getLinkage()));
  printWord(p, stringifyVisibility(getVisibility_()));
  printWord(p,
            stringifyUnnamedAddr(getUnnamedAddr().value_or(UnnamedAddr::None)));
  if (getCConv() != CConv::C)
    p << stringifyCConv(getCConv()) << ' ';
  p.printSymbolName(getName());

  const LLVMFunctionType type = getFunctionType();
  function_interface_impl::printFunctionSignature(
      p, cast<FunctionOpInterface>(getOperation()), type.getParams(),
      isVarArg(), getResultTypes());
  if (const std::optional<VScaleRangeAttr> range = getVscaleRange())
    p << " vscale_range(" << range->getMinRange().getInt() << ", "
      << range->getMaxRange().getInt() << ')';
  if (const std::optional<SymbolRefAttr> comdat = getComdat())
    p << " comdat(" << *comdat << ')';
  function_interface_impl::printFunctionAttributes(
      p, *this,
      {"function_type", "arg_attrs", "res_attrs", "linkage", "CConv",
       "visibility_", "comdat", "unnamed_addr", "vscale_range"});
  if (getBody().empty())
    return;
  p << ' ';
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/true);
}

// Verifiers

/// All `landingpad` results and `resume` operands of a function have the same
/// type.
static LogicalResult verifyExceptions(LLVMFuncOp function) {
  Type expected;
  StringRef message;
  function->walk([&](Operation *op) {
    Type type;
    StringRef complaint;
    if (auto landing = dyn_cast<LandingpadOp>(op)) {
      type = landing.getType();
      complaint = "'llvm.landingpad' should have a consistent result type "
                  "inside a function";
    } else if (auto resume = dyn_cast<ResumeOp>(op)) {
      type = resume.getValue().getType();
      complaint = "'llvm.resume' should have a consistent input type inside a "
                  "function";
    } else {
      return WalkResult::skip();
    }
    if (!expected || expected == type) {
      expected = type;
      return WalkResult::skip();
    }
    message = complaint;
    return WalkResult::interrupt();
  });
  if (message.empty())
    return success();
  return function.emitError(message);
}

/// 1. The linkage is not common.
/// 2. The comdat names a selector (verifyComdat).
/// 3. A declaration has external or extern_weak linkage.
/// 4. `no_inline` excludes `always_inline`.
/// 5. `optimize_none` requires `no_inline`.
/// 6. The types of exceptions are consistent (verifyExceptions).
LogicalResult LLVMFuncOp::verify() {
  if (getLinkage() == Linkage::Common)
    return emitOpError() << "functions cannot have '"
                         << stringifyLinkage(Linkage::Common) << "' linkage";
  if (failed(verifyComdat(*this, getComdat())))
    return failure();
  if (isExternal()) {
    if (getLinkage() != Linkage::External &&
        getLinkage() != Linkage::ExternWeak)
      return emitOpError() << "external functions must have '"
                           << stringifyLinkage(Linkage::External) << "' or '"
                           << stringifyLinkage(Linkage::ExternWeak)
                           << "' linkage";
    return success();
  }
  if (isNoInline() && isAlwaysInline())
    return emitError("no_inline and always_inline attributes are incompatible");
  if (isOptimizeNone() && !isNoInline())
    return emitOpError("with optimize_none must also be no_inline");
  return verifyExceptions(*this);
}

/// 1. Block tags are unique.
LogicalResult LLVMFuncOp::verifyRegions() {
  if (isExternal())
    return success();
  llvm::SmallDenseSet<BlockTagAttr> tags;
  const WalkResult result = (*this)->walk([&](BlockTagOp tag) -> WalkResult {
    if (tags.insert(tag.getTag()).second)
      return WalkResult::advance();
    tag.emitError() << "duplicate block tag '" << tag.getTag().getId()
                    << "' in the same function: ";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}
