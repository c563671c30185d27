// SPDX-License-Identifier: Apache-2.0
//
// What an assembly format comes to: plain data, from which generators print
// constants and a loader makes descriptors.
#ifndef ODS_FORMAT_FORMAT_MODEL_H
#define ODS_FORMAT_FORMAT_MODEL_H

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
namespace ods {

/// From what the types of an operand or result follow that do not stand in the
/// text; as TypeRule of core/ir/op_descriptor.h.
struct TypeRuleModel {
  enum class Source : uint8_t {
    /// They stand in the text.
    None,
    /// It is always the same one.
    Expression,
    /// The types of an operand, a result or an attribute.
    Operand,
    Result,
    Attribute,
  };
  Source source = Source::None;
  /// Of the operand, result or attribute.
  unsigned index = 0;
  /// Encoded, of `self`: the type of a single source (also of an optional one),
  /// a list of those of a variadic one. Empty: the same, or known in C++ only.
  std::string expression = {};
  /// C++ of the same: of Expression with `$_builder`, of others with `$_self`
  /// and `$_ctxt`. Empty: the same.
  std::string transform = {};

  /// Whether the rule changes the types of its source. Then these are checked
  /// against the constraint of their operand or result first: "'NAME' must be
  /// SUMMARY, but got TYPE".
  bool isTransformed() const { return !transform.empty(); }
};

/// An argument of custom.
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
    /// All of them; references only.
    Operands,
    Regions,
    Successors,
    /// Of a type or attribute.
    Parameter,
    /// C++ text with `$_builder` and `$_ctxt`.
    String,
  };
  Kind kind;
  /// ref(…): it has been parsed before, and is not set.
  bool isReference = false;
  /// Of the operand, attribute, …
  unsigned index = 0;
  /// Of String.
  std::string text = {};
};

/// A use of custom<Name>(…): functions `parseName` and `printName` in C++ that
/// get the arguments.
struct CustomDirectiveModel {
  std::string name;
  std::vector<CustomArgument> arguments;
  /// It decides about an optional group: `parseName` says whether it is there.
  bool isOptional = false;
};

/// The format of an operation; as AssemblyFormat of core/ir/assembly_format.h.
struct OpFormatModel {
  /// Encoded; see ods/encoding/assembly_format.h.
  std::string program;
  /// A rule per operand and result. None at all where the format has all types
  /// in one directive, or where `infersResultTypes`.
  std::vector<TypeRuleModel> operandTypes;
  std::vector<TypeRuleModel> resultTypes;
  /// The results' types are inferred by InferTypeOpInterface.
  bool infersResultTypes = false;
  /// Which of the operation's properties stand in it outside of custom: their
  /// own text is needed. In the order of their places, some perhaps twice.
  std::vector<unsigned> properties;
  std::vector<CustomDirectiveModel> directives;
};

/// The format of a type or attribute, behind its mnemonic. The self type of an
/// attribute is not part of it.
struct DefFormatModel {
  std::string program;
  std::vector<CustomDirectiveModel> directives;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_MODEL_H
