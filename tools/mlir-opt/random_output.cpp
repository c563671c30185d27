// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/random_output.h"

#include "core/ir/context/context.h"
#include "core/random/check.h"
#include "core/random/generator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

namespace mlir {
namespace {

RandomOptions getRandomOptions(const MlirOptOptions &options) {
  RandomOptions result;
  for (llvm::StringRef dialect : llvm::split(*options.generateRandom, ','))
    result.dialects.push_back(dialect.str());
  result.hasUnregistered = options.allowUnregisteredDialects;
  if (options.randomSize)
    result.numOps = *options.randomSize;
  return result;
}

LogicalResult checkRandomModules(const MlirOptOptions &options,
                                 const Registry &registry,
                                 llvm::raw_ostream &os) {
  OperationCounts counts;
  const LogicalResult result = checkModules(
      registry, getRandomOptions(options), options.randomSeed.value_or(0),
      options.randomCount.value_or(1), counts, llvm::errs());
  for (const auto &[name, count] : counts)
    os << llvm::format_decimal(static_cast<int64_t>(count), 9) << ' ' << name
       << '\n';
  return result;
}

} // namespace

LogicalResult writeRandomModules(const MlirOptOptions &options,
                                 const Registry &registry,
                                 llvm::raw_ostream &os) {
  if (options.randomCheck)
    return checkRandomModules(options, registry, os);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  RandomGenerator generator(&context, registry, getRandomOptions(options));
  const uint64_t seed = options.randomSeed.value_or(0);
  for (int64_t i = 0, count = options.randomCount.value_or(1); i < count; ++i) {
    if (i != 0)
      os << options.outputSplitMarker << '\n';
    generator.generate(seed + i)->print(os, options.printing);
    os << '\n';
  }
  return success();
}

} // namespace mlir
