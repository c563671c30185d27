// SPDX-License-Identifier: Apache-2.0
//
// The state and the helpers that the parts of a contraction in panels share.
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_PANEL_EMITTER_H
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_PANEL_EMITTER_H

#include "core/ir/structure/builders.h"
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "dialects/krnl/transforms/contract_roles/panel_shape.h"
#include "dialects/krnl/transforms/lower_contract/row_guards.h"

namespace mlir::krnl {

/// A memref and the map of an operand to it.
struct PanelOperand {
  Value memref;
  AffineMap map;
};

/// The part of a contraction that one pass over its rows adds to the sums.
struct PanelBlock {
  /// The first column and the one after the last.
  Value start, end;
  /// The first iteration of the split reduction, and the number of them.
  Value depthStart, depth;
  /// Whether it is the first or the last one of its columns; null if it is.
  Value isFirst, isLast;
  /// The panels of the block after this one, if columns are packed, which are
  /// fetched in advance.
  Value next;
};

/// Builds indices, loops and accesses. `iterators` has the value of each
/// iterator at the insertion point, or null.
class PanelEmitter {
public:
  PanelEmitter(ContractOp op, ContractRoles roles, PanelShape shape)
      : op(op), loc(op.getLoc()), builder(op), roles(std::move(roles)),
        shape(shape), guards(getRowGuards(op, this->roles)),
        iterators(op.getNumIterators()) {}

  Value number(int64_t value);
  Value add(Value a, Value b);
  Value add(Value a, int64_t b) { return add(a, number(b)); }
  Value subtract(Value a, Value b);
  Value multiply(Value a, Value b);
  Value divide(Value a, Value b);
  Value remainder(Value a, Value b);
  Value minimum(Value a, Value b);
  Value maximum(Value a, Value b);
  Value isLess(Value a, Value b);
  /// Returns a && b; a null operand is true.
  Value both(Value a, Value b);
  Value getSize(Value memref, unsigned dim);
  /// Returns whether an index is inside of a size. A negative one is not.
  Value isInside(Value index, Value size);

  /// Emits a loop; `body` emits its content. Without a loop if there is one
  /// iteration.
  void forEach(Value lower, Value upper, int64_t step,
               function_ref<void(Value)> body);
  /// Emits a branch, or only one side of it if the condition is constant or
  /// null, which is true.
  void branch(Value condition, function_ref<void()> makeThen,
              function_ref<void()> makeElse = {});
  /// Emits a branch with results.
  SmallVector<Value> choose(Value condition, TypeRange types,
                            function_ref<SmallVector<Value>()> makeThen,
                            function_ref<SmallVector<Value>()> makeElse);

  Value evaluate(AffineExpr expr);
  SmallVector<Value> getPlace(AffineMap map);
  Value load(const PanelOperand &operand);
  VectorType getVectorType(Type element);
  /// Returns zeros of the type of the accumulator.
  Value getZeros();
  /// Sets the iterators over columns to those of column `j`.
  void setColumns(Value j);
  Value getBound(unsigned iterator) { return op.getBounds()[iterator]; }
  /// Returns the number of columns if it is constant.
  std::optional<int64_t> getNumColumns();

  ContractOp op;
  Location loc;
  OpBuilder builder;
  ContractRoles roles;
  PanelShape shape;
  RowGuards guards;
  SmallVector<Value> iterators;
  /// Set if an expression could not be expanded.
  bool hasFailed = false;
};

/// Copies the columns of a block into its panels: element [p, k, l] of the
/// buffer is that of product k and column l of panel p. Elements outside of a
/// padded input are 0.
void packPanels(PanelEmitter &emitter, const PanelBlock &block, Value buffer);

/// Where the factors, the sums and the other operands of a contraction are.
struct TileOperands {
  /// The input with rows, if they are not packed. If `isFlat`, there is one
  /// loop over the products of a block; the map then has the number of the
  /// product for the last reduction, and does not depend on other reductions.
  PanelOperand rows;
  bool isFlat;
  /// The output and the extra operands; those that depend on columns have the
  /// number of the column for the last iterator over columns, and do not depend
  /// on the others. An extra operand with null for its memref is not contiguous
  /// along columns.
  PanelOperand output;
  SmallVector<PanelOperand> extras;
  /// The columns: element [p, k, l] is that of product k in the block and
  /// column l of panel p in the block. Those of the last panel, if it is
  /// narrower, are read from `lastPanel`.
  Value panels, lastPanel;
  /// If rows are packed, the panel with those of the tile: element
  /// [0, k, rowOffset + r] is that of product k in the block and row r. Else
  /// null.
  Value rowPanel, rowOffset;
  /// A buffer for the sums of a tile.
  Value edge;
};

/// The place of a tile in registers.
struct PanelTile {
  int64_t rows, vectors;
  Value row, column;
  /// The panels of the columns, the number of the panel in its block, and the
  /// first column in the panel; null if that is 0.
  Value panels, panel, offset;
  /// The columns that exist; null if all do.
  Value numColumns;
  /// Whether the tile is at an end of a matrix that is much larger, so that
  /// short code matters more than its time.
  bool isRare = false;
  /// Whether elements of rows may be outside of a padded input.
  bool isGuarded = false;
};

/// Computes the sums of a tile, adds those of blocks before, and stores them,
/// or what the epilogue makes of them after the last block.
void emitTile(PanelEmitter &emitter, const PanelBlock &block,
              const TileOperands &operands, const PanelTile &place);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_PANEL_EMITTER_H
