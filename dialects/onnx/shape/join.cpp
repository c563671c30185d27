// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/join.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static DimList joinLists(const DimList &a, const DimList &b) {
  DimList result;
  for (auto [x, y] : llvm::zip(a, b))
    result.push_back(x == y ? x : DimExpr());
  return result;
}

DimShape joinShapes(const DimShape &a, const DimShape &b) {
  if (!a || !b || a->size() != b->size())
    return std::nullopt;
  return joinLists(*a, *b);
}

ValueFacts join(const ValueFacts &a, const ValueFacts &b) {
  ValueFacts result = {joinShapes(a.shape, b.shape), std::nullopt};
  if (a.elements && b.elements && a.elements->size() == b.elements->size())
    result.elements = joinLists(*a.elements, *b.elements);
  return result;
}

/// Returns whether a symbol of the expression is a size or element of a value
/// in the region. Those without a source may be.
static bool isInner(const ShapeFacts &facts, DimExpr expr, Region &region) {
  bool result = false;
  if (expr)
    expr.walkSymbols([&](const DimAtom &symbol) {
      const auto source = facts.getSource(symbol);
      result |= !source || region.isAncestor(source->value.getParentRegion());
    });
  return result;
}

ValueFacts withoutInner(const ShapeFacts &facts, ValueFacts known,
                        Region &region) {
  for (std::optional<DimList> *list : {&known.shape, &known.elements})
    if (*list)
      for (DimExpr &expr : **list)
        if (isInner(facts, expr, region))
          expr = DimExpr();
  return known;
}

} // namespace mlir::onnx
