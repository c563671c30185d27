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

  /// `loc` is of what it builds.
  /// Errors: there or at the record: its parameters are no `ins`, are neither
  /// strings nor CArgs, or lack a default value behind one that has one.
  Builder(const llvm::Record *record, llvm::ArrayRef<llvm::SMLoc> loc);

  llvm::ArrayRef<Parameter> getParameters() const { return parameters; }
  std::optional<llvm::StringRef> getBody() const;
  /// Why it is not to be used anymore.
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
