// SPDX-License-Identifier: Apache-2.0
//
// Types of the llvm dialect except structs: verifiers, parsers and printers.
#include "dialects/llvm/types.h"

#include "core/ir/context/dialect.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/llvm/dialect.h"

using namespace mlir;
using namespace mlir::LLVM;

// Parsers and printers

/// Parses a type of the dialect, starting with its mnemonic.
static Type parseByMnemonic(AsmParser &parser) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef mnemonic;
  if (parser.parseKeyword(&mnemonic))
    return nullptr;
  const Dialect *dialect =
      parser.getContext()->getLoadedDialect(LLVMDialect::getDialectNamespace());
  if (const TypeDescriptor *descriptor = dialect->lookupType(mnemonic))
    return parseAfterMnemonic(parser, *descriptor);
  parser.emitError(loc) << "unknown LLVM type: " << mnemonic;
  return nullptr;
}

static void printFromMnemonic(Type type, AsmPrinter &printer) {
  printer << type.getAbstractType().getDescriptor().mnemonic;
  printAfterMnemonic(type, printer);
}

Type LLVMDialect::parseType(DialectAsmParser &parser) const {
  return parseByMnemonic(parser);
}

void LLVMDialect::printType(Type type, DialectAsmPrinter &printer) const {
  printFromMnemonic(type, printer);
}

ParseResult LLVM::parsePrettyLLVMType(AsmParser &parser, Type &type) {
  OptionalParseResult parsed = parser.parseOptionalType(type);
  if (parsed.has_value())
    return *parsed;
  type = parseByMnemonic(parser);
  return success(type != nullptr);
}

void LLVM::printPrettyLLVMType(AsmPrinter &printer, Type type) {
  // Types that no value can have keep the prefix, and so does ppc_fp128.
  if (type && isa<LLVMDialect>(type.getDialect()) && isCompatibleType(type) &&
      !isa<LLVMPPCFP128Type>(type))
    printFromMnemonic(type, printer);
  else
    printer << type;
}

/// Parses `i32, ptr, ...)`.
static ParseResult parseFunctionTypes(AsmParser &parser,
                                      SmallVector<Type> &params, bool &varArg) {
  varArg = false;
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  do {
    if (succeeded(parser.parseOptionalEllipsis())) {
      varArg = true;
      return parser.parseRParen();
    }
    if (parsePrettyLLVMType(parser, params.emplace_back()))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return parser.parseRParen();
}

static void printFunctionTypes(AsmPrinter &printer, ArrayRef<Type> params,
                               bool varArg) {
  llvm::interleaveComma(params, printer.getStream(),
                        [&](Type type) { printPrettyLLVMType(printer, type); });
  if (varArg)
    printer << (params.empty() ? "..." : ", ...");
  printer << ')';
}

/// Parses the parameters: types, followed by integers.
static ParseResult parseExtTypeParams(AsmParser &parser,
                                      SmallVector<Type> &typeParams,
                                      SmallVector<unsigned> &intParams) {
  bool sawNumber = false;
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    unsigned number = 0;
    OptionalParseResult parsed = parser.parseOptionalInteger(number);
    if (parsed.has_value()) {
      if (*parsed)
        return failure();
      sawNumber = true;
      intParams.push_back(number);
      return success();
    }
    if (sawNumber)
      return parser.emitError(
          parser.getCurrentLocation(),
          "failed to parse parameter list for target extension type");
    return parsePrettyLLVMType(parser, typeParams.emplace_back());
  });
}

static void printExtTypeParams(AsmPrinter &printer, ArrayRef<Type> typeParams,
                               ArrayRef<unsigned> intParams) {
  llvm::interleaveComma(typeParams, printer.getStream(),
                        [&](Type type) { printer << type; });
  if (!typeParams.empty() && !intParams.empty())
    printer << ", ";
  llvm::interleaveComma(intParams, printer.getStream());
}

#define GET_TYPEDEF_CLASSES
#include "dialects/llvm/llvm_typedef.cpp.inc"

void LLVMDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/llvm/llvm_typedef.cpp.inc"
      >();
}

// !llvm.array

bool LLVMArrayType::isValidElementType(Type type) {
  return !isa<LLVMVoidType, LLVMLabelType, LLVMMetadataType, LLVMFunctionType,
              LLVMTokenType>(type);
}

/// 1. The element type is valid.
LogicalResult
LLVMArrayType::verify(function_ref<InFlightDiagnostic()> emitError,
                      Type elementType, uint64_t) {
  if (!isValidElementType(elementType))
    return emitError() << "invalid array element type: " << elementType;
  return success();
}

/// Arrays with more elements are not destructured.
static constexpr uint64_t maxDestructuredElements = 16;

std::optional<DenseMap<Attribute, Type>>
LLVMArrayType::getSubelementIndexMap() const {
  if (getNumElements() > maxDestructuredElements)
    return {};
  DenseMap<Attribute, Type> parts;
  const Type index = IntegerType::get(getContext(), 32);
  for (uint64_t i = 0; i != getNumElements(); ++i)
    parts.insert({IntegerAttr::get(index, i), getElementType()});
  return parts;
}

Type LLVMArrayType::getTypeAtIndex(Attribute index) const {
  auto number = dyn_cast<IntegerAttr>(index);
  if (!number || !number.getType().isInteger(32))
    return nullptr;
  const int32_t i = number.getInt();
  return i >= 0 && uint64_t(i) < getNumElements() ? getElementType() : Type();
}

// !llvm.func

bool LLVMFunctionType::isValidArgumentType(Type type) {
  return !isa<LLVMVoidType, LLVMFunctionType>(type);
}

bool LLVMFunctionType::isValidResultType(Type type) {
  return !isa<LLVMFunctionType, LLVMMetadataType, LLVMLabelType>(type);
}

/// 1. The result type is valid.
/// 2. Each parameter type is valid.
LogicalResult
LLVMFunctionType::verify(function_ref<InFlightDiagnostic()> emitError,
                         Type result, ArrayRef<Type> arguments, bool) {
  if (!isValidResultType(result))
    return emitError() << "invalid function result type: " << result;
  for (Type argument : arguments)
    if (!isValidArgumentType(argument))
      return emitError() << "invalid function argument type: " << argument;
  return success();
}

LLVMFunctionType LLVMFunctionType::clone(TypeRange inputs,
                                         TypeRange results) const {
  if (results.size() != 1 || !isValidResultType(results[0]) ||
      !llvm::all_of(inputs, isValidArgumentType))
    return nullptr;
  return get(results[0], llvm::to_vector(inputs), isVarArg());
}

ArrayRef<Type> LLVMFunctionType::getReturnTypes() const {
  return getParameters().returnType;
}

// !llvm.target

bool LLVMTargetExtType::hasProperty(Property property) const {
  // Source: LLVM's table of target extension types.
  uint64_t properties = 0;
  if (getExtTypeName().starts_with("spirv."))
    properties = HasZeroInit | CanBeGlobal;
  else if (getExtTypeName() == "amdgcn.named.barrier")
    properties = CanBeGlobal;
  return (properties & property) == property;
}

bool LLVMTargetExtType::supportsMemOps() const {
  return getExtTypeName().starts_with("spirv.") ||
         getExtTypeName() == "aarch64.svcount";
}

// !llvm.ppc_fp128

const llvm::fltSemantics &LLVMPPCFP128Type::getFloatSemantics() const {
  return APFloat::PPCDoubleDouble();
}
