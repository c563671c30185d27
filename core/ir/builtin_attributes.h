// SPDX-License-Identifier: Apache-2.0
//
// The builtin attributes but those of elements (core/ir/elements.h) and
// locations (core/ir/builtin_locations.h). Source: the MLIR documentation,
// "Builtin Dialect".
// `get` makes what must be right (a wrong parameter is a program error);
// `getChecked` says what is wrong and returns null.
#ifndef CORE_IR_BUILTIN_ATTRIBUTES_H
#define CORE_IR_BUILTIN_ATTRIBUTES_H

#include <cstdint>
#include <optional>
#include <string>

#include "core/ir/affine_map.h"
#include "core/ir/attribute.h"
#include "core/ir/builtin_attribute_interfaces.h"
#include "core/ir/builtin_types.h"
#include "core/ir/integer_set.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/Twine.h"

namespace mlir {

class Operation;

namespace detail {
struct StringAttrParameters {
  llvm::StringRef value;
  Type type; // NoneType unless told
};
struct ArrayAttrParameters {
  llvm::ArrayRef<Attribute> value;
};
struct DictionaryAttrParameters {
  llvm::ArrayRef<NamedAttribute> value; // sorted by name, none twice
};
struct IntegerAttrParameters {
  Type type;
  StoredInteger value;
};
struct FloatAttrParameters {
  Type type;
  StoredInteger bits; // of the type's format
};
struct TypeAttrParameters {
  Type value;
};
struct SymbolRefAttrParameters {
  Attribute rootReference;                    // StringAttr
  llvm::ArrayRef<Attribute> nestedReferences; // FlatSymbolRefAttr
};
struct AffineMapAttrParameters {
  AffineMap value;
};
struct IntegerSetAttrParameters {
  IntegerSet value;
};
struct StridedLayoutAttrParameters {
  int64_t offset;
  llvm::ArrayRef<int64_t> strides;
};
struct OpaqueAttrParameters {
  Attribute dialectNamespace; // StringAttr
  llvm::StringRef attrData;
  Type type;
};
struct DistinctAttrParameters {
  Attribute referencedAttr;
  uint64_t id; // in the order of creation in the context
};
} // namespace detail

/// An interned string, with a type that is none unless told. Also the
/// identifier of everything that has a name.
class StringAttr
    : public AttributeBase<StringAttr, detail::StringAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, TypedAttr>;
  static StringAttr get(MLIRContext *context);
  static StringAttr get(MLIRContext *context, llvm::StringRef value);
  static StringAttr get(MLIRContext *context, const char *value) {
    return get(context, llvm::StringRef(value));
  }
  static StringAttr get(MLIRContext *context, const std::string &value) {
    return get(context, llvm::StringRef(value));
  }
  static StringAttr get(MLIRContext *context, const llvm::Twine &value);
  static StringAttr get(const llvm::Twine &value, Type type);
  /// Followed by a zero.
  llvm::StringRef getValue() const { return getParameters().value; }
  llvm::StringRef str() const { return getValue(); }
  operator llvm::StringRef() const { return getValue(); }
  const char *data() const { return getValue().data(); }
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  llvm::StringRef strref() const { return getValue(); }
  Type getType() const { return getParameters().type; }
  /// The loaded dialect that the part before the first dot names, or null.
  Dialect *getReferencedDialect() const;
  /// The order of the strings.
  int compare(StringAttr other) const {
    return *this == other ? 0 : getValue().compare(other.getValue());
  }
};

class ArrayAttr : public AttributeBase<ArrayAttr, detail::ArrayAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = llvm::ArrayRef<Attribute>;
  using iterator = ValueType::iterator;
  static const AttributeDescriptor descriptor;
  static ArrayAttr get(MLIRContext *context, llvm::ArrayRef<Attribute> value);
  llvm::ArrayRef<Attribute> getValue() const { return getParameters().value; }
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
  template <typename T> auto getAsValueRange() const {
    return llvm::map_range(getValue(), [](Attribute attribute) {
      return llvm::cast<T>(attribute).getValue();
    });
  }
};

/// Attributes by name, sorted.
class DictionaryAttr
    : public AttributeBase<DictionaryAttr, detail::DictionaryAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = llvm::ArrayRef<NamedAttribute>;
  using iterator = ValueType::iterator;
  static const AttributeDescriptor descriptor;
  /// In any order; no name is there twice.
  static DictionaryAttr get(MLIRContext *context,
                            llvm::ArrayRef<NamedAttribute> value = {});
  static DictionaryAttr getWithSorted(MLIRContext *context,
                                      llvm::ArrayRef<NamedAttribute> value);
  /// Sorts; returns whether something was moved.
  static bool sortInPlace(llvm::SmallVectorImpl<NamedAttribute> &attributes);
  static std::optional<NamedAttribute>
  findDuplicate(llvm::SmallVectorImpl<NamedAttribute> &attributes,
                bool isSorted);
  llvm::ArrayRef<NamedAttribute> getValue() const {
    return getParameters().value;
  }
  Attribute get(StringAttr name) const;
  Attribute get(llvm::StringRef name) const;
  template <typename T, typename Name> T getAs(Name name) const {
    return llvm::dyn_cast_or_null<T>(get(name));
  }
  std::optional<NamedAttribute> getNamed(StringAttr name) const;
  std::optional<NamedAttribute> getNamed(llvm::StringRef name) const;
  bool contains(StringAttr name) const { return static_cast<bool>(get(name)); }
  bool contains(llvm::StringRef name) const {
    return static_cast<bool>(get(name));
  }
  iterator begin() const { return getValue().begin(); }
  iterator end() const { return getValue().end(); }
  bool empty() const { return getValue().empty(); }
  size_t size() const { return getValue().size(); }
};

/// An integer of an integer type or of index.
class IntegerAttr
    : public AttributeBase<IntegerAttr, detail::IntegerAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = llvm::APInt;
  static const AttributeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, TypedAttr>;
  static IntegerAttr get(Type type, const llvm::APInt &value);
  static IntegerAttr get(MLIRContext *context, const llvm::APSInt &value);
  /// Cut to the type's width.
  static IntegerAttr get(Type type, int64_t value);
  static IntegerAttr getChecked(EmitErrorFn emitError, Type type,
                                const llvm::APInt &value);
  llvm::APInt getValue() const { return getParameters().value.get(); }
  Type getType() const { return getParameters().type; }
  /// The value as 64 bits, which hold it: signless ones are sign-extended.
  int64_t getInt() const;
  int64_t getSInt() const;
  uint64_t getUInt() const;
  /// Signed unless the type is unsigned.
  llvm::APSInt getAPSInt() const;
};

/// The integer attribute of type i1.
class BoolAttr : public IntegerAttr {
public:
  using IntegerAttr::IntegerAttr;
  using ValueType = bool;
  static BoolAttr get(MLIRContext *context, bool value);
  static bool classof(Attribute attribute);
  bool getValue() const { return getInt() != 0; }
};

/// A floating-point number of a float type.
class FloatAttr : public AttributeBase<FloatAttr, detail::FloatAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = llvm::APFloat;
  static const AttributeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, TypedAttr>;
  /// `value` is in the format that holds the type's values.
  static FloatAttr get(Type type, const llvm::APFloat &value);
  /// Rounded to the type.
  static FloatAttr get(Type type, double value);
  static FloatAttr getChecked(EmitErrorFn emitError, Type type,
                              const llvm::APFloat &value);
  static FloatAttr getFromBits(Type type, const llvm::APInt &bits);
  /// In the format that holds the type's values.
  llvm::APFloat getValue() const;
  llvm::APInt getBits() const { return getParameters().bits.get(); }
  double getValueAsDouble() const;
  static double getValueAsDouble(llvm::APFloat value);
  Type getType() const { return getParameters().type; }
};

class UnitAttr : public Attribute {
public:
  using Attribute::Attribute;
  static const AttributeDescriptor descriptor;
  static bool classof(Attribute attribute) {
    return attribute.getTypeID() == TypeID::get<UnitAttr>();
  }
  static UnitAttr get(MLIRContext *context);
};

class TypeAttr : public AttributeBase<TypeAttr, detail::TypeAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = Type;
  static const AttributeDescriptor descriptor;
  static TypeAttr get(Type value);
  Type getValue() const { return getParameters().value; }
};

class FlatSymbolRefAttr;

/// @root::@nested
class SymbolRefAttr
    : public AttributeBase<SymbolRefAttr, detail::SymbolRefAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  static SymbolRefAttr get(StringAttr root,
                           llvm::ArrayRef<FlatSymbolRefAttr> nested);
  static SymbolRefAttr get(MLIRContext *context, llvm::StringRef root,
                           llvm::ArrayRef<FlatSymbolRefAttr> nested);
  static FlatSymbolRefAttr get(StringAttr value);
  static FlatSymbolRefAttr get(MLIRContext *context, llvm::StringRef value);
  /// To a symbol by its name.
  static FlatSymbolRefAttr get(Operation *symbol);
  StringAttr getRootReference() const {
    return llvm::cast<StringAttr>(getParameters().rootReference);
  }
  llvm::ArrayRef<FlatSymbolRefAttr> getNestedReferences() const;
  /// The last name.
  StringAttr getLeafReference() const;
};

/// @name
class FlatSymbolRefAttr : public SymbolRefAttr {
public:
  using SymbolRefAttr::SymbolRefAttr;
  using ValueType = llvm::StringRef;
  static FlatSymbolRefAttr get(StringAttr value) {
    return SymbolRefAttr::get(value);
  }
  static FlatSymbolRefAttr get(MLIRContext *context, llvm::StringRef value) {
    return SymbolRefAttr::get(context, value);
  }
  static FlatSymbolRefAttr get(Operation *symbol) {
    return SymbolRefAttr::get(symbol);
  }
  static bool classof(Attribute attribute);
  StringAttr getAttr() const { return getRootReference(); }
  llvm::StringRef getValue() const { return getRootReference().getValue(); }
};

class AffineMapAttr
    : public AttributeBase<AffineMapAttr, detail::AffineMapAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = AffineMap;
  static const AttributeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, MemRefLayoutAttrInterface>;
  static AffineMapAttr get(AffineMap value);
  AffineMap getValue() const { return getParameters().value; }
  AffineMap getAffineMap() const { return getValue(); }
};

class IntegerSetAttr
    : public AttributeBase<IntegerSetAttr, detail::IntegerSetAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  using ValueType = IntegerSet;
  static const AttributeDescriptor descriptor;
  static IntegerSetAttr get(IntegerSet value);
  IntegerSet getValue() const { return getParameters().value; }
};

/// strided<[?, 1], offset: 4>
class StridedLayoutAttr
    : public AttributeBase<StridedLayoutAttr,
                           detail::StridedLayoutAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, MemRefLayoutAttrInterface>;
  static StridedLayoutAttr get(MLIRContext *context, int64_t offset,
                               llvm::ArrayRef<int64_t> strides);
  static StridedLayoutAttr getChecked(EmitErrorFn emitError,
                                      MLIRContext *context, int64_t offset,
                                      llvm::ArrayRef<int64_t> strides);
  int64_t getOffset() const { return getParameters().offset; }
  llvm::ArrayRef<int64_t> getStrides() const { return getParameters().strides; }
  bool hasStaticLayout() const;
  AffineMap getAffineMap() const;
};

/// An attribute of a dialect that is not registered: its text.
class OpaqueAttr
    : public AttributeBase<OpaqueAttr, detail::OpaqueAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, TypedAttr>;
  static OpaqueAttr get(StringAttr dialectNamespace, llvm::StringRef attrData,
                        Type type);
  static OpaqueAttr getChecked(EmitErrorFn emitError,
                               StringAttr dialectNamespace,
                               llvm::StringRef attrData, Type type);
  StringAttr getDialectNamespace() const {
    return llvm::cast<StringAttr>(getParameters().dialectNamespace);
  }
  llvm::StringRef getAttrData() const { return getParameters().attrData; }
  Type getType() const { return getParameters().type; }
};

/// An attribute that equals no other, beside another.
class DistinctAttr
    : public AttributeBase<DistinctAttr, detail::DistinctAttrParameters> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  /// A new one.
  static DistinctAttr create(Attribute referencedAttr);
  Attribute getReferencedAttr() const { return getParameters().referencedAttr; }
};

} // namespace mlir

#include "core/ir/elements.h"

#endif // CORE_IR_BUILTIN_ATTRIBUTES_H
