// SPDX-License-Identifier: Apache-2.0
//
// The affine dialect: its operations, which values may be dimensions and
// symbols, and composition of maps with what makes their operands.
#ifndef DIALECTS_AFFINE_AFFINE_H
#define DIALECTS_AFFINE_AFFINE_H

#include "core/interfaces/control_flow.h"
#include "core/interfaces/dynamic_index_list.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/loop_like.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/static_values.h"
#include "core/ir/asm_parser.h"
#include "core/ir/integer_set.h"
#include "core/ir/op_class.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"

namespace mlir::affine {

class AffineApplyOp;
class AffineBound;
class AffineForOp;
class AffineMaxOp;
class AffineMinOp;

// Which values may be used as dimensions and symbols: see the description of
// the dialect. O(number of operations between the value and its scope, and of
// those that the value is computed by).

/// Whether a value is of the top level of an operation with the trait
/// AffineScope; or defined in `region` itself.
bool isTopLevelValue(Value value);
bool isTopLevelValue(Value value, Region *region);

/// The closest region around an operation that one with AffineScope holds; null
/// if there is none.
Region *getAffineScope(Operation *op);
/// The closest region around an operation that is not of an affine loop or
/// condition; null if there is none.
Region *getAffineAnalysisScope(Operation *op);

bool isValidDim(Value value);
/// In the scope `region`; null if there is none.
bool isValidDim(Value value, Region *region);
bool isValidSymbol(Value value);
bool isValidSymbol(Value value, Region *region);

/// `(%d0, …)[%s0, …]`; the brackets may be missing.
ParseResult parseDimAndSymbolList(OpAsmParser &parser,
                                  SmallVectorImpl<Value> &operands,
                                  unsigned &numDims);

// Composition. Maps and operands are changed together and stay equivalent.

/// Makes dimensions that are symbols symbols, puts constants in the map, and
/// leaves out operands that are not used and those that are there twice.
void canonicalizeMapAndOperands(AffineMap *map,
                                SmallVectorImpl<Value> *operands);
void canonicalizeSetAndOperands(IntegerSet *set,
                                SmallVectorImpl<Value> *operands);

/// Composes the map with the maps of `affine.apply` that the operands are
/// results of, until there are none.
void fullyComposeAffineMapAndOperands(AffineMap *map,
                                      SmallVectorImpl<Value> *operands);

/// An `affine.apply` of a map, or an expression, with one result, composed.
AffineApplyOp makeComposedAffineApply(OpBuilder &b, Location loc, AffineMap map,
                                      ArrayRef<OpFoldResult> operands);
AffineApplyOp makeComposedAffineApply(OpBuilder &b, Location loc, AffineExpr e,
                                      ArrayRef<OpFoldResult> operands);
/// The same, or what it folds to.
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &b, Location loc,
                                           AffineMap map,
                                           ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &b, Location loc,
                                           AffineExpr expr,
                                           ArrayRef<OpFoldResult> operands);
/// The same for each result of a map.
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

/// The product of the terms, by `affine.apply`; 1 if there are none.
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

/// Whether a value is the induction variable of a loop, and of which; null if
/// it is none.
bool isAffineForInductionVar(Value val);
AffineForOp getForInductionVarOwner(Value val);
/// The same of parallel loops.
bool isAffineParallelInductionVar(Value val);
AffineParallelOp getAffineParallelInductionVarOwner(Value val);
/// The same of any loop of the dialect.
bool isAffineInductionVar(Value val);
/// Adds the induction variables of the loops.
void extractForInductionVars(ArrayRef<AffineForOp> forInsts,
                             SmallVectorImpl<Value> *ivs);

/// Makes a nest of loops; the innermost body is made by the function, given the
/// induction variables. Without bounds there is no loop: the body stands where
/// the builder is.
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
