// SPDX-License-Identifier: Apache-2.0
//
// Builtin types. core/asm parses them, the printer in core/ir prints them.
#ifndef CORE_IR_BUILTIN_BUILTIN_TYPES_TD
#define CORE_IR_BUILTIN_BUILTIN_TYPES_TD

include "core/interfaces/builtin_types.td"
include "core/ir/builtin/builtin_dialect.td"
include "ods/records/attr_type_def.td"
include "ods/records/op_base.td"

// Values of such types are immutable and have no identity.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
}

def Builtin_Signedness
    : TypeParameter<"detail::SignednessSemantics", "whether there is a sign",
                    "::mlir::IntegerType::SignednessSemantics"> {
  let kind = "u32";
}

def Builtin_Integer : Builtin_Type<"Integer", "integer",
    [VectorElementTypeInterface, MemRefElementTypeInterface]> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let description = [{
    Integers of a fixed bit width, which may be 0. They are signed, `si8`,
    unsigned, `ui8`, or signless, `i8`; operations interpret the bits of
    signless integers.
  }];
  let parameters = (ins "unsigned":$width, Builtin_Signedness:$signedness);
  let builders = [
    TypeBuilder<(ins "unsigned":$width,
                     CArg<"SignednessSemantics", "Signless">:$signedness), [{
      return $_get($_ctxt, width, signedness);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    using SignednessSemantics = detail::SignednessSemantics;
    using enum detail::SignednessSemantics;
    static constexpr unsigned kMaxWidth = (1 << 24) - 1;

    bool isSignless() const { return getSignedness() == Signless; }
    bool isSigned() const { return getSignedness() == Signed; }
    bool isUnsigned() const { return getSignedness() == Unsigned; }
    /// Returns a type with `scale` times the width, or null if there is none.
    IntegerType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_Index : Builtin_Type<"Index", "index",
    [VectorElementTypeInterface, MemRefElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
  let description = [{
    Signless integers of the width that the target uses for sizes and indices:
    `index`.
  }];
  let extraClassDeclaration = [{
    /// The width of constants of the type.
    static constexpr unsigned kInternalStorageBitWidth = 64;
  }];
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
  let description = [{
    A type with a single value that carries no information: `none`.
  }];
}

// `row` is the index in the table of formats (core/ir/data/float_semantics.h).
class Builtin_FloatType<string name, string mnemonic, int row,
                        string extraDeclaration = "">
    : Builtin_Type<name, mnemonic, [
          FloatTypeInterface, VectorElementTypeInterface,
          MemRefElementTypeInterface]> {
  let extraClassDeclaration = [{
    const FloatSemantics &getFloatSemantics() const {
      return ::mlir::getFloatSemantics()[}] # row # [{];
    }
  }] # extraDeclaration;
}

// A float type for which there is a wider type.
class Builtin_ScalableFloatType<string name, string mnemonic, int row>
    : Builtin_FloatType<name, mnemonic, row, [{
    /// Returns a type with `scale` times the width, or null if there is none.
    FloatType scaleElementBitwidth(unsigned scale) const;
  }]>;

// In the order of the table of formats.
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN", 0> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
  let description = [{
    1 sign bit, 2 exponent bits (bias 1), 1 mantissa bit. Has subnormals, but no
    infinities and no NaNs.
  }];
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN", 1> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
  let description = [{
    1 sign bit, 2 exponent bits (bias 1), 3 mantissa bits. Has subnormals, but
    no infinities and no NaNs.
  }];
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN", 2> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
  let description = [{
    1 sign bit, 3 exponent bits (bias 3), 2 mantissa bits. Has subnormals, but
    no infinities and no NaNs.
  }];
}
def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2", 3> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    1 sign bit, 5 exponent bits (bias 15), 2 mantissa bits. Infinities, NaNs and
    subnormals are encoded as in IEEE 754.
  }];
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3", 4> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    1 sign bit, 4 exponent bits (bias 7), 3 mantissa bits. Infinities, NaNs and
    subnormals are encoded as in IEEE 754.
  }];
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN", 5> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    1 sign bit, 4 exponent bits (bias 7), 3 mantissa bits. Has subnormals, but
    no infinities. NaN has all exponent and mantissa bits set, with either sign.
  }];
}
def Builtin_Float8E5M2FNUZ
    : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ", 6> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    1 sign bit, 5 exponent bits (bias 16), 2 mantissa bits. Has subnormals, but
    no infinities and no negative zero. The encoding of negative zero is the
    only NaN.
  }];
}
def Builtin_Float8E4M3FNUZ
    : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ", 7> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    1 sign bit, 4 exponent bits (bias 8), 3 mantissa bits. Has subnormals, but
    no infinities and no negative zero. The encoding of negative zero is the
    only NaN.
  }];
}
def Builtin_Float8E4M3B11FNUZ
    : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ", 8> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    1 sign bit, 4 exponent bits (bias 11), 3 mantissa bits. Has subnormals, but
    no infinities and no negative zero. The encoding of negative zero is the
    only NaN.
  }];
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4", 9> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
  let description = [{
    1 sign bit, 3 exponent bits (bias 3), 4 mantissa bits. Infinities, NaNs and
    subnormals are encoded as in IEEE 754.
  }];
}
def Builtin_Float8E8M0FNU
    : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU", 10> {
  let summary = "8-bit floating point with 8-bit exponent, no mantissa or sign";
  let description = [{
    Powers of two: 8 exponent bits (bias 127). Has no zero and no infinities.
    NaN has all bits set.
  }];
}
def Builtin_BFloat16 : Builtin_ScalableFloatType<"BFloat16", "bf16", 11> {
  let summary = "bfloat16 floating-point type";
  let description = [{
    The upper half of an `f32`: 1 sign bit, 8 exponent bits, 7 mantissa bits.
  }];
}
def Builtin_Float16 : Builtin_ScalableFloatType<"Float16", "f16", 12> {
  let summary = "16-bit floating-point type";
  let description = [{ The binary16 format of IEEE 754. }];
}
def Builtin_FloatTF32 : Builtin_FloatType<"FloatTF32", "tf32", 13> {
  let summary = "TF32 floating-point type";
  let description = [{
    1 sign bit, 8 exponent bits, 10 mantissa bits: the range of `f32` with the
    precision of `f16`, in 19 bits.
  }];
}
def Builtin_Float32 : Builtin_ScalableFloatType<"Float32", "f32", 14> {
  let summary = "32-bit floating-point type";
  let description = [{ The binary32 format of IEEE 754. }];
}
def Builtin_Float64 : Builtin_FloatType<"Float64", "f64", 15> {
  let summary = "64-bit floating-point type";
  let description = [{ The binary64 format of IEEE 754. }];
}
def Builtin_Float80 : Builtin_FloatType<"Float80", "f80", 16> {
  let summary = "80-bit floating-point type";
  let description = [{ The extended format of the x87 floating-point unit. }];
}
def Builtin_Float128 : Builtin_FloatType<"Float128", "f128", 17> {
  let summary = "128-bit floating-point type";
  let description = [{ The binary128 format of IEEE 754. }];
}

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let description = [{
    Complex numbers whose real and imaginary parts are integers or floats:
    `complex<f32>`.
  }];
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType), [{
      return $_get(elementType.getContext(), elementType);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_Vector : Builtin_Type<"Vector", "vector",
    [ShapedTypeInterface, ValueSemantics]> {
  let summary = "Multi-dimensional SIMD vector type";
  let description = [{
    Vectors for the registers of a target. Sizes are static; the size of a
    scalable dimension, in brackets, is multiplied by a factor that depends on
    the target. The rank may be zero.

    ```mlir
    vector<4x8xf32>
    vector<2x[4]xi8>
    vector<index>
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "Type":$elementType,
    ArrayRefParameter<"bool", "one flag for each dimension">:$scalableDims
  );
  let builders = [
    TypeBuilderWithInferredContext<(ins
      "ArrayRef<int64_t>":$shape, "Type":$elementType,
      CArg<"ArrayRef<bool>", "{}">:$scalableDims
    ), [{
      SmallVector<bool, 8> noneScalable;
      if (scalableDims.empty()) {
        noneScalable.assign(shape.size(), false);
        scalableDims = noneScalable;
      }
      return $_get(elementType.getContext(), shape, elementType, scalableDims);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    static bool isValidElementType(Type type);
    bool hasRank() const { return true; }
    bool isScalable() const {
      return llvm::is_contained(getScalableDims(), true);
    }
    bool allDimsScalable() const {
      return getRank() != 0 && !llvm::is_contained(getScalableDims(), false);
    }
    size_t getNumScalableDims() const {
      return llvm::count(getScalableDims(), true);
    }
    VectorType cloneWith(std::optional<ArrayRef<int64_t>> shape,
                         Type elementType) const;
    /// Returns a vector whose elements have `scale` times the width, or null if
    /// there is no such element type.
    VectorType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_RankedTensor : Builtin_Type<"RankedTensor", "tensor",
    [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    Immutable arrays; whether and where they are stored in memory is
    unspecified. A dynamic size is printed as `?`. The encoding may be any
    attribute; an attribute that implements VerifiableTensorEncoding verifies
    the type.

    ```mlir
    tensor<4x?xf32>
    tensor<16xi1, #test.encoding>
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "Type":$elementType,
    OptionalParameter<"::mlir::Attribute", "may be null">:$encoding
  );
  let builders = [
    TypeBuilderWithInferredContext<(ins
      "ArrayRef<int64_t>":$shape, "Type":$elementType,
      CArg<"Attribute", "{}">:$encoding
    ), [{
      return $_get(elementType.getContext(), shape, elementType, encoding);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool hasRank() const { return true; }
    RankedTensorType clone(ArrayRef<int64_t> shape, Type elementType) const {
      return get(shape, elementType, getEncoding());
    }
    RankedTensorType clone(Type elementType) const {
      return clone(getShape(), elementType);
    }
    RankedTensorType clone(ArrayRef<int64_t> shape) const {
      return clone(shape, getElementType());
    }
    RankedTensorType cloneWithEncoding(Attribute encoding) const {
      return get(getShape(), getElementType(), encoding);
    }
    RankedTensorType dropEncoding() const {
      return get(getShape(), getElementType());
    }
  }];
}

def Builtin_UnrankedTensor : Builtin_Type<"UnrankedTensor", "unranked_tensor",
    [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let description = [{
    Tensors of unknown rank: `tensor<*xf32>`.
  }];
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType), [{
      return $_get(elementType.getContext(), elementType);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool hasRank() const { return false; }
    /// Returns an empty array: the type has no shape.
    ArrayRef<int64_t> getShape() const { return {}; }
  }];
}

def Builtin_MemRef : Builtin_Type<"MemRef", "memref",
    [ShapedTypeInterface, MemRefElementTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    References to memory. The type has a shape, an element type, a layout that
    maps indices to positions, and a memory space. The default layout is
    row-major without gaps; the default memory space is that of the target.

    ```mlir
    memref<4x?xf32>
    memref<16xi8, strided<[?], offset: 2>, 3>
    memref<8x8xf64, affine_map<(d0, d1) -> (d1, d0)>>
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "Type":$elementType,
    OptionalParameter<"::mlir::Attribute", "null: the identity">:$layout,
    OptionalParameter<"::mlir::Attribute", "null: the default">:$memorySpace
  );
  let builders = [
    TypeBuilderWithInferredContext<(ins
      "ArrayRef<int64_t>":$shape, "Type":$elementType,
      CArg<"Attribute", "{}">:$layout, CArg<"Attribute", "{}">:$memorySpace
    ), [{
      Parameters parameters(shape, elementType, layout, memorySpace);
      normalize(&parameters);
      return $_get(elementType.getContext(), parameters);
    }]>,
    TypeBuilderWithInferredContext<(ins
      "ArrayRef<int64_t>":$shape, "Type":$elementType, "AffineMap":$map,
      CArg<"Attribute", "{}">:$memorySpace
    ), [{
      Parameters parameters(shape, elementType, toLayout(map), memorySpace);
      normalize(&parameters);
      return $_get(elementType.getContext(), parameters);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genVerifyDecl = 1;
  let hasNormalizer = 1;
  let extraClassDeclaration = [{
    ArrayRef<int64_t> getShape() const { return getParameters().shape; }
    Type getElementType() const { return getParameters().elementType; }
    /// Returns an AffineMapAttr or another attribute that implements
    /// MemRefLayoutAttrInterface.
    MemRefLayoutAttrInterface getLayout() const;
    /// Returns null for the default memory space.
    Attribute getMemorySpace() const { return getParameters().memorySpace; }

    bool hasRank() const { return true; }
    MemRefType clone(ArrayRef<int64_t> shape, Type elementType) const;
    MemRefType clone(Type elementType) const;
    MemRefType clone(ArrayRef<int64_t> shape) const;
    bool isStrided() const;
    /// Computes strides and offset; values that are not constant are kDynamic.
    /// Errors: returns failure without a diagnostic if the layout is not
    /// strided.
    LogicalResult getStridesAndOffset(SmallVectorImpl<int64_t> &strides,
                                      int64_t &offset) const;
    /// Returns true if the last `n` dimensions are known to be row-major and
    /// contiguous. Dimensions of size 1 may have any stride.
    bool areTrailingDimsContiguous(int64_t n) const;
    /// Returns the number of trailing dimensions that are known to be
    /// collapsable into one dimension with a constant or dynamic stride.
    int64_t getMaxCollapsableTrailingDims() const;
    bool isLastDimUnitStride() const { return areTrailingDimsContiguous(1); }
    /// Replaces a layout that is equivalent to the identity by the identity.
    /// Otherwise, simplifies the layout map unless the rank is zero.
    MemRefType canonicalizeStridedLayout() const;

  private:
    static Attribute toLayout(AffineMap map);

  public:
  }];
}

def Builtin_UnrankedMemRef : Builtin_Type<"UnrankedMemRef", "unranked_memref",
    [ShapedTypeInterface, MemRefElementTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let description = [{
    Memrefs of unknown rank: `memref<*xf32>`.
  }];
  let parameters = (ins
    "Type":$elementType,
    OptionalParameter<"::mlir::Attribute", "null: the default">:$memorySpace
  );
  let builders = [
    TypeBuilderWithInferredContext<(ins
      "Type":$elementType, CArg<"Attribute", "{}">:$memorySpace
    ), [{
      Parameters parameters(elementType, memorySpace);
      normalize(&parameters);
      return $_get(elementType.getContext(), parameters);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let hasNormalizer = 1;
  let extraClassDeclaration = [{
    bool hasRank() const { return false; }
    /// Returns an empty array: the type has no shape.
    ArrayRef<int64_t> getShape() const { return {}; }
  }];
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let description = [{
    Tuples of values of the given types, of which there may be none:
    `tuple<i1, tuple<>>`. The builtin dialect has no operations on tuples.
  }];
  let parameters = (ins "::llvm::ArrayRef<Type>":$types);
  let builders = [
    TypeBuilder<(ins CArg<"TypeRange", "{}">:$elementTypes), [{
      const SmallVector<Type, 8> types(elementTypes.begin(),
                                       elementTypes.end());
      return $_get($_ctxt, types);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    using iterator = ArrayRef<Type>::iterator;
    iterator begin() const { return getTypes().begin(); }
    iterator end() const { return getTypes().end(); }
    size_t size() const { return getTypes().size(); }
    Type getType(size_t i) const { return getTypes()[i]; }
    /// Appends the types of the tuple; nested tuples are flattened.
    void getFlattenedTypes(SmallVectorImpl<Type> &types) const;
  }];
}

class Builtin_FunctionLike<string name, string typeMnemonic>
    : Builtin_Type<name, typeMnemonic> {
  let parameters = (ins "::llvm::ArrayRef<Type>":$inputs,
                        "::llvm::ArrayRef<Type>":$results);
  let builders = [
    TypeBuilder<(ins "TypeRange":$inputs, "TypeRange":$results), [{
      const SmallVector<Type, 8> inputArray(inputs.begin(), inputs.end());
      const SmallVector<Type, 8> resultArray(results.begin(), results.end());
      return $_get($_ctxt, inputArray, resultArray);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    unsigned getNumInputs() const { return getInputs().size(); }
    unsigned getNumResults() const { return getResults().size(); }
    Type getInput(unsigned i) const { return getInputs()[i]; }
    Type getResult(unsigned i) const { return getResults()[i]; }
    }] # name # [{Type clone(TypeRange inputs, TypeRange results) const;
  }];
}

def Builtin_Function : Builtin_FunctionLike<"Function", "function"> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{
    Functions from a list of inputs to a list of results: `(i32, f32) -> i1`.
  }];
}

def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{
    Signatures of operations that contain graphs. They are printed like function
    types, and such text is parsed as a function type.
  }];
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let description = [{
    The text of a type of a dialect that is not loaded:
    `opaque<"test", "pair<i1>">`.
  }];
  let parameters = (ins
    TypeParameter<"::mlir::Attribute", "a StringAttr">:$dialectNamespace,
    StringRefParameter<"">:$typeData
  );
  let builders = [
    TypeBuilderWithInferredContext<(ins
      "StringAttr":$dialectNamespace, CArg<"StringRef", "{}">:$typeData
    ), [{
      return $_get(dialectNamespace.getContext(), dialectNamespace, typeData);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    StringAttr getDialectNamespace() const;
    StringRef getTypeData() const { return getParameters().typeData; }
  }];
}

#endif // CORE_IR_BUILTIN_BUILTIN_TYPES_TD
