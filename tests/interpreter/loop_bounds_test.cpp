// SPDX-License-Identifier: Apache-2.0
//
// Passes on loops keep the iterations, for bounds and steps of all signs and
// sizes: as arguments, which passes do not know, and as constants.
#include <string>
#include <vector>

#include "conversions/affine_to_standard/affine_to_standard.h"
#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "dialects/func/func.h"
#include "dialects/scf/transforms/for_canonicalization/for_canonicalization.h"
#include "dialects/scf/transforms/for_peeling/for_peeling.h"
#include "dialects/scf/transforms/for_range_folding/for_range_folding.h"
#include "dialects/scf/transforms/for_specialization/for_specialization.h"
#include "dialects/scf/transforms/for_to_while/for_to_while.h"
#include "dialects/scf/transforms/parallel_fusion/parallel_fusion.h"
#include "dialects/scf/transforms/parallel_specialization/parallel_specialization.h"
#include "dialects/scf/transforms/parallel_tiling/parallel_tiling.h"
#include "dialects/scf/transforms/unrolling/unrolling.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/compare.h"
#include "tests/interpreter/evaluators.h"
#include "tests/passes/all_passes.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

using llvm::APInt;

/// The type of bounds and whether they are compared as unsigned numbers.
struct Kind {
  llvm::StringRef type;
  bool isUnsigned;
  std::vector<int64_t> bounds, steps;
};

const Kind kinds[] = {
    {"i8",
     false,
     {-128, -127, -100, -7, -1, 0, 1, 2, 5, 9, 100, 126, 127},
     {1, 2, 3, 4, 7, 64, 100, 127}},
    {"i8",
     true,
     {0, 1, 2, 5, 9, 100, 127, 128, 200, 254, 255},
     {1, 2, 3, 4, 7, 64, 100, 127}},
    {"index",
     false,
     {INT64_MIN, INT64_MIN + 3, -9, -5, -1, 0, 1, 3, 5, 7, 12, INT64_MAX - 3,
      INT64_MAX},
     {1, 2, 3, 4, 7, int64_t(1) << 62, INT64_MAX}},
};

class LoopBounds : public testing::Test {
protected:
  LoopBounds()
      : context((registerAllPasses(registry), registerLoopPasses(registry),
                 registry.getDialects()),
                MLIRContext::Threading::Disabled) {}

  static void registerLoopPasses(Registry &registry) {
    registerAffineToStandardPasses(registry);
    scf::registerSCFForLoopCanonicalization(registry);
    scf::registerSCFForLoopPeeling(registry);
    scf::registerSCFForLoopRangeFolding(registry);
    scf::registerSCFForLoopSpecialization(registry);
    scf::registerSCFForToWhileLoop(registry);
    scf::registerSCFParallelLoopFusion(registry);
    scf::registerSCFParallelLoopSpecialization(registry);
    scf::registerSCFParallelLoopTiling(registry);
    scf::registerTestLoopUnrolling(registry);
  }

  /// Calls `visit` with a lower bound, an upper bound and a step.
  static void
  forEachBounds(const Kind &kind,
                llvm::function_ref<void(int64_t, int64_t, int64_t)> visit) {
    for (int64_t lower : kind.bounds)
      for (int64_t upper : kind.bounds)
        for (int64_t step : kind.steps)
          visit(lower, upper, step);
  }

  RuntimeValue getValue(llvm::StringRef type, int64_t number) {
    Type parsed = parseType(type, &context);
    const unsigned width =
        type == "index" ? 64 : parsed.getIntOrFloatBitWidth();
    return RuntimeValue(parsed, Element(APInt(width, number, true)));
  }

  /// Returns whether the induction variable after the last iteration is in the
  /// type. Lowered loops compute it; it has no meaning if it overflows.
  static bool hasEnd(const Kind &kind, int64_t lower, int64_t upper,
                     int64_t step) {
    if (kind.type == "index")
      return upper <= INT64_MAX - step;
    return (kind.isUnsigned ? uint8_t(upper) : int8_t(upper)) + step - 1 <=
           (kind.isUnsigned ? 255 : 127);
  }
  static bool needsEnd(llvm::StringRef passes) {
    return passes.contains("scf-to-cf") || passes.contains("to-while");
  }

  /// Checks a body of a function of %l, %u, %s and %x, which returns an i64,
  /// with bounds that are arguments and with bounds that are constants. `%x` is
  /// an argument, or each of `factors` as a constant.
  void check(llvm::StringRef body, const Kind &kind,
             llvm::ArrayRef<llvm::StringRef> pipelines,
             llvm::ArrayRef<int64_t> factors) {
    const std::string type = kind.type.str();
    std::string text = "func.func @f(%l: " + type + ", %u: " + type +
                       ", %s: " + type + ", %x: " + type + ") -> i64 {\n" +
                       body.str() + "}\n";
    for (llvm::StringRef passes : pipelines) {
      std::vector<RuntimeValues> arguments;
      for (int64_t factor : factors)
        forEachBounds(kind, [&](int64_t lower, int64_t upper, int64_t step) {
          if (!needsEnd(passes) || hasEnd(kind, lower, upper, step))
            arguments.push_back({getValue(type, lower), getValue(type, upper),
                                 getValue(type, step), getValue(type, factor)});
        });
      compare(text, {"f"}, arguments, passes);
    }

    std::vector<std::string> names;
    std::string all;
    const auto flush = [&] {
      for (llvm::StringRef passes : pipelines)
        if (!needsEnd(passes))
          compare(all, names, {{}}, passes);
      names.clear();
      all.clear();
    };
    size_t number = 0;
    for (int64_t factor : factors)
      forEachBounds(kind, [&](int64_t lower, int64_t upper, int64_t step) {
        // A sample: parsing takes longer than running.
        if (number++ % 11 != 0)
          return;
        names.push_back("f" + std::to_string(names.size()));
        all += "func.func @" + names.back() + "() -> i64 {\n";
        const std::pair<const char *, int64_t> constants[] = {
            {"l", lower}, {"u", upper}, {"s", step}, {"x", factor}};
        for (auto [name, number] : constants)
          all += std::string("  %") + name + " = arith.constant " +
                 std::to_string(number) + " : " + type + "\n";
        all += body.str() + "}\n";
        if (names.size() == 100)
          flush();
      });
    flush();
  }

  /// Runs functions before and after passes. Runs that are undefined before, or
  /// take too long, are not compared.
  void compare(const std::string &text, llvm::ArrayRef<std::string> names,
               llvm::ArrayRef<RuntimeValues> arguments,
               llvm::StringRef passes) {
    SCOPED_TRACE(passes.str());
    OwningOpRef<ModuleOp> before =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    OwningOpRef<ModuleOp> after =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(before && after) << text;
    ASSERT_TRUE(succeeded(
        runPasses(*after, registry, (passes + ",lower-affine").str())))
        << text;
    for (const std::string &name : names)
      for (const RuntimeValues &list : arguments) {
        if (numWrong >= 10)
          return;
        // Each run has its own steps to take.
        Interpreter old(*before, evaluators, {.steps = 200});
        FailureOr<RuntimeValues> a = old.run(name, list);
        if (failed(a))
          continue;
        ++numCompared;
        Interpreter changed(*after, evaluators, {.steps = 20000});
        FailureOr<RuntimeValues> b = changed.run(name, list);
        if (succeeded(b) && refines(*a, *b))
          continue;
        ++numWrong;
        std::string function;
        llvm::raw_string_ostream os(function);
        for (func::FuncOp each : after->getOps<func::FuncOp>())
          if (each.getName() == name)
            each->print(os);
        ADD_FAILURE() << text.substr(0, names.size() == 1 ? text.size() : 0)
                      << function << "\nof " << toString(list) << "\ngave "
                      << toString(*a) << " and gives "
                      << (succeeded(b) ? toString(*b)
                                       : changed.getError()->message);
      }
  }

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
  unsigned numWrong = 0;
  uint64_t numCompared = 0;
};

/// A loop that mixes all values that its body computes, in order.
std::string getLoop(const Kind &kind, llvm::StringRef compute) {
  const std::string type = kind.type.str();
  const std::string widen =
      kind.type == "index" ? "    %w = arith.index_cast %v : index to i64\n"
                           : "    %w = arith.extsi %v : " + type + " to i64\n";
  return std::string("  %zero = arith.constant 7 : i64\n"
                     "  %factor = arith.constant 31 : i64\n"
                     "  %r = scf.for ") +
         (kind.isUnsigned ? "unsigned " : "") +
         "%i = %l to %u step %s iter_args(%a = %zero) -> (i64)" +
         (kind.type == "index" ? "" : " : " + type) + " {\n" + compute.str() +
         widen +
         "    %p = arith.muli %a, %factor : i64\n"
         "    %n = arith.addi %p, %w : i64\n"
         "    scf.yield %n : i64\n  }\n  return %r : i64\n";
}

const llvm::StringRef loopPasses[] = {
    "canonicalize",
    "sccp,canonicalize",
    "int-range-optimizations",
    "loop-invariant-code-motion",
    "scf-for-loop-peeling",
    "scf-for-loop-peeling{peel-front=true}",
    "scf-for-loop-peeling,canonicalize",
    "test-loop-unrolling{unroll-factor=2}",
    "test-loop-unrolling{unroll-factor=3}",
    "test-loop-unrolling{unroll-factor=4},canonicalize",
    "scf-for-to-while",
    "convert-scf-to-cf",
    "convert-scf-to-cf,lift-cf-to-scf",
    "scf-for-loop-range-folding",
    "scf-for-loop-canonicalization",
};

TEST_F(LoopBounds, Loops) {
  for (const Kind &kind : kinds) {
    const std::string type = kind.type.str();
    check(getLoop(kind, "    %v = arith.addi %i, %x : " + type + "\n"), kind,
          loopPasses, {-3});
  }
  EXPECT_GT(numCompared, 10000u);
}

TEST_F(LoopBounds, RangeFolding) {
  for (const Kind &kind : kinds) {
    const std::string type = kind.type.str();
    for (llvm::StringRef op : {"addi", "muli"})
      check(getLoop(kind,
                    "    %v = arith." + op.str() + " %i, %x : " + type + "\n"),
            kind, {"scf-for-loop-range-folding"}, {-2, 0, 1, 3});
    check(getLoop(kind, "    %v0 = arith.addi %i, %x : " + type +
                            "\n    %v = arith.muli %x, %v0 : " + type + "\n"),
          kind, {"scf-for-loop-range-folding"}, {-2, 3});
  }
}

/// Parallel loops count what their body does with %i in a buffer.
std::string getParallel(llvm::StringRef header, llvm::StringRef footer) {
  return ("  %zero = arith.constant 7 : i64\n"
          "  %factor = arith.constant 31 : i64\n"
          "  %c0 = arith.constant 0 : index\n"
          "  %m = memref.alloca() : memref<1xi64>\n"
          "  memref.store %zero, %m[%c0] : memref<1xi64>\n  " +
          header +
          "    %w = arith.index_cast %i : index to i64\n"
          "    %a = memref.load %m[%c0] : memref<1xi64>\n"
          "    %p = arith.muli %w, %w : i64\n"
          "    %q = arith.addi %p, %factor : i64\n"
          "    %n = arith.addi %a, %q : i64\n"
          "    memref.store %n, %m[%c0] : memref<1xi64>\n" +
          footer +
          "  %r = memref.load %m[%c0] : memref<1xi64>\n  return %r : i64\n")
      .str();
}

TEST_F(LoopBounds, Parallel) {
  Kind kind = kinds[2];
  kind.bounds = {-9, -5, -1, 0, 1, 3, 5, 7, 12};
  kind.steps = {1, 2, 3, 7};
  check(getParallel("scf.parallel (%i) = (%l) to (%u) step (%s) {\n",
                    "    scf.reduce\n  }\n"),
        kind,
        {"canonicalize", "scf-parallel-loop-tiling{parallel-loop-tile-sizes=2}",
         "scf-parallel-loop-tiling{parallel-loop-tile-sizes=0}",
         "scf-parallel-loop-tiling{parallel-loop-tile-sizes=3 "
         "no-min-max-bounds=true}",
         "scf-parallel-loop-specialization", "scf-parallel-loop-fusion",
         "scf-parallel-for-to-nested-fors", "convert-scf-to-cf"},
        {1});
  check(getParallel("scf.parallel (%j, %i) = (%x, %l) to (%u, %u) step (%s, "
                    "%s) {\n",
                    "    scf.reduce\n  }\n"),
        kind,
        {"canonicalize",
         "scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}",
         "scf-parallel-loop-tiling{parallel-loop-tile-sizes=3,2 "
         "no-min-max-bounds=true}",
         "scf-parallel-for-to-nested-fors"},
        {-3, 1});
  check(getParallel("scf.forall (%i) = (%l) to (%u) step (%s) {\n", "  }\n"),
        kind,
        {"canonicalize", "scf-forall-to-for", "scf-forall-to-parallel",
         "scf-forall-to-parallel,canonicalize"},
        {1});
}

TEST_F(LoopBounds, Minima) {
  Kind kind = kinds[2];
  kind.bounds = {-9, -5, -1, 0, 1, 3, 5, 7, 12};
  kind.steps = {1, 2, 3, 4, 7};
  const llvm::StringRef passes[] = {"scf-for-loop-peeling",
                                    "scf-for-loop-canonicalization",
                                    "scf-for-loop-specialization",
                                    "scf-parallel-loop-specialization",
                                    "scf-for-loop-peeling{peel-front=true}",
                                    "scf-for-loop-peeling,canonicalize"};
  check(getLoop(kind,
                "    %v = affine.min affine_map<(i, u, s) -> (s, u - i)>(%i, "
                "%u, %s)\n"),
        kind, passes, {1});
  check("  %t = affine.min affine_map<(u) -> (5, u)>(%u)\n" +
            getParallel("scf.for %i = %l to %t step %s {\n", "  }\n"),
        kind, passes, {1});
  check("  %t = affine.min affine_map<(u) -> (5, u)>(%u)\n" +
            getParallel("scf.parallel (%i) = (%l) to (%t) step (%s) {\n",
                        "    scf.reduce\n  }\n"),
        kind, passes, {1});
}

} // namespace
} // namespace mlir::interpreter
