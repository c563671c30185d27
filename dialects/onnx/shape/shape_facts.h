// SPDX-License-Identifier: Apache-2.0
//
// The facts about values that shape inference collects, one operation after the
// other. The functions for operators use OpShapes (op_shapes.h).
#ifndef DIALECTS_ONNX_SHAPE_SHAPE_FACTS_H
#define DIALECTS_ONNX_SHAPE_SHAPE_FACTS_H

#include <memory>
#include <optional>
#include <utility>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::onnx {

using DimList = llvm::SmallVector<DimExpr, 4>;

/// The sizes of a tensor; nullopt if the rank is not known. A size that is null
/// is not known.
using DimShape = std::optional<DimList>;

/// The facts about a value. The shape of a sequence is that of its
/// elements, and the shape of an optional value is that of its content.
struct ValueFacts {
  DimShape shape;
  /// The elements of a small tensor, in row-major order, if they are integers.
  std::optional<DimList> elements;
};

class OpShapes;

/// Sets the facts about the results of an operation.
/// Errors: a diagnostic.
using InferShapes = LogicalResult (*)(OpShapes &op);

/// A row of a table of functions.
struct InferShapesRow {
  /// The operation without its dialect.
  llvm::StringLiteral op;
  InferShapes infer;
};

/// The facts about all values of a function.
class ShapeFacts {
public:
  /// Tensors with more elements are no list of sizes.
  static constexpr int64_t maxElements = 64;

  /// Where a symbol gets its value: the size of a dimension, or an element.
  struct Source {
    Value value;
    unsigned index;
    bool isElement;
  };

  ShapeFacts();

  DimExprContext &getContext() { return context; }

  const ValueFacts *lookup(Value value) const;
  /// Returns the facts, at least those of the type.
  const ValueFacts &get(Value value);
  /// Returns the elements of an integer tensor. Creates symbols for those that
  /// are not known. Returns nullopt if their number is not known or too large.
  std::optional<DimList> getOrCreateElements(Value value);

  /// Keeps what is known besides the type, for `add`.
  void declare(Value value, DimList sizes);
  /// Returns the rank that the type or the declaration says.
  std::optional<int64_t> getDeclaredRank(Value value) const;
  /// Adds what is known about a value to its type and its declaration. Sizes
  /// that are not known become symbols.
  /// Errors: a diagnostic if the shapes contradict.
  LogicalResult add(Value value, ValueFacts facts);
  /// Like `add`, but removes what was known before.
  void set(Value value, ValueFacts facts);

  /// Returns whether the value is no less than 0 in a valid model: by its
  /// bound, or since it is the size of a dimension.
  bool isSize(DimExpr expr);
  std::optional<Source> getSource(const DimAtom &symbol) const;
  /// Names the source of a symbol unless it has one.
  void addSource(DimExpr symbol, Source source);

  /// Visits the operations of a region with one block.
  LogicalResult visit(Region &region);
  LogicalResult visit(Operation &op);

  /// Whether errors are not reported, as facts are a guess.
  bool isSilent = false;
  /// How many operations may be visited again. Afterwards nothing is assumed
  /// about values that loops carry.
  int64_t budget = 0;

private:
  DimExpr createSymbol(Value value, unsigned index, bool isElement);
  LogicalResult combine(Value value, DimShape &shape);
  void complete(Value value, ValueFacts &facts);

  DimExprContext context;
  llvm::StringMap<InferShapes> functions;
  /// References to facts stay valid when others are added.
  llvm::DenseMap<Value, std::unique_ptr<ValueFacts>> facts;
  llvm::DenseMap<Value, DimList> declared;
  llvm::DenseMap<std::pair<Value, unsigned>, DimExpr> createdSizes,
      createdElements;
  llvm::DenseMap<const DimAtom *, Source> sources;
  llvm::DenseSet<DimExpr> sizes;
  unsigned depth = 0;
};

/// Returns the shape of a tensor type; its dynamic sizes are null. Returns the
/// shape of the elements of a sequence, or of the content of an optional value.
DimShape getTypeShape(DimExprContext &context, Type type);

/// Prints a shape: `[n, 3]`, or `unranked`.
std::string printShape(const DimShape &shape);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_SHAPE_FACTS_H
