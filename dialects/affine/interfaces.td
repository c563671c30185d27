// SPDX-License-Identifier: Apache-2.0
//
// Accesses to memory at indices that are results of an affine map.
#ifndef DIALECTS_AFFINE_INTERFACES_TD
#define DIALECTS_AFFINE_INTERFACES_TD

include "ods/records/op_base.td"

def AffineReadOpInterface : OpInterface<"AffineReadOpInterface"> {
  let description = [{
    Operations that read from a memref at indices that are results of an affine
    map.
  }];
  let cppNamespace = "::mlir::affine";

  let methods = [
    InterfaceMethod<"What is read from.", "::mlir::Value", "getMemRef", (ins),
      [{}], [{ return $_op.getOperand($_op.getMemRefOperandIndex()); }]>,
    InterfaceMethod<"Its type.", "::mlir::MemRefType", "getMemRefType", (ins),
      [{}],
      [{ return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType()); }]
    >,
    InterfaceMethod<"The operands of the map.",
      "::mlir::Operation::operand_range", "getMapOperands", (ins), [{}],
      [{ return $_op->getOperands().drop_front(1); }]>,
    InterfaceMethod<"The map.", "::mlir::AffineMap", "getAffineMap", (ins),
      [{}], [{ return $_op.getAffineMapAttr().getValue(); }]>,
    InterfaceMethod<"What is read.", "::mlir::Value", "getValue", (ins), [{}],
      [{ return $_op->getResult(0); }]>
  ];
}

def AffineWriteOpInterface : OpInterface<"AffineWriteOpInterface"> {
  let description = [{
    Operations that write to a memref at indices that are results of an affine
    map.
  }];
  let cppNamespace = "::mlir::affine";

  let methods = [
    InterfaceMethod<"What is written to.", "::mlir::Value", "getMemRef", (ins),
      [{}], [{ return $_op.getOperand($_op.getMemRefOperandIndex()); }]>,
    InterfaceMethod<"Its type.", "::mlir::MemRefType", "getMemRefType", (ins),
      [{}],
      [{ return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType()); }]
    >,
    InterfaceMethod<"The operands of the map.",
      "::mlir::Operation::operand_range", "getMapOperands", (ins), [{}],
      [{ return $_op->getOperands().drop_front(2); }]>,
    InterfaceMethod<"The map.", "::mlir::AffineMap", "getAffineMap", (ins),
      [{}], [{ return $_op.getAffineMapAttr().getValue(); }]>,
    InterfaceMethod<"What is written.", "::mlir::Value", "getValueToStore",
      (ins), [{}],
      [{ return $_op.getOperand($_op.getStoredValOperandIndex()); }]>
  ];
}

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let description = [{
    Operations that use memrefs at indices that are results of affine maps.
  }];
  let cppNamespace = "::mlir::affine";

  let methods = [
    InterfaceMethod<"The map of one of the memrefs, with its name.",
      "::mlir::NamedAttribute", "getAffineMapAttrForMemRef",
      (ins "::mlir::Value":$memref), [{}], [{
        assert(memref == $_op.getMemRef() && "the memref of another operation");
        return {::mlir::StringAttr::get($_op->getContext(),
                                        $_op.getMapAttrStrName()),
                $_op.getAffineMapAttr()};
      }]>
  ];
}

#endif // DIALECTS_AFFINE_INTERFACES_TD
