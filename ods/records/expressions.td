// SPDX-License-Identifier: Apache-2.0
//
// Functions that build the expressions which records contain in addition to C++
// code. ods/encoding/expression.h defines the language. Each class here is a
// function: read `text` of an instance. Empty text means that only the C++ code
// exists.
#ifndef ODS_RECORDS_EXPRESSIONS_TD
#define ODS_RECORDS_EXPRESSIONS_TD

// The classes that `isa` can test, as in MLIR_ODS_CLASSES.
defvar odsClasses = [
  // Types.
  "BaseMemRefType", "BFloat16Type", "ComplexType", "FixedVectorType",
  "Float4E2M1FNType", "Float6E2M3FNType", "Float6E3M2FNType", "Float8E3M4Type",
  "Float8E4M3B11FNUZType", "Float8E4M3FNType", "Float8E4M3FNUZType",
  "Float8E4M3Type", "Float8E5M2FNUZType", "Float8E5M2Type", "Float8E8M0FNUType",
  "Float16Type", "Float32Type", "Float64Type", "Float80Type", "Float128Type",
  "FloatTF32Type", "FloatType", "FunctionType", "GraphType", "IndexType",
  "IntegerType", "MemRefType", "NoneType", "OpaqueType", "RankedTensorType",
  "ScalableVectorType", "ShapedType", "TensorType", "TupleType",
  "UnrankedMemRefType", "UnrankedTensorType", "VectorElementTypeInterface",
  "VectorType",
  // Attributes.
  "AffineMapAttr", "ArrayAttr", "BlobAttr", "BoolAttr", "DenseArrayAttr",
  "DenseBoolArrayAttr", "DenseElementsAttr", "DenseF32ArrayAttr",
  "DenseF64ArrayAttr", "DenseFPElementsAttr", "DenseI8ArrayAttr",
  "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr",
  "DenseIntElementsAttr", "DenseIntOrFPElementsAttr",
  "DenseResourceElementsAttr", "DenseStringElementsAttr", "DictionaryAttr",
  "DistinctAttr", "ElementsAttr", "FlatSymbolRefAttr", "FloatAttr",
  "IntegerAttr", "IntegerSetAttr", "LocationAttr", "MemRefLayoutAttrInterface",
  "OpaqueAttr", "SparseElementsAttr", "SplatElementsAttr", "StridedLayoutAttr",
  "StringAttr", "SymbolRefAttr", "TypeAttr", "TypedAttr", "UnitAttr"
];

// A string literal of the language.
class OdsQuoted<string value> {
  string text = "'" # !subst("'", "\\'", !subst("\\", "\\\\", value)) # "'";
}

// A list of numbers.
class OdsNumbers<list<int> values> {
  string text =
      "(list" # !interleave(!foreach(value, values, " " # value), "") # ")";
}

// The value that `uint` yields for a number as an attribute of this width.
class OdsUnsigned<int number, int width> {
  int value =
      !if(!lt(width, 64), !and(number, !sub(!shl(1, width), 1)), number);
}

// The list of the operation's entities with these names.
class OdsEntities<list<string> names> {
  string text =
      "(list" # !interleave(!foreach(name, names, " $" # name), "") # ")";
}

// The value of a simple C++ literal: an integer, true, false, a quoted string
// without escapes, or empty braces. A decimal fraction becomes a string, as
// `float-attr` requires.
class OdsLiteral<string cpp> {
  defvar digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
  defvar rest = !foldl(cpp, digits, left, digit, !subst(digit, "", left));
  defvar first = !substr(cpp, 0, 1);
  defvar last = !substr(" " # cpp, !size(cpp));
  defvar signIsFirst =
      !or(!eq(!find(rest, "-"), -1), !and(!eq(first, "-"), !ne(cpp, "-")));
  defvar isOctal = !and(!eq(first, "0"), !gt(!size(cpp), 1));
  defvar isInteger =
      !and(!ne(cpp, ""), !or(!eq(rest, ""), !eq(rest, "-")), signIsFirst,
           !not(isOctal));
  defvar isFraction =
      !and(!or(!eq(rest, "."), !eq(rest, "-."), !eq(rest, ".f"),
               !eq(rest, "-.f")),
           !ne(rest, cpp), signIsFirst, !or(!eq(rest, "."), !eq(rest, "-."),
                                            !eq(last, "f")));
  defvar inner = !subst("\"", "", cpp);
  defvar isText =
      !and(!eq(first, "\""), !eq(last, "\""),
           !eq(!size(cpp), !add(!size(inner), 2)), !eq(!find(cpp, "\\"), -1));
  string text = !cond(
      isInteger : cpp,
      !or(!eq(cpp, "true"), !eq(cpp, "false")) : cpp,
      !eq(cpp, "{}") : "(list)",
      isFraction : OdsQuoted<!subst("f", "", cpp)>.text,
      isText : OdsQuoted<inner>.text,
      true : "");
}

// The expression if it is not empty, else the value of the C++ literal.
class OdsValue<string expression, string cpp> {
  string text = !if(!empty(expression), OdsLiteral<cpp>.text, expression);
}

// Tests whether the subject has the C++ class, given with or without the
// namespace mlir.
class OdsIsA<string cppClass, string subject = "self"> {
  defvar name = !subst("mlir::", "", !subst("::mlir::", "", cppClass));
  defvar isKnown =
      !foldl(false, odsClasses, found, known, !or(found, !eq(known, name)));
  string text = !cond(
      !or(!eq(name, "Type"), !eq(name, "Attribute")) : "true",
      isKnown : "(isa '" # name # "' " # subject # ")",
      true : "");
}

// Tests whether self implements the interface with this C++ name. Interfaces of
// the builtin dialect are tested by `isa`, others by their qualified names.
class OdsImplements<string cppNamespace, string name,
                    string function = "implements"> {
  defvar full = !if(!empty(cppNamespace), name, cppNamespace # "::" # name);
  defvar qualified =
      !if(!eq(!substr(full, 0, 2), "::"), !substr(full, 2), full);
  defvar isa = !if(!eq(function, "implements"), OdsIsA<full>.text, "");
  string text = !if(!empty(isa),
                    "(" # function # " '" # qualified # "' self)", isa);
}

// Tests whether self is the type or attribute with this name in text. Those of
// the builtin dialect are tested by their class.
class OdsIsNamed<string name, string cppClass> {
  defvar last = !substr(" " # name, !size(name));
  defvar isa =
      !if(!eq(!find(name, "builtin."), 0), OdsIsA<cppClass>.text, "");
  string text = !cond(
      !ne(isa, "") : isa,
      !or(!empty(name), !eq(last, ".")) : "",
      true : "(is '" # name # "' self)");
}

// Builds a type or attribute by its name in text with the function `type` or
// `attr`; empty if it has no name. The builtin types without parameters are
// `index`, `none` and the floats.
class OdsMake<string function, string name, string arguments = ""> {
  defvar last = !substr(" " # name, !size(name));
  string text = !cond(
      !or(!empty(name), !eq(last, ".")) : "",
      !eq(name, "builtin.index") : "(index-type)",
      !eq(name, "builtin.none") : "(none-type)",
      !and(!eq(function, "type"), !eq(!find(name, "builtin."), 0))
          : "(float-type '" # !subst("builtin.", "", name) # "')",
      true : "(" # function # " '" # name # "'" # arguments # ")");
}

// An expression that encloses another one; empty if that is empty.
class OdsAround<string before, string inner, string after> {
  string text = !if(!empty(inner), "", before # inner # after);
}

// Tests whether the type is an integer of this width. `function` tests the
// signedness; if it is empty, any signedness is accepted.
class OdsIsInteger<int width, string function, string subject = "self"> {
  defvar kind = !if(!empty(function), "(isa 'IntegerType' " # subject # ")",
                    "(" # function # " " # subject # ")");
  string text =
      "(and " # kind # " (eq (width " # subject # ") " # width # "))";
}

#endif // ODS_RECORDS_EXPRESSIONS_TD
