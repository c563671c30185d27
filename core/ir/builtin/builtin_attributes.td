// SPDX-License-Identifier: Apache-2.0
//
// Builtin attributes, except elements attributes (builtin_elements.td) and
// locations (builtin_locations.td). core/asm parses them, the printer in
// core/ir prints them.
#ifndef CORE_IR_BUILTIN_BUILTIN_ATTRIBUTES_TD
#define CORE_IR_BUILTIN_BUILTIN_ATTRIBUTES_TD

include "core/ir/builtin/builtin_attribute_base.td"

def Builtin_AffineMapAttr : Builtin_Attr<"AffineMap", "affine_map",
    [MemRefLayoutAttrInterface]> {
  let summary = "An Attribute containing an AffineMap object";
  let description = [{
    An affine map: `affine_map<(d0)[s0] -> (d0 + s0)>`.
  }];
  let parameters = (ins "AffineMap":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "AffineMap":$value), [{
      return $_get(value.getContext(), value);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    using ValueType = AffineMap;
    AffineMap getAffineMap() const { return getValue(); }
  }];
}

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let description = [{
    A list of attributes of any kinds: `[1, "two", unit]`.
  }];
  let parameters = (ins ArrayRefParameter<"Attribute">:$value);
  let extraClassDeclaration = [{
    using ValueType = ArrayRef<Attribute>;
    using iterator = ValueType::iterator;
    Attribute operator[](size_t i) const { return getValue()[i]; }
    iterator begin() const { return getValue().begin(); }
    iterator end() const { return getValue().end(); }
    size_t size() const { return getValue().size(); }
    bool empty() const { return getValue().empty(); }
    /// Returns the elements, which must have class T.
    template <typename T> auto getAsRange() const {
      return llvm::map_range(getValue(), [](Attribute attribute) {
        return llvm::cast<T>(attribute);
      });
    }
    template <typename T, typename Underlying> auto getAsRange() const {
      return llvm::map_range(getValue(), [](Attribute attribute) {
        return static_cast<Underlying>(llvm::cast<T>(attribute).getValue());
      });
    }
    /// Returns the values of the elements, which must have class T.
    template <typename T> auto getAsValueRange() const {
      return llvm::map_range(getValue(), [](Attribute attribute) {
        return llvm::cast<T>(attribute).getValue();
      });
    }
    template <typename T, typename Underlying> auto getAsValueRange() const {
      return getAsRange<T, Underlying>();
    }
  }];
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let description = [{
    Named attributes, sorted by name; names are unique:
    `{depth = 3 : i8, wide}`. A name without a value has the value `unit`.
  }];
  let parameters = (ins
    ArrayRefParameter<"NamedAttribute", "sorted by name">:$value
  );
  let builders = [
    AttrBuilder<(ins CArg<"ArrayRef<NamedAttribute>", "{}">:$value)>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    using ValueType = ArrayRef<NamedAttribute>;
    using iterator = ValueType::iterator;
    static DictionaryAttr getWithSorted(MLIRContext *context,
                                        ArrayRef<NamedAttribute> value);
    /// Returns false if `values` is sorted; otherwise, sorts a copy in
    /// `storage` and returns true.
    static bool sort(ArrayRef<NamedAttribute> values,
                     SmallVectorImpl<NamedAttribute> &storage);
    /// Returns true if the order changed.
    static bool sortInPlace(SmallVectorImpl<NamedAttribute> &attributes);
    static std::optional<NamedAttribute>
    findDuplicate(SmallVectorImpl<NamedAttribute> &attributes, bool isSorted);

    Attribute get(StringAttr name) const;
    Attribute get(StringRef name) const;
    template <typename T, typename Name> T getAs(Name &&name) const {
      return llvm::dyn_cast_or_null<T>(get(std::forward<Name>(name)));
    }
    std::optional<NamedAttribute> getNamed(StringAttr name) const;
    std::optional<NamedAttribute> getNamed(StringRef name) const;
    bool contains(StringAttr name) const;
    bool contains(StringRef name) const;
    iterator begin() const { return getValue().begin(); }
    iterator end() const { return getValue().end(); }
    bool empty() const { return getValue().empty(); }
    size_t size() const { return getValue().size(); }
  }];
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let description = [{
    A number of a float type: `2.5 : f32`, or as its bits, `0x7C00 : f16`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        APIntParameter<"of the type's format">:$bits);
  let builders = [
    AttrBuilderWithInferredContext<(ins
      "Type":$type, "const APFloat &":$value)>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "double":$value)>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    using ValueType = APFloat;
    static FloatAttr getFromBits(Type type, const APInt &bits);
    /// Returns the value in the format that holds the type's values.
    APFloat getValue() const;
    double getValueAsDouble() const;
    static double getValueAsDouble(APFloat value);
  }];
}

def Builtin_IntegerAttr
    : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = [{
    A number of an integer type or of type `index`: `-7 : i16`. Numbers of type
    `i1` are `true` and `false`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        APIntParameter<"as wide as the type">:$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins
      "Type":$type, "const APInt &":$value
    ), [{
      return $_get(type.getContext(), type, value);
    }]>,
    AttrBuilder<(ins "const APSInt &":$value), [{
      const Type type =
          IntegerType::get($_ctxt, value.getBitWidth(),
                           value.isSigned() ? IntegerType::Signed
                                            : IntegerType::Unsigned);
      return $_get($_ctxt, type, value);
    }]>,
    // Truncates the value to the type's width.
    AttrBuilderWithInferredContext<(ins "Type":$type, "int64_t":$value), [{
      auto integer = dyn_cast<IntegerType>(type);
      const unsigned width =
          integer ? integer.getWidth() : IndexType::kInternalStorageBitWidth;
      return $_get(type.getContext(), type,
                   APInt(64, value, /*isSigned=*/true).sextOrTrunc(width));
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    using ValueType = APInt;
    /// Returns the value, which must fit in 64 bits. Signless values are
    /// sign-extended.
    int64_t getInt() const;
    int64_t getSInt() const;
    uint64_t getUInt() const;
    /// Returns a signed value unless the type is unsigned.
    APSInt getAPSInt() const;
  }];
}

def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set"> {
  let summary = "An Attribute containing an IntegerSet object";
  let description = [{
    An integer set: `affine_set<(d0) : (d0 >= 0)>`.
  }];
  let parameters = (ins "IntegerSet":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "IntegerSet":$value), [{
      return $_get(value.getContext(), value);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = "using ValueType = IntegerSet;";
}

def Builtin_StringAttr
    : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let description = [{
    A string with a type, which is `none` by default: `"abc"`, `"x" : !test.t`.
    Also represents names of operations, attributes and symbols.
  }];
  let parameters = (ins StringRefParameter<"followed by a zero">:$value,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "const Twine &":$bytes, "Type":$type)>,
    AttrBuilder<(ins "const Twine &":$bytes)>,
    AttrBuilder<(ins)>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    using ValueType = StringRef;
    static StringAttr get(MLIRContext *context, StringRef value);
    static StringAttr get(MLIRContext *context, const char *value) {
      return get(context, StringRef(value));
    }
    static StringAttr get(MLIRContext *context, const std::string &value) {
      return get(context, StringRef(value));
    }
    /// Returns the loaded dialect named by the part before the first dot, or
    /// null.
    Dialect *getReferencedDialect() const;
    operator StringRef() const { return getValue(); }
    StringRef str() const { return getValue(); }
    StringRef strref() const { return getValue(); }
    const char *data() const { return getValue().data(); }
    size_t size() const { return getValue().size(); }
    bool empty() const { return getValue().empty(); }
    StringRef::iterator begin() const { return getValue().begin(); }
    StringRef::iterator end() const { return getValue().end(); }
    /// Compares the strings.
    int compare(StringAttr other) const {
      return *this == other ? 0 : getValue().compare(other.getValue());
    }
  }];
}

def Builtin_OpaqueAttr
    : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let description = [{
    The text of an attribute of a dialect that is not loaded:
    `opaque<"test", "pair<1>"> : i8`.
  }];
  let parameters = (ins "StringAttr":$dialectNamespace,
                        StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    // Does not check whether the context allows the dialect.
    AttrBuilderWithInferredContext<(ins
      "StringAttr":$dialect, "StringRef":$attrData, "Type":$type)>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def StridedLayoutAttr : Builtin_Attr<"StridedLayout", "strided_layout",
    [MemRefLayoutAttrInterface]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let description = [{
    The layout of a memref as a stride per dimension and an offset, both in
    elements. Dynamic values are printed as `?`: `strided<[?, 1], offset: 4>`.
  }];
  let parameters = (ins
    "int64_t":$offset,
    ArrayRefParameter<"int64_t", "array of strides (64-bit integer)">:$strides
  );
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool hasStaticLayout() const;
    AffineMap getAffineMap() const;
    LogicalResult verifyLayout(ArrayRef<int64_t> shape,
                               EmitErrorFn emitError) const;
    LogicalResult getStridesAndOffset(ArrayRef<int64_t> shape,
                                      SmallVectorImpl<int64_t> &strides,
                                      int64_t &offset) const;
  }];
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "An Attribute containing a symbolic reference to an Operation";
  let description = [{
    The name of a symbol, followed by names of symbols nested in it:
    `@module::@function`. The reference is resolved from the operation that
    holds the attribute.
  }];
  let parameters = (ins
    "StringAttr":$rootReference,
    ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences
  );
  let builders = [
    AttrBuilderWithInferredContext<(ins
      "StringAttr":$rootReference,
      "ArrayRef<FlatSymbolRefAttr>":$nestedReferences
    ), [{
      return $_get(rootReference.getContext(), rootReference, nestedReferences);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    static SymbolRefAttr get(MLIRContext *context, StringRef root,
                             ArrayRef<FlatSymbolRefAttr> nested);
    static FlatSymbolRefAttr get(StringAttr value);
    static FlatSymbolRefAttr get(MLIRContext *context, StringRef value);
    /// Returns a reference to a symbol by its name.
    static FlatSymbolRefAttr get(Operation *symbol);
    /// Returns the last name.
    StringAttr getLeafReference() const;
  }];
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let description = [{
    A type: `i32`.
  }];
  let parameters = (ins "Type":$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type), [{
      return $_get(type.getContext(), type);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = "using ValueType = Type;";
}

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "An Attribute value of `unit` type";
  let description = [{
    An attribute without a value: only its presence has a meaning. `unit`.
  }];
}

def Builtin_DistinctAttr : Builtin_Attr<"Distinct", "distinct"> {
  let summary = "An Attribute that equals no other";
  let description = [{
    Another attribute with an id that is unique in the context:
    `distinct[0]<"abc">`. The printer assigns its own numbers.
  }];
  let parameters = (ins
    "Attribute":$referencedAttr,
    AttrParameter<"uint64_t",
                  "in the order of creation in the context">:$id
  );
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let extraClassDeclaration = [{
    /// Creates an attribute that differs from all others.
    static DistinctAttr create(Attribute referencedAttr);
    Attribute getReferencedAttr() const {
      return getParameters().referencedAttr;
    }
  }];
}

#endif // CORE_IR_BUILTIN_BUILTIN_ATTRIBUTES_TD
