// SPDX-License-Identifier: Apache-2.0
//
// Attributes of the llvm dialect: what is generated of them, and the text and
// rules of those that have their own.
#include "dialects/llvm/attributes.h"

#include "core/interfaces/function.h"
#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "dialects/llvm/dialect.h"

using namespace mlir;
using namespace mlir::LLVM;

// Text of parameters

namespace mlir::LLVM::detail {

/// A number of DWARF by its name, such as DW_TAG_base_type.
static FailureOr<unsigned> parseDwarf(AsmParser &parser, StringRef summary,
                                      function_ref<unsigned(StringRef)> get,
                                      unsigned invalid) {
  const llvm::SMLoc place = parser.getCurrentLocation();
  StringRef name;
  if (parser.parseKeyword(&name))
    return failure();
  const unsigned number = get(name);
  if (number == invalid)
    return parser.emitError(place)
           << "invalid debug info " << summary << " name: " << name;
  return number;
}

/// `{<type, offset>, …}`.
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

/// Operands of a step of an expression; a conversion's second one is an
/// encoding.
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

// Families

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

// Debug information that contains itself

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

/// 1. Scopes are told apart by a name, or as distinct attributes are.
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
  const llvm::SMLoc place = parser.getCurrentLocation();
  IntegerType type;
  if (parser.parseLess() || parser.parseType(type) || parser.parseComma())
    return {};
  const unsigned width = type.getWidth();
  APInt lower(width, 0);
  APInt upper(width, 0);
  if (parser.parseInteger(lower) || parser.parseComma() ||
      parser.parseInteger(upper) || parser.parseGreater())
    return {};
  // Numbers may have been read with more bits.
  return getChecked([&] { return parser.emitError(place); },
                    parser.getContext(), lower.sextOrTrunc(width),
                    upper.sextOrTrunc(width));
}

void ConstantRangeAttr::print(AsmPrinter &printer) const {
  printer << "<i" << getLower().getBitWidth() << ", ";
  getLower().print(printer.getStream(), /*isSigned=*/true);
  printer << ", ";
  getUpper().print(printer.getStream(), /*isSigned=*/true);
  printer << ">";
}

/// 1. Both ends have the same width.
LogicalResult
ConstantRangeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          APInt lower, APInt upper) {
  if (lower.getBitWidth() != upper.getBitWidth())
    return emitError()
           << "expected lower and upper to have matching bitwidths but got "
           << lower.getBitWidth() << " vs. " << upper.getBitWidth();
  return success();
}

// #llvm.target_features and #llvm.target

TargetFeaturesAttr TargetFeaturesAttr::get(MLIRContext *context,
                                           ArrayRef<StringRef> features) {
  return get(context, llvm::map_to_vector(features, [&](StringRef feature) {
               return StringAttr::get(context, feature);
             }));
}

TargetFeaturesAttr TargetFeaturesAttr::get(MLIRContext *context,
                                           StringRef features) {
  SmallVector<StringRef> list;
  features.split(list, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return get(context, list);
}

/// Each feature 1. has a name, 2. behind its sign, 3. and is one.
LogicalResult
TargetFeaturesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           ArrayRef<StringAttr> features) {
  for (StringAttr feature : features) {
    if (!feature || feature.getValue().empty())
      return emitError() << "target features can not be null or empty";
    const char sign = feature.getValue().front();
    if (sign != '+' && sign != '-')
      return emitError() << "target features must start with '+' or '-'";
    if (feature.getValue().contains(','))
      return emitError() << "target features can not contain ','";
  }
  return success();
}

bool TargetFeaturesAttr::contains(StringAttr feature) const {
  return !nullOrEmpty() && llvm::is_contained(getFeatures(), feature);
}

bool TargetFeaturesAttr::contains(StringRef feature) const {
  return !nullOrEmpty() &&
         llvm::any_of(getFeatures(), [&](StringAttr candidate) {
           return candidate.getValue() == feature;
         });
}

std::string TargetFeaturesAttr::getFeaturesString() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      getFeatures(), os, [&](StringAttr feature) { os << feature.getValue(); },
      ",");
  return text;
}

TargetFeaturesAttr TargetFeaturesAttr::featuresAt(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (!function)
    return {};
  return function->getAttrOfType<TargetFeaturesAttr>(getAttributeName());
}

FailureOr<Attribute> TargetFeaturesAttr::query(DataLayoutEntryKey key) const {
  auto name = dyn_cast<StringAttr>(key);
  if (!name)
    return failure();
  if (contains(name))
    return Attribute(UnitAttr::get(getContext()));
  if (contains(("+" + name.getValue()).str()))
    return Attribute(BoolAttr::get(getContext(), true));
  if (contains(("-" + name.getValue()).str()))
    return Attribute(BoolAttr::get(getContext(), false));
  return failure();
}

FailureOr<Attribute> TargetAttr::query(DataLayoutEntryKey key) const {
  auto name = dyn_cast<StringAttr>(key);
  if (!name)
    return failure();
  if (name.getValue() == "triple")
    return Attribute(getTriple());
  if (name.getValue() == "chip")
    return Attribute(getChip());
  if (name.getValue() == "features" && getFeatures())
    return Attribute(getFeatures());
  return failure();
}

// #llvm.mlir.module_flag

/// 1. What some keys stand for is known; 2. other values are numbers or text.
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
