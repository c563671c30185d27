// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/in_place.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// Checks the accesses of a nest that writes a result.
class NestChecker {
public:
  NestChecker(const IndexedNest &nest, unsigned result, unsigned operand)
      : nest(nest), result(result), operand(operand) {}

  /// Returns whether the nest, if it writes the result, reads an element of
  /// the operand before the point that writes it, or at that point.
  bool isInOrder() const;
  bool reads() const;
  bool writes() const;

private:
  bool isBefore(const IndexedRead &read, unsigned readStage,
                const IndexedAccess &write, unsigned writeStage) const;

  const IndexedNest &nest;
  unsigned result, operand;
};

} // namespace

/// A payload that uses indices may store elements by itself.
bool NestChecker::writes() const {
  return nest.usesIndices ||
         llvm::any_of(nest.stages, [&](const IndexedStage &stage) {
           return llvm::any_of(stage.writes, [&](const IndexedAccess &write) {
             return write.tensor == result;
           });
         });
}

static bool isReadOf(const IndexedRead &read, unsigned operand) {
  return !read.isResult && read.tensor == operand;
}

bool NestChecker::reads() const {
  return (nest.usesIndices &&
          !llvm::is_contained(nest.operandsNotLoaded, operand)) ||
         llvm::any_of(nest.stages, [&](const IndexedStage &stage) {
           return llvm::any_of(stage.reads, [&](const IndexedRead &read) {
             return isReadOf(read, operand);
           });
         });
}

/// Returns whether the loops from dimension `first` on, which have more than
/// one iteration, are indices of their own in the results of a map.
static bool hasIndexOfEach(llvm::ArrayRef<AffineExpr> indices,
                           llvm::ArrayRef<IndexedLoop> loops, unsigned first) {
  llvm::BitVector found(first + loops.size());
  for (AffineExpr index : indices)
    if (auto dim = dyn_cast<AffineDimExpr>(index);
        dim && dim.getPosition() < found.size())
      found.set(dim.getPosition());
  for (unsigned i = 0; i < loops.size(); ++i)
    if (!loops[i].extent.isConstant(1) && !found.test(first + i))
      return false;
  return true;
}

bool NestChecker::isBefore(const IndexedRead &read, unsigned readStage,
                           const IndexedAccess &write,
                           unsigned writeStage) const {
  if (readStage > writeStage || !read.indirect.empty() ||
      llvm::ArrayRef(read.shape) != llvm::ArrayRef(write.shape))
    return false;
  const llvm::ArrayRef<AffineExpr> from = read.map.getResults();
  const llvm::ArrayRef<AffineExpr> to = write.map.getResults();
  // The iterations of the stage read what they write, each another element.
  if (readStage == writeStage)
    return from == to &&
           hasIndexOfEach(to, nest.stages[writeStage].loops, nest.loops.size());
  // The points of the nest read and write elements of their own.
  llvm::SmallVector<AffineExpr> common;
  for (auto [left, right] : llvm::zip(from, to))
    if (left == right)
      common.push_back(left);
  return hasIndexOfEach(common, nest.loops, 0);
}

bool NestChecker::isInOrder() const {
  if (!reads() || !writes())
    return true;
  if (nest.usesIndices)
    return false;
  for (auto [i, stage] : llvm::enumerate(nest.stages)) {
    // The sums of a contraction may be kept in the result.
    if (stage.isContraction)
      return false;
    for (const IndexedRead &read : stage.reads) {
      if (!isReadOf(read, operand))
        continue;
      for (auto [j, other] : llvm::enumerate(nest.stages))
        for (const IndexedAccess &write : other.writes)
          if (write.tensor == result && !isBefore(read, i, write, j))
            return false;
    }
  }
  return true;
}

bool isReadBeforeWritten(const IndexedOp &indexed, unsigned result,
                         unsigned operand) {
  bool isWritten = false;
  for (const IndexedNest &nest : indexed.nests) {
    const NestChecker checker(nest, result, operand);
    if ((isWritten && checker.reads()) || !checker.isInOrder())
      return false;
    isWritten |= checker.writes();
  }
  return true;
}

bool canComputeInPlace(const Operator &op, const IndexedOp &indexed,
                       unsigned result, unsigned operand) {
  return op.getElementType(operand) == op.getResultElementType(result) &&
         op.dims().product(op.getShape(operand)) ==
             op.dims().product(op.getResultShape(result)) &&
         isReadBeforeWritten(indexed, result, operand);
}

/// Returns whether a nest writes the elements that it reads, where they are.
static bool isCopyToItself(const IndexedNest &nest) {
  return !nest.stages.empty() &&
         llvm::all_of(nest.stages, [](const IndexedStage &stage) {
           return stage.isCopy && stage.reads[0].isResult &&
                  stage.reads[0].tensor == stage.writes[0].tensor &&
                  stage.reads[0].map == stage.writes[0].map;
         });
}

void computeInPlace(IndexedOp &indexed, unsigned result, unsigned operand) {
  for (IndexedNest &nest : indexed.nests)
    for (IndexedStage &stage : nest.stages)
      for (IndexedRead &read : stage.reads)
        if (isReadOf(read, operand)) {
          read.isResult = true;
          read.tensor = result;
        }
  llvm::erase_if(indexed.nests, isCopyToItself);
}

} // namespace mlir::onnx
