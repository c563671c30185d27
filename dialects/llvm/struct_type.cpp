// SPDX-License-Identifier: Apache-2.0
//
// !llvm.struct: literal and identified structs, their parser and printer.
#include <string>

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/llvm/types.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;
using mlir::LLVM::detail::LLVMStructTypeStorage;

static constexpr FieldDescriptor structFields[] = {
    MLIR_FIELD(LLVMStructTypeStorage, name, String),
    MLIR_FIELD(LLVMStructTypeStorage, literalBody, TypeArray),
    MLIR_FIELD(LLVMStructTypeStorage, isIdentified, Bool),
    MLIR_FIELD(LLVMStructTypeStorage, isLiteralPacked, Bool),
    {.name = "isInitialized",
     .kind = FieldKind::Bool,
     .offset = offsetof(LLVMStructTypeStorage, isInitialized),
     .isMutable = true},
    {.name = "isOpaque",
     .kind = FieldKind::Bool,
     .offset = offsetof(LLVMStructTypeStorage, isOpaque),
     .isMutable = true},
    {.name = "isPacked",
     .kind = FieldKind::Bool,
     .offset = offsetof(LLVMStructTypeStorage, isPacked),
     .isMutable = true},
    {.name = "body",
     .kind = FieldKind::TypeArray,
     .offset = offsetof(LLVMStructTypeStorage, body),
     .isMutable = true}};
constinit const FieldTable LLVMStructTypeStorage::fields = {
    structFields, sizeof(LLVMStructTypeStorage)};

bool LLVMStructType::isValidElementType(Type type) {
  return !isa<LLVMVoidType, LLVMLabelType, LLVMMetadataType, LLVMFunctionType,
              LLVMTokenType>(type);
}

// Getters

LLVMStructType LLVMStructType::getIdentified(MLIRContext *context,
                                             StringRef name) {
  return getUnchecked(context, Parameters(name, /*isIdentified=*/true));
}

LLVMStructType LLVMStructType::getIdentifiedChecked(EmitErrorFn,
                                                    MLIRContext *context,
                                                    StringRef name) {
  return getIdentified(context, name);
}

LLVMStructType LLVMStructType::getNewIdentified(MLIRContext *context,
                                                StringRef name,
                                                ArrayRef<Type> elements,
                                                bool isPacked) {
  std::string unused = name.str();
  for (unsigned counter = 0;; ++counter) {
    LLVMStructType type = getIdentified(context, unused);
    if (!type.isInitialized() && succeeded(type.setBody(elements, isPacked)))
      return type;
    unused = (name + "." + Twine(counter)).str();
  }
}

LLVMStructType LLVMStructType::getLiteral(MLIRContext *context,
                                          ArrayRef<Type> types, bool isPacked) {
  assert(llvm::all_of(types, isValidElementType) && "types of elements");
  return getUnchecked(context,
                      Parameters("", /*isIdentified=*/false, types, isPacked));
}

/// 1. Each type is a valid element type.
static LogicalResult verifyElements(EmitErrorFn emitError,
                                    ArrayRef<Type> types) {
  for (Type type : types)
    if (!LLVMStructType::isValidElementType(type))
      return emitError() << "invalid LLVM structure element type: " << type;
  return success();
}

LLVMStructType LLVMStructType::getLiteralChecked(EmitErrorFn emitError,
                                                 MLIRContext *context,
                                                 ArrayRef<Type> types,
                                                 bool isPacked) {
  if (failed(verifyElements(emitError, types)))
    return nullptr;
  return getLiteral(context, types, isPacked);
}

LLVMStructType LLVMStructType::getOpaque(StringRef name, MLIRContext *context) {
  LLVMStructType type = getIdentified(context, name);
  Parameters parameters("", /*isIdentified=*/true);
  parameters.isInitialized = parameters.isOpaque = true;
  // This fails if the struct already has a body, which is kept.
  (void)type.mutate(parameters);
  return type;
}

LLVMStructType LLVMStructType::getOpaqueChecked(EmitErrorFn,
                                                MLIRContext *context,
                                                StringRef name) {
  return getOpaque(name, context);
}

LogicalResult LLVMStructType::setBody(ArrayRef<Type> types, bool isPacked) {
  assert(llvm::all_of(types, isValidElementType) && "types of elements");
  if (!isIdentified())
    return failure();
  Parameters parameters("", /*isIdentified=*/true);
  parameters.isInitialized = true;
  parameters.isPacked = isPacked;
  parameters.body = types;
  return mutate(parameters);
}

// Queries

StringRef LLVMStructType::getName() const { return getParameters().name; }

bool LLVMStructType::isIdentified() const {
  return getParameters().isIdentified;
}

bool LLVMStructType::isPacked() const {
  return isIdentified() ? getParameters().isPacked
                        : getParameters().isLiteralPacked;
}

bool LLVMStructType::isInitialized() const {
  return !isIdentified() || getParameters().isInitialized;
}

bool LLVMStructType::isOpaque() const {
  return isIdentified() &&
         (getParameters().isOpaque || !getParameters().isInitialized);
}

ArrayRef<Type> LLVMStructType::getBody() const {
  return isIdentified() ? getParameters().body : getParameters().literalBody;
}

// Parser and printer of `<"name", packed (i32, ptr)>`, `<(f32)>`, `<"name",
// opaque>`, and nested in itself `<"name">`.

/// Parses `packed (i32, ptr)`. Returns the location of the element list in
/// `loc`.
static ParseResult parseBody(AsmParser &parser, SmallVectorImpl<Type> &types,
                             bool &isPacked, llvm::SMLoc &loc) {
  isPacked = succeeded(parser.parseOptionalKeyword("packed"));
  if (parser.parseLParen())
    return failure();
  loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(parser.parseCommaSeparatedList([&] {
    return parsePrettyLLVMType(parser, types.emplace_back());
  }) || parser.parseRParen());
}

/// Parses the rest of an identified struct after its name.
static LLVMStructType parseIdentified(AsmParser &parser, LLVMStructType type,
                                      llvm::SMLoc kindPlace) {
  if (succeeded(parser.parseOptionalKeyword("opaque"))) {
    if (parser.parseGreater())
      return nullptr;
    type = LLVMStructType::getOpaque(type.getName(), parser.getContext());
    if (!type.isOpaque()) {
      parser.emitError(kindPlace, "redeclaring defined struct as opaque");
      return nullptr;
    }
    return type;
  }
  SmallVector<Type> types;
  bool isPacked = false;
  llvm::SMLoc loc;
  if (parseBody(parser, types, isPacked, loc) || parser.parseGreater() ||
      failed(verifyElements([&] { return parser.emitError(loc); }, types)))
    return nullptr;
  if (succeeded(type.setBody(types, isPacked)))
    return type;
  parser.emitError(loc, "identified type already used with a different body");
  return nullptr;
}

Type LLVMStructType::parse(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  const llvm::SMLoc lessPlace = parser.getCurrentLocation();
  if (parser.parseLess())
    return nullptr;
  std::string name;
  if (parser.parseOptionalString(&name)) {
    SmallVector<Type> types;
    bool isPacked = false;
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (succeeded(parser.parseOptionalKeyword("opaque"))) {
      parser.emitError(loc, "only identified structs can be opaque");
      return nullptr;
    }
    if (parseBody(parser, types, isPacked, loc) || parser.parseGreater())
      return nullptr;
    return getLiteralChecked([&] { return parser.emitError(lessPlace); },
                             context, types, isPacked);
  }

  LLVMStructType type = getIdentified(context, name);
  const llvm::SMLoc greaterPlace = parser.getCurrentLocation();
  const bool isInside =
      failed(parser.pushCyclicParsing(type.getAsOpaquePointer()));
  if (succeeded(parser.parseOptionalGreater())) {
    if (isInside)
      return type;
    parser.popCyclicParsing();
    parser.emitError(
        greaterPlace,
        "struct without a body only allowed in a recursive struct");
    return nullptr;
  }
  Type result;
  if (succeeded(parser.parseComma())) {
    const llvm::SMLoc kindPlace = parser.getCurrentLocation();
    if (isInside)
      parser.emitError(kindPlace,
                       "identifier already used for an enclosing struct");
    else
      result = parseIdentified(parser, type, kindPlace);
  }
  if (!isInside)
    parser.popCyclicParsing();
  return result;
}

void LLVMStructType::print(AsmPrinter &printer) const {
  printer << "<";
  bool isCyclic = false;
  if (isIdentified()) {
    printer << '"';
    llvm::printEscapedString(getName(), printer.getStream());
    printer << '"';
    isCyclic = true;
    if (failed(printer.pushCyclicPrinting(getAsOpaquePointer()))) {
      printer << '>';
      return;
    }
    printer << ", ";
  }
  if (isIdentified() && isOpaque()) {
    printer << "opaque";
  } else {
    if (isPacked())
      printer << "packed ";
    printer << '(';
    llvm::interleaveComma(getBody(), printer.getStream(), [&](Type type) {
      printPrettyLLVMType(printer, type);
    });
    printer << ')';
  }
  if (isCyclic)
    printer.popCyclicPrinting();
  printer << '>';
}

// Destructuring

std::optional<DenseMap<Attribute, Type>>
LLVMStructType::getSubelementIndexMap() const {
  DenseMap<Attribute, Type> parts;
  const Type index = IntegerType::get(getContext(), 32);
  for (auto [i, type] : llvm::enumerate(getBody()))
    parts.insert({IntegerAttr::get(index, i), type});
  return parts;
}

Type LLVMStructType::getTypeAtIndex(Attribute index) const {
  auto number = dyn_cast<IntegerAttr>(index);
  if (!number || !number.getType().isInteger(32))
    return nullptr;
  const int32_t i = number.getInt();
  return i >= 0 && size_t(i) < getBody().size() ? getBody()[i] : Type();
}
