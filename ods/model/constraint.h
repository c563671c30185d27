// SPDX-License-Identifier: Apache-2.0
//
// Constraints on types, attributes, properties, regions and successors, and
// their descriptions.
#ifndef ODS_MODEL_CONSTRAINT_H
#define ODS_MODEL_CONSTRAINT_H

#include <optional>
#include <string>
#include <vector>

#include "ods/model/predicate.h"
#include "llvm/ADT/DenseMapInfo.h"

namespace mlir {
namespace ods {

/// A `Constraint` record.
class Constraint {
public:
  enum Kind {
    CK_Attr,
    CK_Prop,
    CK_Region,
    CK_Successor,
    CK_Type,
    CK_Uncategorized
  };

  Constraint(const llvm::Record *record, Kind kind) : def(record), kind(kind) {}
  /// For an OpVariable, uses its constraint. Errors: at the record if it is not
  /// a constraint.
  Constraint(const llvm::Record *record);

  bool operator==(const Constraint &that) const { return def == that.def; }
  bool operator!=(const Constraint &that) const { return def != that.def; }

  /// Returns null if there is none.
  Pred getPredicate() const;
  /// Returns the condition of the predicate in C++.
  std::string getConditionTemplate() const;
  /// Returns the predicate as an encoded expression over `self`, or nullopt if
  /// a part requires C++.
  std::optional<std::string> getExpression(const Operator *op = nullptr) const {
    return getPredicate().getExpression(op, def);
  }
  /// Returns the description in diagnostics: the summary, or the name of the
  /// definition.
  llvm::StringRef getSummary() const;
  llvm::StringRef getDescription() const;
  /// Returns the name of the definition, or that of its base if it is
  /// anonymous.
  llvm::StringRef getDefName() const;
  /// Like getDefName, but unique per definition: "Base(anonymous_12)".
  std::string getUniqueDefName() const;
  /// Returns the name of the C++ function to generate for the constraint, if
  /// set.
  std::optional<llvm::StringRef> getCppFunctionName() const;

  Kind getKind() const { return kind; }
  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;

private:
  std::optional<llvm::StringRef> getBaseDefName() const;

  Kind kind;
};

/// A constraint applied to named entities.
struct AppliedConstraint {
  AppliedConstraint(Constraint &&constraint, llvm::StringRef self,
                    std::vector<std::string> &&entities);

  Constraint constraint;
  std::string self;
  std::vector<std::string> entities;
};

} // namespace ods
} // namespace mlir

namespace llvm {

/// Constraints with equal contents are equal.
template <> struct DenseMapInfo<mlir::ods::Constraint> {
  using RecordInfo = llvm::DenseMapInfo<const llvm::Record *>;
  static mlir::ods::Constraint getEmptyKey() {
    return {RecordInfo::getEmptyKey(), mlir::ods::Constraint::CK_Uncategorized};
  }
  static mlir::ods::Constraint getTombstoneKey() {
    return {RecordInfo::getTombstoneKey(),
            mlir::ods::Constraint::CK_Uncategorized};
  }
  static unsigned getHashValue(mlir::ods::Constraint constraint);
  static bool isEqual(mlir::ods::Constraint lhs, mlir::ods::Constraint rhs);
};

} // namespace llvm

#endif // ODS_MODEL_CONSTRAINT_H
