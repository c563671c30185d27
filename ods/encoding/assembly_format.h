// SPDX-License-Identifier: Apache-2.0
//
// Assembly formats of operations, types and attributes as bytes: what the
// encoder (ods/format) and the interpreters (core/ir) share.
//
// A sequence is the number of its elements (unsigned LEB128) and these; an
// element is an opcode, a byte of flags, and what is said below. Numbers are
// unsigned LEB128, strings a number of bytes and these.
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

  // Of operations. A number is one among those of the operation.
  Operand,
  /// A number and an AttributeForm, one byte.
  Attribute,
  Property,
  Region,
  Successor,
  /// All of them.
  Operands,
  Regions,
  Successors,
  /// The rest of the attributes: the numbers of the attributes and properties
  /// that the format has elsewhere, or that follow from it, a count before each
  /// of the two lists. Attributes that have their default are not printed
  /// either. Never has SpaceBefore: the space is part of what is printed, if
  /// anything is.
  AttrDict,            // { … }: attributes only, no properties
  AttrDictWithKeyword, // attributes { … }
  /// < { … } >: likewise, with the properties. Its space is always printed.
  PropDict,
  /// type(…): a TypeSource.
  Type,
  /// functional-type(…, …): two TypeSources.
  FunctionalType,
  /// custom<…>(…): its number among the directives. Also of types and
  /// attributes.
  Custom,
  /// (… : …)?: Anchors, of which one must be present for the first sequence to
  /// be printed; the number of elements of the first sequence that come before
  /// the one which decides in parsing (these are printed only); the first
  /// sequence; the second one, empty if there is none. If the element that
  /// decides is there, the rest of the first sequence is parsed, else the
  /// second
  /// one. Also of types and attributes.
  Optional,
  /// Printed and parsed as nothing; where parsing comes by it, an attribute or
  /// property is set that is only there or not. A byte (0: an attribute, 1: a
  /// property) and its number. Stands in Optional and OIList, where a literal
  /// implies it.
  SetUnit,
  /// oilist(…): the number of clauses, and for each its Anchors and a sequence
  /// that begins with a literal. Clauses are parsed in any order, each once at
  /// most, and printed in theirs when an anchor is present.
  OIList,

  // Of types and attributes. A number is one among the parameters.
  Parameter,
  /// params: a count and the numbers, printed with commas.
  Params,
  /// struct(…): the number of fields, and for each the number of the parameter
  /// and a sequence: empty, or the one element (Parameter or Custom) that
  /// parses and prints it.
  Struct,
};

/// What elements are made of, behind the flags.
enum class FormatPart : uint8_t {
  None,
  String,
  // A number of what it is called.
  Operand,
  Attribute,
  Property,
  Region,
  Successor,
  Parameter,
  Directive,
  // A count, and so many numbers.
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
  /// The number of elements before the one which decides, and the sequence.
  Decided,
  // Those of SetUnit, OIList and Struct.
  Unit,
  Clauses,
  Fields,
};

/// Whose formats an element stands in.
enum class FormatOwner : uint8_t { Op, Storage, Any };

struct FormatElementInfo {
  FormatOpcode opcode;
  FormatOwner owner;
  /// Whether it may decide about its group.
  bool mayDecide;
  /// In their order; None ends them.
  FormatPart parts[4];
};

/// X(opcode, whose formats it stands in, whether it may decide about its group,
/// its parts…), in the order of the opcodes.
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
  /// A space is printed before it, if it is printed: before Parameter, Params
  /// and Struct, not where all that they print is left out.
  SpaceBefore = 1,
  /// Types and attributes of dialects have their `!dialect.` or `#dialect.`.
  Qualified = 2,
  /// Of Optional: the second sequence is the one that is printed when an
  /// anchor is present, the first one when none is.
  Inverted = 4,
  /// Of Attribute: it may be missing from the text. Also set where it decides
  /// about its group.
  MayBeMissing = 8,
  /// Of the dictionaries: the sizes of the groups of operands, or of results,
  /// follow from the rest of the text.
  WithoutOperandSegments = 16,
  WithoutResultSegments = 32,
  /// Of AttrDict: inherent attributes are elsewhere, in a PropDict.
  DiscardableOnly = 64,
};

/// How an attribute stands in an operation's format.
enum class AttributeForm : uint8_t {
  /// As everywhere: `5 : i32`, `#test.attr<1>`.
  Full,
  /// Without the type, which is known: `5`.
  WithoutType,
  /// As its kind prints it behind the mnemonic: `<1>`.
  Stripped,
  /// `@name`
  SymbolName,
  /// A case of an enumeration that is stored as an integer.
  Enum,
};

/// Whose types: a byte, and for the first two a number.
enum class TypeSource : uint8_t { Operand, Result, Operands, Results };

/// Anchors: what makes a group present. A count, and for each one a byte and a
/// number.
enum class AnchorKind : uint8_t {
  Operand,   // a group of operands that is not empty
  Result,    // a group of results that is not empty
  Attribute, // one that is set, and not to its default
  Property,  // one that has not its default
  Region,    // one that is not empty; if variadic, a group that is not empty
  Parameter, // one that has not its default
};

} // namespace ods
} // namespace mlir

#endif // ODS_ENCODING_ASSEMBLY_FORMAT_H
