// SPDX-License-Identifier: Apache-2.0
//
// Operations in destination-passing style.
#ifndef CORE_INTERFACES_DESTINATION_STYLE_TD
#define CORE_INTERFACES_DESTINATION_STYLE_TD

include "ods/records/op_base.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    Operations with init operands, which are consecutive. An init is a memref,
    which the operation writes to, or a tensor, which is the initial content of
    a result. There are as many results as tensor inits, in the same order and
    of the same types. All other operands are inputs of any type.

    Hence a result can be computed in the buffer of its init, and a part of a
    result in that part of the buffer. `%r = tensor.insert_slice %part into
    %whole` is such an operation, with the init `%whole`. `tensor.pad` is not,
    because its result is larger than its operand.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the inits.",
                    "::mlir::MutableOperandRange", "getDpsInitsMutable", (ins)>
  ];

  let extraSharedClassDeclaration = [{
    ::mlir::OperandRange getDpsInits() { return $_op.getDpsInitsMutable(); }
    int64_t getNumDpsInits() { return $_op.getDpsInits().size(); }
    ::mlir::OpOperand *getDpsInitOperand(int64_t i) {
      return &$_op.getDpsInitsMutable()[i];
    }
    void setDpsInitOperand(int64_t i, ::mlir::Value value) {
      $_op.getDpsInitsMutable()[i].set(value);
    }

    // Indices of inputs count only inputs.
    int64_t getNumDpsInputs() {
      return $_op->getNumOperands() - $_op.getNumDpsInits();
    }
    ::llvm::SmallVector<::mlir::OpOperand *> getDpsInputOperands() {
      return ::mlir::detail::getDpsInputOperands($_op.getOperation(),
                                                 $_op.getDpsInits());
    }
    ::llvm::SmallVector<::mlir::Value> getDpsInputs() {
      return ::llvm::map_to_vector(
          $_op.getDpsInputOperands(),
          [](::mlir::OpOperand *input) { return input->get(); });
    }
    ::mlir::OpOperand *getDpsInputOperand(int64_t i) {
      return ::mlir::detail::getDpsInputOperand($_op.getOperation(),
                                                $_op.getDpsInits(), i);
    }

    // The operand must be one of this operation.
    bool isDpsInput(::mlir::OpOperand *opOperand) {
      return !$_op.isDpsInit(opOperand);
    }
    bool isDpsInit(::mlir::OpOperand *opOperand) {
      return ::mlir::detail::isDpsInit($_op.getDpsInits(), *opOperand);
    }
    /// Returns true if the operand is neither a memref nor a tensor.
    bool isScalar(::mlir::OpOperand *opOperand) {
      return !::llvm::isa<::mlir::BaseMemRefType, ::mlir::TensorType>(
          opOperand->get().getType());
    }

    /// Returns the result tied to an init, which must be a tensor.
    ::mlir::OpResult getTiedOpResult(::mlir::OpOperand *opOperand) {
      return $_op->getResult(opOperand->getOperandNumber() -
                             $_op.getDpsInits().getBeginOperandIndex());
    }
    /// Returns the init tied to a result.
    ::mlir::OpOperand *getTiedOpOperand(::mlir::OpResult opResult) {
      return $_op.getDpsInitOperand(opResult.getResultNumber());
    }

    /// Returns true if some operands are memrefs and none are tensors.
    bool hasPureBufferSemantics() {
      return ::mlir::detail::hasOperandsOf<::mlir::BaseMemRefType>(
                 $_op.getOperation()) &&
             !::mlir::detail::hasOperandsOf<::mlir::TensorType>(
                 $_op.getOperation());
    }
    /// Returns true if some operands are tensors and none are memrefs.
    bool hasPureTensorSemantics() {
      return ::mlir::detail::hasOperandsOf<::mlir::TensorType>(
                 $_op.getOperation()) &&
             !::mlir::detail::hasOperandsOf<::mlir::BaseMemRefType>(
                 $_op.getOperation());
    }
  }];

  let verify = [{
    return ::mlir::detail::verifyDestinationStyleOpInterface($_op);
  }];
  let verifyWithRegions = 1;
}

#endif // CORE_INTERFACES_DESTINATION_STYLE_TD
