// SPDX-License-Identifier: Apache-2.0
//
// Descriptors of operations: constant data that is written by hand, generated
// from a record, or owned by a dialect defined at run time.
#ifndef CORE_IR_DESCRIPTOR_OP_DESCRIPTOR_H
#define CORE_IR_DESCRIPTOR_OP_DESCRIPTOR_H

#include <cstdint>

#include "core/ir/descriptor/constraint.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/field.h"
#include "core/ir/descriptor/trait.h"
#include "core/ir/interface/interface_map.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

namespace SideEffects {
class Effect;
class Resource;
} // namespace SideEffects
class Attribute;
class Dialect;
class InFlightDiagnostic;
class MLIRContext;
class NamedAttribute;
class OpAsmParser;
class OpAsmPrinter;
class OpFoldResult;
class Operation;
class OptionalParseResult;
class ParseResult;
class RewritePatternSet;
struct AssemblyFormat;
struct DialectVersion;
struct OperationState;

/// The C++ functions of an operation; each may be null.
struct OpHooks {
  /// Verifies the operation's own invariants, after those of the descriptor and
  /// the traits.
  LogicalResult (*verify)(Operation *op) = nullptr;
  /// Verifies invariants that depend on the operation's regions, which have
  /// been verified.
  LogicalResult (*verifyRegions)(Operation *op) = nullptr;
  /// Parse and print the custom form after the name.
  ParseResult (*parse)(OpAsmParser &parser, OperationState &result) = nullptr;
  void (*print)(Operation *op, OpAsmPrinter &printer) = nullptr;
  /// Folds the operation. `operands` are the constant operands, null for those
  /// that are not constant. Success with empty results means that the operation
  /// was changed in place.
  LogicalResult (*fold)(Operation *op, llvm::ArrayRef<Attribute> operands,
                        llvm::SmallVectorImpl<OpFoldResult> &results) = nullptr;
  void (*getCanonicalizationPatterns)(RewritePatternSet &patterns,
                                      MLIRContext *context) = nullptr;
  /// Infers the result types from the other parts; see
  /// core/ir/descriptor/result_types.h.
  LogicalResult (*inferResultTypes)(
      OperationState &state, llvm::SmallVectorImpl<Type> &types) = nullptr;
  /// Sets properties whose default is not zero and that are not given.
  void (*populateDefaultProperties)(MLIRContext *context,
                                    void *properties) = nullptr;
  /// Verifies inherent attributes by name before the operation exists: those in
  /// the dictionary of the generic form. Reports errors after the operation's
  /// name: "attribute 'sym_name' failed to satisfy constraint: …".
  LogicalResult (*verifyInherentAttrs)(
      llvm::ArrayRef<NamedAttribute> attributes,
      llvm::function_ref<InFlightDiagnostic()> emitError) = nullptr;
  /// Upgrades properties that were read with an older version of the dialect,
  /// whose meaning has changed. The operation has not been verified.
  /// upgradeFromVersion (core/ir/context/dialect_version.h) calls it. Reports
  /// an error if it fails.
  LogicalResult (*upgradeProperties)(const DialectVersion &version,
                                     Operation *op) = nullptr;
};

/// The number of values, regions or successors that a name denotes.
enum class Multiplicity : uint8_t {
  Single,
  Optional,
  Variadic,
  /// Several groups of values; an attribute holds their sizes.
  VariadicOfVariadic,
};

/// An effect of an operation on a value, symbol or resource. Names are C++
/// names: "::mlir::MemoryEffects::Read",
/// "::mlir::SideEffects::DefaultResource".
struct EffectDescriptor {
  llvm::StringRef effect;
  llvm::StringRef resource;
  int32_t stage = 0;
  bool onFullRegion = false;
  /// Return the instances of these classes, which the names alone do not
  /// determine; may be null.
  SideEffects::Effect *(*getEffect)() = nullptr;
  SideEffects::Resource *(*getResource)() = nullptr;
};

// A null constraint accepts anything.

/// A named operand or result, or a group of them.
struct ValueDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  Multiplicity multiplicity = Multiplicity::Single;
  /// For VariadicOfVariadic: the attribute that holds the sizes of the groups.
  llvm::StringRef segments = "";
  llvm::ArrayRef<EffectDescriptor> effects = {};
  llvm::StringRef summary = "";
};

/// An inherent attribute.
struct OpAttributeDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  /// True if the attribute may be absent.
  bool isOptional = false;
  /// Encoded: the value if the attribute is absent; empty if there is no
  /// default.
  llvm::StringRef defaultValue = "";
  /// Computes the default in C++; may be null.
  Attribute (*makeDefaultValue)(MLIRContext *context) = nullptr;
  /// Encoded: the only type that the attribute may have; empty if any.
  llvm::StringRef valueType = "";
  /// The enumeration whose cases represent the integers in formats.
  const EnumDescriptor *enumeration = nullptr;
  llvm::ArrayRef<EffectDescriptor> effects = {};
  llvm::StringRef summary = "";
};

/// A property that is not an attribute.
struct PropertyUse {
  /// The row with this name in OpDescriptor::properties has the default value.
  llvm::StringRef name;
  /// The constraint on `self`, the value if expressions support its kind, or a
  /// predicate.
  const Constraint *constraint = nullptr;
  /// The enumeration that the value belongs to.
  const EnumDescriptor *enumeration = nullptr;
  /// For kind Optional: formats contain a present value as it is, not as
  /// `some<value>`. An absent value is `none` in both cases.
  bool isPlainOptional = false;
  // The textual form in formats; if null, the kind determines it.
  ParseResult (*parse)(OpAsmParser &parser, void *field) = nullptr;
  OptionalParseResult (*parseOptional)(OpAsmParser &parser,
                                       void *field) = nullptr;
  void (*print)(OpAsmPrinter &printer, const void *field) = nullptr;
  llvm::StringRef summary = "";
};

/// A named region, or any number of regions if it is the last one.
struct RegionDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  bool isVariadic = false;
  llvm::StringRef summary = "";
};

/// A named successor, or any number of successors if it is the last one.
struct SuccessorDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  bool isVariadic = false;
  llvm::StringRef summary = "";
};

/// A predicate over several operands, results and attributes.
struct OpPredicate {
  /// Follows "failed to verify that".
  llvm::StringRef summary;
  llvm::StringRef expression = "";
  bool (*predicate)(Operation *op) = nullptr;
};

/// The source from which formats and builders infer the types of an operand or
/// result.
struct TypeRule {
  enum class Source : uint8_t {
    None, // the types are given explicitly
    Expression,
    Operand,
    Result,
    /// The type of an attribute.
    Attribute,
  };
  Source source = Source::None;
  /// The index of the operand, result or attribute.
  uint16_t index = 0;
  /// Encoded, over `self`: the type of a single source or the list of types of
  /// a group. Empty means the identity.
  llvm::StringRef expression = "";
  /// The transformation in C++; may be null.
  void (*transform)(MLIRContext *context, llvm::ArrayRef<Type> source,
                    llvm::SmallVectorImpl<Type> &result) = nullptr;
};

/// The descriptor of an operation.
struct OpDescriptor {
  /// With the dialect's prefix: "builtin.module".
  llvm::StringRef name;
  TypeID id;
  /// The inherent attributes and other properties: the struct that each
  /// operation stores.
  FieldTable properties = {};
  llvm::ArrayRef<TraitUse> traits = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  OpHooks hooks = {};
  llvm::StringRef summary = "";
  llvm::StringRef description = "";

  // Verified by the trait OpInvariants, and used by formats and builders.
  llvm::ArrayRef<ValueDescriptor> operands = {};
  llvm::ArrayRef<ValueDescriptor> results = {};
  llvm::ArrayRef<OpAttributeDescriptor> attributes = {};
  llvm::ArrayRef<PropertyUse> otherProperties = {};
  llvm::ArrayRef<RegionDescriptor> regions = {};
  llvm::ArrayRef<SuccessorDescriptor> successors = {};
  llvm::ArrayRef<OpPredicate> predicates = {};
  /// The declarative custom form, used unless there are hooks; may be null.
  const AssemblyFormat *format = nullptr;
  /// One rule per result if the result types can be inferred; otherwise empty.
  llvm::ArrayRef<TypeRule> resultTypes = {};
  /// Effects of the operation in addition to those of operands, results and
  /// attributes.
  llvm::ArrayRef<EffectDescriptor> effects = {};
};

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_DESCRIPTOR_H
