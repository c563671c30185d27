// SPDX-License-Identifier: Apache-2.0
//
// The syntax tree of an assembly format, which parsers create and encoders
// read.
#ifndef ODS_FORMAT_FORMAT_ELEMENT_H
#define ODS_FORMAT_FORMAT_ELEMENT_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
namespace ods {

/// An element of a format with its nested elements.
struct FormatElement {
  enum class Kind : uint8_t {
    Literal,    // text: without its backticks
    Whitespace, // text: empty, " " or "\n" as two characters
    String,     // text: C++ code, an argument of custom

    // Variables, identified by `index`.
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
    FunctionalType, // children: the values whose types are meant
    Custom,         // text: the name; children: the arguments
    Ref,            // children: the referenced element
    OIList,         // children: clauses
    Clause,         // children: a literal and what it introduces
    Params,         // children: parameters
    Struct,         // children: parameters, or custom with one

    Optional, // children, and elseChildren
  };

  Kind kind;
  /// The index of a variable among those of its kind.
  unsigned index = 0;
  std::string text = {};
  /// For attributes, parameters and Type: true inside qualified(…).
  bool isQualified = false;
  std::vector<FormatElement> children = {};

  // For Optional.
  std::vector<FormatElement> elseChildren = {};
  /// True if the anchor is in the second group. That group is then printed if
  /// the anchor is present.
  bool isInverted = false;
  /// The index of the anchor in its group.
  unsigned anchor = 0;

  const FormatElement &getAnchor() const {
    return (isInverted ? elseChildren : children)[anchor];
  }
};

/// Returns the index of the first element of a group that is not whitespace, or
/// the size of the group if there is none.
inline unsigned getParseStart(const std::vector<FormatElement> &group) {
  unsigned start = 0;
  while (start != group.size() &&
         group[start].kind == FormatElement::Kind::Whitespace)
    ++start;
  return start;
}

/// Returns true for variables.
inline bool isVariable(FormatElement::Kind kind) {
  return kind >= FormatElement::Kind::Operand &&
         kind <= FormatElement::Kind::Parameter;
}

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_ELEMENT_H
