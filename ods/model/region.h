// SPDX-License-Identifier: Apache-2.0
//
// Regions and successors of operations.
#ifndef ODS_MODEL_REGION_H
#define ODS_MODEL_REGION_H

#include "ods/model/constraint.h"

namespace mlir {
namespace ods {

/// A `Region` record.
class Region : public Constraint {
public:
  using Constraint::Constraint;
  static bool classof(const Constraint *c) { return c->getKind() == CK_Region; }
  bool isVariadic() const { return def->isSubClassOf("VariadicRegion"); }
};

/// A named region.
struct NamedRegion {
  bool isVariadic() const { return constraint.isVariadic(); }

  llvm::StringRef name;
  Region constraint;
};

/// A `Successor` record.
class Successor : public Constraint {
public:
  using Constraint::Constraint;
  static bool classof(const Constraint *c) {
    return c->getKind() == CK_Successor;
  }
  bool isVariadic() const { return def->isSubClassOf("VariadicSuccessor"); }
};

/// A named successor.
struct NamedSuccessor {
  bool isVariadic() const { return constraint.isVariadic(); }

  llvm::StringRef name;
  Successor constraint;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_REGION_H
