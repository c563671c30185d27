// SPDX-License-Identifier: Apache-2.0
//
// Traits that require properties of operands, results and attributes to be
// equal.
#ifndef ODS_RECORDS_MULTI_ENTITY_ALL_MATCH_TD
#define ODS_RECORDS_MULTI_ENTITY_ALL_MATCH_TD

include "ods/records/op_traits.td"
include "ods/records/utils.td"

// C++ code of a property of the entity with this name.
class Rank<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name #
              ".getType()).getRank()">;
class Shape<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name #
              ".getType()).getShape()">;
class ElementCount<string name>
    : StrFunc<"llvm::cast<::mlir::ShapedType>($" # name #
              ".getType()).getNumElements()">;
class ElementType<string name>
    : StrFunc<"getElementTypeOrSelf($" # name # ")">;

// Returns the expression over self for C++ code over `$_self` if the code is
// one of the above, a type or a type's id; otherwise returns the given
// expression.
class OdsOperator<string cpp, string expression = ""> {
  string text = !cond(
      !ne(expression, "") : expression,
      !eq(cpp, Rank<"_self">.result) : "(rank (type-of self))",
      !eq(cpp, Shape<"_self">.result) : "(shape (type-of self))",
      !eq(cpp, ElementCount<"_self">.result) : "(num-elements (type-of self))",
      !eq(cpp, ElementType<"_self">.result)
          : "(element-type-or-self (type-of self))",
      !eq(cpp, "$_self.getType()") : "(type-of self)",
      !eq(cpp, "$_self.getType().getTypeID()") : "(type-id (type-of self))",
      true : "");
}

// True if any of the values, C++ code, is true; or if all values are equal.
class AnyPred<list<string> values, string expression = "">
    : CPred<!if(!empty(values), "false",
                !interleave(!foreach(value, values, "(" # value # ")"),
                            " || ")),
            expression>;
class AllMatchPred<list<string> values, string expression = "">
    : CPred<!if(!lt(!size(values), 2), "true",
                !foldl("(" # !head(values) # ")", !tail(values), text, value,
                       text # " == (" # value # ") && (" # value # ")") #
                    " == (" # !head(values) # ")"),
            expression>;
class AllMatch<list<string> values, string summary, string expression = "">
    : PredOpTrait<summary, AllMatchPred<values, expression>>;

// Applies AllMatchPred to the value of the operator for each name. The operator
// is C++ code over `$_self` and an expression over self.
class AllMatchSameOperatorPred<list<string> names, string operator,
                               string expression = "">
    : AllMatchPred<!foreach(name, names, !subst("$_self", "$" # name,
                                                operator)),
                   OdsAround<"(all-equal (map " # OdsEntities<names>.text # " ",
                             OdsOperator<operator, expression>.text,
                             "))">.text>;
class AllMatchSameOperatorTrait<list<string> names, string operator,
                                string summary, string expression = "">
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " #
                      summary,
                  AllMatchSameOperatorPred<names, operator, expression>> {
  list<string> values = names;
}
class AnyMatchOperatorPred<list<string> names, string operator,
                           string expression = "">
    : AnyPred<!foreach(name, names, !subst("$_self", "$" # name, operator)),
              OdsAround<"(any " # OdsEntities<names>.text # " ",
                        OdsOperator<operator, expression>.text, ")">.text>;
class AnyMatchOperatorTrait<list<string> names, string operator,
                            string summary, string expression = "">
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator, expression>> {
  list<string> values = names;
}
class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result,
                                "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result,
                                "element type">;
class AllRanksMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()",
                                "type IDs">;

// The variadic `elements` have as many values as the shaped type has elements,
// with its element type.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg,
                                            string elementsArg>
    : PredOpTrait<
          "shaped type '" # shapedArg # "' matches '" # elementsArg #
              "' element count and types",
          And<[CPred<ElementCount<shapedArg>.result #
                         " == static_cast<int64_t>($" # elementsArg #
                         ".getTypes().size())",
                     "(eq (num-elements (type-of $" # shapedArg #
                         ")) (size $" # elementsArg # "))">,
               CPred<"::llvm::all_of($" # elementsArg #
                         ".getTypes(), [&](::mlir::Type t) { return t == " #
                         ElementType<shapedArg>.result # "; })",
                     "(all (types-of $" # elementsArg #
                         ") (eq self (element-type-or-self (type-of $" #
                         shapedArg # "))))">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

#endif // ODS_RECORDS_MULTI_ENTITY_ALL_MATCH_TD
