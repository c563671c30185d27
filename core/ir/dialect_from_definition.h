// SPDX-License-Identifier: Apache-2.0
//
// Dialects made from definitions: descriptors like those that are generated,
// owned by an object.
#ifndef CORE_IR_DIALECT_FROM_DEFINITION_H
#define CORE_IR_DIALECT_FROM_DEFINITION_H

#include <memory>
#include <optional>
#include <vector>

#include "core/ir/dialect.h"
#include "core/ir/dialect_definition.h"

namespace mlir {

/// An interface that operations, types or attributes may have without code of
/// their own: it follows from their descriptors.
struct DescribedInterface {
  /// In C++, qualified: "mlir::SymbolOpInterface".
  llvm::StringRef name;
  TypeID id;
  /// Null, or what verifies operations that have it.
  const Trait *trait = nullptr;
  // Null, or the table for a kind of operations, or of types or attributes: a
  // constant, or made by `allocator` for this kind, which outlives it; null
  // where there is nothing to attach; nullopt where it does not follow from the
  // descriptor.
  std::optional<const void *> (*getOpTable)(
      const OpDescriptor &op, StorageAllocator &allocator) = nullptr;
  std::optional<const void *> (*getStorageTable)(
      const StorageDescriptor &kind) = nullptr;
};

/// What is wrong, and where: a location of a definition.
using EmitDefinitionErrorFn = llvm::function_ref<void(
    llvm::StringRef location, const llvm::Twine &message)>;

/// Dialects that were defined together, and may refer to each other. Outlives
/// all contexts that load them.
class DefinedDialects {
public:
  ~DefinedDialects();
  DefinedDialects(const DefinedDialects &) = delete;

  /// In the order of the definitions.
  llvm::ArrayRef<const DialectDescriptor *> getDialects() const;
  void registerIn(DialectRegistry &registry) const;

private:
  struct Impl;
  explicit DefinedDialects(std::unique_ptr<Impl> impl);
  friend std::unique_ptr<DefinedDialects>
  makeDialects(std::vector<DialectDefinition> definitions,
               const DialectRegistry &registry,
               llvm::ArrayRef<DescribedInterface> interfaces,
               EmitDefinitionErrorFn emitError);
  std::unique_ptr<Impl> impl;
};

/// Makes dialects. They may refer to those in `registry`, but have none of
/// their names, and have interfaces that are among `interfaces`
/// (core/interfaces/described_interfaces.h).
/// Errors: null, after a message for each thing that is wrong, a dialect,
/// trait, interface or kind that is not known among them. Encoded bytes that do
/// not mean anything are told, too.
std::unique_ptr<DefinedDialects>
makeDialects(std::vector<DialectDefinition> definitions,
             const DialectRegistry &registry,
             llvm::ArrayRef<DescribedInterface> interfaces,
             EmitDefinitionErrorFn emitError);

} // namespace mlir

#endif // CORE_IR_DIALECT_FROM_DEFINITION_H
