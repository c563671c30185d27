// SPDX-License-Identifier: Apache-2.0
//
// The result of parsing an assembly format: plain data from which generators
// print constants and a loader makes descriptors.
#ifndef ODS_FORMAT_FORMAT_MODEL_H
#define ODS_FORMAT_FORMAT_MODEL_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
namespace ods {

/// The source from which the types of an operand or result are inferred if the
/// text does not contain them. Corresponds to TypeRule of
/// core/ir/descriptor/op_descriptor.h.
struct TypeRuleModel {
  enum class Source : uint8_t {
    /// The text contains the types.
    None,
    /// A constant type.
    Expression,
    /// The types of an operand, a result or an attribute.
    Operand,
    Result,
    Attribute,
  };
  Source source = Source::None;
  /// The index of the operand, result or attribute.
  unsigned index = 0;
  /// Encoded, over `self`: the type of a single (or optional) source or the
  /// list of types of a variadic source. Empty means the identity, or C++ code
  /// only.
  std::string expression = {};
  /// The transformation in C++: with `$_builder` if the source is Expression,
  /// otherwise with `$_self` and `$_ctxt`. Empty means the identity.
  std::string transform = {};

  /// Returns true if the rule transforms the types of its source. These are
  /// then first verified against the constraint of their operand or result:
  /// "'NAME' must be SUMMARY, but got TYPE".
  bool isTransformed() const { return !transform.empty(); }
};

/// An argument of a custom directive.
struct CustomArgument {
  enum class Kind : uint8_t {
    Operand,
    Attribute,
    Property,
    Region,
    Successor,
    OperandType,
    ResultType,
    AttrDict,
    PropDict,
    /// All of them; only as references.
    Operands,
    Regions,
    Successors,
    /// For types and attributes.
    Parameter,
    /// C++ code with `$_builder` and `$_ctxt`.
    String,
  };
  Kind kind;
  /// True for ref(…): it has been parsed before and is not set.
  bool isReference = false;
  /// The index of the operand, attribute, …
  unsigned index = 0;
  /// For String.
  std::string text = {};
};

/// A use of custom<Name>(…): C++ functions `parseName` and `printName` that are
/// called with the arguments.
struct CustomDirectiveModel {
  std::string name;
  std::vector<CustomArgument> arguments;
  /// True if it decides about an optional group: `parseName` then returns
  /// whether the group is present.
  bool isOptional = false;
};

/// The format of an operation. Corresponds to AssemblyFormat of
/// core/ir/format/assembly_format.h.
struct OpFormatModel {
  /// Encoded; see ods/encoding/assembly_format.h.
  std::string program;
  /// One rule per operand and per result. Empty if one directive of the format
  /// specifies all types, or if `infersResultTypes`.
  std::vector<TypeRuleModel> operandTypes;
  std::vector<TypeRuleModel> resultTypes;
  /// True if InferTypeOpInterface infers the result types.
  bool infersResultTypes = false;
  /// The indices of the properties that occur in the format outside of custom
  /// directives, so that their own textual form is needed. In order of
  /// occurrence, possibly with duplicates.
  std::vector<unsigned> properties;
  std::vector<CustomDirectiveModel> directives;
};

/// The format of a type or attribute, after its mnemonic. Does not contain the
/// self type of an attribute.
struct DefFormatModel {
  std::string program;
  std::vector<CustomDirectiveModel> directives;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_MODEL_H
