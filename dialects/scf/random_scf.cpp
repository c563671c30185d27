// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/random_scf.h"

#include "core/random/random_module.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::scf;

/// Erases an op that cannot be completed.
static Operation *discardUnless(bool isFinished, RandomModule &module,
                                Operation *op) {
  if (isFinished)
    return op;
  module.discard(op);
  return nullptr;
}

static Operation *buildFor(RandomModule &module) {
  RandomSource &random = module.getRandom();
  const Type type = module.drawType(
      [](Type type) { return type.isSignlessInteger() || type.isIndex(); });
  OperationState state(module.getLocation(), ForOp::getOperationName());
  state.addOperands(module.getValues(type, 3));
  SmallVector<Type> arguments = {type};
  for (Type init : module.drawTypes()) {
    state.addOperands(module.getValue(init));
    state.addTypes(init);
    arguments.push_back(init);
  }
  if (random.chance(30))
    state.addAttribute("unsignedCmp", module.getBuilder().getUnitAttr());
  Block *body = module.addBlock(*state.addRegion(), arguments);
  Operation *op = module.getBuilder().create(state);
  return discardUnless(module.addTerminator(body), module, op);
}

static Operation *buildWhile(RandomModule &module) {
  const SmallVector<Type> inits = module.drawTypes();
  OperationState state(module.getLocation(), WhileOp::getOperationName());
  for (Type type : inits)
    state.addOperands(module.getValue(type));
  state.addTypes(TypeRange(module.drawTypes()));
  Block *before = module.addBlock(*state.addRegion(), inits);
  Block *after = module.addBlock(*state.addRegion(), state.types);
  Operation *op = module.getBuilder().create(state);
  return discardUnless(
      module.addTerminator(before) && module.addTerminator(after), module, op);
}

/// Builds a loop nest of up to three dimensions. Its terminator has a region
/// for each result. The steps are operands of unknown values, so that passes do
/// not find out that they are not positive.
static Operation *buildParallel(RandomModule &module) {
  const Type index = module.getBuilder().getIndexType();
  const unsigned rank = module.getRandom().between(1, 3);
  OperationState state(module.getLocation(), ParallelOp::getOperationName());
  state.addOperands(module.getValues(index, 2 * rank));
  for (unsigned i = 0; i != rank; ++i)
    state.addOperands(module.makeUnknown(index));
  const SmallVector<Type> inits = module.drawTypes();
  for (Type type : inits)
    state.addOperands(module.getValue(type));
  state.addTypes(inits);
  const int32_t sizes[] = {int32_t(rank), int32_t(rank), int32_t(rank),
                           int32_t(inits.size())};
  state.addAttribute("operandSegmentSizes",
                     module.getBuilder().getDenseI32ArrayAttr(sizes));
  Block *body =
      module.addBlock(*state.addRegion(), SmallVector<Type>(rank, index));
  Operation *op = module.getBuilder().create(state);
  OpBuilder::InsertionGuard guard(module.getBuilder());
  module.getBuilder().setInsertionPointToEnd(body);
  SmallVector<Value> operands;
  for (Type type : inits)
    operands.push_back(module.getValue(type));
  auto reduce = ReduceOp::create(module.getBuilder(), module.getLocation(),
                                 ValueRange(operands));
  for (auto [region, type] : llvm::zip_equal(reduce.getReductions(), inits))
    module.addTerminator(&region.front(), ReduceReturnOp::getOperationName(),
                         type);
  return op;
}

/// Draws bounds or steps, some of them static.
static SmallVector<OpFoldResult> drawIndices(RandomModule &module,
                                             unsigned count) {
  SmallVector<OpFoldResult> indices;
  for (unsigned i = 0; i < count; ++i)
    if (module.getRandom().chance(50))
      indices.push_back(
          module.getBuilder().getIndexAttr(module.getRandom().between(1, 9)));
    else
      indices.push_back(module.getValue(module.getBuilder().getIndexType()));
  return indices;
}

static Operation *buildForall(RandomModule &module) {
  const unsigned rank = module.getRandom().between(1, 3);
  SmallVector<Value> outputs;
  for (Type type :
       module.drawTypes([](Type type) { return isa<RankedTensorType>(type); }))
    outputs.push_back(module.getValue(type));
  const SmallVector<OpFoldResult> lower = drawIndices(module, rank),
                                  upper = drawIndices(module, rank),
                                  steps = drawIndices(module, rank);
  if (module.getRandom().chance(50))
    return ForallOp::create(module.getBuilder(), module.getLocation(), upper,
                            ValueRange(outputs), std::nullopt);
  return ForallOp::create(module.getBuilder(), module.getLocation(), lower,
                          upper, steps, ValueRange(outputs), std::nullopt);
}

/// The text has no arguments of the regions, so the regions have none.
static Operation *buildIndexSwitch(RandomModule &module) {
  OperationState state(module.getLocation(), IndexSwitchOp::getOperationName());
  state.addOperands(module.getValue(module.getBuilder().getIndexType()));
  state.addTypes(TypeRange(module.drawTypes()));
  SmallVector<int64_t> cases;
  for (unsigned i = module.getRandom().below(4); i; --i) {
    const int64_t value = module.getRandom().between(-2, 9);
    if (!is_contained(cases, value))
      cases.push_back(value);
  }
  state.addAttribute("cases", module.getBuilder().getDenseI64ArrayAttr(cases));
  for (size_t i = 0; i <= cases.size(); ++i)
    module.addBlock(*state.addRegion(), {});
  Operation *op = module.getBuilder().create(state);
  return discardUnless(llvm::all_of(op->getRegions(),
                                    [&](Region &region) {
                                      return module.addTerminator(
                                          &region.front());
                                    }),
                       module, op);
}

static constexpr GenerationHook hooks[] = {
    {"scf.for", buildFor},
    {"scf.forall", buildForall},
    {"scf.index_switch", buildIndexSwitch},
    {"scf.parallel", buildParallel},
    {"scf.while", buildWhile}};

void mlir::scf::registerGenerationHooks(Registry &registry) {
  for (const GenerationHook &hook : hooks)
    registry.insert(hook);
}
