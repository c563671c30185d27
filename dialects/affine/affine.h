// SPDX-License-Identifier: Apache-2.0
//
// The affine dialect: its operations, valid dimensions and symbols, and
// composition of maps with the maps of the operations that define their
// operands.
#ifndef DIALECTS_AFFINE_AFFINE_H
#define DIALECTS_AFFINE_AFFINE_H

#include "core/interfaces/control_flow.h"
#include "core/interfaces/dynamic_index_list.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/loop_like.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/static_values.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/format/asm_parser.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"

namespace mlir::affine {

class AffineApplyOp;
class AffineBound;
class AffineForOp;
class AffineMaxOp;
class AffineMinOp;

// Validity of dimensions and symbols, as the description of the dialect defines
// it. Takes O(n) time, where n is the number of operations between the value
// and its scope and of those that the value depends on.

/// Returns true if a value is defined at the top level of an operation with the
/// trait AffineScope, or in `region` itself.
bool isTopLevelValue(Value value);
bool isTopLevelValue(Value value, Region *region);

/// Returns the innermost region around `op` whose parent has the trait
/// AffineScope, or null.
Region *getAffineScope(Operation *op);
/// Returns the innermost region around `op` whose parent is not a loop or
/// conditional of this dialect, or null.
Region *getAffineAnalysisScope(Operation *op);

bool isValidDim(Value value);
/// Return true if a value is a valid dimension or symbol of operations in
/// `region`, the affine scope. `region` may be null.
bool isValidDim(Value value, Region *region);
bool isValidSymbol(Value value);
bool isValidSymbol(Value value, Region *region);

/// Parses `(%d0, …)[%s0, …]`. The brackets may be omitted.
ParseResult parseDimAndSymbolList(OpAsmParser &parser,
                                  SmallVectorImpl<Value> &operands,
                                  unsigned &numDims);

// Composition. The map and its operands change together and stay equivalent.

/// Turns dimensions that are valid symbols into symbols, folds constant
/// operands into the map, and drops unused and duplicate operands.
void canonicalizeMapAndOperands(AffineMap *map,
                                SmallVectorImpl<Value> *operands);
void canonicalizeSetAndOperands(IntegerSet *set,
                                SmallVectorImpl<Value> *operands);

/// Composes the map with the maps of the `affine.apply` operations that define
/// its operands, until there are none or the map would grow beyond 4,096 nodes.
void fullyComposeAffineMapAndOperands(AffineMap *map,
                                      SmallVectorImpl<Value> *operands);

/// Creates an `affine.apply` of a map or expression with one result, after
/// composition.
AffineApplyOp makeComposedAffineApply(OpBuilder &b, Location loc, AffineMap map,
                                      ArrayRef<OpFoldResult> operands);
AffineApplyOp makeComposedAffineApply(OpBuilder &b, Location loc, AffineExpr e,
                                      ArrayRef<OpFoldResult> operands);
/// Creates the operation likewise, but returns the folded result if it folds.
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &b, Location loc,
                                           AffineMap map,
                                           ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &b, Location loc,
                                           AffineExpr expr,
                                           ArrayRef<OpFoldResult> operands);
/// Creates one folded `affine.apply` for each result of a map.
SmallVector<OpFoldResult> makeComposedFoldedMultiResultAffineApply(
    OpBuilder &b, Location loc, AffineMap map, ArrayRef<OpFoldResult> operands);

AffineMinOp makeComposedAffineMin(OpBuilder &b, Location loc, AffineMap map,
                                  ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineMin(OpBuilder &b, Location loc,
                                         AffineMap map,
                                         ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineMax(OpBuilder &b, Location loc,
                                         AffineMap map,
                                         ArrayRef<OpFoldResult> operands);

/// Returns the product of the terms, computed by `affine.apply`. The empty
/// product is 1.
OpFoldResult computeProduct(Location loc, OpBuilder &builder,
                            ArrayRef<OpFoldResult> terms);

} // namespace mlir::affine

#include "dialects/affine/affine_dialect.h.inc"

#include "dialects/affine/affine_op_interface.h.inc"

#define GET_OP_CLASSES
#include "dialects/affine/affine_op.h.inc"

namespace mlir::affine {

/// A bound of a loop: a map and its operands.
class AffineBound {
public:
  AffineForOp getAffineForOp() const { return op; }
  AffineMap getMap() const { return map; }
  unsigned getNumOperands() const { return operands.size(); }
  Value getOperand(unsigned index) const { return operands[index]; }
  OperandRange getOperands() const { return operands; }

private:
  friend class AffineForOp;
  AffineBound(AffineForOp op, OperandRange operands, AffineMap map)
      : op(op), operands(operands), map(map) {}

  AffineForOp op;
  OperandRange operands;
  AffineMap map;
};

/// Return true if a value is the induction variable of a loop, and the loop or
/// null.
bool isAffineForInductionVar(Value val);
AffineForOp getForInductionVarOwner(Value val);
/// Return this for parallel loops.
bool isAffineParallelInductionVar(Value val);
AffineParallelOp getAffineParallelInductionVarOwner(Value val);
/// Returns true if a value is the induction variable of a loop of the dialect.
bool isAffineInductionVar(Value val);
/// Appends the induction variables of the loops.
void extractForInductionVars(ArrayRef<AffineForOp> forInsts,
                             SmallVectorImpl<Value> *ivs);

/// Creates a loop nest. The callback fills the innermost body and gets the
/// induction variables. If there are no bounds, it is called at the insertion
/// point and there is no loop.
void buildAffineLoopNest(OpBuilder &builder, Location loc,
                         ArrayRef<int64_t> lbs, ArrayRef<int64_t> ubs,
                         ArrayRef<int64_t> steps,
                         function_ref<void(OpBuilder &, Location, ValueRange)>
                             bodyBuilderFn = nullptr);
void buildAffineLoopNest(OpBuilder &builder, Location loc, ValueRange lbs,
                         ValueRange ubs, ArrayRef<int64_t> steps,
                         function_ref<void(OpBuilder &, Location, ValueRange)>
                             bodyBuilderFn = nullptr);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_AFFINE_H
