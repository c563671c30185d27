// SPDX-License-Identifier: Apache-2.0
//
// Traits of the structure of operations: regions, blocks, parents, and numbers
// of operands, results, regions and successors.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/traits_impl.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace OpTrait {
namespace {

/// 1. The operation is the last one of a block.
LogicalResult verifyTerminator(Operation *op, const TraitUse &) {
  Block *block = op->getBlock();
  if (!block || &block->back() != op)
    return op->emitOpError("must be the last operation in the parent block");
  return success();
}

/// Verifies that the operands of `op`, which is in `scope`, are defined in
/// `scope`.
LogicalResult verifyOperandsIn(Region &scope, Operation *op,
                               Operation *isolatedOp) {
  for (Value operand : op->getOperands()) {
    Region *region = operand ? operand.getParentRegion() : nullptr;
    if (!region)
      return op->emitError("operation's operand is unlinked");
    if (scope.isAncestor(region))
      continue;
    InFlightDiagnostic error =
        op->emitOpError("using value defined outside the region");
    error.attachNote(isolatedOp->getLoc())
        << "required by region isolation constraints";
    return error;
  }
  return success();
}

/// 1. The operands of all operations in a region are defined in that region.
///    Operations in nested isolated operations are exempt, since these are
///    verified separately.
LogicalResult verifyIsolation(Operation *isolatedOp, const TraitUse &) {
  llvm::SmallVector<Region *, 8> pending;
  for (Region &scope : isolatedOp->getRegions()) {
    pending.push_back(&scope);
    while (!pending.empty())
      for (Operation &op : pending.pop_back_val()->getOps()) {
        if (failed(verifyOperandsIn(scope, &op, isolatedOp)))
          return failure();
        // Nested isolated operations are verified separately.
        if (!op.hasTrait<IsIsolatedFromAbove>())
          for (Region &region : op.getRegions())
            pending.push_back(&region);
      }
  }
  return success();
}

/// 1. Each region has at most one block.
/// 2. The block is not empty, unless the operation has the trait NoTerminator.
LogicalResult verifySingleBlock(Operation *op, const TraitUse &) {
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return op->emitOpError("expects region #")
             << i << " to have 0 or 1 blocks";
    if (region.front().empty() && !op->hasTrait<NoTerminator>())
      return op->emitOpError("expects a non-empty block");
  }
  return success();
}

/// 1. Each region that is not empty ends with the operation `names[0]`. An
///    empty block is valid.
LogicalResult verifyImplicitTerminator(Operation *op, const TraitUse &use) {
  llvm::StringRef expected = use.names.front();
  for (Region &region : op->getRegions()) {
    if (region.empty() || region.front().empty())
      continue;
    llvm::StringRef found = region.front().back().getName().getStringRef();
    if (found == expected)
      continue;
    InFlightDiagnostic error = op->emitOpError("expects regions to end with '")
                               << expected << "', found '" << found << "'";
    error.attachNote() << "in custom textual format, the absence of "
                          "terminator implies '"
                       << expected << "'";
    return error;
  }
  return success();
}

/// 1. No region has arguments.
LogicalResult verifyNoRegionArguments(Operation *op, const TraitUse &) {
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    if (region.getNumArguments() == 0)
      continue;
    if (op->getNumRegions() == 1)
      return op->emitOpError("region should have no arguments");
    return op->emitOpError("region #") << i << " should have no arguments";
  }
  return success();
}

/// 1. The parent operation is one of `names`.
LogicalResult verifyParent(Operation *op, const TraitUse &use) {
  Operation *parent = op->getParentOp();
  if (parent && llvm::is_contained(use.names, parent->getName().getStringRef()))
    return success();
  InFlightDiagnostic error = op->emitOpError("expects parent op ");
  if (use.names.size() != 1)
    error << "to be one of ";
  error << "'" << llvm::join(use.names, ", ") << "'";
  return error;
}

// Numbers of operands, results, regions and successors. Each verifier has one
// invariant: 1. the number is 0, 1, `use.number`, or at least `use.number`.
// Verifiers of successors have another: 2. successors are in the region of the
// operation.

LogicalResult verifyZeroOperands(Operation *op, const TraitUse &) {
  if (op->getNumOperands() != 0)
    return op->emitOpError("requires zero operands");
  return success();
}

LogicalResult verifyOneOperand(Operation *op, const TraitUse &) {
  if (op->getNumOperands() != 1)
    return op->emitOpError("requires a single operand");
  return success();
}

LogicalResult verifyNOperands(Operation *op, const TraitUse &use) {
  if (op->getNumOperands() != use.number)
    return op->emitOpError("expected ")
           << use.number << " operands, but found " << op->getNumOperands();
  return success();
}

LogicalResult verifyAtLeastNOperands(Operation *op, const TraitUse &use) {
  if (op->getNumOperands() < use.number)
    return op->emitOpError("expected ")
           << use.number << " or more operands, but found "
           << op->getNumOperands();
  return success();
}

LogicalResult verifyZeroResults(Operation *op, const TraitUse &) {
  if (op->getNumResults() != 0)
    return op->emitOpError("requires zero results");
  return success();
}

LogicalResult verifyOneResult(Operation *op, const TraitUse &) {
  if (op->getNumResults() != 1)
    return op->emitOpError("requires one result");
  return success();
}

LogicalResult verifyNResults(Operation *op, const TraitUse &use) {
  if (op->getNumResults() != use.number)
    return op->emitOpError("expected ") << use.number << " results";
  return success();
}

LogicalResult verifyAtLeastNResults(Operation *op, const TraitUse &use) {
  if (op->getNumResults() < use.number)
    return op->emitOpError("expected ") << use.number << " or more results";
  return success();
}

LogicalResult verifyZeroRegions(Operation *op, const TraitUse &) {
  if (op->getNumRegions() != 0)
    return op->emitOpError("requires zero regions");
  return success();
}

LogicalResult verifyOneRegion(Operation *op, const TraitUse &) {
  if (op->getNumRegions() != 1)
    return op->emitOpError("requires one region");
  return success();
}

LogicalResult verifyNRegions(Operation *op, const TraitUse &use) {
  if (op->getNumRegions() != use.number)
    return op->emitOpError("expected ") << use.number << " regions";
  return success();
}

LogicalResult verifyAtLeastNRegions(Operation *op, const TraitUse &use) {
  if (op->getNumRegions() < use.number)
    return op->emitOpError("expected ") << use.number << " or more regions";
  return success();
}

/// Verifies that all successors are in the region of the operation.
LogicalResult verifySuccessorsInRegion(Operation *op) {
  for (Block *successor : op->getSuccessors())
    if (!successor || successor->getParent() != op->getParentRegion())
      return op->emitError("reference to block defined in another region");
  return success();
}

LogicalResult verifyZeroSuccessors(Operation *op, const TraitUse &) {
  if (op->getNumSuccessors() != 0)
    return op->emitOpError("requires 0 successors but found ")
           << op->getNumSuccessors();
  return success();
}

LogicalResult verifyOneSuccessor(Operation *op, const TraitUse &) {
  if (op->getNumSuccessors() != 1)
    return op->emitOpError("requires 1 successor but found ")
           << op->getNumSuccessors();
  return verifySuccessorsInRegion(op);
}

LogicalResult verifyNSuccessors(Operation *op, const TraitUse &use) {
  if (op->getNumSuccessors() != use.number)
    return op->emitOpError("requires ")
           << use.number << " successors but found " << op->getNumSuccessors();
  return verifySuccessorsInRegion(op);
}

LogicalResult verifyAtLeastNSuccessors(Operation *op, const TraitUse &use) {
  if (op->getNumSuccessors() < use.number)
    return op->emitOpError("requires at least ")
           << use.number << " successors but found " << op->getNumSuccessors();
  return verifySuccessorsInRegion(op);
}

/// Returns the sizes in a property or attribute, or nullopt.
std::optional<llvm::SmallVector<int32_t>>
getDeclaredSegments(Operation *op, llvm::StringRef name) {
  for (const FieldDescriptor &field : op->getName().getProperties().fields)
    if (field.name == name && field.kind == FieldKind::Int32Inline) {
      const int32_t *sizes =
          &getField<int32_t>(field, op->getPropertiesStorage());
      return llvm::SmallVector<int32_t>(sizes, sizes + field.count);
    }
  if (auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(name))
    return llvm::SmallVector<int32_t>(sizes.asArrayRef());
  return std::nullopt;
}

} // namespace

/// 1. The sizes are present.
/// 2. They are not negative.
/// 3. They add up to `count`.
LogicalResult verifyValueSizeAttr(Operation *op, llvm::StringRef name,
                                  llvm::StringRef what, size_t count) {
  auto sizes = getDeclaredSegments(op, name);
  if (!sizes)
    return op->emitOpError("requires dense i32 array attribute '")
           << name << "'";
  if (llvm::any_of(*sizes, [](int32_t size) { return size < 0; }))
    return op->emitOpError("'")
           << name << "' attribute cannot have negative elements";
  uint64_t total = 0;
  for (int32_t size : *sizes)
    total += size;
  if (total != count)
    return op->emitOpError()
           << what << " count (" << count
           << ") does not match with the total size (" << total
           << ") specified in attribute '" << name << "'";
  return success();
}

namespace {

/// The invariants of verifyValueSizeAttr hold for the operands.
LogicalResult verifyOperandSegments(Operation *op, const TraitUse &) {
  return verifyValueSizeAttr(op, "operandSegmentSizes", "operand",
                             op->getNumOperands());
}

/// The invariants of verifyValueSizeAttr hold for the results.
LogicalResult verifyResultSegments(Operation *op, const TraitUse &) {
  return verifyValueSizeAttr(op, "resultSegmentSizes", "result",
                             op->getNumResults());
}

} // namespace

MLIR_VERIFIED_TRAIT(IsTerminator, verifyTerminator)
MLIR_VERIFIED_TRAIT(SingleBlock, verifySingleBlock)
MLIR_VERIFIED_TRAIT(NoRegionArguments, verifyNoRegionArguments)
MLIR_VERIFIED_TRAIT(HasParent, verifyParent)
MLIR_VERIFIED_TRAIT(ZeroOperands, verifyZeroOperands)
MLIR_VERIFIED_TRAIT(OneOperand, verifyOneOperand)
MLIR_VERIFIED_TRAIT(NOperands, verifyNOperands)
MLIR_VERIFIED_TRAIT(AtLeastNOperands, verifyAtLeastNOperands)
MLIR_VERIFIED_TRAIT(ZeroResults, verifyZeroResults)
MLIR_VERIFIED_TRAIT(OneResult, verifyOneResult)
MLIR_VERIFIED_TRAIT(NResults, verifyNResults)
MLIR_VERIFIED_TRAIT(AtLeastNResults, verifyAtLeastNResults)
MLIR_VERIFIED_TRAIT(ZeroRegions, verifyZeroRegions)
MLIR_VERIFIED_TRAIT(OneRegion, verifyOneRegion)
MLIR_VERIFIED_TRAIT(NRegions, verifyNRegions)
MLIR_VERIFIED_TRAIT(AtLeastNRegions, verifyAtLeastNRegions)
MLIR_VERIFIED_TRAIT(ZeroSuccessors, verifyZeroSuccessors)
MLIR_VERIFIED_TRAIT(OneSuccessor, verifyOneSuccessor)
MLIR_VERIFIED_TRAIT(NSuccessors, verifyNSuccessors)
MLIR_VERIFIED_TRAIT(AtLeastNSuccessors, verifyAtLeastNSuccessors)
MLIR_VERIFIED_TRAIT(AttrSizedOperandSegments, verifyOperandSegments)
MLIR_VERIFIED_TRAIT(AttrSizedResultSegments, verifyResultSegments)

constinit const Trait IsIsolatedFromAbove::descriptor = {
    .name = "IsIsolatedFromAbove",
    .id = TypeID::get<IsIsolatedFromAbove>(),
    .verifyRegions = verifyIsolation};

constinit const Trait SingleBlockImplicitTerminator::descriptor = {
    .name = "SingleBlockImplicitTerminator",
    .id = TypeID::get<SingleBlockImplicitTerminator>(),
    .verifyRegions = verifyImplicitTerminator};

} // namespace OpTrait
} // namespace mlir
