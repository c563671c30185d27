// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of attributes. Their C++ is in
// core/ir/builtin_attribute_interfaces.h and builtin_attributes.h.
#ifndef CORE_INTERFACES_BUILTIN_ATTRIBUTES_TD
#define CORE_INTERFACES_BUILTIN_ATTRIBUTES_TD

include "ods/records/op_base.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = [{
    Attributes with a type, usually the type of the constant that they
    represent.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The type.", "::mlir::Type", "getType">
  ];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{
    Attributes whose content is a contiguous array of bytes.
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
    Attributes that can be the layout of a memref: they map the indices of an
    element to its position in memory by a semi-affine map.
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
