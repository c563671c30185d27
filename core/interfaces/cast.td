// SPDX-License-Identifier: Apache-2.0
//
// Casts.
#ifndef CORE_INTERFACES_CAST_TD
#define CORE_INTERFACES_CAST_TD

include "ods/records/op_base.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = [{
    Operations that convert values of some types to values of other types, at
    least one. A cast whose result types equal its operand types does nothing
    and is folded.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<
      "Returns true if the operation can cast values of types `inputs` to "
      "types `outputs`.",
      "bool", "areCastCompatible",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>
  ];

  let extraTraitClassDeclaration = [{
    /// Folds to the operands if their types equal the result types.
    static ::llvm::LogicalResult
    foldTrait(::mlir::Operation *op,
              ::llvm::ArrayRef<::mlir::Attribute> operands,
              ::llvm::SmallVectorImpl<::mlir::OpFoldResult> &results) {
      return ::mlir::impl::foldCastInterfaceOp(op, operands, results);
    }
  }];
  let verify = [{ return ::mlir::impl::verifyCastInterfaceOp($_op); }];
}

#endif // CORE_INTERFACES_CAST_TD
