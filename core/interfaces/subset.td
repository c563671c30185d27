// SPDX-License-Identifier: Apache-2.0
//
// Operations on subsets of tensors.
#ifndef CORE_INTERFACES_SUBSET_TD
#define CORE_INTERFACES_SUBSET_TD

include "ods/records/op_base.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = [{
    Operations that access only a part of a tensor, the subset. They extract or
    insert it, and implement one of the two interfaces for that. `equivalenceFn`
    returns true if two tensors are equivalent for the purpose of the caller.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns true if this operation and `candidate` are known to access the "
      "same subset. By default, compares their slices.",
      "bool", "operatesOnEquivalentSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":
               $equivalenceFn), "", [{
        return ::mlir::detail::defaultOperatesOnEquivalentSubset(
            $_op.getOperation(), candidate, equivalenceFn);
      }]>,
    InterfaceMethod<
      "Returns true if this operation and `candidate` are known to access "
      "disjoint subsets. By default, compares their slices.",
      "bool", "operatesOnDisjointSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":
               $equivalenceFn), "", [{
        return ::mlir::detail::defaultOperatesOnDisjointSubset(
            $_op.getOperation(), candidate, equivalenceFn);
      }]>,
    InterfaceMethod<
      "Returns the subset as offsets, sizes and strides. Fails if it is not "
      "such a slice.",
      "::mlir::FailureOr<::mlir::HyperrectangularSlice>",
      "getAccessedHyperrectangularSlice", (ins), "",
      [{ return ::mlir::failure(); }]>
  ];

  let extraClassDeclaration = [{
    /// Returns the tensor that contains the subset.
    ::mlir::Value getTensorContainer() const {
      return ::mlir::detail::getTensorContainer(getOperation());
    }
  }];
  let verify = [{ return ::mlir::detail::verifySubsetOpInterface($_op); }];
}

def SubsetExtractionOpInterface
    : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = [{
    Operations with one result, which is a subset of a tensor.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the operand for the tensor.",
                    "::mlir::OpOperand &", "getSourceOperand",
                    (ins)>
  ];

  let extraClassDeclaration = [{
    ::mlir::Value getResult() const { return getOperation()->getResult(0); }
  }];
  let verify = [{
    return ::mlir::detail::verifySubsetExtractionOpInterface($_op);
  }];
}

def SubsetInsertionOpInterface
    : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = [{
    Operations that insert a value into a subset of a tensor.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the operand for the inserted value.",
                    "::mlir::OpOperand &",
                    "getSourceOperand", (ins)>,
    InterfaceMethod<
      "Returns the operand for the tensor. By default, returns the only init "
      "of an operation in destination-passing style.",
      "::mlir::OpOperand &", "getDestinationOperand", (ins), "", [{
        return ::mlir::detail::defaultGetDestinationOperand($_op.getOperation());
      }]>,
    InterfaceMethod<
      "Returns the changed tensor. By default, returns the result tied to the "
      "destination operand.",
      "::mlir::OpResult", "getUpdatedDestination", (ins), "", [{
        return ::mlir::detail::defaultGetUpdatedDestination($_op.getOperation());
      }]>,
    InterfaceMethod<
      "Returns true if `candidate` was extracted from the same subset.",
      "bool", "isEquivalentSubset",
      (ins "::mlir::Value":$candidate,
           "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":
               $equivalenceFn), "", [{
        return ::mlir::detail::defaultIsEquivalentSubset(
            $_op.getOperation(), candidate, equivalenceFn);
      }]>,
    InterfaceMethod<
      "Creates an extraction of the subset from the destination and returns "
      "the extracted value.",
      "::mlir::Value", "buildSubsetExtraction",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc)>,
    InterfaceMethod<
      "Returns the values that buildSubsetExtraction uses.",
      "::llvm::SmallVector<::mlir::Value>",
      "getValuesNeededToBuildSubsetExtraction", (ins)>
  ];

  let extraClassDeclaration = [{
    /// Returns true if `candidate` was extracted from the same subset of the
    /// same tensor.
    bool isSameSubset(::mlir::OpResult candidate) const {
      return isEquivalentSubset(
          candidate, [](::mlir::Value a, ::mlir::Value b) { return a == b; });
    }
  }];
}

#endif // CORE_INTERFACES_SUBSET_TD
