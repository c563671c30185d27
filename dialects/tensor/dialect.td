// SPDX-License-Identifier: Apache-2.0
//
// The dialect and the base classes of its ops.
#ifndef DIALECTS_TENSOR_DIALECT_TD
#define DIALECTS_TENSOR_DIALECT_TD

include "ods/records/op_base.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let cppNamespace = "::mlir::tensor";
  let summary = "values that are tensors";
  let description = [{
    Ops on the builtin types `tensor<…>` that apply to every element type: they
    extract and insert elements and slices, change types and shapes, and create
    tensors from elements. A tensor is a value: no op reads or writes memory,
    and an insertion returns a new tensor.

    Other dialects define arithmetic on elements and operations of targets.
  }];

  let dependentDialects = [
    // Sums of sizes.
    "affine::AffineDialect",
    // Constants.
    "arith::ArithDialect", "complex::ComplexDialect"
  ];
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
}

class Tensor_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tensor_Dialect, mnemonic, traits>;

// An op with offsets, sizes and strides, each static or dynamic. Its
// extraClassDeclaration must start with extraBaseClassDeclaration.
class Tensor_OpWithOffsetSizesAndStrides<string mnemonic,
                                         list<Trait> traits = []>
    : Tensor_Op<mnemonic, traits> {
  code extraBaseClassDeclaration = [{
    ::mlir::RankedTensorType getSourceType() {
      return ::llvm::cast<RankedTensorType>(Value(getSource()).getType());
    }
    ::mlir::RankedTensorType getResultType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }
    ::mlir::Operation::operand_range getDynamicSizes() { return getSizes(); }

    /// Returns offset, size and stride of each dimension as values. Creates a
    /// constant at `loc` for each static one.
    ::mlir::SmallVector<::mlir::Range, 8> getOrCreateRanges(
        ::mlir::OpBuilder &b, ::mlir::Location loc) {
      return ::mlir::getOrCreateRanges(getOperation(), b, loc);
    }
  }];
}

// The type of `value` is the element type of `tensor`.
class Tensor_ElementOf<string summary, string tensor, string value>
    : TypesMatchWith<summary, tensor, value,
                     "::llvm::cast<TensorType>($_self).getElementType()",
                     "std::equal_to<>()", "(element-type self)">;

#endif // DIALECTS_TENSOR_DIALECT_TD
