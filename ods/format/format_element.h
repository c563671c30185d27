// SPDX-License-Identifier: Apache-2.0
//
// An assembly format as a tree: what the parsers of formats make and the
// encoders read.
#ifndef ODS_FORMAT_FORMAT_ELEMENT_H
#define ODS_FORMAT_FORMAT_ELEMENT_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
namespace ods {

/// An element of a format with all that is inside it.
struct FormatElement {
  enum class Kind : uint8_t {
    Literal,    // text: without its backticks
    Whitespace, // text: empty, " " or "\n" as two characters
    String,     // text: C++ code, an argument of custom

    // Variables, by `index`.
    Operand,
    Result,
    Attribute,
    Property,
    Region,
    Successor,
    Parameter,

    // Directives.
    AttrDict,
    AttrDictWithKeyword,
    PropDict,
    Operands,
    Results,
    Regions,
    Successors,
    Type,           // children: whose type
    FunctionalType, // children: inputs, results
    Custom,         // text: the name; children: the arguments
    Ref,            // children: what is referred to
    OIList,         // children: clauses
    Clause,         // children: a literal and what it introduces
    Params,         // children: parameters
    Struct,         // children: parameters, or custom with one

    Optional, // children, and elseChildren
  };

  Kind kind;
  /// Of a variable: its number among those of its kind.
  unsigned index = 0;
  std::string text = {};
  /// Of attributes, parameters and Type: inside qualified(…).
  bool isQualified = false;
  std::vector<FormatElement> children = {};

  // Of Optional.
  std::vector<FormatElement> elseChildren = {};
  /// The anchor is in the second group, which is then the one that is printed
  /// when it is present.
  bool isInverted = false;
  /// The place of the anchor in its group.
  unsigned anchor = 0;

  const FormatElement &getAnchor() const {
    return (isInverted ? elseChildren : children)[anchor];
  }
};

/// The place of the first element of a group that is not white space; the size
/// of the group if there is none.
inline unsigned getParseStart(const std::vector<FormatElement> &group) {
  unsigned start = 0;
  while (start != group.size() &&
         group[start].kind == FormatElement::Kind::Whitespace)
    ++start;
  return start;
}

/// Whether it is a variable.
inline bool isVariable(FormatElement::Kind kind) {
  return kind >= FormatElement::Kind::Operand &&
         kind <= FormatElement::Kind::Parameter;
}

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_ELEMENT_H
