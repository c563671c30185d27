// SPDX-License-Identifier: Apache-2.0
//
// The builtin attributes but those of elements (builtin_elements.td) and
// locations (builtin_locations.td). How they are written is in core/asm and
// the printer, not here.
#ifndef CORE_IR_BUILTIN_ATTRIBUTES_TD
#define CORE_IR_BUILTIN_ATTRIBUTES_TD

include "core/ir/builtin_attribute_base.td"

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
    Attributes one behind the other, of any kinds: `[1, "two", unit]`.
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
    /// The elements, all of which are of class T.
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
    /// Their values.
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
    Attributes by name, in the order of the names, none of which is there twice:
    `{depth = 3 : i8, wide}`. A name without a value stands for `unit`.
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
    /// Copies to `storage` what is not sorted; returns whether it is not.
    static bool sort(ArrayRef<NamedAttribute> values,
                     SmallVectorImpl<NamedAttribute> &storage);
    /// Sorts; returns whether something was moved.
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
    A number of a float type: `2.5 : f32`, or by its bits, `0x7C00 : f16`.
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
    /// In the format that holds the type's values.
    APFloat getValue() const;
    double getValueAsDouble() const;
    static double getValueAsDouble(APFloat value);
  }];
}

def Builtin_IntegerAttr
    : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = [{
    A number of an integer type or of `index`: `-7 : i16`. Of type `i1` it is
    `true` or `false`.
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
    // Cut to the type's width.
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
    /// The value as 64 bits, which hold it: signless ones are sign-extended.
    int64_t getInt() const;
    int64_t getSInt() const;
    uint64_t getUInt() const;
    /// Signed unless the type is unsigned.
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
    A string, with a type that is none unless told: `"abc"`, `"x" : !test.t`.
    Also the identifier of everything that has a name.
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
    /// The loaded dialect that the part before the first dot names, or null.
    Dialect *getReferencedDialect() const;
    operator StringRef() const { return getValue(); }
    StringRef str() const { return getValue(); }
    StringRef strref() const { return getValue(); }
    const char *data() const { return getValue().data(); }
    size_t size() const { return getValue().size(); }
    bool empty() const { return getValue().empty(); }
    StringRef::iterator begin() const { return getValue().begin(); }
    StringRef::iterator end() const { return getValue().end(); }
    /// The order of the strings.
    int compare(StringAttr other) const {
      return *this == other ? 0 : getValue().compare(other.getValue());
    }
  }];
}

def Builtin_OpaqueAttr
    : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let description = [{
    The text of an attribute whose dialect is not there:
    `opaque<"test", "pair<1>"> : i8`.
  }];
  let parameters = (ins "StringAttr":$dialectNamespace,
                        StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    // Unchecked: also of a dialect that is not allowed.
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
    The layout of a memref as a stride for each dimension, and an offset, in
    elements; those not known are `?`: `strided<[?, 1], offset: 4>`.
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
    The name of a symbol, and of symbols nested in it: `@module::@function`.
    What has the name is found from where the attribute is.
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
    /// To a symbol by its name.
    static FlatSymbolRefAttr get(Operation *symbol);
    /// The last name.
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
    Says no more than that it is there: `unit`.
  }];
}

def Builtin_DistinctAttr : Builtin_Attr<"Distinct", "distinct"> {
  let summary = "An Attribute that equals no other";
  let description = [{
    Beside another attribute a number that no other has: `distinct[0]<"abc">`.
    The number is the context's; text has one of its own.
  }];
  let parameters = (ins
    "Attribute":$referencedAttr,
    AttrParameter<"uint64_t",
                  "in the order of creation in the context">:$id
  );
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let extraClassDeclaration = [{
    /// A new one.
    static DistinctAttr create(Attribute referencedAttr);
    Attribute getReferencedAttr() const {
      return getParameters().referencedAttr;
    }
  }];
}

#endif // CORE_IR_BUILTIN_ATTRIBUTES_TD
