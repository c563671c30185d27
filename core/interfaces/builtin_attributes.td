// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of attributes. The C++ is in
// core/ir/builtin_attribute_interfaces.h and builtin_attributes.h.
#ifndef CORE_INTERFACES_BUILTIN_ATTRIBUTES_TD
#define CORE_INTERFACES_BUILTIN_ATTRIBUTES_TD

include "ods/records/op_base.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = [{
    Attributes with a type: that of a value that is what the attribute says.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The type.", "::mlir::Type", "getType">
  ];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{
    Attributes that are bytes, one behind the other in memory.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The bytes.", "::llvm::ArrayRef<char>", "getData">
  ];
}

def ElementsAttrInterface
    : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = [{
    Attributes with a value for each element of a tensor or vector.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Whether all elements have one value; by default if there is but one.",
      "bool", "isSplat", (ins), [{}],
      [{ return $_attr.getNumElements() == 1; }]>,
    InterfaceMethod<
      "The type of the tensor or vector.",
      "::mlir::ShapedType", "getShapedType", (ins), [{}],
      [{ return $_attr.getType(); }]>,
    InterfaceMethod<
      "The value of an element by its number, the last dimension running "
      "fastest; null if elements cannot be had one by one.",
      "::mlir::Attribute", "getElement", (ins "uint64_t":$index), [{}],
      [{ return {}; }]>
  ];
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{
    Attributes that may be the layout of a memref: where in memory the element
    with certain indices is, which a semi-affine map can say.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The map; not null.",
                    "::mlir::AffineMap", "getAffineMap", (ins)>,
    InterfaceMethod<
      "Whether the layout is that of a memref that has none.",
      "bool", "isIdentity", (ins), [{}],
      [{ return $_attr.getAffineMap().isIdentity(); }]>,
    InterfaceMethod<
      "Whether the layout fits a shape; says why not.",
      "::llvm::LogicalResult", "verifyLayout",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError),
      [{}], [{
        return ::mlir::detail::verifyAffineMapAsLayout($_attr.getAffineMap(),
                                                       shape, emitError);
      }]>,
    InterfaceMethod<
      "Gives the strides and the offset, ShapedType::kDynamic for those not "
      "known, that the layout has for a shape; fails if it is not strided.",
      "::llvm::LogicalResult", "getStridesAndOffset",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::SmallVectorImpl<int64_t>&":$strides,
           "int64_t&":$offset),
      [{}], [{
        return ::mlir::detail::getAffineMapStridesAndOffset(
            $_attr.getAffineMap(), shape, strides, offset);
      }]>
  ];
}

#endif // CORE_INTERFACES_BUILTIN_ATTRIBUTES_TD
