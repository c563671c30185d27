// SPDX-License-Identifier: Apache-2.0
//
// Imports metadata of instructions.
#include "core/interfaces/control_flow.h"
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/ProfDataUtils.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns an operand of a node as a number, or nullopt for other operands.
static std::optional<int64_t> getNumberOperand(const llvm::MDNode *node,
                                               unsigned index) {
  if (index >= node->getNumOperands())
    return std::nullopt;
  auto *constant = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
      node->getOperand(index));
  return constant ? std::optional(constant->getSExtValue()) : std::nullopt;
}

static StringRef getTextOperand(const llvm::MDNode *node, unsigned index) {
  if (index >= node->getNumOperands())
    return {};
  auto *text = dyn_cast_or_null<llvm::MDString>(node->getOperand(index).get());
  return text ? text->getString() : StringRef();
}

static const llvm::MDNode *getNodeOperand(const llvm::MDNode *node,
                                          unsigned index) {
  return index < node->getNumOperands()
             ? dyn_cast_or_null<llvm::MDNode>(node->getOperand(index).get())
             : nullptr;
}

/// Translates a TBAA root, type or tag whose parts have been translated.
/// Returns null for other nodes.
static Attribute
makeTBAA(const llvm::MDNode *node,
         const DenseMap<const llvm::MDNode *, Attribute> &nodes,
         MLIRContext *context) {
  if (node->getNumOperands() == 1 || node->getNumOperands() == 0 ||
      node->getOperand(0).get() == node) {
    const StringRef name = getTextOperand(node, 0);
    return TBAARootAttr::get(
        context, name.empty() ? StringAttr() : StringAttr::get(context, name));
  }
  if (isa_and_nonnull<llvm::MDString>(node->getOperand(0).get())) {
    SmallVector<TBAAMemberAttr> members;
    for (unsigned i = 1, e = node->getNumOperands(); i + 1 <= e; i += 2) {
      const llvm::MDNode *type = getNodeOperand(node, i);
      const Attribute translated = type ? nodes.lookup(type) : Attribute();
      if (!isa_and_nonnull<TBAANodeAttr>(translated))
        return {};
      members.push_back(
          TBAAMemberAttr::get(cast<TBAANodeAttr>(translated),
                              getNumberOperand(node, i + 1).value_or(0)));
    }
    return TBAATypeDescriptorAttr::get(context, getTextOperand(node, 0),
                                       members);
  }
  const llvm::MDNode *base = getNodeOperand(node, 0);
  const llvm::MDNode *access = getNodeOperand(node, 1);
  const std::optional<int64_t> offset = getNumberOperand(node, 2);
  if (!base || !access || !offset)
    return {};
  auto baseType = dyn_cast_or_null<TBAATypeDescriptorAttr>(nodes.lookup(base));
  auto accessType =
      dyn_cast_or_null<TBAATypeDescriptorAttr>(nodes.lookup(access));
  if (!baseType || !accessType)
    return {};
  return TBAATagAttr::get(context, baseType, accessType, *offset,
                          getNumberOperand(node, 3).value_or(0) != 0);
}

Attribute ModuleImport::convertTBAANode(const llvm::MDNode *node) {
  SmallVector<const llvm::MDNode *> pending = {node};
  llvm::DenseSet<const llvm::MDNode *> entered = {node};
  while (!pending.empty()) {
    const llvm::MDNode *next = pending.back();
    const size_t size = pending.size();
    for (const llvm::MDOperand &operand : next->operands())
      if (auto *part = dyn_cast_or_null<llvm::MDNode>(operand.get()))
        if (!nodes.contains(part) && entered.insert(part).second)
          pending.push_back(part);
    if (pending.size() != size)
      continue;
    pending.pop_back();
    if (!nodes.contains(next))
      nodes[next] = makeTBAA(next, nodes, context);
  }
  return nodes.lookup(node);
}

/// Returns the identity of a node: its name, or a distinct attribute.
static Attribute makeScopeId(const llvm::MDNode *node, MLIRContext *context) {
  const StringRef text = getTextOperand(node, 0);
  if (!text.empty())
    return StringAttr::get(context, text);
  return DistinctAttr::create(UnitAttr::get(context));
}

AliasScopeAttr ModuleImport::convertAliasScope(const llvm::MDNode *node) {
  auto describe = [&](const llvm::MDNode *one, unsigned index) {
    const StringRef text = getTextOperand(one, index);
    return text.empty() ? StringAttr() : StringAttr::get(context, text);
  };
  Attribute &scope = nodes[node];
  if (scope)
    return dyn_cast<AliasScopeAttr>(scope);
  const llvm::MDNode *domainNode = getNodeOperand(node, 1);
  if (!domainNode)
    return {};
  Attribute domain = nodes.lookup(domainNode);
  if (!domain)
    domain = AliasScopeDomainAttr::get(
        context, makeScopeId(domainNode, context), describe(domainNode, 1));
  nodes[domainNode] = domain;
  auto translated = dyn_cast<AliasScopeDomainAttr>(domain);
  if (!translated)
    return {};
  auto result = AliasScopeAttr::get(context, makeScopeId(node, context),
                                    translated, describe(node, 2));
  nodes[node] = result;
  return result;
}

ArrayAttr ModuleImport::convertAliasScopes(const llvm::MDNode *list) {
  SmallVector<Attribute> scopes;
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *node = dyn_cast_or_null<llvm::MDNode>(operand.get());
    AliasScopeAttr scope = node ? convertAliasScope(node) : AliasScopeAttr();
    if (!scope)
      return {};
    scopes.push_back(scope);
  }
  return builder.getArrayAttr(scopes);
}

AccessGroupAttr ModuleImport::convertAccessGroup(const llvm::MDNode *node) {
  Attribute &group = nodes[node];
  if (!group)
    group = AccessGroupAttr::get(context,
                                 DistinctAttr::create(UnitAttr::get(context)));
  return dyn_cast<AccessGroupAttr>(group);
}

ArrayAttr ModuleImport::convertAccessGroups(const llvm::MDNode *node) {
  SmallVector<Attribute> groups;
  if (node->isDistinct() && node->getNumOperands() == 0) {
    groups.push_back(convertAccessGroup(node));
  } else {
    for (const llvm::MDOperand &operand : node->operands())
      if (auto *group = dyn_cast_or_null<llvm::MDNode>(operand.get()))
        groups.push_back(convertAccessGroup(group));
  }
  return groups.empty() || llvm::is_contained(groups, Attribute())
             ? ArrayAttr()
             : builder.getArrayAttr(groups);
}

/// Returns one or several memory model tags, or null for other nodes.
static Attribute importMMRA(const llvm::MDNode *node, Builder &builder) {
  auto getTag = [&](const llvm::MDNode *tag) -> Attribute {
    if (!tag || tag->getNumOperands() != 2 || getTextOperand(tag, 0).empty())
      return {};
    return MMRATagAttr::get(builder.getContext(), getTextOperand(tag, 0),
                            getTextOperand(tag, 1));
  };
  if (Attribute tag = getTag(node))
    return tag;
  SmallVector<Attribute> tags;
  for (unsigned i = 0, e = node->getNumOperands(); i != e; ++i)
    tags.push_back(getTag(getNodeOperand(node, i)));
  return llvm::is_contained(tags, Attribute()) ? Attribute()
                                               : builder.getArrayAttr(tags);
}

void ModuleImport::warnOfDropped(llvm::Instruction *instruction) {
  if (!options.emitExpensiveWarnings)
    return;
  std::string text;
  llvm::raw_string_ostream(text) << *instruction;
  emitWarning(debug.translateLocation(instruction->getDebugLoc()),
              "dropped instruction: ")
      << StringRef(text).trim();
}

void ModuleImport::warnOfMetadata(llvm::Instruction *instruction,
                                  const llvm::MDNode *node) {
  if (!options.emitExpensiveWarnings)
    return;
  std::string nodeText, text;
  llvm::raw_string_ostream nodeStream(nodeText);
  node->print(nodeStream, &llvmModule);
  llvm::raw_string_ostream(text) << *instruction;
  emitWarning(place, "unhandled metadata: ")
      << nodeText << " on " << StringRef(text).trim();
}

void ModuleImport::setMetadata(llvm::Instruction *instruction, Operation *op) {
  using Context = llvm::LLVMContext;
  // `set` returns true if it created an attribute from the node.
  auto translate = [&](unsigned kind,
                       llvm::function_ref<bool(llvm::MDNode *)> set) {
    llvm::MDNode *node = instruction->getMetadata(kind);
    if (node && !set(node))
      warnOfMetadata(instruction, node);
  };
  translate(Context::MD_prof, [&](llvm::MDNode *) {
    auto branch = dyn_cast<WeightedBranchOpInterface>(op);
    SmallVector<uint32_t> weights;
    if (!branch || !llvm::extractBranchWeights(*instruction, weights))
      return false;
    branch.setWeights(SmallVector<int32_t>(weights.begin(), weights.end()));
    return true;
  });
  translate(Context::MD_access_group, [&](llvm::MDNode *node) {
    auto groups = dyn_cast<AccessGroupOpInterface>(op);
    const ArrayAttr list = groups ? convertAccessGroups(node) : ArrayAttr();
    if (list)
      groups.setAccessGroups(list);
    return bool(list);
  });
  auto aliases = dyn_cast<AliasAnalysisOpInterface>(op);
  for (const unsigned kind : {Context::MD_alias_scope, Context::MD_noalias})
    translate(kind, [&](llvm::MDNode *node) {
      const ArrayAttr list = aliases ? convertAliasScopes(node) : ArrayAttr();
      if (list && kind == Context::MD_noalias)
        aliases.setNoAliasScopes(list);
      else if (list)
        aliases.setAliasScopes(list);
      return bool(list);
    });
  translate(Context::MD_tbaa, [&](llvm::MDNode *node) {
    const Attribute tag = aliases ? convertTBAANode(node) : Attribute();
    if (!isa_and_nonnull<TBAATagAttr>(tag))
      return false;
    aliases.setTBAATags(builder.getArrayAttr({tag}));
    return true;
  });
  for (const unsigned kind :
       {Context::MD_dereferenceable, Context::MD_dereferenceable_or_null})
    translate(kind, [&](llvm::MDNode *node) {
      auto dereferenceable = dyn_cast<DereferenceableOpInterface>(op);
      const std::optional<int64_t> bytes = getNumberOperand(node, 0);
      if (!dereferenceable || !bytes)
        return false;
      dereferenceable.setDereferenceable(DereferenceableAttr::get(
          context, *bytes, kind == Context::MD_dereferenceable_or_null));
      return true;
    });
  translate(Context::MD_mmra, [&](llvm::MDNode *node) {
    const Attribute tags = importMMRA(node, builder);
    if (tags)
      op->setAttr(LLVMDialect::getMmraAttrName(), tags);
    return bool(tags);
  });
  translate(Context::MD_loop, [&](llvm::MDNode *node) {
    const LoopAnnotationAttr loop =
        isa<BrOp, CondBrOp>(op) ? convertLoop(node) : LoopAnnotationAttr();
    if (loop)
      op->setAttr("loop_annotation", loop);
    return bool(loop);
  });
}
