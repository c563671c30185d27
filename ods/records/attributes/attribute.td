// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ATTRIBUTES_ATTRIBUTE_TD
#define ODS_RECORDS_ATTRIBUTES_ATTRIBUTE_TD

include "ods/records/types/integer.td"

// A constraint on attributes of operations, and the C++ class of the attribute.
// Each C++ code field with a counterpart named `…Expr` has its expression
// there. An empty expression means that only the C++ code exists.
class Attr<Pred condition, string summary = "">
    : AttrConstraint<condition, summary> {
  // The C++ class of the attribute, and the C++ type of its value.
  code storageType = ?;
  code returnType = ?;

  // C++ code of the value of the attribute `$_self`.
  code convertFromStorage = "$_self.getValue()";

  // C++ code that builds the attribute from the value `$0` with a `$_builder`,
  // and the expression that builds it from the value self.
  string constBuilderCall = ?;
  string constBuilderExpr = "";

  // C++ code of the default value of an absent attribute, and its expression.
  string defaultValue = ?;
  string defaultValueExpr = "";

  // The type of a typed attribute.
  Type valueType = ?;

  // True if the attribute may be absent.
  bit isOptional = 0;

  // The attribute that this one wraps, if any.
  Attr baseAttr = ?;

  // The namespace of the C++ class.
  string cppNamespace = "";

  string description = "";
}

// An attribute that belongs to a dialect.
class DialectAttr<Dialect d, Pred condition, string summary = "">
    : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

// The attribute with a default value. The default is not verified. Without an
// expression, it is derived from `val` if that is a literal.
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

// Like DefaultValuedAttr, but an absent attribute stays absent, and accessors
// return the default.
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

// Like DefaultValuedAttr for string attributes; the value is given without
// quotes.
class DefaultValuedStrAttr<Attr attr, string val, string expression = "">
    : DefaultValuedAttr<attr, "\"" # val # "\"", expression>;
class DefaultValuedOptionalStrAttr<Attr attr, string val,
                                   string expression = "">
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"", expression>;

// An attribute that may be absent. Accessors return an optional value.
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

// Attributes accepted by one of the constraints.
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

// A typed attribute that is built from its type and value.
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

// A computed attribute: `body` is C++ code of the value, and `convert` converts
// it to an attribute.
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
