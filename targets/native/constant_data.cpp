// SPDX-License-Identifier: Apache-2.0
#include "targets/native/constant_data.h"

#include <algorithm>

#include "core/ir/builtin_attributes.h"
#include "core/support/llvm.h"
#include "dialects/llvm/llvm.h"

namespace mlir::native {

/// The numbers of a global that can lie elsewhere; null if it has to stay.
static const Blob *getBlob(LLVM::GlobalOp global) {
  auto elements =
      dyn_cast_or_null<DenseResourceElementsAttr>(global.getValueOrNull());
  const bool isPlain = global.getConstant() && !global.getThreadLocal_() &&
                       global.getAddrSpace() == 0 && !global.getSection() &&
                       !global.getComdat();
  return isPlain && elements ? elements.getData() : nullptr;
}

std::vector<DataPiece> takeConstants(ModuleOp module) {
  std::vector<DataPiece> pieces;
  for (auto global : module.getOps<LLVM::GlobalOp>()) {
    const Blob *blob = getBlob(global);
    if (!blob)
      continue;
    const uint32_t alignment =
        std::max<uint32_t>({blob->getAlignment(), blob->getElementWidth(),
                            uint32_t(global.getAlignment().value_or(1))});
    pieces.push_back({global.getSymName().str(),
                      Blob(blob->getBytes(), blob->getElementWidth(),
                           blob->getOrder(), alignment, blob->getOwner())});
    global.removeValueAttr();
    global.setLinkage(LLVM::Linkage::External);
    global.setVisibility_(LLVM::Visibility::Hidden);
    global.setAlignment(alignment);
  }
  return pieces;
}

} // namespace mlir::native
