// SPDX-License-Identifier: Apache-2.0
//
// Traits that relate the types of operands, results and attributes.
#ifndef ODS_RECORDS_MULTI_ENTITY_TYPES_MATCH_TD
#define ODS_RECORDS_MULTI_ENTITY_TYPES_MATCH_TD

include "ods/records/op_traits.td"
include "ods/records/types/predicates.td"
include "ods/records/types/type.td"
include "ods/records/utils.td"

// Returns the expression over self, a type, for C++ code over `$_self` that
// yields this type, its element type, or a function's inputs or results;
// otherwise returns the given expression.
class OdsTransform<string cpp, string expression = ""> {
  defvar plain = !foldl(cpp, ["::llvm::", "llvm::", "::mlir::", "mlir::"], left,
                        scope, !subst(scope, "", left));
  defvar isElement = !foldl(
      false,
      ["ShapedType", "VectorType", "TensorType", "RankedTensorType",
       "MemRefType", "BaseMemRefType", "ComplexType"],
      found, shaped, !or(found, !eq(plain, "cast<" # shaped #
                                          ">($_self).getElementType()")));
  string text = !cond(
      !ne(expression, "") : expression,
      !or(!eq(plain, "$_self"), !eq(plain, "cast<Type>($_self)")) : "self",
      !eq(plain, "getElementTypeOrSelf($_self)")
          : "(element-type-or-self self)",
      isElement : "(element-type self)",
      !eq(plain, "cast<FunctionType>($_self).getInputs()") : "(inputs self)",
      !eq(plain, "cast<FunctionType>($_self).getResults()") : "(outputs self)",
      true : "");
}

// True if the transformed type of lhs equals the type of rhs, or the list of
// types if the comparator compares ranges. If optional, it is also true if
// either is absent.
class _typesMatch<string lhs, string rhs, string transform,
                  string comparator> {
  defvar same = " " # transform # ") ";
  string text = !cond(
      !empty(transform) : "",
      !eq(comparator, "std::equal_to<>()")
          : "(eq (let (type-of $" # lhs # ")" # same # "(type-of $" # rhs #
            "))",
      !eq(comparator, "llvm::equal")
          : "(eq (let (types-of $" # lhs # ")" # same # "(types-of $" # rhs #
            "))",
      !ne(!find(comparator, "() || std::equal_to<>()"), -1)
          : "(or (is-null $" # lhs # ") (is-null $" # rhs #
            ") (eq (let (type-of $" # lhs # ")" # same # "(type-of $" # rhs #
            ")))",
      true : "");
}

// The type of rhs is inferred from that of lhs: `transform` is C++ code over
// `$_self`, and the expression is over self.
class TypesMatchWith<string summary, string lhsArg, string rhsArg,
                     string transform,
                     string comparator = "std::equal_to<>()",
                     string expression = "">
    : PredOpTrait<
          summary,
          CPred<comparator # "(" #
                    !subst("$_self", "$" # lhsArg # ".getType()", transform) #
                    ", $" # rhsArg # ".getType())",
                _typesMatch<lhsArg, rhsArg,
                            OdsTransform<transform, expression>.text,
                            comparator>.text>> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
  string transformerExpr = OdsTransform<transform, expression>.text;
}

// Like TypesMatchWith, but either may be absent.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg,
                             string transform,
                             string comparator = "std::equal_to<>()",
                             string expression = "">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform,
                     "!get" # snakeCaseToCamelCase<lhsArg>.ret # "() || !get" #
                         snakeCaseToCamelCase<rhsArg>.ret # "() || " #
                         comparator,
                     expression>;

// Like TypesMatchWith for lists of types.
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg,
                           string transform, string expression = "">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, "llvm::equal",
                     expression>;

// Each operand has the type at its index in the list.
class _inputsAre<list<string> names, list<Type> types> {
  Pred pred = !foldl(TruePred, !range(!size(names)), all, i,
                     And<[all, SubstLeaves<"$_self",
                                           "$" # names[i] # ".getType()",
                                           types[i].predicate,
                                           "(type-of $" # names[i] # ")">]>);
}
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ") #
                      "} match expected types",
                  _inputsAre<inputArgs, allowedTypes>.pred> {
  assert !eq(!size(inputArgs), !size(allowedTypes)),
         "there must be a type for each of the operands";
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

// The operands have the types of one of several lists.
class InputAddressIsCombinationOf<list<string> inputArgs,
                                  list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<
          !if(!empty(description),
              "operands {" # !interleave(inputArgs, ", ") #
                  "} match one of the allowed type combinations",
              description),
          Or<!foreach(types, allowedCombinations,
                      _inputsAre<inputArgs, types>.pred)>> {
  assert !not(!empty(allowedCombinations)), "there must be a combination";
  assert !foldl(true, allowedCombinations, all, types,
                !and(all, !eq(!size(types), !size(inputArgs)))),
         "there must be a type for each of the operands";
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

// The entity with this name, or its elements, have the type.
class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate,
                  "(type-of $" # name # ")">;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type> : And<[
  SubstLeaves<"$_self", "$" # name # ".getType()", IsShapedTypePred,
              "(type-of $" # name # ")">,
  SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")", type.predicate,
              "(element-type-or-self (type-of $" # name # "))">
]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary,
                  ElementTypeIsPred<name, type>>;

#endif // ODS_RECORDS_MULTI_ENTITY_TYPES_MATCH_TD
