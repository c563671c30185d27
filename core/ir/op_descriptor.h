// SPDX-License-Identifier: Apache-2.0
//
// What an operation is: constant data, written by hand, generated from a record
// or owned by a dialect that was defined at run time.
#ifndef CORE_IR_OP_DESCRIPTOR_H
#define CORE_IR_OP_DESCRIPTOR_H

#include <cstdint>

#include "core/ir/constraint.h"
#include "core/ir/enum_descriptor.h"
#include "core/ir/field.h"
#include "core/ir/interface_map.h"
#include "core/ir/trait.h"
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

/// Functions of an operation that are written in C++; each may be null.
struct OpHooks {
  /// Its own invariants, after those of the descriptor and of its traits.
  LogicalResult (*verify)(Operation *op) = nullptr;
  /// Invariants that look into its regions, which have been verified.
  LogicalResult (*verifyRegions)(Operation *op) = nullptr;
  /// The custom form, behind the name.
  ParseResult (*parse)(OpAsmParser &parser, OperationState &result) = nullptr;
  void (*print)(Operation *op, OpAsmPrinter &printer) = nullptr;
  /// Whether the operation folds, given its operands' constants (null where
  /// there is none); success with no results: changed in place.
  LogicalResult (*fold)(Operation *op, llvm::ArrayRef<Attribute> operands,
                        llvm::SmallVectorImpl<OpFoldResult> &results) = nullptr;
  void (*getCanonicalizationPatterns)(RewritePatternSet &patterns,
                                      MLIRContext *context) = nullptr;
  /// The types of the results, where they follow from the rest; see
  /// core/ir/result_types.h.
  LogicalResult (*inferResultTypes)(
      OperationState &state, llvm::SmallVectorImpl<Type> &types) = nullptr;
  /// Sets properties that are neither given nor zero when not given.
  void (*populateDefaultProperties)(MLIRContext *context,
                                    void *properties) = nullptr;
  /// Checks inherent attributes by name before there is an operation: those in
  /// the dictionary of the generic form. Says what is wrong after the
  /// operation's name: "attribute 'sym_name' failed to satisfy constraint: …".
  LogicalResult (*verifyInherentAttrs)(
      llvm::ArrayRef<NamedAttribute> attributes,
      llvm::function_ref<InFlightDiagnostic()> emitError) = nullptr;
  /// Changes properties that mean something else since `version`, an older one
  /// of the dialect, from which they were read; the operation has not been
  /// verified. Called by upgradeFromVersion (core/ir/dialect_version.h). Says
  /// why it fails.
  LogicalResult (*upgradeProperties)(const DialectVersion &version,
                                     Operation *op) = nullptr;
};

/// For how many values, regions or successors a name stands.
enum class Multiplicity : uint8_t {
  Single,
  Optional,
  Variadic,
  /// Several groups of values, whose sizes are in an attribute.
  VariadicOfVariadic,
};

/// What an operation does to a value, symbol or resource. Names are those of
/// C++: "::mlir::MemoryEffects::Read", "::mlir::SideEffects::DefaultResource".
struct EffectDescriptor {
  llvm::StringRef effect;
  llvm::StringRef resource;
  int32_t stage = 0;
  bool onFullRegion = false;
  /// Null, or the objects of these classes, which the names alone do not give.
  SideEffects::Effect *(*getEffect)() = nullptr;
  SideEffects::Resource *(*getResource)() = nullptr;
};

// What has no constraint (null) may be anything.

/// An operand or result by name, or a group of them.
struct ValueDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  Multiplicity multiplicity = Multiplicity::Single;
  /// Of VariadicOfVariadic: the attribute with the sizes of the groups.
  llvm::StringRef segments = "";
  llvm::ArrayRef<EffectDescriptor> effects = {};
  llvm::StringRef summary = "";
};

/// An inherent attribute.
struct AttributeUse {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  /// It may be missing.
  bool isOptional = false;
  /// Encoded, the attribute that stands for a missing one; empty: none.
  llvm::StringRef defaultValue = "";
  /// Null, or the same in C++.
  Attribute (*makeDefaultValue)(MLIRContext *context) = nullptr;
  /// Encoded, the type of the attribute where it has but one; empty: any.
  llvm::StringRef valueType = "";
  /// The enumeration whose cases stand in formats for the integers.
  const EnumDescriptor *enumeration = nullptr;
  llvm::ArrayRef<EffectDescriptor> effects = {};
  llvm::StringRef summary = "";
};

/// A property that is not an attribute.
struct PropertyUse {
  /// Its row in OpDescriptor::properties has the same name, and the default.
  llvm::StringRef name;
  /// Of `self`, the value as far as expressions know it, or by predicate.
  const Constraint *constraint = nullptr;
  /// The enumeration that it is one of.
  const EnumDescriptor *enumeration = nullptr;
  /// Of one of kind Optional: in formats, what is there stands as it is, not as
  /// `some<value>`; nothing is `none` either way.
  bool isPlainOptional = false;
  // Null, or its text in formats, which otherwise follows from its kind.
  ParseResult (*parse)(OpAsmParser &parser, void *field) = nullptr;
  OptionalParseResult (*parseOptional)(OpAsmParser &parser,
                                       void *field) = nullptr;
  void (*print)(OpAsmPrinter &printer, const void *field) = nullptr;
  llvm::StringRef summary = "";
};

/// A region by name, or, the last one, any number of them.
struct RegionDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  bool isVariadic = false;
  llvm::StringRef summary = "";
};

/// A successor by name, or, the last one, any number of them.
struct SuccessorDescriptor {
  llvm::StringRef name;
  const Constraint *constraint = nullptr;
  bool isVariadic = false;
  llvm::StringRef summary = "";
};

/// What must hold of several operands, results and attributes together.
struct OpPredicate {
  /// "failed to verify that …"
  llvm::StringRef summary;
  llvm::StringRef expression = "";
  bool (*predicate)(Operation *op) = nullptr;
};

/// From what the types of operands or results follow, in formats and builders.
struct TypeRule {
  enum class Source : uint8_t {
    None, // they are said
    Expression,
    Operand,
    Result,
    /// The type of an attribute.
    Attribute,
  };
  Source source = Source::None;
  /// Of the operand, result or attribute.
  uint16_t index = 0;
  /// Encoded, of `self`: the type of a single source, a list of those of a
  /// group. Empty: the same.
  llvm::StringRef expression = "";
  /// Null, or the same in C++.
  void (*transform)(MLIRContext *context, llvm::ArrayRef<Type> source,
                    llvm::SmallVectorImpl<Type> &result) = nullptr;
};

/// A kind of operations.
struct OpDescriptor {
  /// With the dialect's: "builtin.module".
  llvm::StringRef name;
  TypeID id;
  /// Inherent attributes and other properties: the struct that each operation
  /// holds.
  FieldTable properties = {};
  llvm::ArrayRef<TraitUse> traits = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  OpHooks hooks = {};
  llvm::StringRef summary = "";
  llvm::StringRef description = "";

  // What the trait OpInvariants verifies, and what formats and builders go by.
  llvm::ArrayRef<ValueDescriptor> operands = {};
  llvm::ArrayRef<ValueDescriptor> results = {};
  llvm::ArrayRef<AttributeUse> attributes = {};
  llvm::ArrayRef<PropertyUse> otherProperties = {};
  llvm::ArrayRef<RegionDescriptor> regions = {};
  llvm::ArrayRef<SuccessorDescriptor> successors = {};
  llvm::ArrayRef<OpPredicate> predicates = {};
  /// The custom form, unless there are hooks for it; null: there is none.
  const AssemblyFormat *format = nullptr;
  /// A rule per result if the results' types follow from the rest; else empty.
  llvm::ArrayRef<TypeRule> resultTypes = {};
  /// What it does, beside what stands at operands, results and attributes.
  llvm::ArrayRef<EffectDescriptor> effects = {};
};

} // namespace mlir

#endif // CORE_IR_OP_DESCRIPTOR_H
