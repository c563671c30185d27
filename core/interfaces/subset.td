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
      "Whether this one and another are known to touch the same part; by "
      "default from their slices.",
      "bool", "operatesOnEquivalentSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":
               $equivalenceFn), "", [{
        return ::mlir::detail::defaultOperatesOnEquivalentSubset(
            $_op.getOperation(), candidate, equivalenceFn);
      }]>,
    InterfaceMethod<
      "Whether they are known to touch nothing in common; by default from their "
      "slices.",
      "bool", "operatesOnDisjointSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":
               $equivalenceFn), "", [{
        return ::mlir::detail::defaultOperatesOnDisjointSubset(
            $_op.getOperation(), candidate, equivalenceFn);
      }]>,
    InterfaceMethod<
      "The part by offsets, sizes and strides; fails if it is none such.",
      "::mlir::FailureOr<::mlir::HyperrectangularSlice>",
      "getAccessedHyperrectangularSlice", (ins), "",
      [{ return ::mlir::failure(); }]>
  ];

  let extraClassDeclaration = [{
    /// What the part is taken out of, or put in.
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
    InterfaceMethod<"The tensor.", "::mlir::OpOperand &", "getSourceOperand",
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
    InterfaceMethod<"What is put in.", "::mlir::OpOperand &",
                    "getSourceOperand", (ins)>,
    InterfaceMethod<
      "The tensor; by default the one init of an operation in destination "
      "style.",
      "::mlir::OpOperand &", "getDestinationOperand", (ins), "", [{
        return ::mlir::detail::defaultGetDestinationOperand($_op.getOperation());
      }]>,
    InterfaceMethod<
      "The changed tensor; by default the result of that init.",
      "::mlir::OpResult", "getUpdatedDestination", (ins), "", [{
        return ::mlir::detail::defaultGetUpdatedDestination($_op.getOperation());
      }]>,
    InterfaceMethod<
      "Whether `candidate` was taken out of the same part.",
      "bool", "isEquivalentSubset",
      (ins "::mlir::Value":$candidate,
           "::llvm::function_ref<bool(::mlir::Value, ::mlir::Value)>":
               $equivalenceFn), "", [{
        return ::mlir::detail::defaultIsEquivalentSubset(
            $_op.getOperation(), candidate, equivalenceFn);
      }]>,
    InterfaceMethod<
      "A value that is that part of the tensor.",
      "::mlir::Value", "buildSubsetExtraction",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc)>,
    InterfaceMethod<
      "The values that such a value is made of.",
      "::llvm::SmallVector<::mlir::Value>",
      "getValuesNeededToBuildSubsetExtraction", (ins)>
  ];

  let extraClassDeclaration = [{
    /// Whether `candidate` was taken out of the same part of the same tensor.
    bool isSameSubset(::mlir::OpResult candidate) const {
      return isEquivalentSubset(
          candidate, [](::mlir::Value a, ::mlir::Value b) { return a == b; });
    }
  }];
}

#endif // CORE_INTERFACES_SUBSET_TD
