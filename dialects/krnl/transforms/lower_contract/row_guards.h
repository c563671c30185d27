// SPDX-License-Identifier: Apache-2.0
//
// Which elements of rows are outside of a padded input. Private to this folder.
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_ROW_GUARDS_H
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_ROW_GUARDS_H

#include "dialects/krnl/transforms/contract_roles/contract_roles.h"

namespace mlir::krnl {

/// A dimension of the input with rows whose index is factor * reduction + rest.
/// The rest does not depend on reductions and rows, so that the iterations that
/// are inside are a range for all rows.
struct RowClip {
  unsigned dim;
  unsigned reduction;
  int64_t factor;
};

struct RowGuards {
  SmallVector<RowClip, 2> clips;
  /// The dimensions whose indices are checked for each row.
  SmallVector<unsigned, 2> dims;
  /// The reductions on which these indices depend, if they have few iterations.
  SmallVector<unsigned, 2> unrolled;

  bool isUnrolled(unsigned reduction) const {
    return llvm::is_contained(unrolled, reduction);
  }
};

/// Returns the guards of the input with rows: none if it is not padded.
RowGuards getRowGuards(ContractOp op, const ContractRoles &roles);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_ROW_GUARDS_H
