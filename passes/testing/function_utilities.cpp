// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/function_utilities.h"

#include "core/interfaces/function.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "passes/testing/test_pass.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTFUNCERASEARG
#define GEN_PASS_DEF_TESTFUNCERASERESULT
#define GEN_PASS_DEF_TESTFUNCINSERTARG
#define GEN_PASS_DEF_TESTFUNCINSERTRESULT
#define GEN_PASS_DEF_TESTFUNCSETTYPE
#include "passes/testing/function_utilities_pass.h.inc"

namespace {

/// Calls `callback` with each function in the body of the module.
void forEachFunction(ModuleOp module,
                     function_ref<void(FunctionOpInterface)> callback) {
  for (auto function : module.getBody()->getOps<FunctionOpInterface>())
    callback(function);
}

/// The arguments or results to insert.
struct Insertions {
  SmallVector<unsigned> places;
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  SmallVector<Location> locations;
};

/// Parses an attribute of the function and removes it.
/// Errors: emits a diagnostic and fails if it is no list of insertions in
/// ascending order.
LogicalResult takeInsertions(FunctionOpInterface function, StringRef name,
                             Insertions &insertions) {
  auto list = function->getAttrOfType<ArrayAttr>(name);
  if (!list)
    return success();
  auto refuse = [&] {
    return function->emitError("expected '")
           << name << "' to list places in increasing order with types";
  };
  for (Attribute entry : list) {
    auto parts = dyn_cast<ArrayAttr>(entry);
    if (!parts || parts.size() < 2)
      return refuse();
    auto place = dyn_cast<IntegerAttr>(parts[0]);
    auto type = dyn_cast<TypeAttr>(parts[1]);
    if (!place || !type || place.getInt() < 0 ||
        (!insertions.places.empty() &&
         place.getInt() < insertions.places.back()))
      return refuse();
    insertions.places.push_back(place.getInt());
    insertions.types.push_back(type.getValue());
    DictionaryAttr attributes;
    if (parts.size() > 2)
      attributes = dyn_cast<DictionaryAttr>(parts[2]);
    insertions.attributes.push_back(
        attributes ? attributes : DictionaryAttr::get(function->getContext()));
    LocationAttr location;
    if (parts.size() > 3)
      location = dyn_cast<LocationAttr>(parts[3]);
    insertions.locations.push_back(
        location ? Location(location)
                 : UnknownLoc::get(function->getContext()));
  }
  function->removeAttr(name);
  return success();
}

struct InsertArguments
    : TestPass<impl::TestFuncInsertArgBase<InsertArguments>> {
  void runOnOperation() override {
    forEachFunction(getOperation(), [&](FunctionOpInterface function) {
      Insertions what;
      if (failed(takeInsertions(function, "test.insert_args", what)) ||
          (!what.places.empty() &&
           failed(function.insertArguments(what.places, what.types,
                                           what.attributes, what.locations))))
        signalPassFailure();
    });
  }
};

struct InsertResults : TestPass<impl::TestFuncInsertResultBase<InsertResults>> {
  void runOnOperation() override {
    forEachFunction(getOperation(), [&](FunctionOpInterface function) {
      Insertions what;
      if (failed(takeInsertions(function, "test.insert_results", what)) ||
          (!what.places.empty() &&
           failed(function.insertResults(what.places, what.types,
                                         what.attributes))))
        signalPassFailure();
    });
  }
};

struct EraseArguments : TestPass<impl::TestFuncEraseArgBase<EraseArguments>> {
  void runOnOperation() override {
    forEachFunction(getOperation(), [&](FunctionOpInterface function) {
      llvm::BitVector places(function.getNumArguments());
      for (unsigned i = 0; i < places.size(); ++i)
        if (function.getArgAttr(i, "test.erase_this_arg"))
          places.set(i);
      if (failed(function.eraseArguments(places)))
        signalPassFailure();
    });
  }
};

struct EraseResults : TestPass<impl::TestFuncEraseResultBase<EraseResults>> {
  void runOnOperation() override {
    forEachFunction(getOperation(), [&](FunctionOpInterface function) {
      llvm::BitVector places(function.getNumResults());
      for (unsigned i = 0; i < places.size(); ++i)
        if (function.getResultAttr(i, "test.erase_this_result"))
          places.set(i);
      if (failed(function.eraseResults(places)))
        signalPassFailure();
    });
  }
};

struct SetType : TestPass<impl::TestFuncSetTypeBase<SetType>> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    forEachFunction(getOperation(), [&](FunctionOpInterface function) {
      auto from =
          function->getAttrOfType<FlatSymbolRefAttr>("test.set_type_from");
      if (!from)
        return;
      if (auto other = symbols.lookup<FunctionOpInterface>(from.getAttr()))
        function.setType(other.getFunctionType());
    });
  }
};

} // namespace
} // namespace mlir::testing
