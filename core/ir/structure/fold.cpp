// SPDX-License-Identifier: Apache-2.0
//
// Folding of an operation: by its own folder, by those of its traits, and by
// its dialect.
#include <algorithm>

#include "core/ir/builtin/elements.h"
#include "core/ir/interface/dialect_fold_interface.h"
#include "core/ir/structure/matchers.h"

namespace mlir {

Attribute detail::getConstantAttribute(Operation *op) {
  if (!op->hasTrait<OpTrait::ConstantLike>())
    return nullptr;
  const auto fold = op->getName().getDescriptor()->hooks.fold;
  if (!fold)
    return op->getInherentAttr("value").value_or(nullptr);
  llvm::SmallVector<OpFoldResult, 1> folded;
  if (failed(fold(op, {}, folded)) || folded.size() != 1)
    return nullptr;
  return llvm::dyn_cast_if_present<Attribute>(folded.front());
}

bool detail::holdsNumbers(Operation *op) {
  return op->getNumResults() == 1 &&
         llvm::isa<IntegerType, IndexType, FloatType, VectorType,
                   RankedTensorType>(op->getResult(0).getType());
}

Attribute detail::getSplatElement(Attribute attribute) {
  auto splat = llvm::dyn_cast<SplatElementsAttr>(attribute);
  return splat ? splat.getSplatValue<Attribute>() : Attribute();
}

/// f(f(x)) = f(x); g(x, x) = x.
static LogicalResult foldIdempotent(Operation *op, llvm::ArrayRef<Attribute>,
                                    llvm::SmallVectorImpl<OpFoldResult> &out) {
  if (!out.empty() || op->getNumOperands() == 0)
    return failure();
  Value operand = op->getOperand(0);
  Operation *inner = operand.getDefiningOp();
  const bool folds = op->getNumOperands() == 1
                         ? inner && inner->getName() == op->getName()
                         : operand == op->getOperand(1);
  if (folds)
    out.push_back(operand);
  return success(folds);
}

/// f(f(x)) = x.
static LogicalResult foldInvolution(Operation *op, llvm::ArrayRef<Attribute>,
                                    llvm::SmallVectorImpl<OpFoldResult> &out) {
  if (!out.empty() || op->getNumOperands() != 1)
    return failure();
  Operation *inner = op->getOperand(0).getDefiningOp();
  if (!inner || !(inner->getName() == op->getName()))
    return failure();
  out.push_back(inner->getOperand(0));
  return success();
}

/// f(c, x) = f(x, c): moves constants after the other operands; the order
/// within both groups is kept.
static LogicalResult foldCommutative(Operation *op,
                                     llvm::ArrayRef<Attribute> constants,
                                     llvm::SmallVectorImpl<OpFoldResult> &) {
  const auto *first =
      llvm::find_if(constants, [](Attribute a) { return bool(a); });
  if (std::all_of(first, constants.end(), [](Attribute a) { return bool(a); }))
    return failure();
  llvm::SmallVector<Value> ordered;
  for (bool wantConstants : {false, true})
    for (auto [operand, constant] :
         llvm::zip_equal(op->getOperands(), constants))
      if (bool(constant) == wantConstants)
        ordered.push_back(operand);
  op->setOperands(ordered);
  return success();
}

constinit const Trait OpTrait::IsCommutative::descriptor = {
    .name = "IsCommutative",
    .id = TypeID::get<OpTrait::IsCommutative>(),
    .fold = foldCommutative};
constinit const Trait OpTrait::IsInvolution::descriptor = {
    .name = "IsInvolution",
    .id = TypeID::get<OpTrait::IsInvolution>(),
    .fold = foldInvolution};
constinit const Trait OpTrait::IsIdempotent::descriptor = {
    .name = "IsIdempotent",
    .id = TypeID::get<OpTrait::IsIdempotent>(),
    .fold = foldIdempotent};

/// Calls the folders of all traits.
static LogicalResult foldTraits(Operation *op,
                                llvm::ArrayRef<Attribute> operands,
                                llvm::SmallVectorImpl<OpFoldResult> &results) {
  bool folded = false;
  if (op->getName().getRecord().hasFoldingTraits)
    for (const TraitUse &use : op->getName().getDescriptor()->traits)
      if (use.trait->fold)
        folded |= succeeded(use.trait->fold(op, operands, results));
  return success(folded);
}

/// Calls the operation's own folder and then those of its traits.
static LogicalResult foldByItself(Operation *op,
                                  llvm::ArrayRef<Attribute> constants,
                                  llvm::SmallVectorImpl<OpFoldResult> &out) {
  const auto hook = op->getName().getDescriptor()->hooks.fold;
  const bool folded = hook && succeeded(hook(op, constants, out));
  if (!out.empty())
    return success(folded);
  return success(succeeded(foldTraits(op, constants, out)) || folded);
}

/// Returns the dialect's fold interface, or null.
static const DialectFoldInterface *getFoldInterface(Dialect *dialect) {
  return dialect
             ? static_cast<const DialectFoldInterface *>(dialect->getInterface(
                   DialectFoldInterface::getInterfaceID()))
             : nullptr;
}

LogicalResult Operation::fold(llvm::ArrayRef<Attribute> constants,
                              llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (isRegistered() && succeeded(foldByItself(this, constants, results)))
    return success();
  const DialectFoldInterface *interface = getFoldInterface(getDialect());
  return interface ? interface->fold(this, constants, results) : failure();
}

LogicalResult Operation::fold(llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (!isRegistered() && !getFoldInterface(getDialect()))
    return failure();
  llvm::SmallVector<Attribute> constants;
  for (Value operand : getOperands()) {
    Operation *producer = operand.getDefiningOp();
    constants.push_back(producer ? detail::getConstantAttribute(producer)
                                 : Attribute());
  }
  return fold(constants, results);
}

} // namespace mlir
