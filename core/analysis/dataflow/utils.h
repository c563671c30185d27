// SPDX-License-Identifier: Apache-2.0
#ifndef CORE_ANALYSIS_DATAFLOW_UTILS_H
#define CORE_ANALYSIS_DATAFLOW_UTILS_H

#include "core/analysis/dataflow/constant_propagation.h"
#include "core/analysis/dataflow/dead_code.h"

namespace mlir::dataflow {

/// Loads the analyses on which all others depend.
inline void loadBaselineAnalyses(DataFlowSolver &solver) {
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
}

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_UTILS_H
