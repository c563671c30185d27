// SPDX-License-Identifier: Apache-2.0
//
// Constraints: what a type, attribute, property, region or successor must be,
// and how that is called.
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
  /// Looks through an OpVariable.
  /// Errors: at the record, if it is no constraint.
  Constraint(const llvm::Record *record);

  bool operator==(const Constraint &that) const { return def == that.def; }
  bool operator!=(const Constraint &that) const { return def != that.def; }

  /// Null where there is none.
  Pred getPredicate() const;
  /// The predicate's condition in C++.
  std::string getConditionTemplate() const;
  /// The predicate as an encoded expression of `self`; nullopt where a part is
  /// known in C++ only.
  std::optional<std::string> getExpression(const Operator *op = nullptr) const {
    return getPredicate().getExpression(op, def);
  }
  /// What a message calls it; its definition's name where it has no summary.
  llvm::StringRef getSummary() const;
  llvm::StringRef getDescription() const;
  /// The name of the definition; of an anonymous one, that of its base.
  llvm::StringRef getDefName() const;
  /// The same, different for each definition: "Base(anonymous_12)".
  std::string getUniqueDefName() const;
  /// The name of a C++ function that is to check it.
  std::optional<llvm::StringRef> getCppFunctionName() const;

  Kind getKind() const { return kind; }
  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def;

private:
  std::optional<llvm::StringRef> getBaseDefName() const;

  Kind kind;
};

/// A constraint applied to entities, by name.
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

/// Constraints are equal if they say the same.
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
