// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/loop_annotation_translation.h"

#include "core/support/llvm.h"
#include "targets/llvmir/debug_translation.h"
#include "targets/llvmir/module_translation.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// Collects the properties of one loop: nodes with a name and possibly a value.
class LoopNodes {
public:
  LoopNodes(llvm::LLVMContext &context,
            const DenseMap<Attribute, llvm::MDNode *> &loops)
      : context(context), loops(loops) {}

  void addNode(StringRef name, llvm::Metadata *value = nullptr) {
    SmallVector<llvm::Metadata *> operands = {
        llvm::MDString::get(context, name)};
    if (value)
      operands.push_back(value);
    nodes.push_back(llvm::MDNode::get(context, operands));
  }
  /// Adds the name if the attribute is true.
  void addUnit(StringRef name, BoolAttr attribute) {
    if (attribute && attribute.getValue())
      addNode(name);
  }
  /// Adds one of two names.
  void addEither(StringRef ifTrue, StringRef ifFalse, BoolAttr attribute) {
    if (attribute)
      addNode(attribute.getValue() ? ifTrue : ifFalse);
  }
  void addBool(StringRef name, BoolAttr attribute, bool isNegated = false) {
    if (attribute)
      addInteger(name, 1, attribute.getValue() != isNegated);
  }
  void addNumber(StringRef name, IntegerAttr attribute) {
    if (attribute)
      addInteger(name, 32, attribute.getInt());
  }
  void addInteger(StringRef name, unsigned width, uint64_t value) {
    addNode(name, llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
                      llvm::Type::getIntNTy(context, width),
                      APInt(64, value).zextOrTrunc(width))));
  }
  /// Adds the properties of the loop that this loop becomes.
  void addFollowup(StringRef name, LoopAnnotationAttr attribute) {
    if (attribute)
      addNode(name, loops.lookup(attribute));
  }
  void addAll(LoopAnnotationAttr annotation);

  SmallVector<llvm::Metadata *> nodes;

private:
  void add(LoopVectorizeAttr options);
  void add(LoopUnrollAttr options);
  void add(LoopUnrollAndJamAttr options);
  void add(LoopDistributeAttr options);

  llvm::LLVMContext &context;
  const DenseMap<Attribute, llvm::MDNode *> &loops;
};

void LoopNodes::add(LoopVectorizeAttr options) {
  addBool("llvm.loop.vectorize.enable", options.getDisable(),
          /*isNegated=*/true);
  addBool("llvm.loop.vectorize.predicate.enable", options.getPredicateEnable());
  addBool("llvm.loop.vectorize.scalable.enable", options.getScalableEnable());
  addNumber("llvm.loop.vectorize.width", options.getWidth());
  addFollowup("llvm.loop.vectorize.followup_vectorized",
              options.getFollowupVectorized());
  addFollowup("llvm.loop.vectorize.followup_epilogue",
              options.getFollowupEpilogue());
  addFollowup("llvm.loop.vectorize.followup_all", options.getFollowupAll());
}

void LoopNodes::add(LoopUnrollAttr options) {
  addEither("llvm.loop.unroll.disable", "llvm.loop.unroll.enable",
            options.getDisable());
  addNumber("llvm.loop.unroll.count", options.getCount());
  addUnit("llvm.loop.unroll.runtime.disable", options.getRuntimeDisable());
  addUnit("llvm.loop.unroll.full", options.getFull());
  addFollowup("llvm.loop.unroll.followup_unrolled",
              options.getFollowupUnrolled());
  addFollowup("llvm.loop.unroll.followup_remainder",
              options.getFollowupRemainder());
  addFollowup("llvm.loop.unroll.followup_all", options.getFollowupAll());
}

void LoopNodes::add(LoopUnrollAndJamAttr options) {
  addEither("llvm.loop.unroll_and_jam.disable",
            "llvm.loop.unroll_and_jam.enable", options.getDisable());
  addNumber("llvm.loop.unroll_and_jam.count", options.getCount());
  addFollowup("llvm.loop.unroll_and_jam.followup_outer",
              options.getFollowupOuter());
  addFollowup("llvm.loop.unroll_and_jam.followup_inner",
              options.getFollowupInner());
  addFollowup("llvm.loop.unroll_and_jam.followup_remainder_outer",
              options.getFollowupRemainderOuter());
  addFollowup("llvm.loop.unroll_and_jam.followup_remainder_inner",
              options.getFollowupRemainderInner());
  addFollowup("llvm.loop.unroll_and_jam.followup_all",
              options.getFollowupAll());
}

void LoopNodes::add(LoopDistributeAttr options) {
  addBool("llvm.loop.distribute.enable", options.getDisable(),
          /*isNegated=*/true);
  addFollowup("llvm.loop.distribute.followup_coincident",
              options.getFollowupCoincident());
  addFollowup("llvm.loop.distribute.followup_sequential",
              options.getFollowupSequential());
  addFollowup("llvm.loop.distribute.followup_fallback",
              options.getFollowupFallback());
  addFollowup("llvm.loop.distribute.followup_all", options.getFollowupAll());
}

void LoopNodes::addAll(LoopAnnotationAttr annotation) {
  addUnit("llvm.loop.disable_nonforced", annotation.getDisableNonforced());
  addUnit("llvm.loop.mustprogress", annotation.getMustProgress());
  if (BoolAttr isVectorized = annotation.getIsVectorized())
    addInteger("llvm.loop.isvectorized", 32, isVectorized.getValue());
  if (LoopVectorizeAttr options = annotation.getVectorize())
    add(options);
  if (LoopInterleaveAttr options = annotation.getInterleave())
    addNumber("llvm.loop.interleave.count", options.getCount());
  if (LoopUnrollAttr options = annotation.getUnroll())
    add(options);
  if (LoopUnrollAndJamAttr options = annotation.getUnrollAndJam())
    add(options);
  if (LoopLICMAttr options = annotation.getLicm()) {
    addUnit("llvm.licm.disable", options.getDisable());
    addUnit("llvm.loop.licm_versioning.disable",
            options.getVersioningDisable());
  }
  if (LoopDistributeAttr options = annotation.getDistribute())
    add(options);
  if (LoopPipelineAttr options = annotation.getPipeline()) {
    addBool("llvm.loop.pipeline.disable", options.getDisable());
    addNumber("llvm.loop.pipeline.initiationinterval",
              options.getInitiationinterval());
  }
  if (LoopPeeledAttr options = annotation.getPeeled())
    addNumber("llvm.loop.peeled.count", options.getCount());
  if (LoopUnswitchAttr options = annotation.getUnswitch())
    addUnit("llvm.loop.unswitch.partial.disable", options.getPartialDisable());
}

} // namespace

/// Appends the annotations of the loops that a loop becomes.
static void appendFollowups(LoopAnnotationAttr annotation,
                            SmallVectorImpl<LoopAnnotationAttr> &followups) {
  if (LoopVectorizeAttr options = annotation.getVectorize())
    followups.append({options.getFollowupVectorized(),
                      options.getFollowupEpilogue(), options.getFollowupAll()});
  if (LoopUnrollAttr options = annotation.getUnroll())
    followups.append({options.getFollowupUnrolled(),
                      options.getFollowupRemainder(),
                      options.getFollowupAll()});
  if (LoopUnrollAndJamAttr options = annotation.getUnrollAndJam())
    followups.append({options.getFollowupOuter(), options.getFollowupInner(),
                      options.getFollowupRemainderOuter(),
                      options.getFollowupRemainderInner(),
                      options.getFollowupAll()});
  if (LoopDistributeAttr options = annotation.getDistribute())
    followups.append({options.getFollowupCoincident(),
                      options.getFollowupSequential(),
                      options.getFollowupFallback(), options.getFollowupAll()});
  llvm::erase_if(followups, [](LoopAnnotationAttr other) { return !other; });
}

llvm::MDNode *
LoopAnnotationTranslation::translate(LoopAnnotationAttr annotation,
                                     Operation *op) {
  if (!annotation)
    return nullptr;
  llvm::LLVMContext &context = translation.getLLVMContext();
  SmallVector<LoopAnnotationAttr> pending = {annotation};
  while (!pending.empty()) {
    LoopAnnotationAttr next = pending.back();
    SmallVector<LoopAnnotationAttr> followups;
    appendFollowups(next, followups);
    llvm::erase_if(followups, [&](LoopAnnotationAttr followup) {
      return loops.contains(followup);
    });
    if (!followups.empty()) {
      llvm::append_range(pending, followups);
      continue;
    }
    pending.pop_back();
    if (loops.contains(next))
      continue;
    LoopNodes loop(context, loops);
    // The first operand is the node itself, which makes it distinct.
    loop.nodes.push_back(nullptr);
    for (FusedLoc place : {next.getStartLoc(), next.getEndLoc()})
      if (place)
        if (llvm::DILocation *translated =
                translation.getDebugTranslation().translateLoc(place, nullptr))
          loop.nodes.push_back(translated);
    loop.addAll(next);
    SmallVector<llvm::Metadata *> parallel = {
        llvm::MDString::get(context, "llvm.loop.parallel_accesses")};
    for (AccessGroupAttr group : next.getParallelAccesses())
      parallel.push_back(getAccessGroup(group));
    if (parallel.size() > 1)
      loop.nodes.push_back(llvm::MDNode::get(context, parallel));
    llvm::MDNode *node = llvm::MDNode::getDistinct(context, loop.nodes);
    node->replaceOperandWith(0, node);
    loops[next] = node;
  }
  return loops.lookup(annotation);
}

llvm::MDNode *LoopAnnotationTranslation::getAccessGroup(AccessGroupAttr group) {
  llvm::MDNode *&node = groups[group];
  if (!node)
    node = llvm::MDNode::getDistinct(translation.getLLVMContext(), {});
  return node;
}

llvm::MDNode *LoopAnnotationTranslation::getAccessGroups(ArrayAttr list) {
  if (!list || list.empty())
    return nullptr;
  SmallVector<llvm::Metadata *> nodes;
  for (Attribute group : list.getValue())
    nodes.push_back(getAccessGroup(cast<AccessGroupAttr>(group)));
  return nodes.size() == 1
             ? cast<llvm::MDNode>(nodes.front())
             : llvm::MDNode::get(translation.getLLVMContext(), nodes);
}
