// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract/contract_window.h"

#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::krnl {

/// Larger windows are not unrolled.
static constexpr int64_t maxTaps = 256;

int64_t WindowAxis::getSpan() const {
  int64_t span = 0;
  for (const Tap &tap : taps)
    span += (tap.extent - 1) * tap.factor;
  return span;
}

int64_t WindowAxis::getNumTaps() const {
  int64_t number = 1;
  for (const Tap &tap : taps)
    number *= tap.extent;
  return number;
}

/// Returns the index as an axis of an iterator, if it is one.
static std::optional<WindowAxis> getAxis(ContractOp op, AffineMap map,
                                         AffineExpr expr, unsigned iterator) {
  WindowAxis axis;
  axis.iterator = iterator;
  axis.offset = expr;
  const AffineExpr zero = getAffineConstantExpr(0, op.getContext());
  for (unsigned i = 0; i < op.getNumIterators(); ++i) {
    if (i != iterator && !op.isReduction(i))
      continue;
    if (!expr.isFunctionOfDim(i))
      continue;
    const std::optional<int64_t> factor = getLinearFactor(expr, i, map);
    if (!factor || *factor <= 0 || *factor > maxTaps)
      return std::nullopt;
    axis.offset =
        axis.offset.replace(getAffineDimExpr(i, op.getContext()), zero);
    if (i == iterator) {
      axis.step = *factor;
      continue;
    }
    const std::optional<int64_t> extent = getConstantBound(op, i);
    if (!extent || *extent < 1 || *extent > maxTaps)
      return std::nullopt;
    axis.taps.push_back({i, *extent, *factor});
  }
  return axis;
}

/// Returns true if the iterator is the result of the output's map at
/// `position`, is parallel, and the map has it nowhere else.
static std::optional<unsigned> getOutputIterator(ContractOp op,
                                                 unsigned position) {
  const AffineMap map = op.getOutputMap();
  auto dim = dyn_cast<AffineDimExpr>(map.getResult(position));
  if (!dim || op.isReduction(dim.getPosition()))
    return std::nullopt;
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (i != position && expr.isFunctionOfDim(dim.getPosition()))
      return std::nullopt;
  return dim.getPosition();
}

/// Returns true if only the result at `position` depends on the dimension.
static bool isOnlyIn(AffineMap map, unsigned position, unsigned dim) {
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (expr.isFunctionOfDim(dim) != (i == position))
      return false;
  return true;
}

static bool hasIdentityLayout(Value memref) {
  return cast<MemRefType>(memref.getType()).getLayout().isIdentity();
}

/// Sets the axes of an input that the window slides over.
static bool setAxes(ContractOp op, ContractWindow &window) {
  const AffineMap map = op.getInputMap(window.input),
                  factor = op.getInputMap(window.getFactor()),
                  output = op.getOutputMap();
  const unsigned rank = map.getNumResults(),
                 outputRank = output.getNumResults();
  if (rank == 0 || outputRank == 0)
    return false;
  const auto column = getOutputIterator(op, outputRank - 1);
  if (!column || !isOnlyIn(map, rank - 1, *column) ||
      factor.isFunctionOfDim(*column))
    return false;
  auto axis = getAxis(op, map, map.getResult(rank - 1), *column);
  if (!axis)
    return false;
  window.column = *axis;
  if (rank < 2 || outputRank < 2)
    return true;
  const auto row = getOutputIterator(op, outputRank - 2);
  if (!row || !isOnlyIn(map, rank - 2, *row) || factor.isFunctionOfDim(*row))
    return true;
  axis = getAxis(op, map, map.getResult(rank - 2), *row);
  if (axis)
    window.row = *axis;
  return true;
}

/// Sorts the reductions: taps are in one axis only, channels are in none.
static bool setChannels(ContractOp op, ContractWindow &window) {
  const AffineMap map = op.getInputMap(window.input);
  const unsigned numLeading = map.getNumResults() - window.getNumAxes();
  auto isTap = [](const WindowAxis &axis, unsigned i) {
    return llvm::any_of(axis.taps, [&](const WindowAxis::Tap &tap) {
      return tap.iterator == i;
    });
  };
  for (unsigned i = 0; i < op.getNumIterators(); ++i) {
    if (!op.isReduction(i))
      continue;
    const unsigned numAxes = isTap(window.row, i) + isTap(window.column, i);
    bool isLeading = false;
    for (AffineExpr expr : map.getResults().take_front(numLeading))
      isLeading |= expr.isFunctionOfDim(i);
    if (numAxes > 1 || (numAxes == 1 && isLeading))
      return false;
    if (numAxes == 1)
      continue;
    const std::optional<int64_t> extent = getConstantBound(op, i);
    if (!extent || *extent < 1 || *extent > 4096)
      return false;
    window.channels.push_back(i);
    window.channelExtents.push_back(*extent);
    window.numChannels *= *extent;
    if (window.numChannels > 4096)
      return false;
  }
  return true;
}

std::optional<ContractWindow> getWindow(ContractOp op) {
  if (op.getInputs().size() != 2 || !op.getPrologue().empty())
    return std::nullopt;
  // The output is written more than once, and before other operands are read.
  if (llvm::is_contained(op.getExtras(), op.getOutput()) ||
      llvm::is_contained(op.getInputs(), op.getOutput()))
    return std::nullopt;
  for (unsigned input : {0, 1}) {
    ContractWindow window;
    window.input = input;
    if (op.isPadded(window.getFactor()) || !setAxes(op, window) ||
        !setChannels(op, window))
      continue;
    if (window.row.getNumTaps() * window.column.getNumTaps() > maxTaps ||
        !hasIdentityLayout(op.getInputs()[input]) ||
        !hasIdentityLayout(op.getOutput()))
      continue;
    return window;
  }
  return std::nullopt;
}

} // namespace mlir::krnl
