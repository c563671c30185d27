// SPDX-License-Identifier: Apache-2.0
//
// reduction.
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::vector;

/// Returns true if elements of the type can be combined.
static bool isSupported(CombiningKind kind, Type element) {
  switch (kind) {
  case CombiningKind::ADD:
  case CombiningKind::MUL:
    return element.isIntOrIndexOrFloat();
  case CombiningKind::MINUI:
  case CombiningKind::MINSI:
  case CombiningKind::MAXUI:
  case CombiningKind::MAXSI:
  case CombiningKind::AND:
  case CombiningKind::OR:
  case CombiningKind::XOR:
    return element.isIntOrIndex();
  case CombiningKind::MINNUMF:
  case CombiningKind::MAXNUMF:
  case CombiningKind::MINIMUMF:
  case CombiningKind::MAXIMUMF:
    return isa<FloatType>(element);
  }
  return false;
}

/// 1. The rank of the vector is at most 1.
/// 2. The kind can combine the elements.
LogicalResult ReductionOp::verify() {
  // 1.
  const int64_t rank = getSourceVectorType().getRank();
  if (rank > 1)
    return emitOpError("unsupported reduction rank: ") << rank;

  // 2.
  const Type type = getDest().getType();
  if (!isSupported(getKind(), type))
    return emitOpError("unsupported reduction type '")
           << type << "' for kind '" << stringifyCombiningKind(getKind())
           << "'";
  return success();
}
