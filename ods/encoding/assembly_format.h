// SPDX-License-Identifier: Apache-2.0
//
// The encoding of assembly formats of operations, types and attributes as
// bytes, shared by the encoder (ods/format) and the interpreters (core/ir).
// A sequence consists of the number of its elements (unsigned LEB128) and the
// elements. An element consists of an opcode, a byte of flags, and the parts
// described below. Numbers are unsigned LEB128; a string is its number of bytes
// and the bytes.
#ifndef ODS_ENCODING_ASSEMBLY_FORMAT_H
#define ODS_ENCODING_ASSEMBLY_FORMAT_H

#include <array>
#include <cstdint>

namespace mlir {
namespace ods {

enum class FormatOpcode : uint8_t {
  /// A keyword or punctuation: string.
  Literal,
  /// Printed only.
  Space,
  Newline,

  // For operations. A number is an index among the parts of the operation.
  Operand,
  /// A number and an AttributeForm (one byte).
  Attribute,
  Property,
  Region,
  Successor,
  /// All operands, regions and successors.
  Operands,
  Regions,
  Successors,
  /// The remaining attributes. Two lists, each preceded by its length, contain
  /// the indices of the attributes and of the properties that are elsewhere in
  /// the format or can be inferred. Attributes with default values are not
  /// printed either. Never has SpaceBefore: the space belongs to the printed
  /// text and is omitted with it.
  AttrDict,            // { … }: attributes only, no properties
  AttrDictWithKeyword, // attributes { … }
  /// < { … } >: like AttrDict, with the properties. Its space is always
  /// printed.
  PropDict,
  /// type(…): a TypeSource.
  Type,
  /// functional-type(…, …): two TypeSources.
  FunctionalType,
  /// custom<…>(…): the index among the directives. Also for types and
  /// attributes.
  Custom,
  /// (… : …)?: anchors, one of which must be present for the first sequence to
  /// be printed; the number of elements before the deciding element of the
  /// first sequence (these are only printed); the first sequence; the second
  /// sequence, which may be empty. The parser parses the rest of the first
  /// sequence if the deciding element is present, otherwise the second
  /// sequence. Also for types and attributes.
  Optional,
  /// Prints and parses nothing. When the parser reaches it, it sets a unit
  /// attribute or property. A byte (0: attribute, 1: property) and the index.
  /// Occurs in Optional and OIList, where a literal implies it.
  SetUnit,
  /// oilist(…): the number of clauses, and for each clause its anchors and a
  /// sequence that begins with a literal. Clauses are parsed in any order, each
  /// at most once, and printed in their order if an anchor is present.
  OIList,

  // For types and attributes. A number is an index among the parameters.
  Parameter,
  /// params: the number of parameters and their indices; printed with commas.
  Params,
  /// struct(…): the number of fields, and for each the index of the parameter
  /// and a sequence that is empty or contains the element (Parameter or Custom)
  /// that parses and prints the field.
  Struct,
};

/// The parts of elements, after the flags.
enum class FormatPart : uint8_t {
  None,
  String,
  // The index of the named entity.
  Operand,
  Attribute,
  Property,
  Region,
  Successor,
  Parameter,
  Directive,
  // A list of indices, preceded by its length.
  Attributes,
  Properties,
  Parameters,
  /// One byte, an AttributeForm.
  Form,
  /// See TypeSource.
  Source,
  /// See AnchorKind.
  Anchors,
  Sequence,
  /// The number of elements before the deciding element, and the sequence.
  Decided,
  // The parts of SetUnit, OIList and Struct.
  Unit,
  Clauses,
  Fields,
};

/// The formats in which an element may occur.
enum class FormatOwner : uint8_t { Op, Storage, Any };

struct FormatElementInfo {
  FormatOpcode opcode;
  FormatOwner owner;
  /// True if the element can be the deciding element of a group.
  bool mayDecide;
  /// The parts in order, terminated by None.
  FormatPart parts[4];
};

/// X(opcode, owner of the format, whether it can decide about its group,
/// parts…), in the order of the opcodes.
#define MLIR_ODS_FORMAT_ELEMENTS(X)                                            \
  X(Literal, Any, true, String)                                                \
  X(Space, Any, false)                                                         \
  X(Newline, Any, false)                                                       \
  X(Operand, Op, true, Operand)                                                \
  X(Attribute, Op, true, Attribute, Form)                                      \
  X(Property, Op, true, Property)                                              \
  X(Region, Op, true, Region)                                                  \
  X(Successor, Op, false, Successor)                                           \
  X(Operands, Op, false)                                                       \
  X(Regions, Op, false)                                                        \
  X(Successors, Op, false)                                                     \
  X(AttrDict, Op, false, Attributes, Properties)                               \
  X(AttrDictWithKeyword, Op, false, Attributes, Properties)                    \
  X(PropDict, Op, false, Attributes, Properties)                               \
  X(Type, Op, false, Source)                                                   \
  X(FunctionalType, Op, false, Source, Source)                                 \
  X(Custom, Any, true, Directive)                                              \
  X(Optional, Any, false, Anchors, Decided, Sequence)                          \
  X(SetUnit, Op, false, Unit)                                                  \
  X(OIList, Op, false, Clauses)                                                \
  X(Parameter, Storage, true, Parameter)                                       \
  X(Params, Storage, true, Parameters)                                         \
  X(Struct, Storage, true, Fields)

inline constexpr auto formatElementInfos = [] {
  using enum FormatPart;
#define X(OPCODE, OWNER, DECIDES, ...)                                         \
  FormatElementInfo{                                                           \
      FormatOpcode::OPCODE, FormatOwner::OWNER, DECIDES, {__VA_ARGS__}},
  return std::array{MLIR_ODS_FORMAT_ELEMENTS(X)};
#undef X
}();

inline constexpr unsigned numFormatOpcodes = formatElementInfos.size();
static_assert([] {
  unsigned number = 0;
  for (const FormatElementInfo &info : formatElementInfos)
    if (static_cast<unsigned>(info.opcode) != number++)
      return false;
  return true;
}());

constexpr const FormatElementInfo &getFormatElementInfo(FormatOpcode opcode) {
  return formatElementInfos[static_cast<unsigned>(opcode)];
}

/// Bits of an element's flags.
enum FormatFlags : uint8_t {
  /// Print a space before the element if the element is printed. Before
  /// Parameter, Params and Struct, the space is omitted if all their contents
  /// are omitted.
  SpaceBefore = 1,
  /// Types and attributes of dialects have the prefix `!dialect.` or
  /// `#dialect.`.
  Qualified = 2,
  /// Optional: if an anchor is present, the second sequence is printed,
  /// otherwise the first one.
  Inverted = 4,
  /// Attribute: may be absent from the text. Also set if it decides about its
  /// group.
  MayBeMissing = 8,
  /// Dictionaries: the sizes of operand (result) groups are inferred from the
  /// rest of the text.
  WithoutOperandSegments = 16,
  WithoutResultSegments = 32,
  /// AttrDict: inherent attributes are in a PropDict instead.
  DiscardableOnly = 64,
};

/// The form of an attribute in an operation's format.
enum class AttributeForm : uint8_t {
  /// The complete form: `5 : i32`, `#test.attr<1>`.
  Full,
  /// Without the type, which is known: `5`.
  WithoutType,
  /// The text after the mnemonic: `<1>`.
  Stripped,
  /// A symbol name: `@name`.
  SymbolName,
  /// The case of an enumeration that is stored as an integer.
  Enum,
};

/// The values whose types are meant: a byte, and for the first two kinds an
/// index.
enum class TypeSource : uint8_t { Operand, Result, Operands, Results };

/// The parts of which one must be present for a group to be printed. A count,
/// and for each anchor a byte and an index.
enum class AnchorKind : uint8_t {
  Operand,   // a group of operands that is not empty
  Result,    // a group of results that is not empty
  Attribute, // an attribute that is set and not to its default
  Property,  // a property that differs from its default
  Region,    // a region that is not empty, or a variadic group of at least one
  Parameter, // a parameter that differs from its default
};

} // namespace ods
} // namespace mlir

#endif // ODS_ENCODING_ASSEMBLY_FORMAT_H
