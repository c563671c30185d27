// SPDX-License-Identifier: Apache-2.0
//
// Operations on shapes.
#ifndef CORE_INTERFACES_SHAPED_OP_TD
#define CORE_INTERFACES_SHAPED_OP_TD

include "ods/records/op_base.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = [{
    Operations with one result of type index, the size of a dimension of a
    tensor or memref.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the tensor or memref.",
                    "::mlir::Value", "getShapedValue", (ins)>,
    InterfaceMethod<"Returns the index of the dimension, a constant or a "
                    "value.",
                    "::mlir::OpFoldResult", "getDimension", (ins)>
  ];

  let verify = [{ return ::mlir::detail::verifyShapedDimOpInterface($_op); }];
}

#endif // CORE_INTERFACES_SHAPED_OP_TD
