// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/destination_style.h"

using namespace mlir;

bool detail::isDpsInit(OperandRange inits, OpOperand &operand) {
  return &operand >= inits.getBase() &&
         &operand < inits.getBase() + inits.size();
}

llvm::SmallVector<OpOperand *> detail::getDpsInputOperands(Operation *op,
                                                           OperandRange inits) {
  llvm::SmallVector<OpOperand *> inputs;
  for (OpOperand &operand : op->getOpOperands())
    if (!isDpsInit(inits, operand))
      inputs.push_back(&operand);
  return inputs;
}

OpOperand *detail::getDpsInputOperand(Operation *op, OperandRange inits,
                                      int64_t i) {
  if (!inits.empty() && i >= inits.getBeginOperandIndex())
    i += inits.size();
  return &op->getOpOperand(i);
}

LogicalResult detail::verifyDestinationStyleOpInterface(Operation *op) {
  DestinationStyleOpInterface interface(op);
  OperandRange inits = interface.getDpsInits();
  llvm::MutableArrayRef<OpOperand> operands(inits.getBase(), inits.size());

  // Invariant 1.
  llvm::SmallVector<OpOperand *> tensors;
  for (OpOperand &init : operands) {
    const Type type = init.get().getType();
    if (llvm::isa<TensorType>(type))
      tensors.push_back(&init);
    else if (!llvm::isa<BaseMemRefType>(type))
      return op->emitOpError("expected that operand #")
             << init.getOperandNumber() << " is a tensor or a memref";
  }

  // Invariant 2.
  const size_t numResults = llvm::count_if(op->getResultTypes(), [](Type type) {
    return llvm::isa<TensorType>(type);
  });
  if (numResults != tensors.size())
    return op->emitOpError("expected the number of tensor results (")
           << numResults << ") to be equal to the number of output tensors ("
           << tensors.size() << ")";

  // Invariant 3.
  for (OpOperand *init : tensors) {
    const Type type = init->get().getType();
    // Memref inits count in this index, but have no result.
    if (static_cast<size_t>(init - operands.data()) >= op->getNumResults())
      return op->emitOpError("expected operand #")
             << init->getOperandNumber() << " to have a corresponding result";
    const Type result = interface.getTiedOpResult(init).getType();
    if (type != result)
      return op->emitOpError("expected type of operand #")
             << init->getOperandNumber() << " (" << type
             << ") to match type of corresponding result (" << result << ")";
  }
  return success();
}
