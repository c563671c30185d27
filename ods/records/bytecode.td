// SPDX-License-Identifier: Apache-2.0
//
// The bytecode encoding of attributes and types of a dialect. Must not be
// included together with the other records, since `Type` and `Attribute` are
// different classes here.
#ifndef ODS_RECORDS_BYTECODE_TD
#define ODS_RECORDS_BYTECODE_TD

// An element of bytecode, given by templates of C++ code: one reads `$_var`
// with a `$_reader`, one builds a `$_resultType` from `$_args`, one writes
// `$_getter` (of `$_name`) with a `$_writer`, one gets `$_member`, by
// `$_getMember`, of an `$_attrType`. `cType` is the C++ type, by default the
// name of the def.
class Bytecode<string parse = "", string build = "", string print = "",
               string get = "", string t = ""> {
  string cParser = parse;
  string cBuilder = build;
  string cPrinter = print;
  string cGetter = get;
  string cType = t;

  // C++ code that tests whether `$_val` is written in this way if there are
  // several ways.
  string printerPredicate = "";
}

// An element with one of its templates replaced.
class WithParser<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;
class WithGetter<string g = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;

// A sequence of elements: the members of a dag that a def adds.
class CompositeBytecode<string t = ""> : WithType<t>;

// An element that is a single value, read and written by one call each.
class _value<string parse, string print, string type = "">
    : WithParser<"succeeded(" # parse # ")",
                 WithBuilder<"$_args",
                             WithPrinter<print # "($_getter)",
                                         WithType<type>>>>;

// References to attributes and types.
class AttributeKind
    : _value<"$_reader.readAttribute($_var)", "$_writer.writeAttribute">;
def Attribute : AttributeKind;
class TypeKind : _value<"$_reader.readType($_var)", "$_writer.writeType">;
def Type : TypeKind;

// Numbers and bytes.
def VarInt
    : _value<"$_reader.readVarInt($_var)", "$_writer.writeVarInt", "uint64_t">;
def SignedVarInt
    : _value<"$_reader.readSignedVarInt($_var)", "$_writer.writeSignedVarInt",
             "int64_t">;
def Blob : _value<"$_reader.readBlob($_var)", "$_writer.writeOwnedBlob",
                  "ArrayRef<char>">;
def Bool : _value<"$_reader.readBool($_var)", "$_writer.writeOwnedBool",
                  "bool">;
class KnownWidthAPInt<string s>
    : _value<"readAPIntWithKnownWidth($_reader, " # s # ", $_var)",
             "$_writer.writeAPIntWithKnownWidth", "FailureOr<APInt>">;
class KnownSemanticsAPFloat<string s>
    : _value<"readAPFloatWithKnownSemantics($_reader, " # s # ", $_var)",
             "$_writer.writeAPFloatWithKnownSemantics", "FailureOr<APFloat>">;
class ResourceHandle<string s>
    : _value<"readResourceHandle<" # s # ">($_reader, $_var)",
             "$_writer.writeResourceHandle", "FailureOr<" # s # ">">;

// A variable with this C++ type and value that is not part of the bytecode.
class LocalVar<string t, string d>
    : WithParser<"(($_var = " # d # "), true)",
                 WithBuilder<"$_args", WithPrinter<"", WithType<t>>>>;

// An array of an element: attributes, types or other values.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "$_args";
}
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

// An attribute or type given by its members, and C++ code that runs after it is
// built. Members with a leading underscore are not passed to the call that
// builds it.
class DialectAttrOrType<dag d> {
  dag members = d;
  string cType = "";
  code postProcess = "";
}
class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind {
  let cParser = "succeeded($_reader.readAttribute<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind {
  let cParser = "succeeded($_reader.readType<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}

// All attributes or types of a dialect, in the order of their numbers.
class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}

// Operators of the dags of members, and an unused number.
def attr;
def type;
def none;
def ReservedOrDead : DialectAttrOrType<(none)>;

#endif // ODS_RECORDS_BYTECODE_TD
