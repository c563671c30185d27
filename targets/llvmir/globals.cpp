// SPDX-License-Identifier: Apache-2.0
//
// Translates comdats, globals, aliases, ifuncs, constructors and destructors.
#include "core/support/llvm.h"
#include "targets/llvmir/atomic_settings.h"
#include "targets/llvmir/attribute_translation.h"
#include "targets/llvmir/constant_translation.h"
#include "targets/llvmir/debug_translation.h"
#include "targets/llvmir/enum_translation.h"
#include "targets/llvmir/module_parts.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Global variable expressions by compile unit.
using UnitVariables =
    llvm::MapVector<llvm::DICompileUnit *, SmallVector<llvm::Metadata *>>;

LogicalResult LLVM::detail::convertComdats(ModuleTranslation &translation) {
  llvm::Module *module = translation.getLLVMModule();
  for (ComdatOp op : getModuleBody(translation.module()).getOps<ComdatOp>())
    for (ComdatSelectorOp selector :
         op.getBody().front().getOps<ComdatSelectorOp>()) {
      llvm::Comdat *comdat = module->getOrInsertComdat(selector.getSymName());
      comdat->setSelectionKind(convertComdatKind(selector.getComdat()));
      translation.mapComdat(selector, comdat);
    }
  return success();
}

/// Returns true if a global is a declaration.
static bool isDeclaration(llvm::GlobalValue::LinkageTypes linkage,
                          bool hasContent) {
  return (linkage == llvm::GlobalValue::ExternalLinkage && !hasContent) ||
         linkage == llvm::GlobalValue::ExternalWeakLinkage;
}

/// Sets properties that globals, aliases and ifuncs share.
template <typename OpT>
static LogicalResult setSymbolProperties(OpT op, llvm::GlobalValue *value,
                                         std::optional<UnnamedAddr> unnamed) {
  if (unnamed)
    value->setUnnamedAddr(LLVM::detail::convertUnnamedAddr(*unnamed));
  // Only linkage or visibility make an alias local.
  if (op.getDsoLocal() && !isa<AliasOp>(op))
    value->setDSOLocal(true);
  return LLVM::detail::setVisibility(op, value, op.getVisibility_());
}

/// Returns the compile unit of a variable, whose scope may be a module, a
/// common block or a function.
static llvm::DICompileUnit *getUnit(llvm::DIScope *scope) {
  if (auto *module = dyn_cast_if_present<llvm::DIModule>(scope))
    scope = module->getScope();
  else if (auto *block = dyn_cast_if_present<llvm::DICommonBlock>(scope))
    scope = block->getScope();
  if (auto *subprogram = dyn_cast_if_present<llvm::DISubprogram>(scope))
    scope = subprogram->getUnit();
  return dyn_cast_if_present<llvm::DICompileUnit>(scope);
}

static void addDebugInfo(GlobalOp op, llvm::GlobalVariable *variable,
                         UnitVariables &units, ModuleTranslation &translation) {
  std::optional<ArrayAttr> expressions = op.getDbgExprs();
  if (!expressions)
    return;
  for (Attribute attribute : expressions->getValue()) {
    llvm::DIGlobalVariableExpression *expression =
        translation.getDebugTranslation().translateGlobalVariableExpression(
            cast<DIGlobalVariableExpressionAttr>(attribute));
    variable->addDebugInfo(expression);
    if (llvm::DICompileUnit *unit =
            getUnit(expression->getVariable()->getScope()))
      units[unit].push_back(expression);
  }
}

/// Creates a global with its constant initializer, if any.
static LogicalResult declareGlobal(GlobalOp op, UnitVariables &units,
                                   ModuleTranslation &translation) {
  llvm::Module *module = translation.getLLVMModule();
  llvm::Type *type = translation.convertType(op.getType());
  llvm::Constant *content = nullptr;
  if (Attribute value = op.getValueOrNull()) {
    if (auto text = dyn_cast<StringAttr>(value)) {
      content = llvm::ConstantDataArray::getString(
          module->getContext(), text.getValue(), /*AddNull=*/false);
      type = content->getType();
    } else if (!(content = LLVM::detail::getLLVMConstant(
                     type, value, op->getLoc(), translation))) {
      return failure();
    }
  }
  const auto linkage = LLVM::detail::convertLinkage(op.getLinkage());
  if (isDeclaration(linkage, content))
    content = nullptr;
  else if (!content)
    content = llvm::UndefValue::get(type);
  auto *variable = new llvm::GlobalVariable(
      *module, type, op.getConstant(), linkage, content, op.getSymName(),
      /*InsertBefore=*/nullptr,
      op.getThreadLocal_() ? llvm::GlobalValue::GeneralDynamicTLSModel
                           : llvm::GlobalValue::NotThreadLocal,
      op.getAddrSpace(), op.getExternallyInitialized());
  translation.mapGlobal(op, variable);
  translation.setComdat(variable, op, op.getComdat());
  if (failed(setSymbolProperties(op, variable, op.getUnnamedAddr())))
    return failure();
  if (std::optional<StringRef> section = op.getSection())
    variable->setSection(*section);
  auto attributes = LLVM::detail::convertPassthrough(
      op->getLoc(), op.getTargetSpecificAttrsAttr(), "target_specific_attrs",
      module->getContext());
  if (failed(attributes))
    return failure();
  variable->setAttributes(
      llvm::AttributeSet::get(module->getContext(), *attributes));
  addDebugInfo(op, variable, units, translation);
  return LLVM::detail::setAlignment(op, variable, op.getAlignment());
}

static LogicalResult setInitializer(GlobalOp op,
                                    ModuleTranslation &translation) {
  if (!op.getInitializerBlock())
    return success();
  auto content = translation.convertInitializer(op.getInitializerRegion());
  if (failed(content))
    return failure();
  auto *variable = cast<llvm::GlobalVariable>(translation.lookupGlobal(op));
  if (!isDeclaration(variable->getLinkage(), *content))
    variable->setInitializer(*content);
  translation.forgetBody();
  return success();
}

static LogicalResult declareAlias(AliasOp op, ModuleTranslation &translation) {
  llvm::GlobalAlias *alias = llvm::GlobalAlias::create(
      translation.convertType(op.getType()), op.getAddrSpace(),
      LLVM::detail::convertLinkage(op.getLinkage()), op.getSymName(),
      /*Aliasee=*/nullptr, translation.getLLVMModule());
  alias->setThreadLocalMode(op.getThreadLocal_()
                                ? llvm::GlobalValue::GeneralDynamicTLSModel
                                : llvm::GlobalValue::NotThreadLocal);
  translation.mapGlobal(op, alias);
  return setSymbolProperties(op, alias, op.getUnnamedAddr());
}

static LogicalResult setAliasee(AliasOp op, ModuleTranslation &translation) {
  auto aliasee = translation.convertInitializer(op.getInitializerRegion());
  if (failed(aliasee))
    return failure();
  cast<llvm::GlobalAlias>(translation.lookupGlobal(op))->setAliasee(*aliasee);
  translation.forgetBody();
  return success();
}

static LogicalResult declareIFunc(IFuncOp op, ModuleTranslation &translation) {
  llvm::GlobalValue *resolver =
      translation.lookupSymbol(op, op.getResolverAttr());
  if (!resolver)
    return op.emitOpError("has no resolver that can be translated");
  llvm::GlobalIFunc *ifunc = llvm::GlobalIFunc::create(
      translation.convertType(op.getIFuncType()), op.getAddressSpace(),
      LLVM::detail::convertLinkage(op.getLinkage()), op.getSymName(), resolver,
      translation.getLLVMModule());
  translation.mapGlobal(op, ifunc);
  return setSymbolProperties(op, ifunc, op.getUnnamedAddr());
}

using AppendFn = void (*)(llvm::Module &, llvm::Function *, int,
                          llvm::Constant *);

/// Appends functions to the list of constructors or destructors.
static LogicalResult appendStructors(Operation *op, ArrayAttr functions,
                                     ArrayAttr priorities, ArrayAttr data,
                                     AppendFn append,
                                     ModuleTranslation &translation) {
  for (auto [symbol, priority, datum] : llvm::zip(
           functions.getValue(), priorities.getValue(), data.getValue())) {
    llvm::Function *function =
        translation.lookupFunction(cast<FlatSymbolRefAttr>(symbol).getValue());
    if (!function)
      return op->emitOpError("refers to ")
             << symbol << ", which is no function";
    llvm::Constant *value = nullptr;
    if (auto reference = dyn_cast<FlatSymbolRefAttr>(datum)) {
      value = translation.lookupSymbol(op, reference);
      if (!value)
        return op->emitOpError("has data that is no symbol: ") << datum;
    }
    append(*translation.getLLVMModule(), function,
           cast<IntegerAttr>(priority).getInt(), value);
  }
  return success();
}

static LogicalResult convertStructors(Operation &op,
                                      ModuleTranslation &translation) {
  if (auto constructors = dyn_cast<GlobalCtorsOp>(op))
    return appendStructors(&op, constructors.getCtors(),
                           constructors.getPriorities(), constructors.getData(),
                           llvm::appendToGlobalCtors, translation);
  if (auto destructors = dyn_cast<GlobalDtorsOp>(op))
    return appendStructors(&op, destructors.getDtors(),
                           destructors.getPriorities(), destructors.getData(),
                           llvm::appendToGlobalDtors, translation);
  return success();
}

LogicalResult LLVM::detail::convertGlobals(ModuleTranslation &translation) {
  Block &body = getModuleBody(translation.module());
  UnitVariables units;
  for (GlobalOp op : body.getOps<GlobalOp>())
    if (failed(declareGlobal(op, units, translation)))
      return failure();
  for (AliasOp op : body.getOps<AliasOp>())
    if (failed(declareAlias(op, translation)))
      return failure();
  for (IFuncOp op : body.getOps<IFuncOp>())
    if (failed(declareIFunc(op, translation)))
      return failure();
  for (GlobalOp op : body.getOps<GlobalOp>())
    if (failed(setInitializer(op, translation)) ||
        failed(translation.convertDialectAttributes(op, {})))
      return failure();
  for (Operation &op : body)
    if (failed(convertStructors(op, translation)))
      return failure();
  for (AliasOp op : body.getOps<AliasOp>())
    if (failed(setAliasee(op, translation)))
      return failure();
  for (auto &[unit, variables] : units)
    unit->replaceGlobalVariables(
        llvm::MDTuple::get(translation.getLLVMContext(), variables));
  return success();
}

bool LLVM::detail::isModulePart(Operation *op) {
  return isa<AliasOp, ComdatOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp,
             LLVMFuncOp>(op) ||
         op->hasTrait<OpTrait::IsTerminator>();
}

Block &LLVM::detail::getModuleBody(Operation *module) {
  return module->getRegion(0).front();
}
