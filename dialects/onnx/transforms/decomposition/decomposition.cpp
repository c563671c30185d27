// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decomposition/decomposition.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

bool Node::hasOperand(unsigned i) const {
  return i < op->getNumOperands() &&
         !isa<NoneType>(op->getOperand(i).getType());
}

bool Node::hasResult(unsigned i) const {
  return i < op->getNumResults() && !isa<NoneType>(op->getResult(i).getType());
}

llvm::ArrayRef<DimExpr> Node::getShape(unsigned i) const {
  return shapes.getShape(op->getOperand(i)).value_or(llvm::ArrayRef<DimExpr>());
}

int64_t Node::getInteger(llvm::StringRef name, int64_t byDefault) const {
  auto attribute = op->getAttrOfType<IntegerAttr>(name);
  return attribute ? attribute.getValue().getSExtValue() : byDefault;
}

double Node::getFloat(llvm::StringRef name, double byDefault) const {
  auto attribute = op->getAttrOfType<FloatAttr>(name);
  return attribute ? attribute.getValueAsDouble() : byDefault;
}

llvm::SmallVector<NamedAttribute>
Node::getAttributes(llvm::ArrayRef<llvm::StringRef> names) const {
  llvm::SmallVector<NamedAttribute> attributes;
  for (llvm::StringRef name : names)
    if (Attribute value = op->getAttr(name))
      attributes.emplace_back(StringAttr::get(op->getContext(), name), value);
  return attributes;
}

void replaceResults(Operation *op, const Replacement &values,
                    NodeBuilder &builder) {
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (!value || isa<NoneType>(result.getType()))
      continue;
    Value typed = builder.node("Identity", value);
    typed.setType(result.getType());
    result.replaceAllUsesWith(typed);
  }
}

void eraseUnused(llvm::ArrayRef<Operation *> replaced) {
  for (Operation *op : replaced)
    if (op->use_empty())
      op->erase();
}

} // namespace mlir::onnx
