// SPDX-License-Identifier: Apache-2.0
//
// The builtin types. How they are written is in core/asm and the printer, not
// here.
#ifndef CORE_IR_BUILTIN_TYPES_TD
#define CORE_IR_BUILTIN_TYPES_TD

include "core/interfaces/builtin_types.td"
include "core/ir/builtin_dialect.td"
include "ods/records/attr_type_def.td"
include "ods/records/op_base.td"

// Values of such types cannot change, and are equal if what they hold is.
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
    Integers of a width in bits, which may be 0, of three kinds: signed, `si8`,
    unsigned, `ui8`, and signless, `i8`, whose sign is the operation's affair.
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
    /// With so many times the bits; null if there is no such type.
    IntegerType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_Index : Builtin_Type<"Index", "index",
    [VectorElementTypeInterface, MemRefElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
  let description = [{
    Integers, without a sign of their own, of the width that sizes and indices
    have on the target: `index`.
  }];
  let extraClassDeclaration = [{
    /// Bits in which constants of the type are held.
    static constexpr unsigned kInternalStorageBitWidth = 64;
  }];
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
  let description = [{
    A type with one value, which says nothing: `none`.
  }];
}

// Of the format in `row` of the table of formats (core/ir/float_semantics.h).
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

// There is a wider one of the same kind.
class Builtin_ScalableFloatType<string name, string mnemonic, int row>
    : Builtin_FloatType<name, mnemonic, row, [{
    /// With so many times the bits; null if there is no such type.
    FloatType scaleElementBitwidth(unsigned scale) const;
  }]>;

// In the order of the table.
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN", 0> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
  let description = [{
    Bits: a sign, 2 of exponent, bias 1, 1 of mantissa. Neither infinities nor
    NaNs; subnormals.
  }];
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN", 1> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
  let description = [{
    Bits: a sign, 2 of exponent, bias 1, 3 of mantissa. Neither infinities nor
    NaNs; subnormals.
  }];
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN", 2> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
  let description = [{
    Bits: a sign, 3 of exponent, bias 3, 2 of mantissa. Neither infinities nor
    NaNs; subnormals.
  }];
}
def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2", 3> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    Bits: a sign, 5 of exponent, bias 15, 2 of mantissa. Infinities, NaNs and
    subnormals as in IEEE 754.
  }];
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3", 4> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Bits: a sign, 4 of exponent, bias 7, 3 of mantissa. Infinities, NaNs and
    subnormals as in IEEE 754.
  }];
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN", 5> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Bits: a sign, 4 of exponent, bias 7, 3 of mantissa. No infinities; NaN is
    all ones, with either sign; subnormals.
  }];
}
def Builtin_Float8E5M2FNUZ
    : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ", 6> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    Bits: a sign, 5 of exponent, bias 16, 2 of mantissa. No infinities, no
    negative zero, whose bits are the one NaN; subnormals.
  }];
}
def Builtin_Float8E4M3FNUZ
    : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ", 7> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Bits: a sign, 4 of exponent, bias 8, 3 of mantissa. No infinities, no
    negative zero, whose bits are the one NaN; subnormals.
  }];
}
def Builtin_Float8E4M3B11FNUZ
    : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ", 8> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    Bits: a sign, 4 of exponent, bias 11, 3 of mantissa. No infinities, no
    negative zero, whose bits are the one NaN; subnormals.
  }];
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4", 9> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
  let description = [{
    Bits: a sign, 3 of exponent, bias 3, 4 of mantissa. Infinities, NaNs and
    subnormals as in IEEE 754.
  }];
}
def Builtin_Float8E8M0FNU
    : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU", 10> {
  let summary = "8-bit floating point with 8-bit exponent, no mantissa or sign";
  let description = [{
    Powers of two: 8 bits of exponent, bias 127. No zero and no infinities; NaN
    is all ones.
  }];
}
def Builtin_BFloat16 : Builtin_ScalableFloatType<"BFloat16", "bf16", 11> {
  let summary = "bfloat16 floating-point type";
  let description = [{
    The upper half of an `f32`: a sign, 8 bits of exponent, 7 of mantissa.
  }];
}
def Builtin_Float16 : Builtin_ScalableFloatType<"Float16", "f16", 12> {
  let summary = "16-bit floating-point type";
  let description = [{ IEEE 754's binary16. }];
}
def Builtin_FloatTF32 : Builtin_FloatType<"FloatTF32", "tf32", 13> {
  let summary = "TF32 floating-point type";
  let description = [{
    A sign, 8 bits of exponent, 10 of mantissa: the range of `f32` with the
    precision of `f16`, in 19 bits.
  }];
}
def Builtin_Float32 : Builtin_ScalableFloatType<"Float32", "f32", 14> {
  let summary = "32-bit floating-point type";
  let description = [{ IEEE 754's binary32. }];
}
def Builtin_Float64 : Builtin_FloatType<"Float64", "f64", 15> {
  let summary = "64-bit floating-point type";
  let description = [{ IEEE 754's binary64. }];
}
def Builtin_Float80 : Builtin_FloatType<"Float80", "f80", 16> {
  let summary = "80-bit floating-point type";
  let description = [{ The extended format of the x87. }];
}
def Builtin_Float128 : Builtin_FloatType<"Float128", "f128", 17> {
  let summary = "128-bit floating-point type";
  let description = [{ IEEE 754's binary128. }];
}

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let description = [{
    Pairs of a real and an imaginary part, integers or floats:
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
    Vectors for the registers of a machine: sizes are known, but for a factor,
    the machine's, of the dimensions in brackets. There may be no dimension.

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
    /// With elements of so many times the bits; null if there are none.
    VectorType scaleElementBitwidth(unsigned scale) const;
  }];
}

def Builtin_RankedTensor : Builtin_Type<"RankedTensor", "tensor",
    [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    Arrays as values: where, or whether, they are in memory is not said. A size
    that is not known is `?`. The encoding is any attribute; one that has the
    interface may check the type.

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
    Tensors of any number of dimensions: `tensor<*xf32>`.
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
    /// Of no use: there is none.
    ArrayRef<int64_t> getShape() const { return {}; }
  }];
}

def Builtin_MemRef : Builtin_Type<"MemRef", "memref",
    [ShapedTypeInterface, MemRefElementTypeInterface], "BaseMemRefType"> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    References to memory: its shape, what is in it, where the element with
    certain indices is, and in which memory. Without a layout rows lie one
    behind the other; the memory space that is left out is the target's first.

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
    /// An AffineMapAttr or another attribute with MemRefLayoutAttrInterface.
    MemRefLayoutAttrInterface getLayout() const;
    /// Null: the default one.
    Attribute getMemorySpace() const { return getParameters().memorySpace; }

    bool hasRank() const { return true; }
    MemRefType clone(ArrayRef<int64_t> shape, Type elementType) const;
    MemRefType clone(Type elementType) const;
    MemRefType clone(ArrayRef<int64_t> shape) const;
    bool isStrided() const;
    /// Strides and offset, kDynamic where not constant.
    /// Errors: failure without a message when the layout is not strided.
    LogicalResult getStridesAndOffset(SmallVectorImpl<int64_t> &strides,
                                      int64_t &offset) const;
    /// Whether the last `n` dimensions are known to lie in memory row by row
    /// without gaps; those of size 1 may have any stride.
    bool areTrailingDimsContiguous(int64_t n) const;
    /// How many of the last dimensions are known to lie one after the other, if
    /// need be with a gap between any two elements.
    int64_t getMaxCollapsableTrailingDims() const;
    bool isLastDimUnitStride() const { return areTrailingDimsContiguous(1); }
    /// With the identity in the place of a layout that says the same, else, if
    /// there are dimensions, with a simplified map for a layout.
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
    Memrefs of any number of dimensions: `memref<*xf32>`.
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
    /// Of no use: there is none.
    ArrayRef<int64_t> getShape() const { return {}; }
  }];
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let description = [{
    A value of each of some types, which may be none: `tuple<i1, tuple<>>`.
    There are no operations on tuples here.
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
    /// Adds the types of the tuple, tuples in it opened.
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
    Functions of some arguments to some results: `(i32, f32) -> i1`.
  }];
}

def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{
    The signatures of operations that hold graphs. They are printed as functions
    are; text of such a type is one of a function.
  }];
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let description = [{
    The text of a type whose dialect is not there: `opaque<"test", "pair<i1>">`.
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

#endif // CORE_IR_BUILTIN_TYPES_TD
