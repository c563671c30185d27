// SPDX-License-Identifier: Apache-2.0
//
// Contractions of a window that slides over an input, such as depthwise
// convolutions. Private to this folder.
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_CONTRACT_WINDOW_H
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_CONTRACT_WINDOW_H

#include <optional>

#include "core/ir/affine/affine_expr.h"
#include "dialects/krnl/contract_op.h"

namespace mlir::krnl {

/// An index of the input that the window slides over:
/// offset + step * iterator + sum of factor * tap.
struct WindowAxis {
  struct Tap {
    /// The reduction and its number of iterations.
    unsigned iterator;
    int64_t extent, factor;
  };

  /// A parallel iterator; null for an axis without one, whose index is 0.
  std::optional<unsigned> iterator;
  int64_t step = 1;
  SmallVector<Tap, 2> taps;
  /// Does not depend on the iterator and reductions.
  AffineExpr offset;

  /// Returns the greatest sum of factor * tap.
  int64_t getSpan() const;
  /// Returns the number of points of all taps.
  int64_t getNumTaps() const;
};

/// The parts of a contraction output[…, i, j] = sum of
/// input[…, row(i, taps), column(j, taps)] * factor, where the factor does not
/// depend on i and j. Without rows, the input is input[…, column(j, taps)].
struct ContractWindow {
  /// The input that the window slides over; the other one has the factors.
  unsigned input;
  WindowAxis row, column;
  /// The reductions that are no taps, and the product of their extents.
  SmallVector<unsigned, 2> channels;
  SmallVector<int64_t, 2> channelExtents;
  int64_t numChannels = 1;

  unsigned getFactor() const { return 1 - input; }
  /// Returns the number of last indices of the input that are axes.
  unsigned getNumAxes() const { return row.iterator ? 2 : 1; }
};

/// Returns the window of a contraction, or nothing if it has none or has
/// reductions whose extent is not known.
std::optional<ContractWindow> getWindow(ContractOp op);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_CONTRACT_WINDOW_H
