// SPDX-License-Identifier: Apache-2.0
#include "ods/model/argument.h"

using namespace mlir::ods;

bool NamedTypeConstraint::hasPredicate() const {
  return !constraint.getPredicate().isNull();
}
