// SPDX-License-Identifier: Apache-2.0
//
// Addresses of symbols and blocks: verifiers and folds.
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the enclosing module, in which symbols are looked up.
static Operation *getModule(Operation *op) {
  Operation *module = op->getParentOp();
  while (module && !satisfiesLLVMModule(module))
    module = module->getParentOp();
  assert(module && "operations of LLVM are in a module");
  return module;
}

template <typename OpT>
static OpT lookupSymbol(Operation *user, SymbolTableCollection &symbolTable,
                        StringAttr name) {
  return dyn_cast_or_null<OpT>(
      symbolTable.lookupSymbolIn(getModule(user), name));
}

/// Returns true if no enclosing operation can contain symbols.
static bool isDetached(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (satisfiesLLVMModule(parent))
      return false;
  return true;
}

void AddressOfOp::build(OpBuilder &builder, OperationState &state,
                        GlobalOp global, ArrayRef<NamedAttribute> attrs) {
  build(builder, state,
        LLVMPointerType::get(builder.getContext(), global.getAddrSpace()),
        global.getSymName());
  state.addAttributes(attrs);
}

void AddressOfOp::build(OpBuilder &builder, OperationState &state,
                        LLVMFuncOp func, ArrayRef<NamedAttribute> attrs) {
  build(builder, state, LLVMPointerType::get(builder.getContext()),
        func.getName());
  state.addAttributes(attrs);
}

void AddressOfOp::build(OpBuilder &builder, OperationState &state,
                        AliasOp alias, ArrayRef<NamedAttribute> attrs) {
  build(builder, state,
        LLVMPointerType::get(builder.getContext(), alias.getAddrSpace()),
        alias.getSymName());
  state.addAttributes(attrs);
}

GlobalOp AddressOfOp::getGlobal(SymbolTableCollection &symbolTable) {
  return lookupSymbol<GlobalOp>(*this, symbolTable,
                                getGlobalNameAttr().getAttr());
}
LLVMFuncOp AddressOfOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookupSymbol<LLVMFuncOp>(*this, symbolTable,
                                  getGlobalNameAttr().getAttr());
}
AliasOp AddressOfOp::getAlias(SymbolTableCollection &symbolTable) {
  return lookupSymbol<AliasOp>(*this, symbolTable,
                               getGlobalNameAttr().getAttr());
}
IFuncOp AddressOfOp::getIFunc(SymbolTableCollection &symbolTable) {
  return lookupSymbol<IFuncOp>(*this, symbolTable,
                               getGlobalNameAttr().getAttr());
}

/// 1. The symbol is a global, a function, an alias or an ifunc.
/// 2. The result points to the address space of a global or alias.
LogicalResult
AddressOfOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (isDetached(*this))
    return success();
  GlobalOp global = getGlobal(symbolTable);
  AliasOp alias = getAlias(symbolTable);
  if (!global && !alias && !getFunction(symbolTable) && !getIFunc(symbolTable))
    return emitOpError("must reference a global defined by 'llvm.mlir.global', "
                       "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
  const unsigned space =
      cast<LLVMPointerType>(getRes().getType()).getAddressSpace();
  if ((global && global.getAddrSpace() != space) ||
      (alias && alias.getAddrSpace() != space))
    return emitOpError("pointer address space must match address space of the "
                       "referenced global or alias");
  return success();
}

OpFoldResult AddressOfOp::fold(FoldAdaptor) {
  return Attribute(getGlobalNameAttr());
}

// dso_local_equivalent

LLVMFuncOp
DSOLocalEquivalentOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookupSymbol<LLVMFuncOp>(*this, symbolTable,
                                  getFunctionNameAttr().getAttr());
}
AliasOp DSOLocalEquivalentOp::getAlias(SymbolTableCollection &symbolTable) {
  return lookupSymbol<AliasOp>(*this, symbolTable,
                               getFunctionNameAttr().getAttr());
}

/// 1. The symbol is a function or an alias.
/// 2. The initializer of an alias takes no address of a global.
/// 3. The linkage is not extern_weak.
LogicalResult
DSOLocalEquivalentOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (isDetached(*this))
    return success();
  LLVMFuncOp function = getFunction(symbolTable);
  AliasOp alias = getAlias(symbolTable);
  if (!function && !alias)
    return emitOpError("must reference a global defined by 'llvm.func' or "
                       "'llvm.mlir.alias'");
  if (alias) {
    const WalkResult result =
        alias.getInitializerRegion().walk([&](AddressOfOp address) {
          return address.getGlobal(symbolTable) ? WalkResult::interrupt()
                                                : WalkResult::advance();
        });
    if (result.wasInterrupted())
      return emitOpError("must reference an alias to a function");
  }
  if ((function && function.getLinkage() == Linkage::ExternWeak) ||
      (alias && alias.getLinkage() == Linkage::ExternWeak))
    return emitOpError(
        "target function with 'extern_weak' linkage not allowed");
  return success();
}

OpFoldResult DSOLocalEquivalentOp::fold(FoldAdaptor) {
  return Attribute(
      DSOLocalEquivalentAttr::get(getContext(), getFunctionNameAttr()));
}

// blockaddress

LLVMFuncOp BlockAddressOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookupSymbol<LLVMFuncOp>(*this, symbolTable,
                                  getBlockAddr().getFunction().getAttr());
}

BlockTagOp BlockAddressOp::getBlockTagOp() {
  auto function = dyn_cast_or_null<LLVMFuncOp>(SymbolTable::lookupSymbolIn(
      getModule(*this), getBlockAddr().getFunction().getAttr()));
  BlockTagOp found;
  if (function)
    function->walk([&](BlockTagOp tag) {
      if (tag.getTag() != getBlockAddr().getTag())
        return WalkResult::advance();
      found = tag;
      return WalkResult::interrupt();
    });
  return found;
}

/// 1. The symbol is a function.
LogicalResult
BlockAddressOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!isDetached(*this) && !getFunction(symbolTable))
    return emitOpError("must reference a function defined by 'llvm.func'");
  return success();
}

/// 1. A block of the function has the tag.
LogicalResult BlockAddressOp::verify() {
  if (!isDetached(*this) && !getBlockTagOp())
    return emitOpError(
        "expects an existing block label target in the referenced function");
  return success();
}

OpFoldResult BlockAddressOp::fold(FoldAdaptor) {
  return Attribute(getBlockAddr());
}
