// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of types. Their C++ is in
// core/ir/builtin/builtin_type_interfaces.h and builtin_types.h.
#ifndef CORE_INTERFACES_BUILTIN_TYPES_TD
#define CORE_INTERFACES_BUILTIN_TYPES_TD

include "ods/records/op_base.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{
    Types of a fixed bit width that may be elements of vectors.
  }];
  let cppNamespace = "::mlir";
}

def FloatTypeInterface
    : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = [{
    Floating-point types.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the floating-point format.",
                    "const ::llvm::fltSemantics &", "getFloatSemantics", (ins)>,
    InterfaceMethod<
      "Returns the float type with `scale` times the width, or null if there "
      "is none.",
      "::mlir::FloatType", "scaleElementBitwidth", (ins "unsigned":$scale), "",
      "return ::mlir::FloatType();">
  ];
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{
    Types that may be elements of memrefs: they have a size in memory.
  }];
  let cppNamespace = "::mlir";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = [{
    Pointer types: an address in a memory space, with an optional element type
    and optional metadata, such as a size.
  }];
  let methods = [
    InterfaceMethod<"Returns the memory space.",
                    "::mlir::Attribute", "getMemorySpace">,
    InterfaceMethod<"Returns the element type, or null.",
                    "::mlir::Type", "getElementType">,
    InterfaceMethod<"Returns true if the pointer has metadata besides the "
                    "address.",
                    "bool", "hasPtrMetadata">,
    InterfaceMethod<
      "Returns this type with another memory space and, if given, another "
      "element type. Fails if there is no such type.",
      "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
      (ins "::mlir::Attribute":$memorySpace,
           "::std::optional<::mlir::Type>":$elementType)>
  ];
  let cppNamespace = "::mlir";
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{
    Containers of elements of one type. If the rank is known, they have a size
    for each dimension. A size is nonnegative, or ShapedType::kDynamic if it is
    not known.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns this type with another element type and, if given, another "
      "shape. A type with a given shape is ranked.",
      "::mlir::ShapedType", "cloneWith",
      (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape,
           "::mlir::Type":$elementType)>,
    InterfaceMethod<"Returns the element type.",
                    "::mlir::Type", "getElementType">,
    InterfaceMethod<"Returns true if the rank is known.", "bool", "hasRank">,
    InterfaceMethod<"Returns the sizes of the dimensions. The rank must be "
                    "known.",
                    "::llvm::ArrayRef<int64_t>", "getShape">
  ];

  // Derived queries.
  let extraSharedClassDeclaration = [{
    auto clone(::llvm::ArrayRef<int64_t> shape, ::mlir::Type elementType) const;
    auto clone(::llvm::ArrayRef<int64_t> shape) const;
    auto clone(::mlir::Type elementType) const;
    unsigned getElementTypeBitWidth() const;
    int64_t getRank() const;
    int64_t getNumElements() const;
    bool isDynamicDim(unsigned i) const;
    bool isStaticDim(unsigned i) const;
    bool hasStaticShape() const;
    bool hasStaticShape(::llvm::ArrayRef<int64_t> shape) const;
    int64_t getNumDynamicDims() const;
    int64_t getDimSize(unsigned i) const;
    unsigned getDynamicDimIndex(unsigned i) const;
  }];
}

#endif // CORE_INTERFACES_BUILTIN_TYPES_TD
