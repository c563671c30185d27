// SPDX-License-Identifier: Apache-2.0
//
// Imports globals.
#include "core/ir/builtin/builtin_locations.h"
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mlir;
using namespace mlir::LLVM;

/// The operation that contains the comdat selectors.
static constexpr StringRef comdatName = "__llvm_global_comdat";

static Linkage importLinkage(llvm::GlobalValue::LinkageTypes linkage) {
  switch (linkage) {
  case llvm::GlobalValue::ExternalLinkage:
    return Linkage::External;
  case llvm::GlobalValue::AvailableExternallyLinkage:
    return Linkage::AvailableExternally;
  case llvm::GlobalValue::LinkOnceAnyLinkage:
    return Linkage::Linkonce;
  case llvm::GlobalValue::LinkOnceODRLinkage:
    return Linkage::LinkonceODR;
  case llvm::GlobalValue::WeakAnyLinkage:
    return Linkage::Weak;
  case llvm::GlobalValue::WeakODRLinkage:
    return Linkage::WeakODR;
  case llvm::GlobalValue::AppendingLinkage:
    return Linkage::Appending;
  case llvm::GlobalValue::InternalLinkage:
    return Linkage::Internal;
  case llvm::GlobalValue::PrivateLinkage:
    return Linkage::Private;
  case llvm::GlobalValue::ExternalWeakLinkage:
    return Linkage::ExternWeak;
  case llvm::GlobalValue::CommonLinkage:
    return Linkage::Common;
  }
  llvm_unreachable("unknown linkage");
}

/// Sets properties that globals, functions and aliases share.
template <typename OpT>
static void importSymbolProperties(const llvm::GlobalValue &value, OpT op) {
  if (value.hasAtLeastLocalUnnamedAddr())
    op.setUnnamedAddr(static_cast<UnnamedAddr>(value.getUnnamedAddr()));
  op.setVisibility_(static_cast<Visibility>(value.getVisibility()));
}

void ModuleImport::convertComdats() {
  if (llvmModule.getComdatSymbolTable().empty())
    return;
  auto op = ComdatOp::create(builder, module->getLoc(), comdatName);
  OpBuilder::InsertionGuard guard(builder);
  Region &body = op.getBody();
  builder.setInsertionPointToStart(body.empty() ? &body.emplaceBlock()
                                                : &body.front());
  // Sort the selectors, since the table is a hash table.
  SmallVector<const llvm::StringMapEntry<llvm::Comdat> *> comdats;
  for (const auto &entry : llvmModule.getComdatSymbolTable())
    if (!entry.getValue().getUsers().empty())
      comdats.push_back(&entry);
  llvm::sort(comdats, [](const auto *a, const auto *b) {
    return a->getKey() < b->getKey();
  });
  for (const auto *entry : comdats) {
    comdat::Comdat kind = comdat::Comdat::Any;
    switch (entry->getValue().getSelectionKind()) {
    case llvm::Comdat::Any:
      break;
    case llvm::Comdat::ExactMatch:
      kind = comdat::Comdat::ExactMatch;
      break;
    case llvm::Comdat::Largest:
      kind = comdat::Comdat::Largest;
      break;
    case llvm::Comdat::NoDeduplicate:
      kind = comdat::Comdat::NoDeduplicate;
      break;
    case llvm::Comdat::SameSize:
      kind = comdat::Comdat::SameSize;
      break;
    }
    ComdatSelectorOp::create(builder, module->getLoc(), entry->getKey(), kind);
  }
}

SymbolRefAttr ModuleImport::getComdat(const llvm::Comdat *comdat) {
  if (!comdat)
    return {};
  return SymbolRefAttr::get(
      StringAttr::get(context, comdatName),
      {FlatSymbolRefAttr::get(context, comdat->getName())});
}

LogicalResult ModuleImport::convertInitializer(Region &region,
                                               llvm::Constant *constant) {
  OpBuilder::InsertionGuard guard(builder);
  constantBlock = region.empty() ? &region.emplaceBlock() : &region.front();
  lastConstant = nullptr;
  builder.setInsertionPointToEnd(constantBlock);
  FailureOr<Value> value = convertConstantExpr(constant);
  if (failed(value))
    return failure();
  builder.setInsertionPointToEnd(constantBlock);
  ReturnOp::create(builder, module->getLoc(), ValueRange(*value));
  forgetRegion();
  return success();
}

LogicalResult ModuleImport::convertGlobal(llvm::GlobalVariable &global) {
  const Type type = convertType(global.getValueType());
  if (!type)
    return failure();
  Attribute value;
  if (global.hasInitializer())
    value = getConstantAttr(global.getInitializer());
  auto op = GlobalOp::create(
      builder, module->getLoc(), type, global.isConstant(),
      importLinkage(global.getLinkage()), global.getName(), value,
      global.getAlign() ? global.getAlign()->value() : 0,
      global.getAddressSpace(), global.isDSOLocal(), global.isThreadLocal(),
      getComdat(global.getComdat()));
  importSymbolProperties(global, op);
  if (global.hasSection())
    op.setSection(global.getSection());
  op.setExternallyInitialized(global.isExternallyInitialized());
  SmallVector<llvm::DIGlobalVariableExpression *> variables;
  global.getDebugInfo(variables);
  SmallVector<Attribute> expressions;
  for (const llvm::DIGlobalVariableExpression *variable : variables)
    if (auto attribute = debug.translateGlobal(variable))
      expressions.push_back(attribute);
  if (!expressions.empty())
    op.setDbgExprsAttr(builder.getArrayAttr(expressions));
  SmallVector<Attribute> attributes;
  for (const llvm::Attribute &attribute : global.getAttributes()) {
    auto text = [&](StringRef string) -> Attribute {
      return builder.getStringAttr(string);
    };
    if (!attribute.isStringAttribute()) {
      const Attribute name =
          text(llvm::Attribute::getNameFromAttrKind(attribute.getKindAsEnum()));
      if (attribute.isIntAttribute())
        attributes.push_back(builder.getArrayAttr(
            {name, text(llvm::utostr(attribute.getValueAsInt()))}));
      else if (attribute.isEnumAttribute())
        attributes.push_back(name);
      continue;
    }
    if (attribute.getValueAsString().empty())
      attributes.push_back(text(attribute.getKindAsString()));
    else
      attributes.push_back(
          builder.getArrayAttr({text(attribute.getKindAsString()),
                                text(attribute.getValueAsString())}));
  }
  if (!attributes.empty())
    op.setTargetSpecificAttrsAttr(builder.getArrayAttr(attributes));
  if (!global.hasInitializer() || value)
    return success();
  return convertInitializer(op.getInitializerRegion(), global.getInitializer());
}

LogicalResult ModuleImport::convertStructors(llvm::GlobalVariable &global) {
  auto *list = dyn_cast<llvm::ConstantArray>(global.getInitializer());
  if (!list)
    return convertGlobal(global);
  SmallVector<Attribute> functions;
  SmallVector<Attribute> data;
  SmallVector<int32_t> priorities;
  for (llvm::Value *operand : list->operands()) {
    auto *entry = dyn_cast<llvm::ConstantStruct>(operand);
    if (!entry || entry->getNumOperands() != 3)
      return convertGlobal(global);
    auto *priority = dyn_cast<llvm::ConstantInt>(entry->getOperand(0));
    auto *function = dyn_cast<llvm::Function>(entry->getOperand(1));
    auto *datum = dyn_cast<llvm::GlobalValue>(entry->getOperand(2));
    if (!priority || !function ||
        (!datum && !entry->getOperand(2)->isNullValue()))
      return convertGlobal(global);
    priorities.push_back(priority->getSExtValue());
    functions.push_back(FlatSymbolRefAttr::get(context, function->getName()));
    data.push_back(
        datum ? Attribute(FlatSymbolRefAttr::get(context, datum->getName()))
              : Attribute(ZeroAttr::get(context)));
  }
  if (global.getName() == "llvm.global_ctors")
    GlobalCtorsOp::create(
        builder, module->getLoc(), builder.getArrayAttr(functions),
        builder.getI32ArrayAttr(priorities), builder.getArrayAttr(data));
  else
    GlobalDtorsOp::create(
        builder, module->getLoc(), builder.getArrayAttr(functions),
        builder.getI32ArrayAttr(priorities), builder.getArrayAttr(data));
  return success();
}

LogicalResult ModuleImport::convertAlias(llvm::GlobalAlias &alias) {
  const Type type = convertType(alias.getValueType());
  if (!type)
    return failure();
  auto op = AliasOp::create(builder, module->getLoc(), type,
                            importLinkage(alias.getLinkage()), alias.getName(),
                            alias.isDSOLocal(), alias.isThreadLocal());
  importSymbolProperties(alias, op);
  return convertInitializer(op.getInitializerRegion(), alias.getAliasee());
}

LogicalResult ModuleImport::convertIFunc(llvm::GlobalIFunc &ifunc) {
  const Type type = convertType(ifunc.getValueType());
  const Type resolverType = convertType(ifunc.getResolver()->getType());
  auto *resolver = dyn_cast<llvm::GlobalValue>(ifunc.getResolver());
  if (!type || !resolverType)
    return failure();
  if (!resolver)
    return emitError(module->getLoc(), "unhandled resolver of ifunc: ")
           << ifunc.getName();
  auto op = IFuncOp::create(builder, module->getLoc(), ifunc.getName(), type,
                            resolver->getName(), resolverType,
                            importLinkage(ifunc.getLinkage()),
                            static_cast<Visibility>(ifunc.getVisibility()));
  op.setDsoLocal(ifunc.isDSOLocal());
  return success();
}

LogicalResult ModuleImport::convertFunction(llvm::Function &function) {
  const Type type = convertType(function.getFunctionType());
  if (!type)
    return failure();
  auto op = LLVMFuncOp::create(
      builder, debug.translateFunctionLocation(function.getSubprogram()),
      function.getName(), type, importLinkage(function.getLinkage()),
      function.isDSOLocal(), static_cast<CConv>(function.getCallingConv()),
      getComdat(function.getComdat()));
  importSymbolProperties(function, op);
  convertFunctionAttrs(function, op);
  SmallVector<Attribute> arguments;
  bool isAny = false;
  for (unsigned i = 0, e = function.arg_size(); i != e; ++i) {
    DictionaryAttr attributes =
        convertParameterAttrs(function.getAttributes().getParamAttrs(i));
    isAny |= !attributes.empty();
    arguments.push_back(attributes);
  }
  if (isAny)
    op.setArgAttrsAttr(builder.getArrayAttr(arguments));
  DictionaryAttr result =
      convertParameterAttrs(function.getAttributes().getRetAttrs());
  if (!result.empty())
    op.setResAttrsAttr(builder.getArrayAttr({result}));
  if (function.hasGC())
    op.setGarbageCollector(StringRef(function.getGC()));
  if (function.hasSection())
    op.setSection(function.getSection());
  if (function.getAlign())
    op.setAlignment(function.getAlign()->value());
  if (auto count = function.getEntryCount())
    op.setFunctionEntryCount(count->getCount());
  if (function.hasPersonalityFn()) {
    auto *personality =
        dyn_cast<llvm::GlobalValue>(function.getPersonalityFn());
    if (!personality)
      return emitError(module->getLoc(), "unhandled personality of function: ")
             << function.getName();
    op.setPersonalityAttr(
        FlatSymbolRefAttr::get(context, personality->getName()));
  }
  return function.isDeclaration() ? success() : convertBody(function, op);
}
