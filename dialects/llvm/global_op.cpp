// SPDX-License-Identifier: Apache-2.0
//
// Globals: parser, printer and verifiers.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/module_symbols.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Parser and printer of `internal constant @x(42 : i32) comdat(@c::@x) {…} :
// i32 {…}`

void GlobalOp::build(OpBuilder &builder, OperationState &state, Type type,
                     bool isConstant, Linkage linkage, StringRef name,
                     Attribute value, uint64_t alignment, unsigned addrSpace,
                     bool dsoLocal, bool threadLocal, SymbolRefAttr comdat,
                     ArrayRef<NamedAttribute> attrs,
                     ArrayRef<Attribute> dbgExprs) {
  MLIRContext *context = builder.getContext();
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.global_type = TypeAttr::get(type);
  if (isConstant)
    properties.constant = builder.getUnitAttr();
  properties.value = value;
  if (dsoLocal)
    properties.dso_local = builder.getUnitAttr();
  if (threadLocal)
    properties.thread_local_ = builder.getUnitAttr();
  properties.comdat = comdat;
  // An alignment of 0 is no alignment.
  if (alignment != 0)
    properties.alignment = builder.getI64IntegerAttr(alignment);
  properties.linkage = LinkageAttr::get(context, linkage);
  properties.addr_space = builder.getI32IntegerAttr(addrSpace);
  properties.visibility_ =
      VisibilityAttr::get(context, LLVM::Visibility::Default);
  if (!dbgExprs.empty())
    properties.dbg_exprs = ArrayAttr::get(context, dbgExprs);
  state.addAttributes(attrs);
  state.addRegion();
}

void GlobalOp::print(OpAsmPrinter &p) {
  printSymbolWords(*this, p);
  if (getConstant())
    p << "constant ";
  p.printSymbolName(getSymName());
  p << '(';
  if (Attribute value = getValueOrNull())
    p.printAttribute(value);
  p << ')';
  if (const std::optional<SymbolRefAttr> comdat = getComdat())
    p << " comdat(" << *comdat << ')';
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"sym_name", "global_type", "constant", "value",
                           "linkage", "unnamed_addr", "thread_local_",
                           "visibility_", "comdat"});
  // The type of a string is derived from its length.
  if (isa_and_nonnull<StringAttr>(getValueOrNull()))
    return;
  p << " : " << getType();
  if (getInitializerRegion().empty())
    return;
  p << ' ';
  p.printRegion(getInitializerRegion(), /*printEntryBlockArgs=*/false);
}

ParseResult GlobalOp::parse(OpAsmParser &parser, OperationState &result) {
  parseSymbolWords(parser, result);
  if (succeeded(parser.parseOptionalKeyword("constant")))
    result.addAttribute("constant", parser.getBuilder().getUnitAttr());
  StringAttr name;
  if (parser.parseSymbolName(name, "sym_name", result.attributes) ||
      parser.parseLParen())
    return failure();
  Attribute value;
  if (failed(parser.parseOptionalRParen()) &&
      (parser.parseAttribute(value, "value", result.attributes) ||
       parser.parseRParen()))
    return failure();
  SmallVector<Type, 1> types;
  if (parseComdat(parser, result) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseOptionalColonTypeList(types))
    return failure();
  if (types.size() > 1)
    return parser.emitError(parser.getNameLoc(), "expected zero or one type");

  Region &initializer = *result.addRegion();
  if (types.empty()) {
    auto text = dyn_cast_or_null<StringAttr>(value);
    if (!text)
      return parser.emitError(parser.getNameLoc(),
                              "type can only be omitted for string globals");
    types.push_back(LLVMArrayType::get(parser.getBuilder().getI8Type(),
                                       text.getValue().size()));
  } else {
    OptionalParseResult parsed = parser.parseOptionalRegion(initializer);
    if (parsed.has_value() && failed(*parsed))
      return failure();
  }
  result.addAttribute("global_type", TypeAttr::get(types[0]));
  return success();
}

/// Returns true if all bits are zero.
static bool isZeroAttribute(Attribute value) {
  if (auto number = dyn_cast<IntegerAttr>(value))
    return number.getValue().isZero();
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getValue().isPosZero();
  if (auto splat = dyn_cast<SplatElementsAttr>(value))
    return isZeroAttribute(splat.getSplatValue<Attribute>());
  if (auto elements = dyn_cast<DenseElementsAttr>(value))
    return llvm::all_of(elements.getValues<Attribute>(), isZeroAttribute);
  if (auto array = dyn_cast<ArrayAttr>(value))
    return llvm::all_of(array, isZeroAttribute);
  return isa<ZeroAttr>(value);
}

bool LLVM::isGlobalType(Type type) {
  if (isCompatibleOuterType(type))
    return !isa<LLVMVoidType, LLVMTokenType, LLVMMetadataType, LLVMLabelType>(
        type);
  return isa<PointerElementTypeInterface>(type);
}

/// 1. The target extension type can be used in globals.
/// 2. There is no value attribute.
static LogicalResult verifyTargetType(GlobalOp op) {
  auto type = dyn_cast<LLVMTargetExtType>(op.getType());
  if (!type)
    return success();
  if (!type.hasProperty(LLVMTargetExtType::CanBeGlobal))
    return op.emitOpError()
           << "this target extension type cannot be used in a global";
  if (op.getValueOrNull())
    return op.emitOpError() << "global with target extension type can only be "
                               "initialized with zero-initializer";
  return success();
}

/// 1. The type is a valid type of globals.
/// 2. The parent is a module.
/// 3. The type of a string is an array of i8 of its length.
/// 4. A target extension type is valid (verifyTargetType).
/// 5. The value of a global with common linkage is zero.
/// 6. The type of a global with appending linkage is an array.
/// 7. The comdat names a selector (verifyComdat).
/// 8. The alignment is a power of two.
LogicalResult GlobalOp::verify() {
  if (!isGlobalType(getType()))
    return emitOpError(
        "expects type to be a valid element type for an LLVM global");
  if ((*this)->getParentOp() && !satisfiesLLVMModule((*this)->getParentOp()))
    return emitOpError("must appear at the module level");
  Attribute value = getValueOrNull();
  if (auto text = dyn_cast_or_null<StringAttr>(value)) {
    auto array = dyn_cast<LLVMArrayType>(getType());
    if (!array || !array.getElementType().isInteger(8) ||
        array.getNumElements() != text.getValue().size())
      return emitOpError("requires an i8 array type of the length equal to "
                         "that of the string attribute");
  }
  if (failed(verifyTargetType(*this)))
    return failure();
  if (getLinkage() == Linkage::Common && value && !isZeroAttribute(value))
    return emitOpError() << "expected zero value for '"
                         << stringifyLinkage(Linkage::Common) << "' linkage";
  if (getLinkage() == Linkage::Appending && !isa<LLVMArrayType>(getType()))
    return emitOpError() << "expected array type for '"
                         << stringifyLinkage(Linkage::Appending) << "' linkage";
  if (failed(verifyComdat(*this, getComdat())))
    return failure();
  const std::optional<uint64_t> alignment = getAlignment();
  if (alignment && !llvm::isPowerOf2_64(*alignment))
    return emitError() << "alignment attribute is not a power of 2";
  return success();
}

/// 1. The initializer region returns a value.
/// 2. The value has the type of the global.
/// 3. The operations of the region have no side effects.
/// 4. There is no value attribute if there is a region.
LogicalResult GlobalOp::verifyRegions() {
  Block *block = getInitializerBlock();
  if (!block)
    return success();
  auto result = cast<ReturnOp>(block->getTerminator());
  if (!result.getArg())
    return emitOpError("initializer region cannot return void");
  if (result.getArg().getType() != getType())
    return emitOpError("initializer region type ")
           << result.getArg().getType() << " does not match global type "
           << getType();
  if (failed(verifyNoEffects(
          *block, "ops with side effects not allowed in global initializers")))
    return failure();
  if (getValueOrNull())
    return emitOpError("cannot have both initializer value and region");
  return success();
}
