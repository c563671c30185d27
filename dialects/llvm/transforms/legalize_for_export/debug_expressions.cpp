// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/transforms/legalize_for_export/debug_expressions.h"

#include "core/ir/structure/attr_type_sub_elements.h"
#include "dialects/llvm/llvm.h"
#include "llvm/BinaryFormat/Dwarf.h"

namespace mlir::LLVM {

static bool isFragment(DIExpressionElemAttr element) {
  return element.getOpcode() == llvm::dwarf::DW_OP_LLVM_fragment &&
         element.getArguments().size() == 2;
}

DIExpressionAttr mergeFragments(DIExpressionAttr expression) {
  SmallVector<DIExpressionElemAttr> merged;
  for (DIExpressionElemAttr element : expression.getOperations()) {
    if (merged.empty() || !isFragment(element) || !isFragment(merged.back())) {
      merged.push_back(element);
      continue;
    }
    const ArrayRef<uint64_t> outer = merged.back().getArguments();
    merged.back() = DIExpressionElemAttr::get(
        expression.getContext(), element.getOpcode(),
        {outer[0] + element.getArguments()[0], outer[1]});
  }
  if (merged.size() == expression.getOperations().size())
    return expression;
  return DIExpressionAttr::get(expression.getContext(), merged);
}

void legalizeDIExpressionsRecursively(Operation *op) {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [](DIExpressionAttr expression) { return mergeFragments(expression); });
  replacer.recursivelyReplaceElementsIn(op);
}

} // namespace mlir::LLVM
