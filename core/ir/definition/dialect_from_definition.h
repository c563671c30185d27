// SPDX-License-Identifier: Apache-2.0
//
// Makes dialects from definitions. The resulting object owns descriptors that
// are equivalent to generated ones.
#ifndef CORE_IR_DEFINITION_DIALECT_FROM_DEFINITION_H
#define CORE_IR_DEFINITION_DIALECT_FROM_DEFINITION_H

#include <memory>
#include <optional>
#include <vector>

#include "core/ir/context/dialect.h"
#include "core/ir/definition/dialect_definition.h"

namespace mlir {

class StorageAllocator;

/// An interface that can be implemented from descriptors alone, without C++
/// code.
struct DescribedInterface {
  /// The qualified C++ name: "mlir::SymbolOpInterface".
  llvm::StringRef name;
  TypeID id;
  /// The trait that verifies operations with this interface, or null.
  const Trait *trait = nullptr;
  // Return the interface table of an operation, or of a type or attribute. The
  // table is a constant or is allocated with `allocator`, which must outlive
  // the kind. A null table means that nothing is attached; nullopt means that
  // the descriptor does not determine the implementation. The function pointers
  // may be null.
  std::optional<const void *> (*getOpTable)(
      const OpDescriptor &op, StorageAllocator &allocator) = nullptr;
  std::optional<const void *> (*getStorageTable)(
      const StorageDescriptor &kind) = nullptr;
};

/// Reports an error at the location of a definition.
using EmitDefinitionErrorFn = llvm::function_ref<void(
    llvm::StringRef location, const llvm::Twine &message)>;

/// Dialects that were defined together and may refer to each other. Must
/// outlive all contexts that load them.
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

/// Makes dialects from definitions. They may refer to dialects in `registry`,
/// but must not have the names of these. Their interfaces must be among
/// `interfaces` (core/interfaces/described_interfaces.h).
/// Errors: reports each error and returns null. Unknown dialects, traits,
/// interfaces and kinds and invalid encoded bytes are errors.
std::unique_ptr<DefinedDialects>
makeDialects(std::vector<DialectDefinition> definitions,
             const DialectRegistry &registry,
             llvm::ArrayRef<DescribedInterface> interfaces,
             EmitDefinitionErrorFn emitError);

} // namespace mlir

#endif // CORE_IR_DEFINITION_DIALECT_FROM_DEFINITION_H
