// SPDX-License-Identifier: Apache-2.0
//
// Dialects.
#ifndef ODS_MODEL_DIALECT_H
#define ODS_MODEL_DIALECT_H

#include <optional>
#include <string>
#include <vector>

#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// A `Dialect` record, or none.
class Dialect {
public:
  /// Errors: at the record if it is not a dialect or has no name.
  explicit Dialect(const llvm::Record *def);

  llvm::StringRef getName() const;
  llvm::StringRef getCppNamespace() const;
  std::string getCppClassName() const;
  llvm::StringRef getSummary() const;
  llvm::StringRef getDescription() const;
  llvm::ArrayRef<llvm::StringRef> getDependentDialects() const {
    return dependentDialects;
  }
  std::optional<llvm::StringRef> getExtraClassDeclaration() const;

  bool hasCanonicalizer() const;
  bool hasConstantMaterializer() const;
  bool hasNonDefaultDestructor() const;
  bool hasOperationAttrVerify() const;
  bool hasRegionArgAttrVerify() const;
  bool hasRegionResultAttrVerify() const;
  bool hasOperationInterfaceFallback() const;
  bool useDefaultAttributePrinterParser() const;
  bool useDefaultTypePrinterParser() const;
  bool isExtensible() const;
  bool usePropertiesForAttributes() const;
  const llvm::DagInit *getDiscardableAttributes() const;

  const llvm::Record *getDef() const { return def; }
  bool operator==(const Dialect &other) const { return def == other.def; }
  bool operator!=(const Dialect &other) const { return def != other.def; }
  /// Compares by name.
  bool operator<(const Dialect &other) const {
    return getName() < other.getName();
  }
  explicit operator bool() const { return def != nullptr; }
  bool isDefined() const { return def != nullptr; }

private:
  const llvm::Record *def;
  std::vector<llvm::StringRef> dependentDialects;
};

/// Returns the dialect named `selected`, or the only dialect if that is empty.
/// Errors: reports an error and returns nullopt if there is no such dialect or
/// there are several.
std::optional<Dialect> findDialect(llvm::ArrayRef<llvm::Record *> dialectDefs,
                                   llvm::StringRef selected);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_DIALECT_H
