// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of attributes. Their C++ is in
// core/ir/builtin/builtin_attribute_interfaces.h and builtin_attributes.h.
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
    InterfaceMethod<"Returns the type.", "::mlir::Type", "getType">
  ];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{
    Attributes whose content is a contiguous array of bytes.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the bytes.", "::llvm::ArrayRef<char>", "getData">
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
      "Returns true if all elements have the same value. By default, returns "
      "true if there is one element.",
      "bool", "isSplat", (ins), [{}],
      [{ return $_attr.getNumElements() == 1; }]>,
    InterfaceMethod<
      "Returns the type of the tensor or vector.",
      "::mlir::ShapedType", "getShapedType", (ins), [{}],
      [{ return $_attr.getType(); }]>,
    InterfaceMethod<
      "Returns the value of an element by its row-major index, or null if "
      "elements cannot be accessed individually.",
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
    InterfaceMethod<"Returns the map, which is not null.",
                    "::mlir::AffineMap", "getAffineMap", (ins)>,
    InterfaceMethod<
      "Returns true if the layout is the identity, as in a memref without a "
      "layout.",
      "bool", "isIdentity", (ins), [{}],
      [{ return $_attr.getAffineMap().isIdentity(); }]>,
    InterfaceMethod<
      "Verifies that the layout is valid for a shape. Errors: reports an error "
      "and fails.",
      "::llvm::LogicalResult", "verifyLayout",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError),
      [{}], [{
        return ::mlir::detail::verifyAffineMapAsLayout($_attr.getAffineMap(),
                                                       shape, emitError);
      }]>,
    InterfaceMethod<
      "Returns the strides and the offset of the layout for a shape. Unknown "
      "ones are ShapedType::kDynamic. Fails if the layout is not strided.",
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
