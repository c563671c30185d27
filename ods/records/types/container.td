// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_CONTAINER_TD
#define ODS_RECORDS_TYPES_CONTAINER_TD

include "ods/records/types/predicates.td"
include "ods/records/types/type.td"

// Complex numbers of any element type, or of one that satisfies a constraint.
def AnyComplex
    : Type<CPred<"::llvm::isa<::mlir::ComplexType>($_self)",
                 "(isa 'ComplexType' self)">,
           "complex-type", "::mlir::ComplexType">;
class Complex<Type elType>
    : ConfinedType<
          AnyComplex,
          [SubstLeaves<
              "$_self",
              "::llvm::cast<::mlir::ComplexType>($_self).getElementType()",
              elType.predicate, "(element-type self)">],
          "complex type with " # elType.summary # " elements",
          "::mlir::ComplexType">,
      SameBuildabilityAs<
          elType,
          "::mlir::ComplexType::get($_builder.get" # elType # "Type())",
          "(complex-type " # elType.builderExpr # ")"> {
  Type elementType = elType;
}

// The opaque type with this dialect and text.
class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"isOpaqueTypeWithName($_self, \"" # dialect # "\", \"" #
                     name # "\")",
                 "(and (isa 'OpaqueType' self) (eq (dialect-name self) " #
                     OdsQuoted<dialect>.text # ") (eq (data self) " #
                     OdsQuoted<name>.text # "))">,
           summary, "::mlir::OpaqueType">,
      BuildableType<"::mlir::OpaqueType::get($_builder.getStringAttr(\"" #
                        dialect # "\"), \"" # name # "\")",
                    "(opaque-type " # OdsQuoted<dialect>.text # " " #
                        OdsQuoted<name>.text # ")">;

// Types of functions and graphs.
def FunctionType
    : Type<CPred<"::llvm::isa<::mlir::FunctionType>($_self)",
                 "(isa 'FunctionType' self)">,
           "function type", "::mlir::FunctionType">;
def GraphType
    : Type<CPred<"::llvm::isa<::mlir::GraphType>($_self)",
                 "(isa 'GraphType' self)">,
           "graph type", "::mlir::GraphType">;

// A type that contains another type, which the C++ code and the expression
// return.
class ContainerType<Type etype, Pred containerPred, code elementTypeCall,
                    string descr, string cppType = "::mlir::Type",
                    string expression = "">
    : Type<And<[containerPred,
                SubstLeaves<"$_self", !cast<string>(elementTypeCall),
                            etype.predicate, expression>]>,
           descr # " of " # etype.summary # " values", cppType>;

// A shaped type whose element type is one of the types.
class ShapedContainerType<list<Type> allowedTypes, Pred containerPred,
                          string descr, string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                Concat<"[](::mlir::Type elementType) { return ",
                       SubstLeaves<"$_self", "elementType",
                                   AnyTypeOf<allowedTypes>.predicate, "self">,
                       "; }(::llvm::cast<::mlir::ShapedType>($_self)"
                       ".getElementType())",
                       "(element-type self)">]>,
           descr # " of " # AnyTypeOf<allowedTypes>.summary # " values",
           cppType>;

// A vector, tensor or other shaped type with value semantics.
class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred,
                          "container with value semantics">;

// Any shaped type.
def AnyShaped
    : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped",
                          "::mlir::ShapedType">;

// A type that contains a list of types, all of which satisfy `etype`. The C++
// code and the expression return the list.
class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall,
                         string descr, string expression = "">
    : Type<And<[containerPred,
                Concat<"::llvm::all_of(" # elementTypesCall #
                           ", [](::mlir::Type t) { return t && (",
                       SubstLeaves<"$_self", "t", etype.predicate, "self">,
                       "); })", expression, "all">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}

// Tuples of these types; elements of nested tuples may be such tuples, too.
def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;
class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "::llvm::cast<::mlir::TupleType>($_self).getTypes()",
                         "tuple", "(tuple-types self)">;
class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<
          AnyTypeOf<allowedTypes>, IsTupleTypePred,
          "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))",
          "nested tuple", "(flattened-types self)">;

#endif // ODS_RECORDS_TYPES_CONTAINER_TD
