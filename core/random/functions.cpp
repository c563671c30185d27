// SPDX-License-Identifier: Apache-2.0
//
// Random functions and other symbols.
#include "core/ir/descriptor/traits.h"
#include "core/ir/verify/symbol_table.h"
#include "core/random/random_module.h"

namespace mlir {

/// Functions to which arguments are added on demand have at most this number.
static constexpr unsigned maximumArguments = 12;

/// Adds the functions that will contain operations, using the first available
/// kind of function that is isolated from above and whose type is a
/// FunctionType: arguments of that kind can be added on demand.
void RandomModule::addFunctions() {
  if (generator.getOptions().dialects.size() == 1 &&
      generator.getOptions().dialects.front() == "builtin")
    return;
  for (OperationName name : generator.getAllOperations()) {
    if (!name.hasInterface<FunctionOpInterface>() ||
        !name.hasTrait<OpTrait::IsIsolatedFromAbove>())
      continue;
    bool isOfFunctionType = true;
    for (unsigned i = 0, count = random.between(1, 2);
         isOfFunctionType && i < count; ++i) {
      builder.setInsertionPointToEnd(module->getBody());
      auto function =
          llvm::dyn_cast_or_null<FunctionOpInterface>(tryCreate(name));
      isOfFunctionType =
          !function || llvm::isa<FunctionType>(function.getFunctionType());
      if (!isOfFunctionType)
        discard(function);
    }
    if (isOfFunctionType)
      return;
  }
}

StringAttr RandomModule::makeSymbolName() {
  // Names that are not identifiers are quoted in text.
  const llvm::StringRef prefix = random.chance(5) ? "a symbol " : "s";
  return builder.getStringAttr(prefix + llvm::Twine(numSymbols++));
}

Operation *
RandomModule::drawSymbol(llvm::function_ref<bool(Operation *)> isWanted) {
  Operation *table = SymbolTable::getNearestSymbolTable(
      builder.getInsertionBlock()->getParentOp());
  if (!table)
    return nullptr;
  llvm::SmallVector<Operation *> candidates;
  for (Operation &op : table->getRegion(0).getOps())
    if (llvm::isa<SymbolOpInterface>(op) && isWanted(&op))
      candidates.push_back(&op);
  return candidates.empty() ? nullptr : random.pick(llvm::ArrayRef(candidates));
}

FunctionOpInterface RandomModule::getOpenFunction() {
  Operation *op = builder.getInsertionBlock()->getParentOp();
  while (op && !op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    op = op->getParentOp();
  auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(op);
  if (!function || function.isExternal() ||
      !llvm::isa<FunctionType>(function.getFunctionType()) ||
      function.getNumArguments() >= maximumArguments ||
      !SymbolTable::symbolKnownUseEmpty(op, op->getParentOp()))
    return FunctionOpInterface();
  return function;
}

/// Adds dictionaries of attributes of arguments or results.
static void
addDictionaries(RandomModule &module, unsigned count,
                llvm::function_ref<void(unsigned, StringAttr, Attribute)> add) {
  for (unsigned i = 0; i < count; ++i)
    if (module.getRandom().chance(10))
      add(i, module.getBuilder().getStringAttr("tag"),
          module.getRandom().pick(module.getAttributes().getAttributes()));
}

Operation *RandomModule::buildFunction(OperationName name) {
  const llvm::SmallVector<Type> inputs = drawTypes(), results = drawTypes();
  const bool isDeclaration = random.chance(20);
  OperationState state(getLocation(), name);
  state.addAttribute(SymbolTable::getSymbolAttrName(), makeSymbolName());
  state.addAttribute("function_type", TypeAttr::get(FunctionType::get(
                                          getContext(), inputs, results)));
  if (isDeclaration || random.chance(20))
    state.addAttribute(SymbolTable::getVisibilityAttrName(),
                       builder.getStringAttr("private"));
  Region &body = *state.addRegion();
  if (!isDeclaration)
    addBlock(body, inputs);
  Operation *op = builder.create(state);
  auto function = llvm::cast<FunctionOpInterface>(op);
  addDictionaries(*this, inputs.size(),
                  [&](unsigned i, StringAttr key, Attribute value) {
                    function.setArgAttr(i, key, value);
                  });
  addDictionaries(*this, results.size(),
                  [&](unsigned i, StringAttr key, Attribute value) {
                    function.setResultAttr(i, key, value);
                  });
  if (isDeclaration || addTerminator(&op->getRegion(0).front()))
    return op;
  discard(op);
  return nullptr;
}

} // namespace mlir
