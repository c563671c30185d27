// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/inlining/inliner_extension.h"

#include "core/interfaces/data_layout.h"
#include "core/interfaces/inliner.h"
#include "core/ir/context/registry.h"
#include "dialects/llvm/inlining/inlined_blocks.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// Returns true if the passthrough attribute forbids to inline the function.
bool forbidsInlining(Attribute passthrough) {
  auto name = dyn_cast<StringAttr>(passthrough);
  return name && llvm::is_contained({"noduplicate", "presplitcoroutine",
                                     "returns_twice", "strictfp"},
                                    name.getValue());
}

bool mayBeInlined(LLVMFuncOp function) {
  if (function.isNoInline() || function.isVarArg() ||
      function.getPersonalityAttr())
    return false;
  if (ArrayAttr attributes = function.getPassthroughAttr())
    if (llvm::any_of(attributes, forbidsInlining))
      return false;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (function.getArgAttr(i, LLVMDialect::getInAllocaAttrName()))
      return false;
  return true;
}

// byval arguments

/// Returns the known alignment of a pointer. Increases the alignment of an
/// alloca to `wanted` if possible.
uint64_t enforceAlignment(Value pointer, uint64_t wanted,
                          const DataLayout &layout) {
  if (auto alloca = pointer.getDefiningOp<AllocaOp>()) {
    const uint64_t current =
        std::max<uint64_t>(alloca.getAlignment().value_or(1),
                           layout.getTypeABIAlignment(alloca.getElemType()));
    const uint64_t natural = layout.getStackAlignment() / 8;
    if (wanted <= current)
      return current;
    // A larger alignment than the stack's would require a realignment of the
    // stack.
    if (natural != 0 && wanted > natural && current < natural)
      return current;
    alloca.setAlignment(wanted);
    return wanted;
  }
  auto argument = dyn_cast<BlockArgument>(pointer);
  auto function =
      argument
          ? dyn_cast_or_null<LLVMFuncOp>(argument.getOwner()->getParentOp())
          : nullptr;
  if (!function || !argument.getOwner()->isEntryBlock())
    return 1;
  auto alignment = dyn_cast_or_null<IntegerAttr>(function.getArgAttr(
      argument.getArgNumber(), LLVMDialect::getAlignAttrName()));
  return alignment ? alignment.getInt() : 1;
}

/// Returns a copy of the object that `argument` points to. Its alloca is in the
/// entry block of the caller.
Value copyArgument(OpBuilder &builder, Location loc, Value argument,
                   Type elementType, const DataLayout &layout,
                   uint64_t alignment) {
  Value copy;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&argument.getParentRegion()->front());
    Value one = ConstantOp::create(builder, loc, builder.getI64Type(),
                                   builder.getI64IntegerAttr(1));
    copy = AllocaOp::create(builder, loc, argument.getType(), elementType, one,
                            alignment);
  }
  Value size = ConstantOp::create(
      builder, loc, builder.getI64Type(),
      builder.getI64IntegerAttr(layout.getTypeSize(elementType)));
  MemcpyOp::create(builder, loc, copy, argument, size, /*isVolatile=*/false);
  return copy;
}

/// Returns a copy of the argument, or the argument if the callee only reads it
/// and it is aligned.
Value handleByValArgument(OpBuilder &builder, LLVMFuncOp callee, Value argument,
                          Type elementType, uint64_t wantedAlignment) {
  const MemoryEffectsAttr effects = callee.getMemoryEffectsAttr();
  const bool isReadOnly = effects &&
                          effects.getArgMem() != ModRefInfo::ModRef &&
                          effects.getArgMem() != ModRefInfo::Mod;
  const DataLayout layout = DataLayout::closest(callee);
  const uint64_t least = layout.getTypeABIAlignment(elementType);
  if (isReadOnly &&
      (wantedAlignment <= least ||
       enforceAlignment(argument, wantedAlignment, layout) >= wantedAlignment))
    return argument;
  return copyArgument(builder, argument.getLoc(), argument, elementType, layout,
                      std::max(wantedAlignment, least));
}

struct LLVMInlinerInterface final : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::handleTerminator;

  bool isLegalToInline(Operation *call, Operation *callable,
                       bool) const override {
    auto function = dyn_cast<LLVMFuncOp>(callable);
    auto callOp = dyn_cast<CallOp>(call);
    return function && callOp && !callOp.getNoInline() &&
           mayBeInlined(function);
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override {
    return true;
  }
  /// An operation that depends on the callee's frame or labels is not legal.
  bool isLegalToInline(Operation *op, Region *, bool,
                       IRMapping &) const override {
    return !isa<VaStartOp, BlockTagOp>(op);
  }

  void handleTerminator(Operation *op, Block *newDest) const override {
    auto returnOp = dyn_cast<ReturnOp>(op);
    if (!returnOp)
      return;
    OpBuilder builder(op);
    BrOp::create(builder, op->getLoc(), returnOp->getOperands(), newDest);
    op->erase();
  }

  bool allowSingleBlockOptimization(InlinedBlocks blocks) const override {
    return !isa<UnreachableOp>(blocks.begin()->getTerminator());
  }

  Value handleArgument(OpBuilder &builder, Operation *call, Operation *callable,
                       Value argument,
                       DictionaryAttr argumentAttrs) const override {
    if (Attribute byVal = argumentAttrs.get(LLVMDialect::getByValAttrName())) {
      auto alignment = dyn_cast_or_null<IntegerAttr>(
          argumentAttrs.get(LLVMDialect::getAlignAttrName()));
      return handleByValArgument(builder, cast<LLVMFuncOp>(callable), argument,
                                 cast<TypeAttr>(byVal).getValue(),
                                 alignment ? alignment.getInt() : 1);
    }
    // updateInlinedAliasScopes removes the copies after inlining.
    if (!isa<LLVMPointerType>(argument.getType()) ||
        !hasNoAliasArgument(cast<LLVMFuncOp>(callable)))
      return argument;
    auto copy = SSACopyOp::create(builder, call->getLoc(), argument.getType(),
                                  argument);
    if (argumentAttrs.contains(LLVMDialect::getNoAliasAttrName()))
      copy->setDiscardableAttr(LLVMDialect::getNoAliasAttrName(),
                               builder.getUnitAttr());
    return copy;
  }

  void processInlinedCallBlocks(Operation *call,
                                InlinedBlocks blocks) const override {
    moveInlinedAllocas(call, blocks);
    updateInlinedAliasScopes(call, blocks);
    addInlinedAccessGroups(call, blocks);
    updateInlinedLoops(call, blocks);
  }

private:
  static bool hasNoAliasArgument(LLVMFuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, LLVMDialect::getNoAliasAttrName()))
        return true;
    return false;
  }
};

} // namespace

void LLVM::registerInlinerInterface(Registry &registry) {
  registry.getDialects().addExtension(
      {LLVMDialect::descriptor.name}, [](MLIRContext *context) {
        addInterfaces<LLVMInlinerInterface>(
            *context->getLoadedDialect<LLVMDialect>());
      });
}
