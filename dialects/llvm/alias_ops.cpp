// SPDX-License-Identifier: Apache-2.0
//
// Aliases and ifuncs: parsers, printers and verifiers.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/module_symbols.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

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

/// 1. The type is a valid type of globals.
/// 2. The linkage is valid for aliases.
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

/// 1. The region returns a pointer.
/// 2. Its operations have no side effects.
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

/// 1. The resolver is a function or an alias of one.
/// 2. The function has a definition.
/// 3. It returns a pointer.
/// 4. The resolver type is a pointer in the address space of the ifunc.
LogicalResult IFuncOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Operation *module =
      SymbolTable::getNearestSymbolTable((*this)->getParentOp());
  if (!module)
    return emitOpError("must have a function resolver");
  Operation *symbol = symbolTable.lookupSymbolIn(module, getResolverAttr());
  // Follow aliases of aliases. An alias of anything but an address cannot be
  // followed.
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

/// 1. The linkage is valid for ifuncs.
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
