// SPDX-License-Identifier: Apache-2.0
//
// Operations that provide bounds of their values.
#ifndef CORE_INTERFACES_VALUE_BOUNDS_TD
#define CORE_INTERFACES_VALUE_BOUNDS_TD

include "ods/records/op_base.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = [{
    Operations that bound results, or entry block arguments of their regions, by
    other values. This applies to values of type index and to the dimension
    sizes of shaped values.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Adds bounds of a value of type index.",
      "void", "populateBoundsForIndexValue",
      (ins "::mlir::Value":$value,
           "::mlir::ValueBoundsConstraintSet &":$cstr),
      "", "(void)value, (void)cstr;">,
    InterfaceMethod<
      "Adds bounds of the size of a dimension of a shaped value.",
      "void", "populateBoundsForShapedValueDim",
      (ins "::mlir::Value":$value, "int64_t":$dim,
           "::mlir::ValueBoundsConstraintSet &":$cstr),
      "", "(void)value, (void)dim, (void)cstr;">
  ];
}

#endif // CORE_INTERFACES_VALUE_BOUNDS_TD
