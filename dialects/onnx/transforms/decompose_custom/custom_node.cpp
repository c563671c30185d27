// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"

#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/onnx.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

Value CustomNode::getOptional(unsigned i) const {
  return hasOperand(i) ? getOperand(i) : builder.noValue();
}

Type CustomNode::getResultElement(unsigned i) const {
  return hasResult(i) ? getElementType(op->getResult(i)) : Type();
}

bool CustomNode::knowsRanks(llvm::ArrayRef<unsigned> operands) const {
  return llvm::all_of(operands, [&](unsigned i) {
    return !hasOperand(i) || shapes.getShape(getOperand(i));
  });
}

int64_t CustomNode::getRank(unsigned i) const {
  return static_cast<int64_t>(getShape(i).size());
}

llvm::StringRef CustomNode::getString(llvm::StringRef name,
                                      llvm::StringRef byDefault) const {
  auto attribute = op->getAttrOfType<StringAttr>(name);
  return attribute ? attribute.getValue() : byDefault;
}

LogicalResult CustomNode::refuse(const llvm::Twine &part) const {
  auto custom = cast<CustomOp>(op);
  return op->emitError() << "operator '" << custom.getFunctionName()
                         << "' with " << part << " is not implemented";
}

} // namespace mlir::onnx
