// SPDX-License-Identifier: Apache-2.0
//
// Each operation of a registered dialect has a pattern in a pass of the
// pipeline `lower-to-llvm`, or is an exception that is listed here with its
// reason.
#include <map>
#include <set>
#include <string>

#include "conversions/affine_to_standard/affine_to_standard_patterns.h"
#include "conversions/arith_to_llvm/arith_to_llvm_patterns.h"
#include "conversions/cf_to_llvm/cf_to_llvm_patterns.h"
#include "conversions/complex_to_llvm/complex_to_llvm_patterns.h"
#include "conversions/complex_to_standard/complex_to_standard_patterns.h"
#include "conversions/func_to_llvm/func_to_llvm_patterns.h"
#include "conversions/index_to_llvm/index_to_llvm_patterns.h"
#include "conversions/llvm_common/type_converter.h"
#include "conversions/math_to_libm/math_to_libm_patterns.h"
#include "conversions/math_to_llvm/math_to_llvm_patterns.h"
#include "conversions/memref_to_llvm/memref_to_llvm_patterns.h"
#include "conversions/scf_to_cf/scf_to_cf_patterns.h"
#include "conversions/ub_to_llvm/ub_to_llvm_patterns.h"
#include "conversions/vector_to_llvm/vector_to_llvm_patterns.h"
#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/pass/pipeline_table.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/transforms/expand_index_ops/expand_index_ops_patterns.h"
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"
#include "dialects/math/transforms/expand_ops/expand_ops_patterns.h"
#include "dialects/memref/transforms/expand_ops/expand_ops_patterns.h"
#include "dialects/memref/transforms/expand_realloc/expand_realloc_patterns.h"
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata_patterns.h"
#include "targets/lowering/all_dialects.h"
#include "targets/lowering/lower_to_llvm.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using Reasons = std::map<std::string, std::string>;
using Populate = void (*)(const LLVMTypeConverter &, RewritePatternSet &);

/// The patterns of each pass.
const std::map<std::string, Populate> patternsOfPasses = {
    {"lower-affine",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       populateAffineToStdConversionPatterns(patterns);
       affine::populateAffineExpandIndexOpsPatterns(patterns);
     }},
    {"expand-realloc",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       memref::populateExpandReallocPatterns(patterns);
     }},
    {"convert-scf-to-cf",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       populateSCFToControlFlowConversionPatterns(patterns);
     }},
    {"convert-complex-to-standard",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       populateComplexToStandardConversionPatterns(patterns);
     }},
    {"math-expand-ops",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       math::populateExpansionPatterns(patterns, {"clampf"});
     }},
    {"convert-math-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       populateMathToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-math-to-libm",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       populateMathToLibmConversionPatterns(patterns);
     }},
    {"memref-expand",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       memref::populateExpandOpsPatterns(patterns);
     }},
    {"expand-strided-metadata",
     [](const LLVMTypeConverter &, RewritePatternSet &patterns) {
       memref::populateExpandStridedMetadataPatterns(patterns);
     }},
    {"finalize-memref-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-func-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       populateFuncToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-arith-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       arith::populateCeilFloorDivExpandOpsPatterns(patterns);
       arith::populateArithToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-cf-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
       cf::populateAssertToLLVMConversionPattern(converter, patterns);
     }},
    {"convert-index-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       index::populateIndexToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-ub-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       ub::populateUBToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-vector-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       populateVectorToLLVMConversionPatterns(converter, patterns);
     }},
    {"convert-complex-to-llvm",
     [](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
       populateComplexToLLVMConversionPatterns(converter, patterns);
     }},
};

/// Passes without patterns of their own.
const Reasons otherPasses = {
    {"canonicalize", "lowers nothing"},
    {"cse", "lowers nothing"},
    {"convert-math-to-funcs", "its patterns need functions that it creates"},
    {"reconcile-unrealized-casts", "needs no patterns"},
};

/// arith-expand is no pass of the pipeline, since it also expands minima and
/// maxima, which llvm has.
constexpr char onlyArithExpand[] = "arith-expand lowers it before the pipeline";

/// convert-vector-to-llvm has what loops over registers need.
constexpr char notYetLowered[] = "no conversion needs it";

/// Dialects without a lowered operation.
const Reasons dialectExceptions = {
    {"builtin", "modules stay, and reconcile-unrealized-casts removes casts"},
    {"llvm", "it is the target"},
    {"tensor", "the input of the pipeline is bufferized"},
};

/// Operations without a pattern, of dialects that have some.
const Reasons operationExceptions = {
    {"arith.scaling_extf", onlyArithExpand},
    {"arith.scaling_truncf", onlyArithExpand},
    {"complex.bitcast", "release 22 has no lowering either"},
    {"math.ipowi", "convert-math-to-funcs lowers it"},
    {"memref.alloca_scope.return", "lowered with memref.alloca_scope"},
    {"memref.atomic_yield", "lowered with memref.generic_atomic_rmw"},
    {"memref.dma_start", "no target has an engine for it"},
    {"memref.dma_wait", "no target has an engine for it"},
    {"scf.condition", "lowered with scf.while"},
    {"scf.forall.in_parallel", "lowered with scf.forall"},
    {"scf.reduce", "lowered with scf.parallel"},
    {"scf.reduce.return", "lowered with scf.parallel"},
    {"scf.yield", "lowered with the operation around it"},
    {"vector.extract_strided_slice", notYetLowered},
    {"vector.insert_strided_slice", notYetLowered},
    {"vector.print", notYetLowered},
    {"vector.shape_cast", notYetLowered},
    {"vector.to_elements", notYetLowered},
    {"vector.vscale", notYetLowered},
};

std::set<std::string> getNames(const Reasons &reasons) {
  std::set<std::string> names;
  for (const auto &[name, reason] : reasons) {
    EXPECT_NE(reason, "") << name;
    names.insert(name);
  }
  return names;
}

/// Returns the operations that patterns of the pipeline match.
std::set<std::string> getLoweredOperations(MLIRContext &context) {
  LLVMTypeConverter converter(&context);
  RewritePatternSet patterns(&context);
  for (const PipelineStep &step : getLowerToLLVMSteps(/*withExtensions=*/true))
    if (auto found = patternsOfPasses.find(step.pass.str());
        found != patternsOfPasses.end())
      found->second(converter, patterns);
  std::set<std::string> names;
  const FrozenRewritePatternSet frozen(std::move(patterns));
  for (const auto &[name, list] : frozen.getOpSpecificNativePatterns())
    names.insert(name.getStringRef().str());
  return names;
}

TEST(CoverageTest, PatternsOfEachPassAreKnown) {
  std::set<std::string> passes, expected = getNames(otherPasses);
  for (const PipelineStep &step : getLowerToLLVMSteps(/*withExtensions=*/true))
    passes.insert(step.pass.str());
  for (const auto &[pass, populate] : patternsOfPasses)
    expected.insert(pass);
  EXPECT_EQ(passes, expected);
}

TEST(CoverageTest, EachOperationIsLoweredOrAnException) {
  Registry registry;
  registerAllDialects(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  const std::set<std::string> lowered = getLoweredOperations(context);
  std::map<std::string, std::set<std::string>> remaining;
  std::set<std::string> loweredDialects;
  for (const OperationRecord *record : context.getRegisteredOperations()) {
    const OperationName name(record);
    const std::string dialect = name.getDialectNamespace().str();
    remaining[dialect];
    if (lowered.count(name.getStringRef().str()))
      loweredDialects.insert(dialect);
    else
      remaining[dialect].insert(name.getStringRef().str());
  }
  std::set<std::string> dialects, operations;
  for (auto &[dialect, names] : remaining)
    if (loweredDialects.count(dialect))
      operations.merge(names);
    else
      dialects.insert(dialect);
  EXPECT_EQ(dialects, getNames(dialectExceptions));
  EXPECT_EQ(operations, getNames(operationExceptions));
}

} // namespace
} // namespace mlir
