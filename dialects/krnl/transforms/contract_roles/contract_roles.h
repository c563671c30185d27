// SPDX-License-Identifier: Apache-2.0
//
// The roles of iterators in a contraction that is a product of matrices: rows
// of the first, columns of the second, and the products that are summed. A
// convolution is one, whose second matrix is not in memory as such.
#ifndef DIALECTS_KRNL_TRANSFORMS_CONTRACT_ROLES_CONTRACT_ROLES_H
#define DIALECTS_KRNL_TRANSFORMS_CONTRACT_ROLES_CONTRACT_ROLES_H

#include <optional>

#include "dialects/krnl/contract_op.h"

namespace mlir::krnl {

struct ContractRoles {
  /// The numbers of the inputs that have rows and columns.
  unsigned rowInput = 0, columnInput = 1;
  /// The iterator over rows; without it there is one row.
  std::optional<unsigned> row;
  /// The iterators over columns, outermost first, which together are contiguous
  /// in the output. There is at least one.
  SmallVector<unsigned> columns;
  SmallVector<unsigned> reductions;
  /// The other parallel iterators.
  SmallVector<unsigned> outer;
};

/// Whether the bytes of each input are signed.
struct ByteFactors {
  bool isSigned[2];
};

/// Returns how a contraction of two inputs of i8 extends them to an accumulator
/// of i32, or nothing if it does something else.
std::optional<ByteFactors> getByteFactors(ContractOp op);

/// Returns the roles of the iterators of a contraction with two inputs, of
/// floats and without a prologue or of bytes, or nothing if it has no columns.
std::optional<ContractRoles> findRoles(ContractOp op);

/// Like findRoles, but returns nothing if the contraction has few rows, unless
/// its columns are packed.
std::optional<ContractRoles> getRoles(ContractOp op);

/// Returns the width of the panels that an input is packed in, or nothing if it
/// is not packed, or not as these roles read it. If it is, its map is (outer
/// iterators, i, all reductions), where i is the iterator over its rows or
/// columns, and its sizes are the bounds of i and of the reductions.
std::optional<int64_t> getPackedWidth(ContractOp op, const ContractRoles &roles,
                                      unsigned input);

/// Returns true if the last results of the map are these iterators, in order,
/// no other result depends on one, and the elements that they address are
/// adjacent in memory. Sizes are those of bounds, but for the first iterator.
bool isContiguousAlong(ContractOp op, Value memref, AffineMap map,
                       ArrayRef<unsigned> iterators);

/// Returns true if the index of an input in a dimension is an iterator whose
/// bound is the size, or the first one of groups that have this size together,
/// so that it is inside.
bool isSurelyInside(ContractOp op, unsigned input, unsigned dim);

/// Returns the factor of a dimension in an expression that is linear in it.
std::optional<int64_t> getLinearFactor(AffineExpr expr, unsigned dim,
                                       AffineMap map);

/// Returns the constant bound of an iterator, or nothing.
std::optional<int64_t> getConstantBound(ContractOp op, unsigned iterator);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_CONTRACT_ROLES_CONTRACT_ROLES_H
