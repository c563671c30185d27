// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_ATTRIBUTE_TD
#define ODS_RECORDS_ATTRIBUTES_ATTRIBUTE_TD

include "ods/records/types/integer.td"

// A constraint on attributes as operations use it, and what the attribute is in
// C++. Each piece of C++ beside an `…Expr` is said there as an expression,
// which is empty if only C++ knows.
class Attr<Pred condition, string summary = "">
    : AttrConstraint<condition, summary> {
  // The C++ class of the attribute, and the C++ type of its value.
  code storageType = ?;
  code returnType = ?;

  // C++ for the value of the attribute `$_self`.
  code convertFromStorage = "$_self.getValue()";

  // C++ that makes the attribute of the value `$0`, with a `$_builder`; and the
  // expression that makes it of the value self.
  string constBuilderCall = ?;
  string constBuilderExpr = "";

  // C++ for the value that an absent attribute stands for, and the expression
  // of that value.
  string defaultValue = ?;
  string defaultValueExpr = "";

  // The type of an attribute that is typed.
  Type valueType = ?;

  // Whether it may be absent.
  bit isOptional = 0;

  // The attribute that this one wraps, if any.
  Attr baseAttr = ?;

  // Where the C++ class stands.
  string cppNamespace = "";

  string description = "";
}

// An attribute that belongs to a dialect.
class DialectAttr<Dialect d, Pred condition, string summary = "">
    : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

// The attribute, with a value for where it is absent. The value is not
// verified. If there is no expression, literals say themselves what they are.
class DefaultValuedAttr<Attr attr, string val, string expression = "">
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let constBuilderExpr = attr.constBuilderExpr;
  let defaultValue = val;
  let defaultValueExpr = OdsValue<expression, val>.text;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

// The same, where absence is left as it is and accessors give the value.
class DefaultValuedOptionalAttr<Attr attr, string val, string expression = "">
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let constBuilderExpr = attr.constBuilderExpr;
  let defaultValue = val;
  let defaultValueExpr = OdsValue<expression, val>.text;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

// The same for attributes of text, which stands here without quotes.
class DefaultValuedStrAttr<Attr attr, string val, string expression = "">
    : DefaultValuedAttr<attr, "\"" # val # "\"", expression>;
class DefaultValuedOptionalStrAttr<Attr attr, string val,
                                   string expression = "">
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"", expression>;

// The attribute, which may be absent; accessors give an optional value.
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "::std::optional<" # attr.returnType # ">";
  let convertFromStorage = "$_self ? " # returnType # "(" #
                           attr.convertFromStorage # ") : (::std::nullopt)";
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

// Any attribute.
def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
  let constBuilderExpr = "self";
}

// Attributes that one of the list allows.
class AnyAttrOf<list<Attr> allowedAttrs, string summary = "",
                string cppType = "::mlir::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(attr, allowedAttrs, attr.predicate)>,
           !if(!empty(summary),
               !interleave(!foreach(attr, allowedAttrs, attr.summary), " or "),
               summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

// An attribute that is typed and made of its type and value.
class TypedAttrBase<Type attrValType, string attrKind, Pred condition,
                    string descr> : Attr<condition, descr> {
  let constBuilderCall =
      "$_builder.get" # attrKind # "(" # attrValType.builderCall # ", $0)";
  let constBuilderExpr = OdsAround<
      !cond(!eq(attrKind, "IntegerAttr") : "(integer-attr ",
            !eq(attrKind, "FloatAttr") : "(float-attr ", true : ""),
      !if(!or(!eq(attrKind, "IntegerAttr"), !eq(attrKind, "FloatAttr")),
          attrValType.builderExpr, ""),
      " self)">.text;
  let storageType = "::mlir::" # attrKind;
  let valueType = attrValType;
}

// An attribute that is computed: `body` is C++ for the value, and `convert`
// makes an attribute of it.
class DerivedAttr<code ret, code b, code convert = "">
    : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}
class DerivedTypeAttr<code body> : DerivedAttr<"::mlir::Type", body> {
  let convertFromStorage = "::mlir::TypeAttr::get($_self)";
}

#endif // ODS_RECORDS_ATTRIBUTES_ATTRIBUTE_TD
