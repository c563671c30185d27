// SPDX-License-Identifier: Apache-2.0
//
// func.func: builders, clones, parser and printer.
#include "core/interfaces/function_implementation.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/func/func.h"

using namespace mlir;
using namespace mlir::func;

void FuncOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                   FunctionType type, ArrayRef<NamedAttribute> attrs,
                   ArrayRef<DictionaryAttr> argAttrs) {
  assert((argAttrs.empty() || argAttrs.size() == type.getNumInputs()) &&
         "one dictionary for each argument");
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.function_type = TypeAttr::get(type);
  state.addAttributes(attrs);
  state.addRegion();
  if (!argAttrs.empty())
    call_interface_impl::addArgAndResultAttrs(
        builder, state, argAttrs, /*resultAttrs=*/{},
        getArgAttrsAttrName(state.name), getResAttrsAttrName(state.name));
}

FuncOp FuncOp::create(Location location, StringRef name, FunctionType type,
                      ArrayRef<NamedAttribute> attrs) {
  return create(location, name, type, attrs, ArrayRef<DictionaryAttr>());
}

FuncOp FuncOp::create(Location location, StringRef name, FunctionType type,
                      Operation::dialect_attr_range attrs) {
  return create(location, name, type, llvm::to_vector(attrs));
}

FuncOp FuncOp::create(Location location, StringRef name, FunctionType type,
                      ArrayRef<NamedAttribute> attrs,
                      ArrayRef<DictionaryAttr> argAttrs) {
  OpBuilder builder(location.getContext());
  OperationState state(location, getOperationName());
  build(builder, state, name, type, attrs, argAttrs);
  return cast<FuncOp>(Operation::create(state));
}

/// Merges both lists. If a name is in both, the value of `second` is taken.
static DictionaryAttr mergeAttributes(MLIRContext *context,
                                      ArrayRef<NamedAttribute> first,
                                      ArrayRef<NamedAttribute> second) {
  NamedAttrList merged(first);
  for (NamedAttribute attribute : second)
    merged.set(attribute.getName(), attribute.getValue());
  return merged.getDictionary(context);
}

void FuncOp::cloneInto(FuncOp dest, IRMapping &mapper) {
  dest->setAttrs(
      mergeAttributes(getContext(), dest->getAttrs(), (*this)->getAttrs()));
  getBody().cloneInto(&dest.getBody(), mapper);
}

FuncOp FuncOp::clone(IRMapping &mapper) {
  auto copy = cast<FuncOp>((*this)->cloneWithoutRegions());
  getBody().cloneInto(&copy.getBody(), mapper);
  if (isExternal())
    return copy;

  // The copy has no arguments for those that `mapper` replaces.
  SmallVector<Type> inputs;
  SmallVector<DictionaryAttr> argAttrs;
  for (BlockArgument argument : getArguments()) {
    Value mapped = mapper.lookupOrDefault(Value(argument));
    auto kept = dyn_cast<BlockArgument>(mapped);
    if (!kept || kept.getOwner() != &copy.getBody().front())
      continue;
    inputs.push_back(argument.getType());
    argAttrs.push_back(getArgAttrDict(argument.getArgNumber()));
  }
  if (inputs.size() == getNumArguments())
    return copy;
  copy.setFunctionTypeAttr(TypeAttr::get(FunctionType::get(
      getContext(), TypeRange(inputs), TypeRange(getResultTypes()))));
  if (getArgAttrsAttr())
    copy.setAllArgAttrs(ArrayRef<DictionaryAttr>(argAttrs));
  return copy;
}

FuncOp FuncOp::clone() {
  IRMapping mapper;
  return clone(mapper);
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  auto makeType =
      [](Builder &builder, ArrayRef<Type> inputs, ArrayRef<Type> results,
         function_interface_impl::VariadicFlag, std::string &) -> Type {
    return builder.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), makeType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void FuncOp::print(OpAsmPrinter &p) {
  function_interface_impl::printFunctionOp(
      p, cast<FunctionOpInterface>(*this), /*isVariadic=*/false,
      getFunctionTypeAttrName().getValue(), getArgAttrsAttrName(),
      getResAttrsAttrName());
}
