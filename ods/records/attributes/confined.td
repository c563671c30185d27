// SPDX-License-Identifier: Apache-2.0
//
// Constraints that are combined with the constraint on the kind of an
// attribute. Their summaries follow its summary.
#ifndef ODS_RECORDS_ATTRIBUTES_CONFINED_TD
#define ODS_RECORDS_ATTRIBUTES_CONFINED_TD

include "ods/records/attributes/elements.td"

// An attribute with additional constraints.
class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<!listconcat([attr.predicate],
                           !foreach(constraint, constraints,
                                    constraint.predicate))>,
           !foldl(attr.summary, constraints, text, constraint,
                  text # " " # constraint.summary)> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let constBuilderExpr = attr.constBuilderExpr;
  let defaultValue = attr.defaultValue;
  let defaultValueExpr = attr.defaultValueExpr;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}

// The conjunction of several constraints.
class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!foreach(constraint, constraints,
                                  constraint.predicate)>,
                     !interleave(!foreach(constraint, constraints,
                                          constraint.summary),
                                 " and ")>;

// The attribute is absent.
def IsNullAttr
    : AttrConstraint<CPred<"!$_self", "(is-null self)">,
                     "empty attribute (for optional attributes)">;

// Comparison of an integer with a number.
class _intIs<string operator, string function, int n, string summary>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() " #
                    operator # " " # n,
                "(" # function # " (int self) " # n # ")">,
          summary # n>;
class IntNEQValue<int n> : _intIs<"!=", "ne", n, "whose value is not ">;
class IntMinValue<int n> : _intIs<">=", "ge", n, "whose minimum value is ">;
class IntMaxValue<int n> : _intIs<"<=", "le", n, "whose maximum value is ">;
class IntIsOneOf<list<int> values>
    : AttrConstraint<
          CPred<"::llvm::is_contained({" # !interleave(values, ", ") #
                    "}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())",
                "(contains " # OdsNumbers<values>.text # " (int self))">,
          "whose value is one of {" # !interleave(values, ", ") # "}">;

// Properties of an integer's bits, regardless of the signedness of its type.
def IntNonNegative
    : AttrConstraint<CPred<"!::llvm::cast<::mlir::IntegerAttr>($_self)"
                           ".getValue().isNegative()",
                           "(ge (sint self) 0)">,
                     "whose value is non-negative">;
def IntPositive
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self)"
                           ".getValue().isStrictlyPositive()",
                           "(gt (sint self) 0)">,
                     "whose value is positive">;
def IntPowerOf2
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self)"
                           ".getValue().isPowerOf2()",
                           "(is-power-of-2 (uint self))">,
                     "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;

// The number of elements of an array of attributes or numbers.
class _countIs<string cppClass, string operator, string function, int n,
               string summary>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::" # cppClass #
                               ">($_self).size() " # operator # " " # n,
                           "(" # function # " (size (elements self)) " # n #
                               ")">,
                     "with " # summary # " " # n # " elements">;
class ArrayMaxCount<int n> : _countIs<"ArrayAttr", "<=", "le", n, "at most">;
class ArrayMinCount<int n> : _countIs<"ArrayAttr", ">=", "ge", n, "at least">;
class ArrayCount<int n> : _countIs<"ArrayAttr", "==", "eq", n, "exactly">;
class DenseArrayCount<int n>
    : _countIs<"DenseArrayAttr", "==", "eq", n, "exactly">;
class DenseArrayMaxCt<int n>
    : _countIs<"DenseArrayAttr", "<=", "le", n, "at most">;
class DenseArrayMinCt<int n>
    : _countIs<"DenseArrayAttr", ">=", "ge", n, "at least">;

// Properties of the elements of a dense array. Expressions support integers
// only.
class _ofIntegers<DenseArrayAttrBase arrayType, string expression> {
  defvar type = arrayType.returnType;
  string ret = !if(!or(!eq(type, "::llvm::ArrayRef<float>"),
                       !eq(type, "::llvm::ArrayRef<double>")),
                   "", expression);
}
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : AttrConstraint<
          CPred<"::llvm::all_of(::llvm::cast<" # arrayType #
                    ">($_self).asArrayRef(), [&](auto v) { return v > 0; })",
                _ofIntegers<arrayType, "(all (elements self) (gt self 0))">.ret>,
          "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : AttrConstraint<
          CPred<"::llvm::all_of(::llvm::cast<" # arrayType #
                    ">($_self).asArrayRef(), [&](auto v) { return v >= 0; })",
                _ofIntegers<arrayType, "(all (elements self) (ge self 0))">.ret>,
          "whose value is non-negative">;
class _isSorted<DenseArrayAttrBase arrayType>
    : CPred<"llvm::is_sorted(::llvm::cast<" # arrayType #
                ">($_self).asArrayRef())",
            _ofIntegers<arrayType, "(is-sorted (elements self))">.ret>;
class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<_isSorted<arrayType>, "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<
          And<[_isSorted<arrayType>,
               CPred<"[](" # arrayType.returnType # " a) {\n"
                     "return std::adjacent_find(std::begin(a), std::end(a)) == "
                     "std::end(a);\n"
                     "}(::llvm::cast<" # arrayType # ">($_self).asArrayRef())",
                     _ofIntegers<arrayType,
                                 "(is-strictly-sorted (elements self))">.ret>]>,
          "should be in increasing order">;

// The integer at an index of an array of attributes.
class _hasElement<int index>
    : CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index,
            "(gt (size (elements self)) " # index # ")">;
class _elementIs<int index, string operator, string function, int n>
    : CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<::mlir::ArrayAttr>"
            "($_self)[" # index # "]).getInt() " # operator # " " # n,
            "(" # function # " (int (at (elements self) " # index # ")) " # n #
                ")">;
class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<And<[_hasElement<index>,
                          _elementIs<index, "==", "eq", value>]>,
                     "whose " # index # "-th element must be " # value>;
class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<And<[_hasElement<index>,
                          _elementIs<index, ">=", "ge", min>]>,
                     "whose " # index # "-th element must be at least " # min>;
class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<And<[_hasElement<index>,
                          _elementIs<index, "<=", "le", max>]>,
                     "whose " # index # "-th element must be at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<And<[_hasElement<index>,
                          _elementIs<index, ">=", "ge", min>,
                          _elementIs<index, "<=", "le", max>]>,
                     "whose " # index # "-th element must be at least " # min #
                         " and at most " # max>;

#endif // ODS_RECORDS_ATTRIBUTES_CONFINED_TD
