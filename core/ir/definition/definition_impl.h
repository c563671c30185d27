// SPDX-License-Identifier: Apache-2.0
//
// Construction of descriptors from definitions. Private to core/ir.
#ifndef CORE_IR_DEFINITION_DEFINITION_IMPL_H
#define CORE_IR_DEFINITION_DEFINITION_IMPL_H

#include <new>
#include <string>

#include "core/ir/context/context.h"
#include "core/ir/definition/dialect_from_definition.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/storage/storage_allocator.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace detail {

/// Assigns consecutive offsets to the fields and returns their table.
FieldTable layOut(llvm::MutableArrayRef<FieldDescriptor> fields);

/// The number of entities of each kind that an encoded expression or format may
/// reference.
struct EncodingLimits {
  size_t operands = 0;
  size_t results = 0;
  size_t attributes = 0;
  size_t properties = 0;
  size_t regions = 0;
  size_t successors = 0;
  size_t parameters = 0;
  /// Descriptors of the attributes; used by formats.
  llvm::ArrayRef<OpAttributeDescriptor> attributeUses = {};
};

/// Returns true if the bytes are one valid expression whose references are
/// within the limits.
bool isExpression(llvm::StringRef bytes, const EncodingLimits &limits);
/// Return true if the bytes are a valid format of an operation, or of a type or
/// attribute, without custom directives.
bool isOpFormat(llvm::StringRef bytes, const EncodingLimits &limits);
bool isStorageFormat(llvm::StringRef bytes, const EncodingLimits &limits);

/// A dialect under construction. The descriptors are allocated in the arena and
/// refer to strings of the definition.
struct MadeDialect {
  const DialectDefinition *definition;
  DialectDescriptor *descriptor;
  llvm::MutableArrayRef<TypeDescriptor> types;
  llvm::MutableArrayRef<AttributeDescriptor> attributes;
  llvm::MutableArrayRef<OpDescriptor> operations;
  llvm::MutableArrayRef<EnumDescriptor> enums;
  llvm::MutableArrayRef<Constraint> constraints;
};

/// Constructs dialects in steps. Entities that others refer to come first.
class DefinitionMaker {
public:
  DefinitionMaker(StorageAllocator &arena, const DialectRegistry &registry,
                  llvm::ArrayRef<DescribedInterface> interfaces,
                  EmitDefinitionErrorFn emitError)
      : arena(arena), registry(registry), interfaces(interfaces),
        emitError(emitError) {}

  /// Errors: reports diagnostics and returns false.
  bool make(llvm::ArrayRef<DialectDefinition> definitions);
  llvm::ArrayRef<MadeDialect> getDialects() const { return dialects; }

private:
  // Declaration of names, and allocation of descriptors.
  void declare(const DialectDefinition &definition);
  void declareOperations(MadeDialect &dialect);
  template <typename Descriptor>
  llvm::MutableArrayRef<Descriptor>
  declareStorages(const MadeDialect &dialect,
                  llvm::ArrayRef<StorageDefinition> definitions,
                  llvm::StringRef sigil);
  /// Checks that a name has the dialect's prefix and is defined once.
  bool checkName(const DialectDefinition &dialect, llvm::StringRef name,
                 llvm::StringRef location, llvm::StringRef what,
                 llvm::StringSet<> &seen);

  // Construction of the descriptors.
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

  /// Returns true if definitions may have fields of this kind; for kind
  /// Optional, with this element kind.
  static bool isDefinable(FieldKind kind, FieldKind element);
  // Resolution of references. `owner` is the referring entity, for diagnostics.
  struct Owner {
    llvm::StringRef name;
    llvm::StringRef location;
  };
  const Constraint *getConstraint(DefinitionIndex index, Owner owner);
  const EnumDescriptor *getEnum(DefinitionIndex index, Owner owner);
  /// Returns the enumeration of a field. The field must be an integer or an
  /// optional integer.
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
  /// Returns a context in which the dialects of the registry are available.
  MLIRContext &getKnown();

  /// Returns the bytes if they are a valid expression; otherwise reports an
  /// error and returns an empty string.
  llvm::StringRef checkExpression(llvm::StringRef bytes, Owner owner,
                                  const EncodingLimits &limits = {});
  void error(Owner owner, const llvm::Twine &message);

  template <typename T> T *make() {
    return new (arena.allocate(sizeof(T), alignof(T))) T();
  }
  /// Allocates rows in the arena and constructs each from a row of a
  /// definition.
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
  /// The dialect whose descriptors are being constructed.
  MadeDialect *current = nullptr;
  std::unique_ptr<MLIRContext> known;
  bool hasFailed = false;
};

} // namespace detail
} // namespace mlir

#endif // CORE_IR_DEFINITION_DEFINITION_IMPL_H
