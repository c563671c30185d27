// SPDX-License-Identifier: Apache-2.0
//
// Scopes, variables and labels.
#include "core/support/llvm.h"
#include "targets/llvmir/import_debug.h"

using namespace mlir;
using namespace mlir::LLVM;

DINodeAttr DebugImport::translateNode(llvm::DINode *node) {
  if (auto *type = dyn_cast<llvm::DIType>(node))
    return translateType(type);
#define CASE(CLASS)                                                            \
  if (auto *found = dyn_cast<llvm::CLASS>(node))                               \
    return get(found);
  CASE(DICompileUnit)
  CASE(DICommonBlock)
  CASE(DIFile)
  CASE(DIGenericSubrange)
  CASE(DIGlobalVariable)
  CASE(DIImportedEntity)
  CASE(DILabel)
  CASE(DILexicalBlock)
  CASE(DILexicalBlockFile)
  CASE(DILocalVariable)
  CASE(DIModule)
  CASE(DINamespace)
  CASE(DISubprogram)
  CASE(DISubrange)
#undef CASE
  return {};
}

DINodeAttr DebugImport::get(llvm::DICompileUnit *node) {
  // The numbers of these are LLVM's.
  return DICompileUnitAttr::get(
      context, getId(node, distinctIds), node->getSourceLanguage(),
      getFile(node->getFile()), getString(node->getRawProducer()),
      node->isOptimized(), static_cast<DIEmissionKind>(node->getEmissionKind()),
      static_cast<DINameTableKind>(node->getNameTableKind()),
      getString(node->getRawSplitDebugFilename()));
}

DINodeAttr DebugImport::get(llvm::DICommonBlock *node) {
  const DIScopeAttr scope = getScope(node->getScope());
  if (!scope)
    return {};
  return DICommonBlockAttr::get(
      context, scope, translateAs<DIGlobalVariableAttr>(node->getDecl()),
      getString(node->getName()), getFile(node->getFile()), node->getLineNo());
}

DINodeAttr DebugImport::get(llvm::DIFile *node) {
  return DIFileAttr::get(context, node->getFilename(), node->getDirectory());
}

DINodeAttr DebugImport::get(llvm::DIGlobalVariable *node) {
  const DIFileAttr file = getFile(node->getFile());
  const auto type = translateAs<DITypeAttr>(node->getType());
  if (!file || !type)
    return {};
  const StringAttr name = getString(node->getRawName());
  // Release 22 has the name where the linker's is to be.
  return DIGlobalVariableAttr::get(
      context, getScope(node->getScope()), name,
      node->getRawLinkageName() ? name : StringAttr(), file, node->getLine(),
      type, node->isLocalToUnit(), node->isDefinition(),
      node->getAlignInBits());
}

DINodeAttr DebugImport::get(llvm::DIImportedEntity *node) {
  const DIScopeAttr scope = getScope(node->getScope());
  const DINodeAttr entity = translate(node->getEntity());
  if (!scope || !entity)
    return {};
  SmallVector<DINodeAttr> elements;
  for (llvm::DINode *element : node->getElements())
    if (DINodeAttr translated = translate(element))
      elements.push_back(translated);
  return DIImportedEntityAttr::get(context, node->getTag(), scope, entity,
                                   getFile(node->getFile()), node->getLine(),
                                   getString(node->getRawName()), elements);
}

DINodeAttr DebugImport::get(llvm::DILabel *node) {
  const DIScopeAttr scope = getScope(node->getScope());
  if (!scope)
    return {};
  return DILabelAttr::get(context, scope, getString(node->getRawName()),
                          getFile(node->getFile()), node->getLine());
}

DINodeAttr DebugImport::get(llvm::DILexicalBlock *node) {
  const DIScopeAttr scope = getScope(node->getScope());
  if (!scope)
    return {};
  return DILexicalBlockAttr::get(scope, getFile(node->getFile()),
                                 node->getLine(), node->getColumn());
}

DINodeAttr DebugImport::get(llvm::DILexicalBlockFile *node) {
  const DIScopeAttr scope = getScope(node->getScope());
  if (!scope)
    return {};
  return DILexicalBlockFileAttr::get(scope, getFile(node->getFile()),
                                     node->getDiscriminator());
}

DINodeAttr DebugImport::get(llvm::DILocalVariable *node) {
  const DIScopeAttr scope = getScope(node->getScope());
  if (!scope)
    return {};
  return DILocalVariableAttr::get(context, scope, getString(node->getRawName()),
                                  getFile(node->getFile()), node->getLine(),
                                  node->getArg(), node->getAlignInBits(),
                                  translateAs<DITypeAttr>(node->getType()),
                                  static_cast<DIFlags>(node->getFlags()));
}

DINodeAttr DebugImport::get(llvm::DIModule *node) {
  return DIModuleAttr::get(context, getFile(node->getFile()),
                           getScope(node->getScope()),
                           getString(node->getRawName()),
                           getString(node->getRawConfigurationMacros()),
                           getString(node->getRawIncludePath()),
                           getString(node->getRawAPINotesFile()),
                           node->getLineNo(), node->getIsDecl());
}

DINodeAttr DebugImport::get(llvm::DINamespace *node) {
  return DINamespaceAttr::get(context, getString(node->getRawName()),
                              getScope(node->getScope()),
                              node->getExportSymbols());
}

DINodeAttr DebugImport::get(llvm::DISubprogram *node) {
  // Of declarations there may be several alike.
  DistinctAttr id;
  if (node->isDistinct())
    id = getId(node, distinctIds);
  const DIScopeAttr scope = getScope(node->getScope());
  if (node->getScope() && !scope)
    return {};
  const auto type = translateAs<DISubroutineTypeAttr>(node->getType());
  if (node->getType() && !type)
    return {};
  SmallVector<DINodeAttr> retained;
  for (llvm::DINode *one : node->getRetainedNodes())
    retained.push_back(translate(one));
  if (llvm::is_contained(retained, DINodeAttr()))
    retained.clear();
  SmallVector<DINodeAttr> annotations;
  if (llvm::DINodeArray list = node->getAnnotations())
    for (const llvm::MDOperand &operand : list->operands()) {
      auto *pair = dyn_cast_or_null<llvm::MDTuple>(operand.get());
      if (!pair || pair->getNumOperands() != 2)
        continue;
      auto *name = dyn_cast<llvm::MDString>(pair->getOperand(0));
      auto *value = dyn_cast<llvm::MDString>(pair->getOperand(1));
      if (name && value)
        annotations.push_back(
            DIAnnotationAttr::get(context, getString(name), getString(value)));
    }
  return DISubprogramAttr::get(
      context, id, translateAs<DICompileUnitAttr>(node->getUnit()), scope,
      getString(node->getRawName()), getString(node->getRawLinkageName()),
      getFile(node->getFile()), node->getLine(), node->getScopeLine(),
      static_cast<DISubprogramFlags>(node->getSPFlags()), type, retained,
      annotations);
}
