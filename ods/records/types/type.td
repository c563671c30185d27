// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_TYPE_TD
#define ODS_RECORDS_TYPES_TYPE_TD

include "ods/records/constraints.td"
include "ods/records/dialect.td"

// A constraint on types as operands and results use it. Where it allows one
// type only, `builderCall` is C++ that makes it, and `builderExpr` the
// expression that does; else they are empty.
class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  string builderCall = "";
  string builderExpr = "";
}

// The same type under another name and summary.
class TypeAlias<Type t, string summary = t.summary>
    : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
  let builderExpr = t.builderExpr;
}

// A type that belongs to a dialect.
class DialectType<Dialect d, Pred condition, string descr = "",
                  string cppType = "::mlir::Type">
    : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

// Any number of operands or results of the type.
class Variadic<Type type>
    : TypeConstraint<type.predicate, "variadic of " # type.summary,
                     type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

// Any number of groups of any number of operands; the attribute of this name,
// a DenseI32ArrayAttr, holds the sizes of the groups.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName>
    : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

// One operand or result of the type, or none.
class Optional<Type type>
    : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

// Put beside Type to say how the only type that it allows is made, in C++ and
// as an expression.
class BuildableType<code builder, string expression = ""> {
  code builderCall = builder;
  string builderExpr = expression;
}

// The same for a type made of another one: if that can be made, so can this.
class SameBuildabilityAs<Type type, code builder, string expression = ""> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
  string builderExpr = !if(!empty(type.builderExpr), "", expression);
}

// Any type.
def AnyType : Type<CPred<"true">, "any type">;

// The type `none`.
def NoneType
    : Type<CPred<"::llvm::isa<::mlir::NoneType>($_self)",
                 "(isa 'NoneType' self)">,
           "none type", "::mlir::NoneType">,
      BuildableType<"$_builder.getType<::mlir::NoneType>()", "(none-type)">;

// Types that one of the list allows.
class AnyTypeOf<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<Or<!foreach(type, allowedTypeList, type.predicate)>,
           !if(!empty(summary),
               !interleave(!foreach(type, allowedTypeList, type.summary),
                           " or "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

// Types that each of the list allows.
class AllOfType<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<And<!foreach(type, allowedTypeList, type.predicate)>,
           !if(!empty(summary),
               !interleave(!foreach(type, allowedTypeList, type.summary),
                           " and "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

// A type with more conditions.
class ConfinedType<Type type, list<Pred> predicates, string summary = "",
                   string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

#endif // ODS_RECORDS_TYPES_TYPE_TD
