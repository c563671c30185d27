// SPDX-License-Identifier: Apache-2.0
//
// Custom builders of operations, types and attributes.
#ifndef ODS_MODEL_BUILDER_H
#define ODS_MODEL_BUILDER_H

#include <optional>

#include "llvm/ADT/SmallVector.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// An `OpBuilder` or `AttrOrTypeBuilder` record.
class Builder {
public:
  class Parameter {
  public:
    llvm::StringRef getCppType() const;
    std::optional<llvm::StringRef> getName() const { return name; }
    std::optional<llvm::StringRef> getDefaultValue() const;

  private:
    Parameter(std::optional<llvm::StringRef> name, const llvm::Init *def)
        : name(name), def(def) {}

    std::optional<llvm::StringRef> name;
    const llvm::Init *def;

    friend Builder;
  };

  /// `loc` is the location of the definition that is built.
  /// Errors: there or at the record if the parameters are not `ins`, a
  /// parameter is neither a string nor a CArg, or a parameter without default
  /// value follows one that has one.
  Builder(const llvm::Record *record, llvm::ArrayRef<llvm::SMLoc> loc);

  llvm::ArrayRef<Parameter> getParameters() const { return parameters; }
  std::optional<llvm::StringRef> getBody() const;
  /// Returns the reason for the deprecation, if deprecated.
  std::optional<llvm::StringRef> getDeprecatedMessage() const;
  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;

private:
  llvm::SmallVector<Parameter> parameters;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_BUILDER_H
