// SPDX-License-Identifier: Apache-2.0
//
// Builtin elements attributes: many numbers or strings.
// core/ir/builtin/elements.h defines their storage and access in C++.
#ifndef CORE_IR_BUILTIN_BUILTIN_ELEMENTS_TD
#define CORE_IR_BUILTIN_BUILTIN_ELEMENTS_TD

include "core/ir/builtin/builtin_attribute_base.td"

def Builtin_BlobParameter
    : AttrParameter<"::mlir::Blob", "little-endian bytes"> {
  let kind = "blob";
}
def Builtin_ResourceEntryParameter
    : AttrParameter<"const void *", "a resource"> {
  let kind = "pointer";
}

def Builtin_DenseArray
    : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let description = [{
    Numbers of one integer or float type without a shape: `array<i16: 1, -2>`.
    Elements of type `i1` take a byte each.
  }];
  let parameters = (ins "Type":$elementType, "int64_t":$size,
                        Builtin_BlobParameter:$data);
  let builders = [
    AttrBuilderWithInferredContext<(ins
      "Type":$elementType, "int64_t":$size, "ArrayRef<char>":$littleEndianData)>
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genStorageClass = 0;
  let storageClass = "DenseArrayAttrParameters";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    Type getElementType() const { return getParameters().elementType; }
    int64_t getSize() const { return getParameters().size; }
    int64_t size() const { return getSize(); }
    bool empty() const { return getSize() == 0; }
    ArrayRef<char> getRawData() const {
      return getParameters().data.getBytes();
    }
    ArrayRef<char> getData() const { return getRawData(); }

  protected:
    static DenseArrayAttr getFromHost(MLIRContext *context, Type elementType,
                                      ArrayRef<char> bytes, size_t width);
    /// Returns the data in host byte order. Thread-safe.
    const char *getHostData() const;

  public:
  }];
}

// The `using` declarations select the methods of the base class over the
// defaults of the interface.
class Builtin_DenseElementsAttr<string name, string attrMnemonic>
    : Builtin_Attr<name, attrMnemonic, [ElementsAttrInterface],
                   "DenseElementsAttr"> {
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genVerifyDecl = 1;
  code usingBase = [{
    using DenseElementsAttr::empty;
    using DenseElementsAttr::getElement;
    using DenseElementsAttr::getElementType;
    using DenseElementsAttr::getNumElements;
    using DenseElementsAttr::isSplat;
    using DenseElementsAttr::size;
  }];
}

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_DenseElementsAttr<"DenseTypedElements",
                                "dense_int_or_fp_elements"> {
  let summary = "An Attribute containing a dense multi-dimensional array of "
                "integer or floating-point values";
  let description = [{
    One number per element of a tensor or vector, or a single number for all of
    them, a splat: `dense<[1, 2]> : tensor<2xi32>`,
    `dense<0.5> : vector<4x4xf32>`. A number takes whole bytes, except that
    elements of type `i1` take one bit each, least significant bit first.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        Builtin_BlobParameter:$data);
  let extraClassDeclaration = usingBase # [{
    const Blob &getBlob() const { return getParameters().data; }

  private:
    friend class DenseElementsAttr;

  public:
  }];
}

def Builtin_DenseStringElementsAttr
    : Builtin_DenseElementsAttr<"DenseStringElements",
                                "dense_string_elements"> {
  let summary = "An Attribute containing a dense multi-dimensional array of "
                "strings";
  let description = [{
    One string per element of a tensor or vector whose element type is not
    numeric, or a single string for all of them:
    `dense<["a", "b"]> : tensor<2x!test.t>`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        ArrayRefParameter<"::llvm::StringRef">:$data);
  let extraClassDeclaration = usingBase # [{
  private:
    friend class DenseElementsAttr;

  public:
  }];
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements",
                   [ElementsAttrInterface]> {
  let summary = "An Attribute containing a dense multi-dimensional array "
                "backed by a resource";
  let description = [{
    One number per element of a tensor or vector. The numbers are in a resource,
    which is neither hashed nor compared:
    `dense_resource<weights> : tensor<64x64xf32>`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        Builtin_ResourceEntryParameter:$rawHandle);
  let builders = [
    AttrBuilderWithInferredContext<(ins
      "ShapedType":$type, "ResourceHandle":$handle)>,
    // Creates a resource; the name gets a suffix if it is taken.
    AttrBuilderWithInferredContext<(ins
      "ShapedType":$type, "StringRef":$blobName, "Blob":$blob)>
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let extraClassDeclaration = [{
    ShapedType getType() const { return ShapedType(getParameters().type); }
    ResourceHandle getRawHandle() const {
      return ResourceHandle(
          static_cast<const ResourceEntry *>(getParameters().rawHandle));
    }
    /// Returns null if the resource has no blob.
    const Blob *getData() const { return getRawHandle().getBlob(); }
    bool isSplat() const { return false; }
    /// Returns null if there is no blob or its size is wrong.
    Attribute getElement(uint64_t index) const;
  }];
}

def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements",
                   [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let description = [{
    Values at some indices of a tensor or vector; all other elements are zero:
    `sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        "DenseElementsAttr":$indices,
                        "DenseElementsAttr":$values);
  let builders = [
    AttrBuilderWithInferredContext<(ins
      "ShapedType":$type, "DenseIntElementsAttr":$indices,
      "DenseElementsAttr":$values
    ), [{
      return $_get(type.getContext(), type, indices, values);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ShapedType getType() const { return ShapedType(getParameters().type); }
    DenseIntElementsAttr getIndices() const;
    DenseElementsAttr getValues() const;
    bool isSplat() const { return false; }
    /// Returns zero if the index has no value. Linear in the number of values.
    Attribute getElement(uint64_t index) const;
  }];
}

#endif // CORE_IR_BUILTIN_BUILTIN_ELEMENTS_TD
