// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/interfaces.h"

#include "core/ir/context/diagnostics.h"

using namespace mlir;
using namespace mlir::LLVM;

/// 1. The attribute is null or an array of `AttrT`.
template <typename AttrT>
static LogicalResult verifyArrayOf(Operation *op, ArrayAttr array,
                                   StringRef what) {
  if (!array || llvm::all_of(array, llvm::IsaPred<AttrT>))
    return success();
  return op->emitOpError() << "expected op to return " << what;
}

LogicalResult LLVM::detail::verifyAccessGroupOpInterface(Operation *op) {
  return verifyArrayOf<AccessGroupAttr>(
      op, cast<AccessGroupOpInterface>(op).getAccessGroupsOrNull(),
      "a list of access groups");
}

LogicalResult LLVM::detail::verifyAliasAnalysisOpInterface(Operation *op) {
  auto access = cast<AliasAnalysisOpInterface>(op);
  if (failed(verifyArrayOf<AliasScopeAttr>(op, access.getAliasScopesOrNull(),
                                           "a list of alias scopes")) ||
      failed(verifyArrayOf<AliasScopeAttr>(op, access.getNoAliasScopesOrNull(),
                                           "a list of alias scopes")))
    return failure();
  return verifyArrayOf<TBAATagAttr>(op, access.getTBAATagsOrNull(),
                                    "a list of TBAA tags");
}

LogicalResult LLVM::detail::verifyDereferenceableOpInterface(Operation *op) {
  auto access = cast<DereferenceableOpInterface>(op);
  if (!access.getDereferenceableOrNull())
    return success();
  if (op->getNumResults() != 1)
    return op->emitOpError("expected op to return a single LLVM pointer type");
  if (!isa<LLVMPointerType>(op->getResult(0).getType()))
    return op->emitOpError("expected op to return a single LLVM pointer type");
  return success();
}
