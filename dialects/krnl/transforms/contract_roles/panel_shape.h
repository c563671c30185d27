// SPDX-License-Identifier: Apache-2.0
//
// The sizes of the loops of a contraction in panels.
#ifndef DIALECTS_KRNL_TRANSFORMS_CONTRACT_ROLES_PANEL_SHAPE_H
#define DIALECTS_KRNL_TRANSFORMS_CONTRACT_ROLES_PANEL_SHAPE_H

#include "dialects/krnl/transforms/contract_roles/contract_roles.h"

namespace mlir::krnl {

/// The sizes of tiles, panels and blocks.
struct PanelShape {
  /// A tile of sums in registers: rows of vectors of lanes.
  int64_t rows, vectors, lanes;
  /// The reductions from number `split` on are those of a block. It has
  /// `depth` iterations of that one and all, `inner`, of those after it.
  unsigned split;
  int64_t depth, inner;
  /// The panels of a block, as many columns wide as a tile each.
  int64_t panels;
  /// The products that one instruction adds to a lane. Iterations of the last
  /// reduction are those of groups of so many.
  int64_t group;

  int64_t getWidth() const { return vectors * lanes; }
};

/// Returns the sizes for a contraction with these roles and this schedule, or
/// nothing if it cannot be lowered to panels. `isPacked`: its columns are
/// packed or will be, and need no buffer.
std::optional<PanelShape> getPanelShape(ContractOp op,
                                        const ContractRoles &roles,
                                        DictionaryAttr schedule, bool isPacked);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_CONTRACT_ROLES_PANEL_SHAPE_H
