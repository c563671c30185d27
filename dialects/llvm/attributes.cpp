// SPDX-License-Identifier: Apache-2.0
//
// Attributes of the llvm dialect: generated code, parsers, printers and
// verifiers.
#include "dialects/llvm/attributes.h"

#include "core/interfaces/function.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/llvm/dialect.h"

using namespace mlir;
using namespace mlir::LLVM;

// Parsers and printers of parameters

namespace mlir::LLVM::detail {

/// Parses a DWARF constant by its name, such as DW_TAG_base_type.
static FailureOr<unsigned> parseDwarf(AsmParser &parser, StringRef summary,
                                      function_ref<unsigned(StringRef)> get,
                                      unsigned invalid) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (parser.parseKeyword(&name))
    return failure();
  const unsigned number = get(name);
  if (number == invalid)
    return parser.emitError(loc)
           << "invalid debug info " << summary << " name: " << name;
  return number;
}

/// Parses `{<type, offset>, …}`.
static FailureOr<SmallVector<TBAAMemberAttr>>
parseTBAAMembers(AsmParser &parser) {
  if (parser.parseLBrace())
    return failure();
  if (succeeded(parser.parseOptionalRBrace()))
    return SmallVector<TBAAMemberAttr>();
  auto members = FieldParser<SmallVector<TBAAMemberAttr>>::parse(parser);
  if (failed(members) || parser.parseRBrace())
    return failure();
  return members;
}

static void printTBAAMembers(AsmPrinter &printer,
                             ArrayRef<TBAAMemberAttr> members) {
  printer << '{';
  llvm::interleaveComma(
      members, printer.getStream(),
      [&](TBAAMemberAttr member) { printer.printStrippedAttrOrType(member); });
  printer << '}';
}

} // namespace mlir::LLVM::detail

/// Parses an operand of a step of an expression. The second operand of a
/// conversion is an encoding.
static ParseResult parseExpressionArg(AsmParser &parser, uint64_t opcode,
                                      SmallVector<uint64_t> &arguments) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    uint64_t operand = 0;
    StringRef word;
    if (!arguments.empty() && opcode == llvm::dwarf::DW_OP_LLVM_convert &&
        succeeded(parser.parseOptionalKeyword(&word))) {
      operand = llvm::dwarf::getAttributeEncoding(word);
      if (operand == 0)
        return parser.emitError(parser.getCurrentLocation())
               << "encountered unknown attribute encoding \"" << word << "\"";
    } else if (parser.parseInteger(operand)) {
      return parser.emitError(parser.getCurrentLocation())
             << "expected integer operand";
    }
    arguments.push_back(operand);
    return success();
  });
}

static void printExpressionArg(AsmPrinter &printer, uint64_t opcode,
                               ArrayRef<uint64_t> arguments) {
  for (auto [i, operand] : llvm::enumerate(arguments)) {
    if (i > 0)
      printer << ", ";
    StringRef word;
    if (i > 0 && opcode == llvm::dwarf::DW_OP_LLVM_convert)
      word = llvm::dwarf::AttributeEncodingString(operand);
    if (word.empty())
      printer << operand;
    else
      printer << word;
  }
}

#include "dialects/llvm/llvm_enum.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/llvm/llvm_attrdef.cpp.inc"

void LLVMDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/llvm/llvm_attrdef.cpp.inc"
      >();
}

// Base classes

bool DINodeAttr::classof(Attribute attribute) {
  return isa<DIAnnotationAttr, DIBasicTypeAttr, DICommonBlockAttr,
             DICompileUnitAttr, DICompositeTypeAttr, DIDerivedTypeAttr,
             DIFileAttr, DIGenericSubrangeAttr, DIGlobalVariableAttr,
             DIImportedEntityAttr, DILabelAttr, DILexicalBlockAttr,
             DILexicalBlockFileAttr, DILocalVariableAttr, DIModuleAttr,
             DINamespaceAttr, DINullTypeAttr, DIStringTypeAttr,
             DISubprogramAttr, DISubrangeAttr, DISubroutineTypeAttr>(attribute);
}

bool DIScopeAttr::classof(Attribute attribute) {
  return isa<DICommonBlockAttr, DICompileUnitAttr, DICompositeTypeAttr,
             DIDerivedTypeAttr, DIFileAttr, DILocalScopeAttr, DIModuleAttr,
             DINamespaceAttr>(attribute);
}

bool DILocalScopeAttr::classof(Attribute attribute) {
  return isa<DILexicalBlockAttr, DILexicalBlockFileAttr, DISubprogramAttr>(
      attribute);
}

bool DITypeAttr::classof(Attribute attribute) {
  return isa<DIBasicTypeAttr, DICompositeTypeAttr, DIDerivedTypeAttr,
             DINullTypeAttr, DIStringTypeAttr, DISubroutineTypeAttr>(attribute);
}

bool DIVariableAttr::classof(Attribute attribute) {
  return isa<DIGlobalVariableAttr, DILocalVariableAttr>(attribute);
}

bool TBAANodeAttr::classof(Attribute attribute) {
  return isa<TBAARootAttr, TBAATypeDescriptorAttr>(attribute);
}

// Recursive debug information

DIRecursiveTypeAttrInterface
DICompositeTypeAttr::withRecId(DistinctAttr recId) const {
  return get(getContext(), recId, getIsRecSelf(), getTag(), getName(),
             getFile(), getLine(), getScope(), getBaseType(), getFlags(),
             getSizeInBits(), getAlignInBits(), getDataLocation(), getRank(),
             getAllocated(), getAssociated(), getElements());
}

DIRecursiveTypeAttrInterface
DICompositeTypeAttr::getRecSelf(DistinctAttr recId) {
  return get(recId.getContext(), recId, /*isRecSelf=*/true, 0, {}, {}, 0, {},
             {}, DIFlags(), 0, 0, {}, {}, {}, {}, {});
}

DIRecursiveTypeAttrInterface
DISubprogramAttr::withRecId(DistinctAttr recId) const {
  return get(getContext(), recId, getIsRecSelf(), getId(), getCompileUnit(),
             getScope(), getName(), getLinkageName(), getFile(), getLine(),
             getScopeLine(), getSubprogramFlags(), getType(),
             getRetainedNodes(), getAnnotations());
}

DIRecursiveTypeAttrInterface DISubprogramAttr::getRecSelf(DistinctAttr recId) {
  return get(recId.getContext(), recId, /*isRecSelf=*/true, {}, {}, {}, {}, {},
             {}, 0, 0, DISubprogramFlags(), {}, {}, {});
}

// #llvm.memory_effects

MemoryEffectsAttr MemoryEffectsAttr::get(MLIRContext *context,
                                         ArrayRef<ModRefInfo> effects) {
  if (effects.empty())
    return get(context, ModRefInfo::ModRef, ModRefInfo::ModRef,
               ModRefInfo::ModRef, ModRefInfo::ModRef, ModRefInfo::ModRef,
               ModRefInfo::ModRef);
  assert(effects.size() == 6 && "one for each kind of memory");
  return get(context, effects[0], effects[1], effects[2], effects[3],
             effects[4], effects[5]);
}

bool MemoryEffectsAttr::isReadWrite() {
  return *this == get(getContext(), ArrayRef<ModRefInfo>());
}

// #llvm.alias_scope

/// 1. The id is a string or a distinct attribute.
LogicalResult
AliasScopeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       Attribute id, AliasScopeDomainAttr, StringAttr) {
  if (!isa<StringAttr, DistinctAttr>(id))
    return emitError()
           << "id of an alias scope must be a StringAttr or a DistrinctAttr";
  return success();
}

// #llvm.constant_range: `<i8, -1, 3>`

Attribute ConstantRangeAttr::parse(AsmParser &parser, Type) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  IntegerType type;
  if (parser.parseLess() || parser.parseType(type) || parser.parseComma())
    return {};
  const unsigned width = type.getWidth();
  APInt lower(width, 0);
  APInt upper(width, 0);
  if (parser.parseInteger(lower) || parser.parseComma() ||
      parser.parseInteger(upper) || parser.parseGreater())
    return {};
  // The parsed integers may have another width.
  return getChecked([&] { return parser.emitError(loc); }, parser.getContext(),
                    lower.sextOrTrunc(width), upper.sextOrTrunc(width));
}

void ConstantRangeAttr::print(AsmPrinter &printer) const {
  printer << "<i" << getLower().getBitWidth() << ", ";
  getLower().print(printer.getStream(), /*isSigned=*/true);
  printer << ", ";
  getUpper().print(printer.getStream(), /*isSigned=*/true);
  printer << ">";
}

/// 1. Both bounds have the same width.
LogicalResult
ConstantRangeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          APInt lower, APInt upper) {
  if (lower.getBitWidth() != upper.getBitWidth())
    return emitError()
           << "expected lower and upper to have matching bitwidths but got "
           << lower.getBitWidth() << " vs. " << upper.getBitWidth();
  return success();
}

// #llvm.mlir.module_flag

/// 1. The value of a known key has the attribute kind of that key.
/// 2. Other values are integers or strings.
LogicalResult
ModuleFlagAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       ModFlagBehavior, StringAttr key, Attribute value) {
  if (key == LLVMDialect::getModuleFlagKeyCGProfileName()) {
    auto entries = dyn_cast<ArrayAttr>(value);
    if (!entries ||
        !llvm::all_of(entries, llvm::IsaPred<ModuleFlagCGProfileEntryAttr>))
      return emitError() << "'CG Profile' key expects an array of "
                            "'#llvm.cgprofile_entry'";
    return success();
  }
  if (key == LLVMDialect::getModuleFlagKeyProfileSummaryName()) {
    if (!isa<ModuleFlagProfileSummaryAttr>(value))
      return emitError() << "'ProfileSummary' key expects a "
                            "'#llvm.profile_summary' attribute";
    return success();
  }
  if (isa<IntegerAttr, StringAttr>(value))
    return success();
  return emitError() << "only integer and string values are currently "
                        "supported for unknown key '"
                     << key << "'";
}
