// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PARAMETERS_TD
#define ODS_RECORDS_PARAMETERS_TD

include "ods/records/expressions.td"

// A parameter of an attribute or a type; a plain text in its place is the C++
// type alone.
class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  // C++ that copies `$_self` to `$_dst` with an `$_allocator`, and that
  // compares `$_lhs` and `$_rhs`; unset for what C++ does by itself.
  code allocator = ?;
  code comparator = ?;

  // The C++ types of the parameter, of its accessor and of what keeps it, and
  // C++ that makes the first of the last, `$_self`.
  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;
  string convertFromStorage = "$_self";

  string summary = desc;

  // How it is written, for documentation.
  string syntax = ?;

  // C++ that parses it with a `$_parser` and prints `$_self` with a
  // `$_printer`; unset for FieldParser and `operator<<`.
  string parser = ?;
  string printer = ?;

  // C++ for the value that text may leave out, with a `$_ctxt`, and its
  // expression.
  string defaultValue = "";
  string defaultValueExpr = OdsLiteral<defaultValue>.text;

  // What the parameter is where that needs no C++: "string", "array" (of
  // `elementCppType`), "apint", "apfloat", "enum" or "type"; "u32" or "u64" for
  // classes that are such integers; "blob"; "pointer", to what the context
  // owns; else empty.
  string kind = "";
  string elementCppType = "";
}
class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

// The value of a C++ type that is made of nothing; null unless it is known.
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

// A parameter that may be left out: what its C++ type is by itself, or a value.
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

// A text.
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

// Numbers of any width; they are equal only if their widths are.
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

// A list; an optional one may be empty in text.
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

// What allocates itself by a method allocateInto, and a list of that.
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

// The type of the attribute itself, which follows it in text. It may be left
// out if it is any type, or if the C++ says what it is then.
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
