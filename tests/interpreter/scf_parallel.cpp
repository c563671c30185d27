// SPDX-License-Identifier: Apache-2.0
//
// Operations scf.parallel and scf.forall, executed sequentially.
#include "core/ir/context/registry.h"
#include "core/ir/structure/block.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/slices.h"

namespace mlir::interpreter {
namespace {

/// Calls `visit` with the induction variables of each iteration.
LogicalResult
forEachRound(Evaluation &evaluation, llvm::ArrayRef<int64_t> lower,
             llvm::ArrayRef<int64_t> upper, llvm::ArrayRef<int64_t> steps,
             llvm::function_ref<LogicalResult(llvm::ArrayRef<int64_t>)> visit) {
  Shape numRounds(lower.size());
  for (size_t i = 0; i < lower.size(); ++i) {
    if (steps[i] <= 0)
      return evaluation.fail("the step of a loop is not positive");
    numRounds[i] =
        upper[i] <= lower[i] ? 0 : (upper[i] - lower[i] - 1) / steps[i] + 1;
  }
  LogicalResult result = success();
  forEachPlace(numRounds, [&](llvm::ArrayRef<int64_t> place) {
    Shape variables(lower);
    for (size_t i = 0; i < place.size(); ++i)
      variables[i] += place[i] * steps[i];
    if (succeeded(result))
      result = visit(variables);
  });
  return result;
}

RuntimeValues toIndices(MLIRContext *context, llvm::ArrayRef<int64_t> numbers) {
  RuntimeValues values;
  for (int64_t number : numbers)
    values.push_back(RuntimeValue::ofIndex(context, number));
  return values;
}

LogicalResult evaluateParallel(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  FailureOr<Shape> lower = evaluation.getInts(evaluation.getOperandGroup(0));
  FailureOr<Shape> upper = evaluation.getInts(evaluation.getOperandGroup(1));
  FailureOr<Shape> steps = evaluation.getInts(evaluation.getOperandGroup(2));
  if (failed(lower) || failed(upper) || failed(steps))
    return failure();
  llvm::ArrayRef<RuntimeValue> inits = evaluation.getOperandGroup(3);
  RuntimeValues reduced(inits.begin(), inits.end());
  auto run = [&](llvm::ArrayRef<int64_t> variables) -> LogicalResult {
    FailureOr<Evaluation::Exit> exit = evaluation.runRegion(
        op->getRegion(0), toIndices(op->getContext(), variables));
    if (failed(exit))
      return failure();
    for (auto [value, next, region] : llvm::zip_equal(
             reduced, exit->values, exit->terminator->getRegions())) {
      FailureOr<Evaluation::Exit> both =
          evaluation.runRegion(region, {value, next});
      if (failed(both))
        return failure();
      value = both->values[0];
    }
    return success();
  };
  if (failed(forEachRound(evaluation, *lower, *upper, *steps, run)))
    return failure();
  evaluation.giveAll(reduced);
  return success();
}

/// Inserts the slices of an iteration's terminator into the loop's results.
LogicalResult insertParts(Evaluation &evaluation, Operation *terminator,
                          llvm::MutableArrayRef<RuntimeValue> results) {
  if (terminator->getNumRegions() == 0 || terminator->getRegion(0).empty())
    return success();
  const unsigned numVariables =
      evaluation.getOp()->getRegion(0).getNumArguments() - results.size();
  for (Operation &op : terminator->getRegion(0).front()) {
    if (op.getName().getStringRef() != "tensor.parallel_insert_slice")
      return evaluation.fail("'" + op.getName().getStringRef() +
                             "' is not interpreted in a parallel loop's end");
    FailureOr<Slice> slice = getSlice(evaluation, &op, 2);
    if (failed(slice))
      return failure();
    const unsigned index =
        llvm::cast<BlockArgument>(op.getOperand(1)).getArgNumber() -
        numVariables;
    FailureOr<RuntimeValue> inserted =
        insertSlice(evaluation, evaluation.getValue(op.getOperand(0)),
                    results[index], *slice);
    if (failed(inserted))
      return failure();
    results[index] = *inserted;
  }
  return success();
}

LogicalResult evaluateForall(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  FailureOr<Shape> lower = evaluation.getMixed("staticLowerBound", 0);
  FailureOr<Shape> upper = evaluation.getMixed("staticUpperBound", 1);
  FailureOr<Shape> steps = evaluation.getMixed("staticStep", 2);
  if (failed(lower) || failed(upper) || failed(steps))
    return failure();
  // Each iteration sees the original tensors.
  llvm::ArrayRef<RuntimeValue> outputs = evaluation.getOperandGroup(3);
  RuntimeValues results(outputs.begin(), outputs.end());
  auto run = [&](llvm::ArrayRef<int64_t> variables) -> LogicalResult {
    RuntimeValues arguments = toIndices(op->getContext(), variables);
    arguments.append(outputs.begin(), outputs.end());
    FailureOr<Evaluation::Exit> exit =
        evaluation.runRegion(op->getRegion(0), arguments);
    if (failed(exit))
      return failure();
    return insertParts(evaluation, exit->terminator, results);
  };
  if (failed(forEachRound(evaluation, *lower, *upper, *steps, run)))
    return failure();
  evaluation.giveAll(results);
  return success();
}

} // namespace

static void addScfParallel(EvaluatorTable &table) {
  table["scf.forall"] = evaluateForall;
  table["scf.parallel"] = evaluateParallel;
}

void registerScfParallelEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"ScfParallel", addScfParallel});
}

} // namespace mlir::interpreter
