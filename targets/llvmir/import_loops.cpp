// SPDX-License-Identifier: Apache-2.0
//
// Imports loop properties from `!llvm.loop`.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// The properties of one loop by name.
class LoopProperties {
public:
  using ConvertFn = function_ref<LoopAnnotationAttr(const llvm::MDNode *)>;

  /// `convert` must outlive this.
  LoopProperties(const llvm::MDNode *loop, Builder &builder, ConvertFn convert)
      : builder(builder), convert(convert) {
    for (const llvm::MDOperand &operand : llvm::drop_begin(loop->operands())) {
      auto *node = dyn_cast_or_null<llvm::MDNode>(operand.get());
      if (!node || node->getNumOperands() == 0)
        continue;
      if (auto *location = dyn_cast<llvm::DILocation>(node))
        locations.push_back(location);
      else if (auto *name =
                   dyn_cast_or_null<llvm::MDString>(node->getOperand(0)))
        if (!properties.insert({name->getString(), node}).second)
          duplicate = name->getString();
    }
  }

  const llvm::MDNode *lookup(StringRef name) const {
    auto found = properties.find(name);
    if (found == properties.end())
      return nullptr;
    known.insert(name);
    return found->second;
  }
  /// Returns a name that occurs twice, or an empty string.
  StringRef getDuplicate() const { return duplicate; }
  /// Returns a name that was not looked up, or an empty string.
  StringRef getUnknown() const {
    for (const auto &[name, node] : properties)
      if (!known.contains(name))
        return name;
    return {};
  }
  /// Returns the start (0) or end (1) location of the loop, or null.
  const llvm::DILocation *getLocation(unsigned i) const {
    return i < locations.size() ? locations[i] : nullptr;
  }
  /// Returns true if the name is present, otherwise null.
  BoolAttr getUnit(StringRef name) const {
    return lookup(name) ? builder.getBoolAttr(true) : BoolAttr();
  }
  /// Returns true or false depending on which name is present, otherwise null.
  BoolAttr getEither(StringRef ifTrue, StringRef ifFalse) const {
    if (lookup(ifTrue))
      return builder.getBoolAttr(true);
    return lookup(ifFalse) ? builder.getBoolAttr(false) : BoolAttr();
  }
  BoolAttr getBool(StringRef name, bool isNegated = false) const {
    llvm::ConstantInt *number = getConstant(name);
    return number ? builder.getBoolAttr(number->isZero() == isNegated)
                  : BoolAttr();
  }
  IntegerAttr getNumber(StringRef name) const {
    llvm::ConstantInt *number = getConstant(name);
    return number ? builder.getI32IntegerAttr(
                        static_cast<int32_t>(number->getSExtValue()))
                  : IntegerAttr();
  }
  LoopAnnotationAttr getFollowup(StringRef name) const {
    const llvm::MDNode *node = lookup(name);
    if (!node || node->getNumOperands() < 2)
      return {};
    auto *loop = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1).get());
    return loop ? convert(loop) : LoopAnnotationAttr();
  }

private:
  llvm::ConstantInt *getConstant(StringRef name) const {
    const llvm::MDNode *node = lookup(name);
    return node && node->getNumOperands() == 2
               ? llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
                     node->getOperand(1))
               : nullptr;
  }

  Builder &builder;
  ConvertFn convert;
  /// The properties in their original order.
  llvm::MapVector<StringRef, const llvm::MDNode *> properties;
  mutable llvm::StringSet<> known;
  StringRef duplicate;
  SmallVector<const llvm::DILocation *> locations;
};

/// Returns an attribute with these parameters, or null if all are null.
template <typename AttrT, typename... Args>
AttrT makeIfAny(MLIRContext *context, Args... args) {
  if (!(static_cast<bool>(args) || ...))
    return {};
  return AttrT::get(context, args...);
}

LoopVectorizeAttr getVectorize(const LoopProperties &loop,
                               MLIRContext *context) {
  return makeIfAny<LoopVectorizeAttr>(
      context, loop.getBool("llvm.loop.vectorize.enable", /*isNegated=*/true),
      loop.getBool("llvm.loop.vectorize.predicate.enable"),
      loop.getBool("llvm.loop.vectorize.scalable.enable"),
      loop.getNumber("llvm.loop.vectorize.width"),
      loop.getFollowup("llvm.loop.vectorize.followup_vectorized"),
      loop.getFollowup("llvm.loop.vectorize.followup_epilogue"),
      loop.getFollowup("llvm.loop.vectorize.followup_all"));
}

LoopUnrollAttr getUnroll(const LoopProperties &loop, MLIRContext *context) {
  return makeIfAny<LoopUnrollAttr>(
      context,
      loop.getEither("llvm.loop.unroll.disable", "llvm.loop.unroll.enable"),
      loop.getNumber("llvm.loop.unroll.count"),
      loop.getUnit("llvm.loop.unroll.runtime.disable"),
      loop.getUnit("llvm.loop.unroll.full"),
      loop.getFollowup("llvm.loop.unroll.followup_unrolled"),
      loop.getFollowup("llvm.loop.unroll.followup_remainder"),
      loop.getFollowup("llvm.loop.unroll.followup_all"));
}

LoopUnrollAndJamAttr getUnrollAndJam(const LoopProperties &loop,
                                     MLIRContext *context) {
  return makeIfAny<LoopUnrollAndJamAttr>(
      context,
      loop.getEither("llvm.loop.unroll_and_jam.disable",
                     "llvm.loop.unroll_and_jam.enable"),
      loop.getNumber("llvm.loop.unroll_and_jam.count"),
      loop.getFollowup("llvm.loop.unroll_and_jam.followup_outer"),
      loop.getFollowup("llvm.loop.unroll_and_jam.followup_inner"),
      loop.getFollowup("llvm.loop.unroll_and_jam.followup_remainder_outer"),
      loop.getFollowup("llvm.loop.unroll_and_jam.followup_remainder_inner"),
      loop.getFollowup("llvm.loop.unroll_and_jam.followup_all"));
}

LoopDistributeAttr getDistribute(const LoopProperties &loop,
                                 MLIRContext *context) {
  return makeIfAny<LoopDistributeAttr>(
      context, loop.getBool("llvm.loop.distribute.enable", /*isNegated=*/true),
      loop.getFollowup("llvm.loop.distribute.followup_coincident"),
      loop.getFollowup("llvm.loop.distribute.followup_sequential"),
      loop.getFollowup("llvm.loop.distribute.followup_fallback"),
      loop.getFollowup("llvm.loop.distribute.followup_all"));
}

} // namespace

LoopAnnotationAttr ModuleImport::convertLoop(const llvm::MDNode *node) {
  // A loop cannot be a followup of itself.
  auto [found, isNew] = nodes.try_emplace(node, Attribute());
  if (!isNew)
    return dyn_cast_or_null<LoopAnnotationAttr>(found->second);
  if (node->getNumOperands() == 0 || node->getOperand(0).get() != node ||
      loopDepth >= maxLoopDepth)
    return {};
  ++loopDepth;
  const auto convertFollowup = [&](const llvm::MDNode *followup) {
    return convertLoop(followup);
  };
  const LoopProperties loop(node, builder, convertFollowup);
  if (!loop.getDuplicate().empty()) {
    --loopDepth;
    emitWarning(unknown, "cannot import loop properties with duplicated names ")
        << loop.getDuplicate();
    return {};
  }
  auto getPlace = [&](unsigned i) {
    return dyn_cast<FusedLoc>(
        LocationAttr(debug.translateLocation(loop.getLocation(i))));
  };
  SmallVector<AccessGroupAttr> groups;
  if (const llvm::MDNode *list = loop.lookup("llvm.loop.parallel_accesses"))
    for (const llvm::MDOperand &operand : llvm::drop_begin(list->operands()))
      if (auto *group = dyn_cast_or_null<llvm::MDNode>(operand.get()))
        if (AccessGroupAttr translated = convertAccessGroup(group))
          groups.push_back(translated);
  LoopInterleaveAttr interleave;
  if (IntegerAttr count = loop.getNumber("llvm.loop.interleave.count"))
    interleave = LoopInterleaveAttr::get(context, count);
  auto annotation = LoopAnnotationAttr::get(
      context, loop.getUnit("llvm.loop.disable_nonforced"),
      getVectorize(loop, context), interleave, getUnroll(loop, context),
      getUnrollAndJam(loop, context),
      makeIfAny<LoopLICMAttr>(
          context, loop.getUnit("llvm.licm.disable"),
          loop.getUnit("llvm.loop.licm_versioning.disable")),
      getDistribute(loop, context),
      makeIfAny<LoopPipelineAttr>(
          context, loop.getBool("llvm.loop.pipeline.disable"),
          loop.getNumber("llvm.loop.pipeline.initiationinterval")),
      makeIfAny<LoopPeeledAttr>(context,
                                loop.getNumber("llvm.loop.peeled.count")),
      makeIfAny<LoopUnswitchAttr>(
          context, loop.getUnit("llvm.loop.unswitch.partial.disable")),
      loop.getUnit("llvm.loop.mustprogress"),
      loop.getBool("llvm.loop.isvectorized"), /*startLoc=*/getPlace(0),
      /*endLoc=*/getPlace(1), groups);
  --loopDepth;
  if (!loop.getUnknown().empty()) {
    emitWarning(unknown, "unknown loop annotation ") << loop.getUnknown();
    return {};
  }
  // The loop has no known properties.
  const auto empty = LoopAnnotationAttr::get(
      context, BoolAttr(), LoopVectorizeAttr(), LoopInterleaveAttr(),
      LoopUnrollAttr(), LoopUnrollAndJamAttr(), LoopLICMAttr(),
      LoopDistributeAttr(), LoopPipelineAttr(), LoopPeeledAttr(),
      LoopUnswitchAttr(), BoolAttr(), BoolAttr(), FusedLoc(), FusedLoc(),
      ArrayRef<AccessGroupAttr>());
  if (annotation == empty)
    return {};
  nodes[node] = annotation;
  return annotation;
}
