// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PARAMETERS_TD
#define ODS_RECORDS_PARAMETERS_TD

include "ods/records/expressions.td"

// A parameter of an attribute or a type. A string in its place is the C++ type
// alone.
class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  // C++ code that copies `$_self` to `$_dst` with an `$_allocator`, and that
  // compares `$_lhs` and `$_rhs`. Unset if C++ copies and compares the type by
  // default.
  code allocator = ?;
  code comparator = ?;

  // The C++ types of the parameter, of its accessor and of its storage, and C++
  // code that converts the storage `$_self` to the parameter's type.
  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;
  string convertFromStorage = "$_self";

  string summary = desc;

  // The text for documentation.
  string syntax = ?;

  // C++ code that parses it with a `$_parser` and prints `$_self` with a
  // `$_printer`. If unset, FieldParser and `operator<<` are used.
  string parser = ?;
  string printer = ?;

  // C++ code with a `$_ctxt` of the default value, which text may omit, and its
  // expression.
  string defaultValue = "";
  string defaultValueExpr = OdsLiteral<defaultValue>.text;

  // The kind of a parameter that needs no C++ code: "string", "array" (of
  // `elementCppType`), "apint", "apfloat", "enum" or "type"; "u32" or "u64" for
  // classes that represent such integers; "blob"; "pointer", to an object that
  // the context owns; otherwise empty.
  string kind = "";
  string elementCppType = "";
}
class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

// The value of a default-constructed C++ type; null if it is unknown.
class _cppDefault<string type> {
  defvar numbers = ["int", "unsigned", "size_t", "int8_t", "int16_t", "int32_t",
                    "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t"];
  defvar isNumber =
      !foldl(false, numbers, found, number, !or(found, !eq(number, type)));
  string text = !cond(
      isNumber : "0",
      !eq(type, "bool") : "false",
      !or(!eq(type, "::llvm::StringRef"), !eq(type, "StringRef"),
          !eq(type, "std::string")) : "''",
      !or(!eq(!find(type, "::llvm::ArrayRef<"), 0),
          !eq(!find(type, "ArrayRef<"), 0)) : "(list)",
      true : "null");
}

// A parameter that may be omitted. Its default is a default-constructed value
// of its C++ type, or the given value.
class OptionalParameter<string type, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = cppStorageType # "()";
  let defaultValueExpr = _cppDefault<type>.text;
}
class DefaultValuedParameter<string type, string value, string desc = "",
                             string expression = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
  let defaultValueExpr = OdsValue<expression, defaultValue>.text;
}

// A string.
class StringRefParameter<string desc = "", string value = "",
                         string expression = "">
    : AttrOrTypeParameter<"::llvm::StringRef", desc> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let printer = [{$_printer.printString($_self);}];
  let cppStorageType = "std::string";
  let defaultValue = value;
  let defaultValueExpr = OdsValue<expression, defaultValue>.text;
  let kind = "string";
}

// Integers of any width. Integers of different widths are not equal.
class APIntParameter<string desc> : AttrOrTypeParameter<"::llvm::APInt", desc> {
  let comparator =
      "$_lhs.getBitWidth() == $_rhs.getBitWidth() && $_lhs == $_rhs";
  let kind = "apint";
}
class APFloatParameter<string desc>
    : AttrOrTypeParameter<"::llvm::APFloat", desc> {
  let comparator = "$_lhs.bitwiseIsEqual($_rhs)";
  let kind = "apfloat";
}

// A list; an optional list may be empty in text.
class ArrayRefParameter<string arrayOf, string desc = "">
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
  let kind = "array";
  let elementCppType = arrayOf;
}
class OptionalArrayRefParameter<string arrayOf, string desc = "">
    : OptionalParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let cppStorageType = "::llvm::SmallVector<" # arrayOf # ">";
  let comparator = cppType # "($_lhs) == " # cppType # "($_rhs)";
  let kind = "array";
  let elementCppType = arrayOf;
}

// A parameter with a method allocateInto, and a list of such parameters.
class SelfAllocationParameter<string type, string desc>
    : AttrOrTypeParameter<type, desc> {
  let allocator = [{$_dst = $_self.allocateInto($_allocator);}];
}
class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc>
    : AttrOrTypeParameter<"::llvm::ArrayRef<" # arrayOf # ">", desc> {
  let allocator = [{
    ::llvm::SmallVector<}] # arrayOf # [{, 4> copies;
    for (const auto &element : $_self)
      copies.push_back(element.allocateInto($_allocator));
    $_dst = $_allocator.copyInto(::llvm::ArrayRef<}] # arrayOf # [{>(copies));
  }];
}

// The type of the attribute itself, which follows it in text. It may be omitted
// if any type is allowed, or if C++ code provides the default.
class AttributeSelfTypeParameter<string desc,
                                 string derivedType = "::mlir::Type",
                                 string typeBuilder = "",
                                 string expression = "">
    : AttrOrTypeParameter<derivedType, desc> {
  defvar isNone = !and(!empty(typeBuilder), !eq(derivedType, "::mlir::Type"));
  let defaultValue =
      !if(isNone, "::mlir::NoneType::get($_ctxt)", typeBuilder);
  let defaultValueExpr = !if(isNone, "(none-type)", expression);
  let kind = "type";
}

#endif // ODS_RECORDS_PARAMETERS_TD
