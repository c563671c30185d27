// SPDX-License-Identifier: Apache-2.0
//
// Which values have memory of their own, and how long they are in use.
#ifndef DIALECTS_ONNX_PLACE_LIFETIMES_H
#define DIALECTS_ONNX_PLACE_LIFETIMES_H

#include <optional>

#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "dialects/func/func.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::onnx {

/// Returns the operand in whose memory a result is: of a view, or one that the
/// result's place names; nullopt for none.
std::optional<unsigned> getSharedOperand(OpResult result);

/// Returns the value in whose memory `value` is. Places of slices, and of
/// results that are computed in the memory of an operand, count.
Value getRoot(Value value);

/// Returns false for operations whose results are not computed.
bool hasMemory(Operation *op);

/// Returns whether the values in the regions of an operation have places.
bool hasPlacedRegions(Operation *op);

/// Returns whether a result of `op` with this shape can be in the arena, which
/// is taken at the entry of the function.
bool isInArena(Operation *op, llvm::ArrayRef<DimExpr> shape,
               ShapeAnalysis &shapes);

/// When the values of a function are in use.
class Lifetimes {
public:
  /// The operations of a function are numbered in order. One with regions
  /// begins before its body and ends after it.
  struct Span {
    unsigned first, last;
  };

  explicit Lifetimes(func::FuncOp function);

  /// Returns the first and the last operation at which the memory of a result,
  /// or of an argument of a loop, is in use. The result of a Concat is in use
  /// from the first operand on that is computed into it.
  Span get(Value value) const;

  /// Returns whether no operation after `op`, nor another operand of `op`, uses
  /// the memory of its operand.
  bool endsAt(Operation *op, unsigned operand) const;
  /// Returns whether only operations before `op` use the memory of `root`.
  bool endsBefore(Value root, Operation *op) const;
  /// Returns whether only operations before the first one that writes the
  /// memory of `value` use that of `root`.
  bool endsBeforeMemory(Value root, Value value) const;
  /// Notes that a place has put a result into the memory of an operand.
  void addShared(OpResult result);

private:
  void number(Block &block);
  unsigned getLastUse(Value root, Operation *user) const;

  func::FuncOp function;
  llvm::DenseMap<Operation *, Span> positions;
  unsigned numPositions = 0;
  /// The position of the last operation that uses the memory of a value.
  llvm::DenseMap<Value, unsigned> lastUses;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_LIFETIMES_H
