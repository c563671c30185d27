// SPDX-License-Identifier: Apache-2.0
//
// Globals, aliases, ifuncs and what else stands in a module: text and rules.
#include "dialects/llvm/module_symbols.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// What they have in common

ParseResult LLVM::parseComdat(OpAsmParser &parser, OperationState &result) {
  if (failed(parser.parseOptionalKeyword("comdat")))
    return success();
  SymbolRefAttr comdat;
  if (parser.parseLParen() || parser.parseAttribute(comdat) ||
      parser.parseRParen())
    return failure();
  result.addAttribute("comdat", comdat);
  return success();
}

LogicalResult LLVM::verifyComdat(Operation *op,
                                 std::optional<SymbolRefAttr> comdat) {
  if (!comdat)
    return success();
  if (!isa_and_nonnull<ComdatSelectorOp>(
          SymbolTable::lookupNearestSymbolFrom(op, *comdat)))
    return op->emitError() << "expected comdat symbol";
  return success();
}

bool LLVM::satisfiesLLVMModule(Operation *op) {
  return op->hasTrait<OpTrait::SymbolTable>() &&
         op->hasTrait<OpTrait::IsIsolatedFromAbove>();
}

/// `linkage visibility thread_local unnamed_addr`, all of which may be missing.
static void parseSymbolWords(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  result.addAttribute("linkage",
                      LinkageAttr::get(context, parseOptionalLinkage(parser)));
  result.addAttribute(
      "visibility_",
      VisibilityAttr::get(context, parseOptionalVisibility(parser)));
  if (succeeded(parser.parseOptionalKeyword("thread_local")))
    result.addAttribute("thread_local_", UnitAttr::get(context));
  result.addAttribute(
      "unnamed_addr",
      UnnamedAddrAttr::get(context, parseOptionalUnnamedAddr(parser)));
}

template <typename OpT> static void printSymbolWords(OpT op, OpAsmPrinter &p) {
  p << ' ' << stringifyLinkage(op.getLinkage()) << ' ';
  printWord(p, stringifyVisibility(op.getVisibility_()));
  if (op.getThreadLocal_())
    p << "thread_local ";
  printWord(
      p, stringifyUnnamedAddr(op.getUnnamedAddr().value_or(UnnamedAddr::None)));
}

ParseResult LLVM::parseLLVMLinkage(OpAsmParser &parser, LinkageAttr &linkage) {
  linkage = LinkageAttr::get(parser.getContext(), parseOptionalLinkage(parser));
  return success();
}

void LLVM::printLLVMLinkage(OpAsmPrinter &printer, Operation *,
                            LinkageAttr linkage) {
  printer << stringifyLinkage(linkage.getLinkage());
}

/// 1. Nothing has effects.
static LogicalResult verifyNoEffects(Block &block, StringRef message) {
  for (Operation &op : block) {
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    if (!effects || !effects.hasNoEffect())
      return op.emitError() << message;
  }
  return success();
}

// Globals: `internal constant @x(42 : i32) comdat(@c::@x) {…} : i32 {…}`

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
  // No alignment is written down where there is none to ask for.
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
  // A string's type follows from it.
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

/// Whether all bits are zero: an attribute for it, or numbers.
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

/// A type of values that are in memory.
static bool isGlobalType(Type type) {
  if (isCompatibleOuterType(type))
    return !isa<LLVMVoidType, LLVMTokenType, LLVMMetadataType, LLVMLabelType>(
        type);
  return isa<PointerElementTypeInterface>(type);
}

/// 1. A type that only a target knows may be global, and 2. is only zero.
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

/// 1. The type can be global; 2. it stands in a module; 3. a string's length is
/// the array's; 4. types of targets; 5.–6. what linkages ask for; 7. the group
/// of sections; 8. the alignment.
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

/// The region 1. returns something, 2. of the global's type, 3. without
/// effects; 4. there is no other content.
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

// Aliases: `external @x {…} : i32 {…}`

void AliasOp::build(OpBuilder &builder, OperationState &state, Type type,
                    Linkage linkage, StringRef name, bool dsoLocal,
                    bool threadLocal, ArrayRef<NamedAttribute> attrs) {
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.alias_type = TypeAttr::get(type);
  if (dsoLocal)
    properties.dso_local = builder.getUnitAttr();
  if (threadLocal)
    properties.thread_local_ = builder.getUnitAttr();
  properties.linkage = LinkageAttr::get(builder.getContext(), linkage);
  properties.visibility_ =
      VisibilityAttr::get(builder.getContext(), LLVM::Visibility::Default);
  state.addAttributes(attrs);
  state.addRegion();
}

void AliasOp::print(OpAsmPrinter &p) {
  printSymbolWords(*this, p);
  p.printSymbolName(getSymName());
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"sym_name", "alias_type", "linkage", "unnamed_addr",
                           "thread_local_", "visibility_"});
  p << " : " << getType() << ' ';
  p.printRegion(getInitializerRegion(), /*printEntryBlockArgs=*/false);
}

ParseResult AliasOp::parse(OpAsmParser &parser, OperationState &result) {
  parseSymbolWords(parser, result);
  StringAttr name;
  SmallVector<Type, 1> types;
  if (parser.parseSymbolName(name, "sym_name", result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseOptionalColonTypeList(types))
    return failure();
  if (types.size() > 1)
    return parser.emitError(parser.getNameLoc(), "expected zero or one type");
  if (types.empty())
    return parser.emitError(parser.getNameLoc(), "expected a type");
  Region &initializer = *result.addRegion();
  if (parser.parseRegion(initializer))
    return failure();
  result.addAttribute("alias_type", TypeAttr::get(types[0]));
  return success();
}

/// 1. The type can be global; 2. the linkage is one of aliases.
LogicalResult AliasOp::verify() {
  if (!isGlobalType(getType()))
    return emitOpError(
        "expects type to be a valid element type for an LLVM global alias");
  switch (getLinkage()) {
  case Linkage::External:
  case Linkage::Internal:
  case Linkage::Private:
  case Linkage::Weak:
  case Linkage::WeakODR:
  case Linkage::Linkonce:
  case Linkage::LinkonceODR:
  case Linkage::AvailableExternally:
    return success();
  default:
    return emitOpError()
           << "'" << stringifyLinkage(getLinkage())
           << "' linkage not supported in aliases, available options: private, "
              "internal, linkonce, weak, linkonce_odr, weak_odr, external or "
              "available_externally";
  }
}

/// The region 1. returns a pointer, 2. without effects.
LogicalResult AliasOp::verifyRegions() {
  Block &block = getInitializerBlock();
  auto result = cast<ReturnOp>(block.getTerminator());
  if (!result.getArg() || !isa<LLVMPointerType>(result.getArg().getType()))
    return emitOpError("initializer region must always return a pointer");
  return verifyNoEffects(
      block, "ops with side effects are not allowed in alias initializers");
}

unsigned AliasOp::getAddrSpace() {
  auto result = cast<ReturnOp>(getInitializerBlock().getTerminator());
  return cast<LLVMPointerType>(result.getArg().getType()).getAddressSpace();
}

// ifunc

void IFuncOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                    Type iFuncType, StringRef resolver, Type resolverType,
                    Linkage linkage, LLVM::Visibility visibility) {
  build(builder, state, name, iFuncType, resolver, resolverType, linkage,
        /*dso_local=*/false, /*address_space=*/0, UnnamedAddr::None,
        visibility);
}

/// The resolver is 1. a function, perhaps by an alias, 2. that is defined 3.
/// and returns a pointer, 4. in the address space of the ifunc.
LogicalResult IFuncOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Operation *module = (*this)->getParentOp();
  Operation *symbol = symbolTable.lookupSymbolIn(module, getResolverAttr());
  // Aliases of aliases; what is not simply an address cannot be followed.
  llvm::SmallPtrSet<Operation *, 4> visited;
  while (auto alias = dyn_cast_or_null<AliasOp>(symbol)) {
    if (!visited.insert(symbol).second)
      return emitOpError("must have a function resolver");
    auto result = cast<ReturnOp>(alias.getInitializerBlock().getTerminator());
    auto address = result.getArg().getDefiningOp<AddressOfOp>();
    if (!address)
      return success();
    symbol = symbolTable.lookupSymbolIn(module, address.getGlobalNameAttr());
  }
  auto resolver = dyn_cast_or_null<LLVMFuncOp>(symbol);
  if (!resolver)
    return emitOpError("must have a function resolver");
  if (resolver.isExternal() ||
      resolver.getLinkage() == Linkage::AvailableExternally)
    return emitOpError("resolver must be a definition");
  if (!isa<LLVMPointerType>(resolver.getFunctionType().getReturnType()))
    return emitOpError("resolver must return a pointer");
  auto type = dyn_cast<LLVMPointerType>(getResolverType());
  if (!type || type.getAddressSpace() != getAddressSpace())
    return emitOpError("resolver has incorrect type");
  return success();
}

/// 1. The linkage is one of ifuncs.
LogicalResult IFuncOp::verify() {
  switch (getLinkage()) {
  case Linkage::External:
  case Linkage::Internal:
  case Linkage::Private:
  case Linkage::Weak:
  case Linkage::WeakODR:
  case Linkage::Linkonce:
  case Linkage::LinkonceODR:
    return success();
  default:
    return emitOpError()
           << "'" << stringifyLinkage(getLinkage())
           << "' linkage not supported in ifuncs, available options: private, "
              "internal, linkonce, weak, linkonce_odr, weak_odr, or external "
              "linkage";
  }
}

// Constructors and destructors

/// 1. As many priorities and data as functions; 2. data is a symbol or nothing.
static LogicalResult verifyStructors(Operation *op, StringRef what,
                                     size_t numFunctions, ArrayAttr priorities,
                                     ArrayAttr data) {
  if (priorities.size() != numFunctions || data.size() != numFunctions)
    return op->emitError() << what
                           << ", priorities, and data must have the same "
                              "number of elements";
  for (Attribute element : data)
    if (!isa<FlatSymbolRefAttr, ZeroAttr>(element))
      return op->emitError("data element must be symbol or #llvm.zero");
  return success();
}

/// Each symbol names 1. a function 2. that is defined.
static LogicalResult verifyStructorSymbols(Operation *op, ArrayAttr functions,
                                           SymbolTableCollection &symbolTable) {
  for (auto symbol : functions.getAsRange<FlatSymbolRefAttr>()) {
    auto function = symbolTable.lookupNearestSymbolFrom<LLVMFuncOp>(op, symbol);
    if (!function)
      return op->emitOpError() << "'" << symbol.getValue()
                               << "' does not reference a valid LLVM function";
    if (function.isExternal())
      return op->emitOpError()
             << "'" << symbol.getValue() << "' does not have a definition";
  }
  return success();
}

LogicalResult
GlobalCtorsOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyStructorSymbols(*this, getCtors(), symbolTable);
}
LogicalResult GlobalCtorsOp::verify() {
  return verifyStructors(*this, "ctors", getCtors().size(), getPriorities(),
                         getData());
}
LogicalResult
GlobalDtorsOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyStructorSymbols(*this, getDtors(), symbolTable);
}
LogicalResult GlobalDtorsOp::verify() {
  return verifyStructors(*this, "dtors", getDtors().size(), getPriorities(),
                         getData());
}

// Groups of sections

void ComdatOp::build(OpBuilder &builder, OperationState &state,
                     StringRef symName) {
  state.getOrAddProperties<Properties>().sym_name =
      builder.getStringAttr(symName);
  state.addRegion()->emplaceBlock();
}

/// 1. There are groups in it, nothing else.
LogicalResult ComdatOp::verifyRegions() {
  for (Operation &op : getBody().getOps())
    if (!isa<ComdatSelectorOp>(op))
      return op.emitError(
          "only comdat selector symbols can appear in a comdat region");
  return success();
}

// Facts about the module

/// 1. It stands in a module.
static LogicalResult verifyModuleLevel(Operation *op) {
  Operation *parent = op->getParentOp();
  if (parent && !satisfiesLLVMModule(parent))
    return op->emitOpError("must appear at the module level");
  return success();
}

LogicalResult LinkerOptionsOp::verify() { return verifyModuleLevel(*this); }

/// 1. It stands in a module; 2. flags are flags.
LogicalResult ModuleFlagsOp::verify() {
  if (failed(verifyModuleLevel(*this)))
    return failure();
  if (!llvm::all_of(getFlags(), llvm::IsaPred<ModuleFlagAttr>))
    return emitOpError("expected a module flag attribute");
  return success();
}

// Strings

Value LLVM::createGlobalString(Location loc, OpBuilder &builder, StringRef name,
                               StringRef value, Linkage linkage) {
  Operation *module = builder.getInsertionBlock()->getParentOp();
  while (!satisfiesLLVMModule(module))
    module = module->getParentOp();
  const Type type = LLVMArrayType::get(builder.getI8Type(), value.size());
  OpBuilder moduleBuilder(&module->getRegion(0).front(),
                          module->getRegion(0).front().begin());
  GlobalOp::create(moduleBuilder, loc, type, /*isConstant=*/true, linkage, name,
                   builder.getStringAttr(value));
  const auto pointer = LLVMPointerType::get(builder.getContext());
  Value address = AddressOfOp::create(builder, loc, pointer, name);
  return GEPOp::create(builder, loc, pointer, type, address,
                       ArrayRef<GEPArg>{0, 0});
}
