// SPDX-License-Identifier: Apache-2.0
//
// Small trees of integer operations, before and after passes, on all inputs.
// One tree in STRIDE is taken.
#include <cstdlib>
#include <map>
#include <memory>
#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/ir/structure/operation_equivalence.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/expand_ops/expand_ops.h"
#include "dialects/arith/transforms/int_range_narrowing/int_range_narrowing.h"
#include "dialects/arith/transforms/int_range_optimizations/int_range_optimizations.h"
#include "dialects/arith/transforms/unsigned_when_equivalent/unsigned_when_equivalent.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"
#include "dialects/ub/ub.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/sccp/sccp.h"
#include "tests/enumeration/program.h"
#include "tests/enumeration/trees.h"
#include "gtest/gtest.h"

namespace mlir::enumeration {
namespace {

const llvm::StringRef pipelines[] = {
    "canonicalize",
    "arith-expand",
    "int-range-optimizations",
    "arith-int-range-narrowing{int-bitwidths-supported=1,2,3}",
    "arith-unsigned-when-equivalent",
    "sccp",
};

void registerComponents(Registry &registry) {
  registry.getDialects()
      .insert<arith::ArithDialect, func::FuncDialect, index::IndexDialect,
              ub::UBDialect>();
  registerCanonicalizer(registry);
  registerArithIntRangeOpts(registry);
  registerSCCP(registry);
  arith::registerArithExpandOpsPass(registry);
  arith::registerArithIntRangeNarrowing(registry);
  arith::registerArithUnsignedWhenEquivalentPass(registry);
}

std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream);
  return text;
}

std::string print(llvm::ArrayRef<Number> numbers) {
  std::string text;
  for (const Number &number : numbers)
    text += (text.empty() ? "" : ", ") +
            (number.isPoison ? "poison" : std::to_string(number.bits));
  return "(" + text + ")";
}

/// Whether a function may give `after` where it gave `before`.
bool refines(llvm::ArrayRef<Number> before, llvm::ArrayRef<Number> after) {
  for (size_t i = 0; i < before.size(); ++i)
    if (!before[i].isPoison &&
        (after[i].isPoison || before[i].bits != after[i].bits))
      return false;
  return true;
}

/// The values that a variable takes: all of them up to 6 bits, else those
/// around powers of two.
std::vector<Number> getInputs(Type type, unsigned indexWidth) {
  type = getElementTypeOrSelf(type);
  const unsigned width =
      type.isIndex() ? indexWidth : type.getIntOrFloatBitWidth();
  std::vector<Number> inputs = {Number()};
  if (width <= 6) {
    for (uint64_t bits = 0; bits < (uint64_t(1) << width); ++bits)
      inputs.push_back(Number::of(bits));
    return inputs;
  }
  auto add = [&](uint64_t bits) {
    inputs.push_back(Number::of(truncate(bits, width)));
  };
  for (uint64_t small : {0, 1, 2, 3, 5, 30})
    add(small), add(-small);
  for (unsigned bit : {3u, 7u, 31u, 32u, width - 1}) {
    const uint64_t power = bit < width ? uint64_t(1) << bit : 0;
    add(power), add(power - 1), add(power + 1), add(-power), add(~power);
  }
  return inputs;
}

/// Compares functions before and after passes.
class Checker {
public:
  Checker(Family family, Type type, unsigned stride)
      : family(family), stride(stride), type(type), context(type.getContext()) {
    registerComponents(registry);
    startModule();
  }

  void run() {
    enumerateTrees(family, type, [&](const Tree &tree) {
      if (numSeen++ % stride != 0)
        return;
      OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
      buildFunction(builder, tree, "f" + std::to_string(numInModule));
      if (++numInModule == 500)
        checkModule();
    });
    checkModule();
    for (const auto &[kind, failure] : failures)
      ADD_FAILURE() << failure.first << " trees of this kind:\n"
                    << failure.second;
    llvm::outs() << numTrees << " trees, of which passes changed " << numChanged
                 << "\n";
    EXPECT_GT(numTrees, 0u);
  }

private:
  void startModule() {
    module = ModuleOp::create(Builder(context).getUnknownLoc());
    numInModule = 0;
  }

  void checkModule() {
    numTrees += numInModule;
    for (llvm::StringRef pipeline : pipelines)
      checkPipeline(pipeline);
    startModule();
  }

  void checkPipeline(llvm::StringRef pipeline) {
    OwningOpRef<ModuleOp> copy(llvm::cast<ModuleOp>((*module)->clone()));
    FailureOr<OpPassManager> parsed = parsePassPipeline(
        ("builtin.module(" + pipeline + ")").str(), registry, llvm::errs());
    ASSERT_TRUE(succeeded(parsed));
    PassManager manager(context, parsed->getOpAnchorName());
    manager.takePasses(*parsed);
    ASSERT_TRUE(succeeded(manager.run(*copy))) << pipeline.str();
    for (auto [before, after] : llvm::zip(module->getOps<func::FuncOp>(),
                                          copy->getOps<func::FuncOp>())) {
      if (OperationEquivalence::isEquivalentTo(
              before.getOperation(), after.getOperation(),
              OperationEquivalence::IgnoreLocations))
        continue;
      ++numChanged;
      for (unsigned indexWidth : {64u, 32u}) {
        // The operations of arith are folded as if an index had 64 bits.
        if (indexWidth == 32 && family != Family::Index)
          continue;
        compare(pipeline, before, after, indexWidth);
      }
    }
  }

  void compare(llvm::StringRef pipeline, Operation *before, Operation *after,
               unsigned indexWidth) {
    const unsigned numLanes = llvm::isa<ShapedType>(type) ? 2 : 1;
    std::string error;
    std::vector<Program> oldLanes, newLanes;
    for (unsigned lane = 0; lane < numLanes; ++lane) {
      oldLanes.emplace_back(before, lane, indexWidth, error);
      newLanes.emplace_back(after, lane, indexWidth, error);
    }
    if (!error.empty())
      return fail(pipeline, before, after, error);
    std::vector<std::vector<Number>> domains;
    for (Value argument : before->getRegion(0).getArguments())
      domains.push_back(getInputs(argument.getType(), indexWidth));
    std::vector<size_t> place(domains.size(), 0);
    std::vector<Number> inputs(domains.size()), expected, seen;
    while (true) {
      for (size_t i = 0; i < place.size(); ++i)
        inputs[i] = domains[i][place[i]];
      bool isDefined = true;
      for (Program &lane : oldLanes)
        isDefined &= lane.run(inputs, expected);
      for (unsigned lane = 0; isDefined && lane < numLanes; ++lane) {
        (void)oldLanes[lane].run(inputs, expected);
        if (!newLanes[lane].run(inputs, seen))
          return fail(pipeline, before, after,
                      print(inputs) + " has undefined behavior");
        if (!refines(expected, seen))
          return fail(pipeline, before, after,
                      print(inputs) + " gives " + print(seen) + ", not " +
                          print(expected));
      }
      size_t i = 0;
      while (i < place.size() && ++place[i] == domains[i].size())
        place[i++] = 0;
      if (i == place.size())
        return;
    }
  }

  /// Keeps the first failure of each kind: of a pipeline and operations.
  void fail(llvm::StringRef pipeline, Operation *before, Operation *after,
            const std::string &message) {
    std::string kind = pipeline.str();
    for (Operation &op : before->getRegion(0).front())
      if (op.getNumOperands() != 0)
        kind += " " + op.getName().getStringRef().str();
    auto &failure = failures[kind];
    if (failure.first++ == 0)
      failure.second = pipeline.str() + "\n" + print(before) + "\n" +
                       print(after) + "\n" + message;
  }

  Family family;
  unsigned stride;
  Type type;
  MLIRContext *context;
  Registry registry;
  OwningOpRef<ModuleOp> module;
  unsigned numInModule = 0;
  uint64_t numSeen = 0, numTrees = 0, numChanged = 0;
  std::map<std::string, std::pair<uint64_t, std::string>> failures;
};

struct Case {
  const char *name;
  Family family;
  /// The width of the integers; 0 for index.
  unsigned width;
  bool isVector = false;
};

void PrintTo(const Case &value, std::ostream *os) { *os << value.name; }

class Enumeration : public testing::TestWithParam<Case> {};

TEST_P(Enumeration, PassesRefine) {
  const char *text = std::getenv("STRIDE");
  unsigned stride = 0;
  ASSERT_TRUE(text && !llvm::StringRef(text).getAsInteger(10, stride) &&
              stride > 0);
  Registry registry;
  registerComponents(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  const Case &param = GetParam();
  Type type = IndexType::get(&context);
  if (param.width != 0)
    type = IntegerType::get(&context, param.width);
  if (param.isVector)
    type = VectorType::get({2}, type);
  Checker(param.family, type, stride).run();
}

INSTANTIATE_TEST_SUITE_P(
    All, Enumeration,
    testing::Values(
        Case{"binary_i1", Family::Binary, 1},
        Case{"binary_i2", Family::Binary, 2},
        Case{"binary_i3", Family::Binary, 3},
        Case{"binary_i4", Family::Binary, 4},
        Case{"cast_chain_i2", Family::CastChain, 2},
        Case{"cast_chain_i4", Family::CastChain, 4},
        Case{"cast_chain_i64", Family::CastChain, 64},
        Case{"cast_chain_index", Family::CastChain, 0},
        Case{"cast_i1", Family::Cast, 1}, Case{"cast_i2", Family::Cast, 2},
        Case{"cast_i3", Family::Cast, 3}, Case{"cast_i4", Family::Cast, 4},
        Case{"compare_i1", Family::Compare, 1},
        Case{"compare_i3", Family::Compare, 3},
        Case{"compare_i4", Family::Compare, 4},
        Case{"extended_i1", Family::Extended, 1},
        Case{"extended_i2", Family::Extended, 2},
        Case{"extended_i4", Family::Extended, 4},
        Case{"index", Family::Index, 0},
        Case{"index_range", Family::IndexRange, 0},
        Case{"range_i2", Family::Range, 2}, Case{"range_i3", Family::Range, 3},
        Case{"range_i4", Family::Range, 4},
        Case{"select_i1", Family::Select, 1},
        Case{"select_i2", Family::Select, 2},
        Case{"select_i4", Family::Select, 4},
        Case{"single_i1", Family::Single, 1},
        Case{"single_i2", Family::Single, 2},
        Case{"single_i3", Family::Single, 3},
        Case{"single_i4", Family::Single, 4},
        Case{"vector_binary_i2", Family::Binary, 2, true},
        Case{"vector_binary_i3", Family::Binary, 3, true},
        Case{"vector_cast_i2", Family::Cast, 2, true},
        Case{"vector_cast_chain_i3", Family::CastChain, 3, true},
        Case{"vector_compare_i2", Family::Compare, 2, true},
        Case{"vector_extended_i2", Family::Extended, 2, true},
        Case{"vector_range_i3", Family::Range, 3, true},
        Case{"vector_select_i2", Family::Select, 2, true},
        Case{"vector_single_i2", Family::Single, 2, true}),
    [](const testing::TestParamInfo<Case> &info) {
      return std::string(info.param.name);
    });

} // namespace
} // namespace mlir::enumeration
