// SPDX-License-Identifier: Apache-2.0
//
// Each operation of a dialect that the interpreter knows has an evaluator or is
// an exception that is listed here.
#include <map>
#include <set>
#include <string>

#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/structure/operation_name.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/tested_dialects.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

/// Dialects of which no operation has an evaluator.
const std::map<std::string, std::string> dialectExceptions = {
    {"affine", "programs are written in scf, to which affine lowers"},
    {"dlti", "it has no operations"},
    {"llvm", "programs run as machine code instead"},
    {"test", "its operations have no meaning"},
};

/// Operations without an evaluator, of dialects that have some.
const std::map<std::string, std::string> operationExceptions = {
    {"complex.bitcast", "elements of complex numbers have no common bits"},
    {"func.func", "the interpreter runs its body itself"},
    {"memref.dma_start", "asynchronous copies are not modeled"},
    {"memref.dma_wait", "asynchronous copies are not modeled"},
    {"memref.global", "the interpreter creates its buffer itself"},
    {"tensor.parallel_insert_slice", "the interpreter runs it in its loop"},
    {"vector.fma", "tests/krnl compares it with loops, as machine code"},
    {"vector.load", "tests/krnl compares it with loops, as machine code"},
    {"vector.maskedload", "no pass makes it, so that no program has it"},
    {"vector.maskedstore", "no pass makes it, so that no program has it"},
    {"vector.print", "the interpreter has no output"},
    {"vector.reduction", "no pass makes it, so that no program has it"},
    {"vector.store", "tests/krnl compares it with loops, as machine code"},
    {"vector.vscale", "vectors of scalable length are not interpreted"},
};

TEST(EvaluatorsTest, EachOperationHasOneOrIsAnException) {
  Registry registry;
  registerTestedDialects(registry);
  const EvaluatorTable evaluators = makeEvaluators();
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  std::map<std::string, std::set<std::string>> without, with;
  for (llvm::StringRef dialect : registry.getDialects().getDialectNames())
    without[dialect.str()];
  for (const OperationRecord *op : context.getRegisteredOperations()) {
    const std::string name = op->descriptor->name.str();
    const std::string dialect = op->dialectNamespace.str();
    (evaluators.contains(name) ? with : without)[dialect].insert(name);
  }
  std::set<std::string> dialectsWithout, operationsWithout;
  for (auto &[dialect, names] : without)
    if (with.count(dialect))
      operationsWithout.merge(names);
    else if (dialect != "builtin")
      dialectsWithout.insert(dialect);
  std::set<std::string> expectedDialects, expectedOperations;
  for (const auto &[name, reason] : dialectExceptions)
    expectedDialects.insert(name);
  for (const auto &[name, reason] : operationExceptions)
    expectedOperations.insert(name);
  EXPECT_EQ(dialectsWithout, expectedDialects);
  EXPECT_EQ(operationsWithout, expectedOperations);
}

} // namespace
} // namespace mlir::interpreter
