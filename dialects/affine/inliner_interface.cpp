// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/inliner_interface.h"

#include "core/interfaces/inliner.h"
#include "core/interfaces/shaped_op.h"

using namespace mlir;
using namespace mlir::affine;

using LegalityCheck = bool (*)(Value, Region *);

/// Returns true if an operand of a map in `src` stays valid in `dest`. A
/// constant, a size and a value that is not defined at the top level stay
/// valid. An argument is valid if the value that replaces it is. Other values
/// at the top level become invalid.
static bool remainsLegal(Value value, Region *src, Region *dest,
                         const IRMapping &mapping, LegalityCheck isLegal) {
  if (!isTopLevelValue(value, src))
    return true;
  if (isa<BlockArgument>(value))
    return isLegal(mapping.lookupOrDefault(value), dest);
  return getConstantAttribute(value) ||
         isa<ShapedDimOpInterface>(value.getDefiningOp());
}

/// Returns true if all operands of the map of an access remain legal.
template <typename AccessOp>
static bool remainsLegal(AccessOp op, Region *src, Region *dest,
                         const IRMapping &mapping) {
  const LegalityCheck isDim = isValidDim, isSymbol = isValidSymbol;
  const unsigned numDims = op.getAffineMap().getNumDims();
  for (auto [number, operand] : llvm::enumerate(op.getMapOperands()))
    if (!remainsLegal(operand, src, dest, mapping,
                      number < numDims ? isDim : isSymbol))
      return false;
  return true;
}

/// Returns true if an operation remains legal: it has no memory effects, or it
/// is an access of this dialect whose map operands remain legal.
static bool remainsLegal(Operation &op, Region *src, Region *dest,
                         const IRMapping &mapping) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (effects && effects.hasNoEffect())
    return true;
  if (auto read = dyn_cast<AffineReadOpInterface>(op))
    return remainsLegal(read, src, dest, mapping);
  auto write = dyn_cast<AffineWriteOpInterface>(op);
  return write && remainsLegal(write, src, dest, mapping);
}

namespace {
struct AffineInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;

  /// A region may be inlined into loops and conditionals if it has one block
  /// and its operations stay valid.
  bool isLegalToInline(Region *dest, Region *src, bool,
                       IRMapping &mapping) const final {
    return isa<AffineForOp, AffineIfOp, AffineParallelOp>(
               dest->getParentOp()) &&
           src->hasOneBlock() && llvm::all_of(src->front(), [&](Operation &op) {
             return remainsLegal(op, src, dest, mapping);
           });
  }

  /// Operations of the dialect may be inlined into an affine scope, a loop or a
  /// conditional.
  bool isLegalToInline(Operation *, Region *region, bool,
                       IRMapping &) const final {
    Operation *parent = region->getParentOp();
    return parent->hasTrait<OpTrait::AffineScope>() ||
           isa<AffineForOp, AffineIfOp, AffineParallelOp>(parent);
  }

  bool shouldAnalyzeRecursively(Operation *) const final { return true; }
};
} // namespace

void affine::addInlinerInterface(AffineDialect &dialect) {
  addInterfaces<AffineInlinerInterface>(dialect);
}
