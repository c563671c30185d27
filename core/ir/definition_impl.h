// SPDX-License-Identifier: Apache-2.0
//
// What makes descriptors from definitions; for core/ir only.
#ifndef CORE_IR_DEFINITION_IMPL_H
#define CORE_IR_DEFINITION_IMPL_H

#include <new>
#include <string>

#include "core/ir/context.h"
#include "core/ir/dialect_from_definition.h"
#include "core/ir/storage_allocator.h"
#include "core/ir/storage_format.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace detail {

/// The table of fields that have no places yet, one behind the other.
FieldTable layOut(llvm::MutableArrayRef<FieldDescriptor> fields);

/// How many of each part of an operation, or how many parameters, encoded bytes
/// may name.
struct EncodingLimits {
  size_t operands = 0;
  size_t results = 0;
  size_t attributes = 0;
  size_t properties = 0;
  size_t regions = 0;
  size_t successors = 0;
  size_t parameters = 0;
  /// Rows of the attributes, for formats.
  llvm::ArrayRef<AttributeUse> attributeUses = {};
};

/// Whether bytes are one expression, and what it names is there.
bool isExpression(llvm::StringRef bytes, const EncodingLimits &limits);
/// Whether bytes are a format of an operation, or of a type or attribute,
/// without custom directives.
bool isOpFormat(llvm::StringRef bytes, const EncodingLimits &limits);
bool isStorageFormat(llvm::StringRef bytes, const EncodingLimits &limits);

/// A dialect on the way. What it makes is in the arena, and refers to strings
/// of its definition.
struct MadeDialect {
  const DialectDefinition *definition;
  DialectDescriptor *descriptor;
  llvm::MutableArrayRef<TypeDescriptor> types;
  llvm::MutableArrayRef<AttributeDescriptor> attributes;
  llvm::MutableArrayRef<OpDescriptor> operations;
  llvm::MutableArrayRef<EnumDescriptor> enums;
  llvm::MutableArrayRef<Constraint> constraints;
};

/// Makes dialects in steps: what can be referred to first.
class DefinitionMaker {
public:
  DefinitionMaker(StorageAllocator &arena, const DialectRegistry &registry,
                  llvm::ArrayRef<DescribedInterface> interfaces,
                  EmitDefinitionErrorFn emitError)
      : arena(arena), registry(registry), interfaces(interfaces),
        emitError(emitError) {}

  /// Errors: false, after messages.
  bool make(llvm::ArrayRef<DialectDefinition> definitions);
  llvm::ArrayRef<MadeDialect> getDialects() const { return dialects; }

private:
  // Names, and memory for descriptors.
  void declare(const DialectDefinition &definition);
  void declareOperations(MadeDialect &dialect);
  template <typename Descriptor>
  llvm::MutableArrayRef<Descriptor>
  declareStorages(const MadeDialect &dialect,
                  llvm::ArrayRef<StorageDefinition> definitions,
                  llvm::StringRef sigil);
  /// Whether it has the dialect's prefix and is there once.
  bool checkName(const DialectDefinition &dialect, llvm::StringRef name,
                 llvm::StringRef location, llvm::StringRef what,
                 llvm::StringSet<> &seen);

  // The rest.
  void resolveDependencies(MadeDialect &dialect);
  void checkCycles();
  void fillEnums(MadeDialect &dialect);
  void fillConstraints(MadeDialect &dialect);
  void fillOperation(const OpDefinition &definition, OpDescriptor &op);
  void fillProperties(const OpDefinition &definition, OpDescriptor &op);
  void fillParts(const OpDefinition &definition, OpDescriptor &op);
  void fillFormat(const OpDefinition &definition, OpDescriptor &op);
  void fillStorage(const StorageDefinition &definition, StorageDescriptor &kind,
                   bool isType);
  void fillParameters(const StorageDefinition &definition,
                      StorageDescriptor &kind);

  /// Whether a definition may have fields of a kind, optional ones with such an
  /// element.
  static bool isDefinable(FieldKind kind, FieldKind element);
  // What definitions refer to; `owner` is for messages.
  struct Owner {
    llvm::StringRef name;
    llvm::StringRef location;
  };
  const Constraint *getConstraint(DefinitionIndex index, Owner owner);
  const EnumDescriptor *getEnum(DefinitionIndex index, Owner owner);
  /// Of a field of this kind, which must be an integer, or such an optional
  /// one.
  const EnumDescriptor *getEnum(DefinitionIndex index, FieldKind kind,
                                FieldKind element, Owner owner);
  llvm::ArrayRef<TraitUse> getTraits(llvm::ArrayRef<TraitDefinition> traits,
                                     Owner owner, bool isOp);
  const Trait *getTrait(const TraitDefinition &trait, Owner owner, bool isOp);
  llvm::ArrayRef<llvm::StringRef>
  getOperationNames(const TraitDefinition &trait, Owner owner);
  const DescribedInterface *findInterface(llvm::StringRef name) const;
  template <typename Descriptor>
  llvm::ArrayRef<InterfaceImplementation>
  getInterfaces(llvm::ArrayRef<std::string> names, Owner owner,
                const Descriptor &descriptor);
  llvm::ArrayRef<EffectDescriptor>
  getEffects(llvm::ArrayRef<EffectDefinition> effects);
  llvm::ArrayRef<ValueDescriptor>
  getValues(llvm::ArrayRef<ValueDefinition> values, Owner owner);
  llvm::ArrayRef<TypeRule> getTypeRules(llvm::ArrayRef<TypeRuleDefinition>,
                                        const EncodingLimits &limits,
                                        Owner owner);
  const void *getDefaultValue(const PropertyDefinition &property,
                              const FieldDescriptor &field, Owner owner);
  const DialectDescriptor *lookupDialect(llvm::StringRef name) const;
  const DialectDescriptor *resolveDialect(llvm::StringRef name) const;
  const StorageDescriptor *lookupKind(const ConstraintDefinition &definition);
  std::optional<llvm::StringRef> resolveOperation(llvm::StringRef name);
  /// A context with the dialects of the registry.
  MLIRContext &getKnown();

  /// The bytes if they are an expression; else empty, after a message.
  llvm::StringRef checkExpression(llvm::StringRef bytes, Owner owner,
                                  const EncodingLimits &limits = {});
  void error(Owner owner, const llvm::Twine &message);

  template <typename T> T *make() {
    return new (arena.allocate(sizeof(T), alignof(T))) T();
  }
  /// Rows in the arena, made from those of a definition.
  template <typename T, typename Range, typename Function>
  llvm::MutableArrayRef<T> makeArray(const Range &range, Function makeRow) {
    auto *rows =
        static_cast<T *>(arena.allocate(range.size() * sizeof(T), alignof(T)));
    for (const auto &[i, row] : llvm::enumerate(range))
      new (rows + i) T(makeRow(row));
    return {rows, range.size()};
  }

  StorageAllocator &arena;
  const DialectRegistry &registry;
  llvm::ArrayRef<DescribedInterface> interfaces;
  EmitDefinitionErrorFn emitError;
  std::vector<MadeDialect> dialects;
  /// The one whose parts are being filled.
  MadeDialect *current = nullptr;
  std::unique_ptr<MLIRContext> known;
  bool hasFailed = false;
};

} // namespace detail
} // namespace mlir

#endif // CORE_IR_DEFINITION_IMPL_H
