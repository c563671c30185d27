// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/import_debug_nodes.h"

#include "core/support/llvm.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;

DINodeAttr DebugImport::Nodes::make(const llvm::DINode *node) {
  if (auto *type = dyn_cast<llvm::DIType>(node))
    return makeType(type);
  if (auto *scope = dyn_cast<llvm::DIScope>(node))
    return makeScope(scope);
  return llvm::TypeSwitch<const llvm::DINode *, DINodeAttr>(node)
      .Case<llvm::DIGenericSubrange, llvm::DIGlobalVariable,
            llvm::DIImportedEntity, llvm::DILabel, llvm::DILocalVariable,
            llvm::DISubrange>([&](auto *concrete) { return convert(concrete); })
      .Default([](const llvm::DINode *) { return DINodeAttr(); });
}

DINodeAttr DebugImport::Nodes::makeType(const llvm::DIType *type) {
  return llvm::TypeSwitch<const llvm::DIType *, DINodeAttr>(type)
      .Case<llvm::DIBasicType, llvm::DICompositeType, llvm::DIDerivedType,
            llvm::DIStringType, llvm::DISubroutineType>(
          [&](auto *concrete) { return convert(concrete); })
      .Default([](const llvm::DIType *) { return DINodeAttr(); });
}

DINodeAttr DebugImport::Nodes::makeScope(const llvm::DIScope *scope) {
  return llvm::TypeSwitch<const llvm::DIScope *, DINodeAttr>(scope)
      .Case<llvm::DICommonBlock, llvm::DICompileUnit, llvm::DIFile,
            llvm::DILexicalBlock, llvm::DILexicalBlockFile, llvm::DIModule,
            llvm::DINamespace, llvm::DISubprogram>(
          [&](auto *concrete) { return convert(concrete); })
      .Default([](const llvm::DIScope *) { return DINodeAttr(); });
}

StringAttr DebugImport::Nodes::getString(StringRef text) {
  return StringAttr::get(context, text);
}

StringAttr DebugImport::Nodes::getName(StringRef text) {
  return text.empty() ? StringAttr() : getString(text);
}

Attribute DebugImport::Nodes::getBound(const llvm::Metadata *metadata) {
  if (!metadata)
    return {};
  if (auto *constant = dyn_cast<llvm::ConstantAsMetadata>(metadata)) {
    auto *number = dyn_cast<llvm::ConstantInt>(constant->getValue());
    return number && number->getBitWidth() <= 64
               ? IntegerAttr::get(IntegerType::get(context, 64),
                                  number->getSExtValue())
               : Attribute();
  }
  if (auto *expression = dyn_cast<llvm::DIExpression>(metadata))
    return translateExpression(expression);
  return translate(dyn_cast<llvm::DIVariable>(metadata));
}

DistinctAttr DebugImport::Nodes::getId(const llvm::DINode *node) {
  DistinctAttr &id = ids[node];
  if (!id)
    id = DistinctAttr::create(UnitAttr::get(context));
  return id;
}

/// Returns the dialect's flags, or none if there are unknown flags.
static DIFlags importFlags(llvm::DINode::DIFlags flags) {
  return symbolizeDIFlags(static_cast<uint32_t>(flags)).value_or(DIFlags::Zero);
}

// Types.

DINodeAttr DebugImport::Nodes::convert(const llvm::DIBasicType *type) {
  return DIBasicTypeAttr::get(context, type->getTag(),
                              getString(type->getName()), type->getSizeInBits(),
                              type->getEncoding());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DICompositeType *type) {
  const DIFlags flags = importFlags(type->getFlags());
  // A vector is invalid without its elements.
  SmallVector<DINodeAttr> elements;
  if (static_cast<uint32_t>(flags & DIFlags::Vector) ||
      (!dropElements && !isTooMuch()))
    elements = getList(type->getElements());
  auto base = get<DITypeAttr>(type->getBaseType());
  if (type->getTag() == llvm::dwarf::DW_TAG_array_type && !base)
    return {};
  return DICompositeTypeAttr::get(
      context, type->getTag(), getName(type->getName()),
      get<DIFileAttr>(type->getFile()), type->getLine(),
      get<DIScopeAttr>(type->getScope()), base, flags, type->getSizeInBits(),
      type->getAlignInBits(), translateExpression(type->getDataLocationExp()),
      translateExpression(type->getRankExp()),
      translateExpression(type->getAllocatedExp()),
      translateExpression(type->getAssociatedExp()), elements);
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DIDerivedType *type) {
  auto base = get<DITypeAttr>(type->getBaseType());
  if (isLost(type->getBaseType(), base))
    return {};
  auto extra = translate(dyn_cast_or_null<llvm::DINode>(type->getExtraData()));
  return DIDerivedTypeAttr::get(
      context, type->getTag(), getName(type->getName()), base,
      type->getSizeInBits(), type->getAlignInBits(), type->getOffsetInBits(),
      type->getDWARFAddressSpace(), extra);
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DIStringType *type) {
  return DIStringTypeAttr::get(
      context, type->getTag(), getString(type->getName()),
      type->getSizeInBits(), type->getAlignInBits(),
      get<DIVariableAttr>(type->getStringLength()),
      translateExpression(type->getStringLengthExp()),
      translateExpression(type->getStringLocationExp()), type->getEncoding());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DISubroutineType *type) {
  // Null stands for void and for the end of variadic parameters.
  SmallVector<DITypeAttr> types;
  for (const llvm::DIType *part : type->getTypeArray()) {
    types.push_back(part ? get<DITypeAttr>(part)
                         : DITypeAttr(DINullTypeAttr::get(context)));
    if (!types.back())
      return {};
  }
  return DISubroutineTypeAttr::get(context, type->getCC(), types);
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DISubrange *range) {
  const Attribute count = getBound(range->getRawCountNode());
  const Attribute upper = getBound(range->getRawUpperBound());
  if (!count && !upper)
    return {};
  return DISubrangeAttr::get(context, count,
                             getBound(range->getRawLowerBound()), upper,
                             getBound(range->getRawStride()));
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DIGenericSubrange *range) {
  const Attribute count = getBound(range->getRawCountNode());
  const Attribute upper = getBound(range->getRawUpperBound());
  const Attribute lower = getBound(range->getRawLowerBound());
  const Attribute stride = getBound(range->getRawStride());
  if ((!count && !upper) || !lower || !stride)
    return {};
  return DIGenericSubrangeAttr::get(context, count, lower, upper, stride);
}

// Scopes.

DINodeAttr DebugImport::Nodes::convert(const llvm::DICommonBlock *block) {
  auto scope = get<DIScopeAttr>(block->getScope());
  if (!scope)
    return {};
  return DICommonBlockAttr::get(
      context, scope, get<DIGlobalVariableAttr>(block->getDecl()),
      getString(block->getName()), get<DIFileAttr>(block->getFile()),
      block->getLineNo());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DICompileUnit *unit) {
  return DICompileUnitAttr::get(
      context, getId(unit), unit->getSourceLanguage(),
      get<DIFileAttr>(unit->getFile()), getName(unit->getProducer()),
      unit->isOptimized(),
      symbolizeDIEmissionKind(unit->getEmissionKind())
          .value_or(DIEmissionKind::None),
      symbolizeDINameTableKind(static_cast<uint64_t>(unit->getNameTableKind()))
          .value_or(DINameTableKind::Default),
      getName(unit->getSplitDebugFilename()));
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DIFile *file) {
  return DIFileAttr::get(context, file->getFilename(), file->getDirectory());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DILexicalBlock *block) {
  auto scope = get<DIScopeAttr>(block->getScope());
  if (!scope)
    return {};
  return DILexicalBlockAttr::get(context, scope,
                                 get<DIFileAttr>(block->getFile()),
                                 block->getLine(), block->getColumn());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DILexicalBlockFile *block) {
  auto scope = get<DIScopeAttr>(block->getScope());
  if (!scope)
    return {};
  return DILexicalBlockFileAttr::get(context, scope,
                                     get<DIFileAttr>(block->getFile()),
                                     block->getDiscriminator());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DIModule *module) {
  return DIModuleAttr::get(
      context, get<DIFileAttr>(module->getFile()),
      get<DIScopeAttr>(module->getScope()), getName(module->getName()),
      getName(module->getConfigurationMacros()),
      getName(module->getIncludePath()), getName(module->getAPINotesFile()),
      module->getLineNo(), module->getIsDecl());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DINamespace *scope) {
  return DINamespaceAttr::get(context, getName(scope->getName()),
                              get<DIScopeAttr>(scope->getScope()),
                              scope->getExportSymbols());
}

/// Returns annotations that are pairs of strings; drops others.
SmallVector<DINodeAttr>
DebugImport::Nodes::getAnnotations(const llvm::DISubprogram *function) {
  SmallVector<DINodeAttr> annotations;
  if (!function->getRawAnnotations())
    return annotations;
  for (const llvm::MDOperand &operand :
       cast<llvm::MDTuple>(function->getRawAnnotations())->operands()) {
    auto *pair = dyn_cast_or_null<llvm::MDTuple>(operand.get());
    if (!pair || pair->getNumOperands() != 2)
      continue;
    auto *name = dyn_cast_or_null<llvm::MDString>(pair->getOperand(0).get());
    auto *value = dyn_cast_or_null<llvm::MDString>(pair->getOperand(1).get());
    if (name && value)
      annotations.push_back(
          DIAnnotationAttr::get(context, getString(name->getString()),
                                getString(value->getString())));
  }
  return annotations;
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DISubprogram *function) {
  const DistinctAttr id =
      function->isDistinct() ? getId(function) : DistinctAttr();
  auto scope = get<DIScopeAttr>(function->getScope());
  auto type = get<DISubroutineTypeAttr>(function->getType());
  if (isLost(function->getScope(), scope) || isLost(function->getType(), type))
    return {};
  SmallVector<DINodeAttr> retained;
  if (!isTooMuch())
    retained = getList(function->getRetainedNodes());
  return DISubprogramAttr::get(
      context, id, get<DICompileUnitAttr>(function->getUnit()), scope,
      getName(function->getName()), getName(function->getLinkageName()),
      get<DIFileAttr>(function->getFile()), function->getLine(),
      function->getScopeLine(),
      symbolizeDISubprogramFlags(function->getSPFlags())
          .value_or(DISubprogramFlags{}),
      type, retained, getAnnotations(function));
}

// Variables and other nodes.

DINodeAttr DebugImport::Nodes::convert(const llvm::DIGlobalVariable *variable) {
  auto type = get<DITypeAttr>(variable->getType());
  auto file = get<DIFileAttr>(variable->getFile());
  if (!type || !file)
    return {};
  return DIGlobalVariableAttr::get(
      context, get<DIScopeAttr>(variable->getScope()),
      getName(variable->getName()), getName(variable->getLinkageName()), file,
      variable->getLine(), type, variable->isLocalToUnit(),
      variable->isDefinition(), variable->getAlignInBits());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DIImportedEntity *entity) {
  auto scope = get<DIScopeAttr>(entity->getScope());
  const DINodeAttr named = translate(entity->getEntity());
  if (!scope || !named)
    return {};
  return DIImportedEntityAttr::get(
      context, entity->getTag(), scope, named,
      get<DIFileAttr>(entity->getFile()), entity->getLine(),
      getName(entity->getName()), getList(entity->getElements()));
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DILabel *label) {
  auto scope = get<DIScopeAttr>(label->getScope());
  if (!scope)
    return {};
  return DILabelAttr::get(context, scope, getName(label->getName()),
                          get<DIFileAttr>(label->getFile()), label->getLine());
}

DINodeAttr DebugImport::Nodes::convert(const llvm::DILocalVariable *variable) {
  auto scope = get<DIScopeAttr>(variable->getScope());
  if (!scope)
    return {};
  return DILocalVariableAttr::get(
      context, scope, getName(variable->getName()),
      get<DIFileAttr>(variable->getFile()), variable->getLine(),
      variable->getArg(), variable->getAlignInBits(),
      get<DITypeAttr>(variable->getType()), importFlags(variable->getFlags()));
}
