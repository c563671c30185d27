// SPDX-License-Identifier: Apache-2.0
//
// Dialects that allow inlining of their operations. The inliner is in
// core/transforms.
#ifndef CORE_INTERFACES_INLINER_H
#define CORE_INTERFACES_INLINER_H

#include "core/interfaces/dialect_interface.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/ir_mapping.h"

#include "core/interfaces/inliner.h.inc"

namespace mlir {

/// The interface of dialects whose operations may be inlined anywhere, and
/// whose regions accept all operations.
struct InlinesAllOperations : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;

  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};

} // namespace mlir

#endif // CORE_INTERFACES_INLINER_H
