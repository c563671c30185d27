// SPDX-License-Identifier: Apache-2.0
//
// Queries of memrefs.
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

/// Queries a memref that is not poison.
using QueryFunction = LogicalResult (*)(Evaluation &evaluation,
                                        const MemRef &memref);

Evaluator makeQuery(QueryFunction function) {
  return [function](Evaluation &evaluation) {
    if (!evaluation.getOperand(0).isMemRef())
      return evaluation.fail("a memref that is poison has no shape");
    return function(evaluation, evaluation.getOperand(0).getMemRef());
  };
}

LogicalResult giveSize(Evaluation &evaluation, const MemRef &memref) {
  FailureOr<int64_t> index = evaluation.getInt(evaluation.getOperand(1));
  if (failed(index))
    return failure();
  if (*index < 0 || *index >= static_cast<int64_t>(memref.sizes.size()))
    return evaluation.fail("there is no such dimension");
  evaluation.giveInt(memref.sizes[*index]);
  return success();
}

LogicalResult giveMetadata(Evaluation &evaluation, const MemRef &memref) {
  evaluation.give(RuntimeValue(
      evaluation.getOp()->getResult(0).getType(),
      MemRef{memref.buffer, memref.elementType, memref.base, 0, {}, {}}));
  evaluation.giveInt(memref.offset);
  for (int64_t size : memref.sizes)
    evaluation.giveInt(size);
  for (int64_t stride : memref.strides)
    evaluation.giveInt(stride);
  return success();
}

} // namespace

static void addMemRefShapes(EvaluatorTable &table) {
  table["memref.dim"] = makeQuery(giveSize);
  table["memref.distinct_objects"] = [](Evaluation &evaluation) {
    evaluation.giveAll(evaluation.getOperands());
    return success();
  };
  table["memref.extract_aligned_pointer_as_index"] =
      makeQuery([](Evaluation &evaluation, const MemRef &memref) {
        evaluation.giveInt(memref.buffer->getAddress() + memref.base);
        return success();
      });
  table["memref.extract_strided_metadata"] = makeQuery(giveMetadata);
  table["memref.rank"] =
      makeQuery([](Evaluation &evaluation, const MemRef &memref) {
        evaluation.giveInt(memref.sizes.size());
        return success();
      });
}

void registerMemRefShapesEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"MemRefShapes", addMemRefShapes});
}

} // namespace mlir::interpreter
