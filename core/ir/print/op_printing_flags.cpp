// SPDX-License-Identifier: Apache-2.0
#include "core/ir/print/op_printing_flags.h"

#include "core/ir/builtin/elements_data.h"
#include "core/ir/context/context.h"
#include "core/ir/context/context_impl.h"
#include "core/ir/print/asm_printer_impl.h"

namespace mlir {

/// Returns true if `elements` has more than `limit` elements and is not a
/// splat.
static bool hasMoreElements(Attribute elements, int64_t limit) {
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (!dense)
    return isa<ElementsAttr>(elements) &&
           ElementsAttr(elements).getNumElements() > limit;
  return !detail::isPrintedAsSplat(dense) &&
         detail::getNumElementsOrMax(dense.getType()) >
             static_cast<uint64_t>(std::max<int64_t>(limit, 0));
}

bool OpPrintingFlags::shouldElideElementsAttr(Attribute elements) const {
  return elementsLimit && hasMoreElements(elements, *elementsLimit);
}

bool OpPrintingFlags::shouldPrintElementsAttrWithHex(Attribute elements) const {
  return hexLimit != -1 && hasMoreElements(elements, hexLimit);
}

void setDiagnosticPrintingFlags(MLIRContext *context,
                                const OpPrintingFlags &flags) {
  context->getImpl().diagnosticPrinting = flags;
}

const OpPrintingFlags &getDiagnosticPrintingFlags(MLIRContext *context) {
  return context->getImpl().diagnosticPrinting;
}

} // namespace mlir
