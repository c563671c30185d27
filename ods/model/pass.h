// SPDX-License-Identifier: Apache-2.0
//
// Passes, their options and statistics.
#ifndef ODS_MODEL_PASS_H
#define ODS_MODEL_PASS_H

#include <optional>
#include <vector>

#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// An `Option` record.
class PassOption {
public:
  /// Errors: at the record if it is not an `Option`.
  explicit PassOption(const llvm::Record *def);

  llvm::StringRef getCppVariableName() const;
  llvm::StringRef getArgument() const;
  llvm::StringRef getType() const;
  std::optional<llvm::StringRef> getDefaultValue() const;
  llvm::StringRef getDescription() const;
  std::optional<llvm::StringRef> getAdditionalFlags() const;
  bool isListOption() const { return def->isSubClassOf("ListOption"); }
  const llvm::Record &getDef() const { return *def; }

private:
  const llvm::Record *def;
};

/// A `Statistic` record.
class PassStatistic {
public:
  /// Errors: at the record if it is not a `Statistic`.
  explicit PassStatistic(const llvm::Record *def);

  llvm::StringRef getCppVariableName() const;
  llvm::StringRef getName() const;
  llvm::StringRef getDescription() const;
  const llvm::Record &getDef() const { return *def; }

private:
  const llvm::Record *def;
};

/// A `PassBase` record.
class Pass {
public:
  /// Errors: at the record if it is not a `PassBase`.
  explicit Pass(const llvm::Record *def);

  /// Returns the name on command lines.
  llvm::StringRef getArgument() const;
  llvm::StringRef getBaseClass() const;
  llvm::StringRef getSummary() const;
  llvm::StringRef getDescription() const;
  /// Returns C++ code that creates the pass; empty if a generated function
  /// does.
  llvm::StringRef getConstructor() const;
  llvm::ArrayRef<llvm::StringRef> getDependentDialects() const {
    return dependentDialects;
  }
  llvm::ArrayRef<PassOption> getOptions() const { return options; }
  llvm::ArrayRef<PassStatistic> getStatistics() const { return statistics; }
  const llvm::Record *getDef() const { return def; }

private:
  const llvm::Record *def;
  std::vector<llvm::StringRef> dependentDialects;
  std::vector<PassOption> options;
  std::vector<PassStatistic> statistics;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_PASS_H
