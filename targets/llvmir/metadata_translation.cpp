// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/metadata_translation.h"

#include "core/support/llvm.h"
#include "targets/llvmir/module_translation.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/MDBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;

MetadataTranslation::MetadataTranslation(ModuleTranslation &translation)
    : translation(translation), loops(translation) {}

/// Creates a node for an id, with the operands `rest` after it. The first
/// operand is the node itself if the id is distinct, otherwise its string.
static llvm::MDNode *makeIdNode(llvm::LLVMContext &context, Attribute id,
                                ArrayRef<llvm::Metadata *> rest) {
  SmallVector<llvm::Metadata *> operands = {nullptr};
  llvm::append_range(operands, rest);
  if (auto text = dyn_cast_or_null<StringAttr>(id)) {
    operands.front() = llvm::MDString::get(context, text.getValue());
    return llvm::MDNode::get(context, operands);
  }
  llvm::MDNode *node = llvm::MDNode::getDistinct(context, operands);
  node->replaceOperandWith(0, node);
  return node;
}

llvm::MDNode *
MetadataTranslation::translateDomain(AliasScopeDomainAttr domain) {
  llvm::MDNode *&node = domains[domain];
  if (node)
    return node;
  llvm::LLVMContext &context = translation.getLLVMContext();
  SmallVector<llvm::Metadata *> rest;
  if (StringAttr description = domain.getDescription())
    rest.push_back(llvm::MDString::get(context, description.getValue()));
  return node = makeIdNode(context, domain.getId(), rest);
}

llvm::MDNode *MetadataTranslation::getAliasScope(AliasScopeAttr scope) {
  if (llvm::MDNode *node = scopes.lookup(scope))
    return node;
  llvm::LLVMContext &context = translation.getLLVMContext();
  SmallVector<llvm::Metadata *> rest = {translateDomain(scope.getDomain())};
  if (StringAttr description = scope.getDescription())
    rest.push_back(llvm::MDString::get(context, description.getValue()));
  return scopes[scope] = makeIdNode(context, scope.getId(), rest);
}

llvm::MDNode *
MetadataTranslation::getAliasScopes(ArrayRef<AliasScopeAttr> list) {
  SmallVector<llvm::Metadata *> nodes;
  for (AliasScopeAttr scope : list)
    nodes.push_back(getAliasScope(scope));
  return llvm::MDNode::get(translation.getLLVMContext(), nodes);
}

/// Appends the TBAA nodes that a node refers to.
static void appendTBAAParts(Attribute attribute,
                            SmallVectorImpl<Attribute> &parts) {
  if (auto tag = dyn_cast<TBAATagAttr>(attribute)) {
    parts.push_back(tag.getBaseType());
    parts.push_back(tag.getAccessType());
  } else if (auto type = dyn_cast<TBAATypeDescriptorAttr>(attribute)) {
    for (TBAAMemberAttr member : type.getMembers())
      parts.push_back(member.getTypeDesc());
  }
}

/// Creates a TBAA node whose parts have been created.
llvm::MDNode *MetadataTranslation::makeTBAANode(Attribute attribute) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  auto makeNumber = [&](int64_t number) {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), number));
  };
  SmallVector<llvm::Metadata *> operands;
  if (auto root = dyn_cast<TBAARootAttr>(attribute)) {
    // A root without a name is distinct.
    StringAttr id = root.getId();
    return makeIdNode(context, id && !id.getValue().empty() ? id : StringAttr(),
                      {});
  }
  if (auto tag = dyn_cast<TBAATagAttr>(attribute)) {
    operands = {tbaa.lookup(tag.getBaseType()),
                tbaa.lookup(tag.getAccessType()), makeNumber(tag.getOffset())};
    if (tag.getConstant())
      operands.push_back(makeNumber(1));
    return llvm::MDNode::get(context, operands);
  }
  auto type = cast<TBAATypeDescriptorAttr>(attribute);
  operands.push_back(llvm::MDString::get(context, type.getId()));
  for (TBAAMemberAttr member : type.getMembers()) {
    operands.push_back(tbaa.lookup(member.getTypeDesc()));
    operands.push_back(makeNumber(member.getOffset()));
  }
  return llvm::MDNode::get(context, operands);
}

llvm::MDNode *MetadataTranslation::getTBAANode(Attribute attribute) {
  SmallVector<Attribute> pending = {attribute};
  while (!pending.empty()) {
    const Attribute next = pending.back();
    SmallVector<Attribute> parts;
    appendTBAAParts(next, parts);
    llvm::erase_if(parts, [&](Attribute part) { return tbaa.contains(part); });
    if (!parts.empty()) {
      llvm::append_range(pending, parts);
      continue;
    }
    pending.pop_back();
    if (!tbaa.contains(next))
      tbaa[next] = makeTBAANode(next);
  }
  return tbaa.lookup(attribute);
}

void MetadataTranslation::setMemoryMetadata(Operation *op,
                                            llvm::Instruction *instruction) {
  using Context = llvm::LLVMContext;
  if (auto groups = dyn_cast<AccessGroupOpInterface>(op))
    if (llvm::MDNode *node =
            loops.getAccessGroups(groups.getAccessGroupsOrNull()))
      instruction->setMetadata(Context::MD_access_group, node);
  auto aliases = dyn_cast<AliasAnalysisOpInterface>(op);
  if (!aliases)
    return;
  auto setScopes = [&](unsigned kind, ArrayAttr list) {
    if (!list || list.empty())
      return;
    instruction->setMetadata(kind, getAliasScopes(llvm::map_to_vector(
                                       list.getValue(), [](Attribute scope) {
                                         return cast<AliasScopeAttr>(scope);
                                       })));
  };
  setScopes(Context::MD_alias_scope, aliases.getAliasScopesOrNull());
  setScopes(Context::MD_noalias, aliases.getNoAliasScopesOrNull());
  ArrayAttr tags = aliases.getTBAATagsOrNull();
  if (!tags || tags.empty())
    return;
  // Dropping the tags is conservative.
  if (tags.size() > 1) {
    op->emitWarning("TBAA access tags were not translated, because LLVM IR "
                    "only supports a single tag per instruction");
    return;
  }
  instruction->setMetadata(Context::MD_tbaa,
                           getTBAANode(tags.getValue().front()));
}

void MetadataTranslation::setDereferenceable(DereferenceableOpInterface op,
                                             llvm::Instruction *instruction) {
  DereferenceableAttr attribute = op.getDereferenceableOrNull();
  if (!attribute)
    return;
  llvm::LLVMContext &context = translation.getLLVMContext();
  llvm::Metadata *bytes = llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
      llvm::Type::getInt64Ty(context), attribute.getBytes()));
  instruction->setMetadata(attribute.getMayBeNull()
                               ? llvm::LLVMContext::MD_dereferenceable_or_null
                               : llvm::LLVMContext::MD_dereferenceable,
                           llvm::MDNode::get(context, bytes));
}

void MetadataTranslation::setBranchWeights(WeightedBranchOpInterface op) {
  llvm::Instruction *instruction = translation.lookupBranch(op);
  const ArrayRef<int32_t> weights = op.getWeights();
  if (weights.empty() || !instruction)
    return;
  llvm::MDBuilder builder(translation.getLLVMContext());
  instruction->setMetadata(llvm::LLVMContext::MD_prof,
                           builder.createBranchWeights(SmallVector<uint32_t>(
                               weights.begin(), weights.end())));
}

void MetadataTranslation::setLoopMetadata(Operation *op,
                                          LoopAnnotationAttr annotation,
                                          llvm::Instruction *instruction) {
  if (llvm::MDNode *node = loops.translate(annotation, op))
    instruction->setMetadata(llvm::LLVMContext::MD_loop, node);
}
