// SPDX-License-Identifier: Apache-2.0
//
// Imports intrinsics by LLVM's own table. Immediate arguments become attributes
// of the operation, in its order. An intrinsic without an operation is called
// by its name.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "targets/llvmir/intrinsic_arguments.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the rounding mode or exception behavior, by the name of the
/// attribute.
static Attribute importFPArgument(MLIRContext *context, StringRef name,
                                  llvm::Value *argument) {
  auto *metadata = dyn_cast<llvm::MetadataAsValue>(argument);
  auto *text =
      metadata ? dyn_cast<llvm::MDString>(metadata->getMetadata()) : nullptr;
  if (!text)
    return {};
  // The enums have the same numbers.
  if (name == "roundingmode")
    if (auto mode = llvm::convertStrToRoundingMode(text->getString()))
      return RoundingModeAttr::get(context, static_cast<RoundingMode>(*mode));
  if (name == "fpExceptionBehavior")
    if (auto behavior = llvm::convertStrToExceptionBehavior(text->getString()))
      return FPExceptionBehaviorAttr::get(
          context, static_cast<FPExceptionBehavior>(*behavior));
  return {};
}

/// Returns true for the length of an inline copy or fill. It becomes an
/// attribute if it is constant, which is not required.
static bool isInlineLength(llvm::IntrinsicInst *call, unsigned place) {
  const llvm::Intrinsic::ID id = call->getIntrinsicID();
  return place == 2 &&
         (id == llvm::Intrinsic::memcpy_inline ||
          id == llvm::Intrinsic::memset_inline) &&
         isa<llvm::ConstantInt>(call->getArgOperand(place));
}

/// Returns the positions of the arguments that must be constants.
static SmallVector<unsigned> getImmArgs(llvm::IntrinsicInst *call) {
  const llvm::AttributeList attributes = llvm::Intrinsic::getAttributes(
      call->getContext(), call->getIntrinsicID());
  SmallVector<unsigned> places;
  for (unsigned i = 0, e = call->arg_size(); i != e; ++i)
    if (attributes.hasParamAttr(i, llvm::Attribute::ImmArg) ||
        isa<llvm::MetadataAsValue>(call->getArgOperand(i)) ||
        isInlineLength(call, i))
      places.push_back(i);
  return places;
}

LogicalResult ModuleImport::addBundles(llvm::IntrinsicInst *call,
                                       OperationState &state,
                                       SmallVector<Attribute> &tags) {
  SmallVector<SmallVector<Value>> bundles;
  if (failed(getBundles(call, bundles, tags)))
    return failure();
  SmallVector<int32_t> sizes;
  for (ArrayRef<Value> bundle : bundles) {
    sizes.push_back(bundle.size());
    state.addOperands(bundle);
  }
  state.addAttribute("op_bundle_sizes", builder.getDenseI32ArrayAttr(sizes));
  return success();
}

LogicalResult ModuleImport::addResult(llvm::IntrinsicInst *call,
                                      OperationState &state) {
  if (call->getType()->isVoidTy())
    return success();
  const Type type = convertType(call->getType());
  if (!type)
    return failure();
  state.addTypes(type);
  return success();
}

FailureOr<Operation *>
ModuleImport::finishIntrinsic(llvm::IntrinsicInst *call, OperationState &state,
                              ArrayRef<unsigned> immArgs) {
  if (failed(addResult(call, state)))
    return failure();
  Operation *op = builder.create(state);
  setFlags(call, op);
  if (isa<ArgAndResultAttrsOpInterface>(op))
    setArgAndResultAttrs(*call, op, immArgs);
  return op;
}

FailureOr<Operation *>
ModuleImport::createCallIntrinsic(llvm::IntrinsicInst *call) {
  SmallVector<llvm::Value *> arguments(call->args());
  FailureOr<SmallVector<Value>> operands = convertValues(arguments);
  if (failed(operands))
    return failure();
  OperationState state(place, CallIntrinsicOp::getOperationName());
  state.addOperands(*operands);
  SmallVector<Attribute> tags;
  if (failed(addBundles(call, state, tags)))
    return failure();
  const int32_t numArguments = operands->size();
  const int32_t numOperands = state.operands.size();
  state.addAttribute(
      "intrin", builder.getStringAttr(call->getCalledFunction()->getName()));
  if (!tags.empty())
    state.addAttribute("op_bundle_tags", builder.getArrayAttr(tags));
  state.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({numArguments, numOperands - numArguments}));
  return finishIntrinsic(call, state, /*immArgs=*/{});
}

FailureOr<Operation *>
ModuleImport::createGenericIntrinsic(llvm::IntrinsicInst *call) {
  const StringRef base = llvm::Intrinsic::getBaseName(call->getIntrinsicID());
  OperationName name("llvm.intr." + LLVM::detail::getIntrinsicMnemonic(base),
                     context);
  if (!name.isRegistered())
    return createCallIntrinsic(call);
  SmallVector<StringRef> attributes;
  for (const OpAttributeDescriptor &use : name.getDescriptor()->attributes)
    if (LLVM::detail::isIntrinsicArgument(use.name))
      attributes.push_back(use.name);
  SmallVector<unsigned> immArgs;
  if (!attributes.empty())
    immArgs = getImmArgs(call);
  if (immArgs.size() != attributes.size())
    return createCallIntrinsic(call);
  OperationState state(place, name);
  for (auto [attribute, place] : llvm::zip(attributes, immArgs)) {
    llvm::Value *argument = call->getArgOperand(place);
    Attribute value = importFPArgument(context, attribute, argument);
    if (auto *constant = dyn_cast<llvm::Constant>(argument))
      value = getConstantAttr(constant);
    if (!value) {
      emitError(module->getLoc(), "unhandled argument of intrinsic: ") << base;
      return failure();
    }
    state.addAttribute(attribute, value);
  }
  for (unsigned i = 0, e = call->arg_size(); i != e; ++i) {
    if (llvm::is_contained(immArgs, i)) {
      // Results of matrix intrinsics also convert their constants, as in
      // release 22.
      if (base.starts_with("llvm.matrix.") &&
          failed(convertValue(call->getArgOperand(i))))
        return failure();
      continue;
    }
    FailureOr<Value> operand = convertValue(call->getArgOperand(i));
    if (failed(operand))
      return failure();
    state.addOperands(*operand);
  }
  return finishIntrinsic(call, state, immArgs);
}

/// Returns the value of a constant argument.
static uint64_t getNumber(llvm::IntrinsicInst *call, unsigned place) {
  return cast<llvm::ConstantInt>(call->getArgOperand(place))->getZExtValue();
}

FailureOr<Operation *> ModuleImport::createIntrinsic(llvm::IntrinsicInst *call,
                                                     bool &isDropped) {
  using llvm::Intrinsic::ID;
  const ID id = call->getIntrinsicID();
  if (auto *variable = dyn_cast<llvm::DbgVariableIntrinsic>(call))
    debugIntrinsics.push_back(variable);
  if (auto *label = dyn_cast<llvm::DbgLabelInst>(call))
    if (auto attribute = debug.translateAs<DILabelAttr>(label->getLabel()))
      return DbgLabelOp::create(builder, place, attribute).getOperation();
  if (isa<llvm::DbgInfoIntrinsic>(call)) {
    isDropped = true;
    return failure();
  }
  if (id == llvm::Intrinsic::experimental_noalias_scope_decl) {
    auto *list = cast<llvm::MDNode>(
        cast<llvm::MetadataAsValue>(call->getArgOperand(0))->getMetadata());
    ArrayAttr scopes = convertAliasScopes(list);
    isDropped = !scopes || scopes.size() != 1;
    if (isDropped)
      return failure();
    return NoAliasScopeDeclOp::create(
               builder, place, cast<AliasScopeAttr>(scopes.getValue().front()))
        .getOperation();
  }
  if (options.preferUnregisteredIntrinsics)
    return createCallIntrinsic(call);
  // The positions of the operands and of the alignment.
  SmallVector<unsigned> places;
  std::optional<unsigned> alignment;
  switch (id) {
  case llvm::Intrinsic::lifetime_start:
  case llvm::Intrinsic::lifetime_end:
    places = {1};
    break;
  case llvm::Intrinsic::masked_load:
    places = {0, 2, 3};
    alignment = 1;
    break;
  case llvm::Intrinsic::masked_store:
    places = {0, 1, 3};
    alignment = 2;
    break;
  case llvm::Intrinsic::masked_gather:
    places = {0, 2, 3};
    alignment = 1;
    break;
  case llvm::Intrinsic::masked_scatter:
    places = {0, 1, 3};
    alignment = 2;
    break;
  case llvm::Intrinsic::assume:
    places = {0};
    break;
  default:
    return createGenericIntrinsic(call);
  }
  OperationState state(place,
                       ("llvm.intr." + LLVM::detail::getIntrinsicMnemonic(
                                           llvm::Intrinsic::getBaseName(id))));
  for (unsigned place : places) {
    FailureOr<Value> operand = convertValue(call->getArgOperand(place));
    if (failed(operand))
      return failure();
    state.addOperands(*operand);
  }
  if (alignment)
    state.addAttribute("alignment",
                       builder.getI32IntegerAttr(getNumber(call, *alignment)));
  if (id == llvm::Intrinsic::assume) {
    SmallVector<Attribute> tags;
    if (failed(addBundles(call, state, tags)))
      return failure();
    // Set the tags even without bundles.
    state.addAttribute("op_bundle_tags", builder.getArrayAttr(tags));
  }
  if (failed(addResult(call, state)))
    return failure();
  Operation *op = builder.create(state);
  if (call->hasMetadata(llvm::LLVMContext::MD_nontemporal) &&
      isa<MaskedLoadOp>(op))
    op->setAttr("nontemporal", builder.getUnitAttr());
  return op;
}
