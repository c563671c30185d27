// SPDX-License-Identifier: Apache-2.0
//
// Emits the values of symbolic sizes.
#ifndef CONVERSIONS_ONNX_TO_KRNL_SIZE_EMITTER_H
#define CONVERSIONS_ONNX_TO_KRNL_SIZE_EMITTER_H

#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/support/llvm.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::onnx_to_krnl {

/// Emits each expression once, as a value of type index, and notes what can go
/// wrong: an overflow, or sizes that contradict each other. The same fault is
/// noted once.
class SizeEmitter {
public:
  /// Emits the value of a symbol. Returns null if no operation before the
  /// builder's position has it.
  using SymbolFn = std::function<Value(const onnx::DimAtom &)>;

  SizeEmitter(ImplicitLocOpBuilder &builder, SymbolFn getSymbol)
      : builder(builder), getSymbol(std::move(getSymbol)) {}

  /// Returns the value, or null if a symbol has none.
  Value emit(onnx::DimExpr expr);
  /// Checks that the value is not negative.
  void requireSize(Value size);
  /// Checks that the values are equal.
  void requireEqual(Value left, Value right);
  /// Checks that 0 <= least and greatest < size, unless an extent is 0.
  void requireInside(Value least, Value greatest, Value size,
                     ValueRange extents);

  /// Gives a symbol its value, which is valid from here on.
  void define(const onnx::DimAtom &symbol, Value value) {
    state.atoms[&symbol] = value;
  }
  bool isDefined(const onnx::DimAtom &symbol) const {
    return static_cast<bool>(state.atoms.lookup(&symbol));
  }

  /// Return whether a value that was emitted since the last call has
  /// overflowed, or is wrong, null if this cannot be.
  Value takeOverflow() { return std::exchange(overflow, Value()); }
  Value takeContradiction() { return std::exchange(contradiction, Value()); }

  /// Operands of an operation: a constant is represented by its attribute.
  using Operands = std::vector<const void *>;

  /// The emitted values. Values that are emitted in a region are not valid
  /// outside of it.
  struct State {
    llvm::DenseMap<onnx::DimExpr, Value> emitted;
    llvm::DenseMap<const onnx::DimAtom *, Value> atoms;
    /// Sums, products and checks by their operands.
    std::map<Operands, Value> sums, products;
    std::set<Operands> checked, equal, inside;
  };
  State getState() const { return state; }
  void setState(State previous) { state = std::move(previous); }

  // Arithmetic that notes overflows.
  Value add(Value left, Value right);
  Value mul(Value left, Value right);
  /// Returns the product of the values and a factor. Products that differ only
  /// in constants have a common part.
  Value product(ValueRange values, int64_t factor);
  Value constant(int64_t value);

private:
  Value emitAtom(const onnx::DimAtom &atom);
  Value emitBroadcast(llvm::ArrayRef<onnx::DimExpr> sizes);
  void note(Value &flag, Value condition);

  ImplicitLocOpBuilder &builder;
  SymbolFn getSymbol;
  State state;
  Value overflow, contradiction;
};

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_SIZE_EMITTER_H
