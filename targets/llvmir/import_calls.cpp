// SPDX-License-Identifier: Apache-2.0
//
// Imports calls, inline assembly and intrinsics.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "targets/llvmir/intrinsic_arguments.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mlir;
using namespace mlir::LLVM;

LogicalResult
ModuleImport::getBundles(llvm::CallBase *call,
                         SmallVector<SmallVector<Value>> &operands,
                         SmallVector<Attribute> &tags) {
  for (unsigned i = 0, e = call->getNumOperandBundles(); i != e; ++i) {
    const llvm::OperandBundleUse bundle = call->getOperandBundleAt(i);
    SmallVector<llvm::Value *> inputs(bundle.Inputs.begin(),
                                      bundle.Inputs.end());
    FailureOr<SmallVector<Value>> converted = convertValues(inputs);
    if (failed(converted))
      return failure();
    operands.push_back(std::move(*converted));
    tags.push_back(StringAttr::get(context, bundle.getTagName()));
  }
  return success();
}

FailureOr<Operation *> ModuleImport::createInlineAsm(llvm::CallInst *call) {
  auto *text = cast<llvm::InlineAsm>(call->getCalledOperand());
  SmallVector<llvm::Value *> arguments(call->args());
  FailureOr<SmallVector<Value>> operands = convertValues(arguments);
  const Type type = convertType(call->getType());
  if (failed(operands) || !type)
    return failure();
  OperationState state(place, InlineAsmOp::getOperationName());
  state.addOperands(*operands);
  // Release 22 adds a result of type void, too.
  state.addTypes(type);
  state.addAttribute("asm_string", builder.getStringAttr(text->getAsmString()));
  state.addAttribute("constraints",
                     builder.getStringAttr(text->getConstraintString()));
  if (text->hasSideEffects())
    state.addAttribute("has_side_effects", builder.getUnitAttr());
  if (text->isAlignStack())
    state.addAttribute("is_align_stack", builder.getUnitAttr());
  state.addAttribute(
      "tail_call_kind",
      TailCallKindAttr::get(
          context, static_cast<TailCallKind>(call->getTailCallKind())));
  state.addAttribute(
      "asm_dialect",
      AsmDialectAttr::get(context,
                          text->getDialect() == llvm::InlineAsm::AD_Intel
                              ? AsmDialect::AD_Intel
                              : AsmDialect::AD_ATT));
  SmallVector<Attribute> elementTypes;
  bool hasElementType = false;
  for (unsigned i = 0, e = call->arg_size(); i != e; ++i) {
    NamedAttrList attributes;
    if (llvm::Type *element = call->getParamElementType(i)) {
      attributes.append("elementtype", TypeAttr::get(convertType(element)));
      hasElementType = true;
    }
    elementTypes.push_back(attributes.getDictionary(context));
  }
  if (hasElementType)
    state.addAttribute("operand_attrs", builder.getArrayAttr(elementTypes));
  return builder.create(state);
}

/// Sets attributes of the call that describe its behavior.
static void importCallAttrs(llvm::CallInst *call, CallOp op) {
  op.setTailCallKind(static_cast<TailCallKind>(call->getTailCallKind()));
  op.setConvergent(call->isConvergent() && call->getAttributes().hasFnAttr(
                                               llvm::Attribute::Convergent));
  const llvm::AttributeList attributes = call->getAttributes();
  op.setNoUnwind(attributes.hasFnAttr(llvm::Attribute::NoUnwind));
  op.setWillReturn(attributes.hasFnAttr(llvm::Attribute::WillReturn));
  op.setNoInline(attributes.hasFnAttr(llvm::Attribute::NoInline));
  op.setAlwaysInline(attributes.hasFnAttr(llvm::Attribute::AlwaysInline));
  op.setInlineHint(attributes.hasFnAttr(llvm::Attribute::InlineHint));
}

FailureOr<Operation *> ModuleImport::createCall(llvm::CallBase *call) {
  if (auto *inner = dyn_cast<llvm::CallInst>(call);
      inner && inner->isInlineAsm())
    return createInlineAsm(inner);
  auto type =
      dyn_cast_or_null<LLVMFunctionType>(convertType(call->getFunctionType()));
  SmallVector<llvm::Value *> arguments(call->args());
  auto *callee = dyn_cast<llvm::GlobalValue>(call->getCalledOperand());
  // An alias is called through its address.
  if (callee && !isa<llvm::Function, llvm::GlobalIFunc>(callee))
    callee = nullptr;
  if (!callee)
    arguments.insert(arguments.begin(), call->getCalledOperand());
  FailureOr<SmallVector<Value>> operands = convertValues(arguments);
  SmallVector<SmallVector<Value>> bundleOperands;
  SmallVector<Attribute> tags;
  if (failed(operands) || !type ||
      failed(getBundles(call, bundleOperands, tags)))
    return failure();
  SmallVector<ValueRange> bundles(ArrayRef<SmallVector<Value>>{bundleOperands});
  const FlatSymbolRefAttr symbol =
      callee ? FlatSymbolRefAttr::get(context, callee->getName())
             : FlatSymbolRefAttr();
  const Type resultType =
      call->getType()->isVoidTy() ? Type() : type.getReturnType();
  const TypeAttr varCallee = type.isVarArg() ? TypeAttr::get(type) : TypeAttr();
  const ArrayAttr tagList =
      tags.empty() ? ArrayAttr() : builder.getArrayAttr(tags);
  const auto convention = static_cast<CConv>(call->getCallingConv());
  if (auto *invoke = dyn_cast<llvm::InvokeInst>(call)) {
    Block *normalDest = blocks.lookup(invoke->getNormalDest());
    const bool isOwnArgument =
        llvm::any_of(invoke->getNormalDest()->phis(), [&](llvm::PHINode &phi) {
          return phi.getIncomingValueForBlock(invoke->getParent()) == invoke;
        });
    // The result of an invoke is not available on its own edge, so a block
    // between the two passes it on.
    Block *target = normalDest;
    SmallVector<Value> normal;
    if (isOwnArgument) {
      OpBuilder::InsertionGuard guard(builder);
      target = builder.createBlock(normalDest);
    } else {
      FailureOr<SmallVector<Value>> arguments =
          getBranchArgs(invoke, invoke->getNormalDest());
      if (failed(arguments))
        return failure();
      normal = std::move(*arguments);
    }
    FailureOr<SmallVector<Value>> unwind =
        getBranchArgs(invoke, invoke->getUnwindDest());
    if (failed(unwind))
      return failure();
    auto op = InvokeOp::create(
        builder, place, resultType, varCallee, symbol, ValueRange(*operands),
        /*arg_attrs=*/nullptr, /*res_attrs=*/nullptr, ValueRange(normal),
        ValueRange(*unwind), /*branch_weights=*/nullptr, convention, bundles,
        tagList, target, blocks.lookup(invoke->getUnwindDest()));
    setArgAndResultAttrs(*call, op, {});
    if (isOwnArgument) {
      values[invoke] = op->getResult(0);
      FailureOr<SmallVector<Value>> arguments =
          getBranchArgs(invoke, invoke->getNormalDest());
      if (failed(arguments))
        return failure();
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToEnd(target);
      BrOp::create(builder, place, ValueRange(*arguments), normalDest);
    }
    return op.getOperation();
  }
  auto *plain = dyn_cast<llvm::CallInst>(call);
  if (!plain) {
    emitError(module->getLoc(), "unhandled instruction: ")
        << call->getOpcodeName();
    return failure();
  }
  auto op = CallOp::create(builder, place, type, symbol, ValueRange(*operands));
  if (!bundles.empty()) {
    // No builder takes bundles. The operation built above provides the types.
    OperationState state(place, CallOp::getOperationName());
    SmallVector<int32_t> sizes;
    SmallVector<Value> all = *operands;
    for (ArrayRef<Value> bundle : bundleOperands) {
      sizes.push_back(bundle.size());
      all.append(bundle.begin(), bundle.end());
    }
    state.addOperands(all);
    if (resultType)
      state.addTypes(resultType);
    if (symbol)
      state.addAttribute("callee", symbol);
    if (varCallee)
      state.addAttribute("var_callee_type", varCallee);
    state.addAttribute("op_bundle_sizes", builder.getDenseI32ArrayAttr(sizes));
    state.addAttribute("op_bundle_tags", tagList);
    state.addAttribute(
        "operandSegmentSizes",
        builder.getDenseI32ArrayAttr(
            {static_cast<int32_t>(operands->size()),
             static_cast<int32_t>(all.size() - operands->size())}));
    op->erase();
    op = cast<CallOp>(builder.create(state));
  }
  op.setCConv(convention);
  importCallAttrs(plain, op);
  // The facts about the callee also hold for the call.
  const llvm::MemoryEffects effects = plain->getMemoryEffects();
  if (effects != llvm::MemoryEffects::unknown())
    op.setMemoryEffectsAttr(convertMemoryEffects(effects));
  setArgAndResultAttrs(*call, op, {});
  setFlags(call, op);
  return op.getOperation();
}
