// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_TYPE_TD
#define ODS_RECORDS_TYPES_TYPE_TD

include "ods/records/constraints.td"
include "ods/records/dialect.td"

// A constraint on types of operands and results. If it accepts a single type,
// `builderCall` is C++ code that builds the type and `builderExpr` the
// equivalent expression; otherwise they are empty.
class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  string builderCall = "";
  string builderExpr = "";
}

// The same type with another name and summary.
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

// A variadic list of variadic groups of operands. The attribute with this name,
// a DenseI32ArrayAttr, holds the sizes of the groups.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName>
    : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

// An optional operand or result of the type.
class Optional<Type type>
    : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

// Additional base class of Type: sets how the only accepted type is built, in
// C++ code and as an expression.
class BuildableType<code builder, string expression = ""> {
  code builderCall = builder;
  string builderExpr = expression;
}

// Like BuildableType for a type derived from another one: it is buildable if
// that is.
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

// Types accepted by one of the constraints.
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

// Types accepted by all of the constraints.
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

// A type with additional predicates.
class ConfinedType<Type type, list<Pred> predicates, string summary = "",
                   string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

#endif // ODS_RECORDS_TYPES_TYPE_TD
