// SPDX-License-Identifier: Apache-2.0
#include "core/pass/analysis_manager.h"

#include "llvm/ADT/SmallVector.h"

namespace mlir {

detail::AnalysisConcept::~AnalysisConcept() = default;

void detail::NestedAnalysisMap::invalidate(const PreservedAnalyses &preserved) {
  if (preserved.isAll())
    return;
  llvm::SmallVector<NestedAnalysisMap *> worklist = {this};
  while (!worklist.empty()) {
    NestedAnalysisMap *map = worklist.pop_back_val();
    map->analyses.invalidate(preserved);
    if (preserved.isNone())
      map->children.clear();
    for (auto &[op, child] : map->children)
      worklist.push_back(child.get());
  }
}

AnalysisManager AnalysisManager::nest(Operation *op) {
  Operation *current = impl->getOperation();
  if (op->getParentOp() == current)
    return nestImmediate(op);
  llvm::SmallVector<Operation *, 4> path;
  for (; op != current; op = op->getParentOp())
    path.push_back(op);
  AnalysisManager result = *this;
  for (Operation *ancestor : llvm::reverse(path))
    result = result.nestImmediate(ancestor);
  return result;
}

AnalysisManager AnalysisManager::nestImmediate(Operation *op) {
  std::unique_ptr<detail::NestedAnalysisMap> &child = impl->children[op];
  if (!child)
    child = std::make_unique<detail::NestedAnalysisMap>(op, impl);
  return child.get();
}

} // namespace mlir
