// SPDX-License-Identifier: Apache-2.0
//
// Types, bodies and verification of functions. Attributes are in
// function_attributes.cpp.
#include "core/interfaces/function.h"

#include "core/ir/context/dialect.h"

using namespace mlir;

llvm::SmallVector<Type> function_interface_impl::insertTypes(
    TypeRange types, llvm::ArrayRef<unsigned> indices, TypeRange newTypes) {
  assert(indices.size() == newTypes.size());
  llvm::SmallVector<Type> result;
  unsigned next = 0;
  for (unsigned i = 0; i <= types.size(); ++i) {
    while (next < indices.size() && indices[next] == i)
      result.push_back(newTypes[next++]);
    if (i < types.size())
      result.push_back(types[i]);
  }
  return result;
}

llvm::SmallVector<Type>
function_interface_impl::eraseTypes(TypeRange types,
                                    const llvm::BitVector &indices) {
  llvm::SmallVector<Type> result;
  for (unsigned i = 0; i < types.size(); ++i)
    if (!indices[i])
      result.push_back(types[i]);
  return result;
}

Block *function_interface_impl::addEntryBlock(Region &body, TypeRange types) {
  assert(body.empty() && "the function has a first block");
  Block &entry = body.emplaceBlock();
  const llvm::SmallVector<Location> locations(types.size(), body.getLoc());
  entry.addArguments(types, locations);
  return &entry;
}

void function_interface_impl::buildWithEntryBlock(
    OpBuilder &builder, OperationState &state, llvm::StringRef name,
    StringAttr typeAttrName, Type type, llvm::ArrayRef<NamedAttribute> attrs,
    TypeRange inputTypes) {
  state.addAttribute(SymbolTable::getSymbolAttrName(),
                     builder.getStringAttr(name));
  state.addAttribute(typeAttrName, TypeAttr::get(type));
  state.addAttributes(attrs);
  Block &entry = state.addRegion()->emplaceBlock();
  for (Type input : inputTypes)
    entry.addArgument(input, state.location);
}

void function_interface_impl::insertFunctionArguments(
    FunctionOpInterface op, llvm::ArrayRef<unsigned> argIndices,
    TypeRange argTypes, llvm::ArrayRef<DictionaryAttr> argAttrs,
    llvm::ArrayRef<Location> argLocs, unsigned originalNumArgs, Type newType) {
  assert(argIndices.size() == argTypes.size() &&
         argIndices.size() == argLocs.size() &&
         (argAttrs.empty() || argIndices.size() == argAttrs.size()));
  if (argIndices.empty())
    return;
  llvm::SmallVector<DictionaryAttr> dictionaries;
  getAllAttrDicts(op->getContext(), op.getArgAttrsAttr(), originalNumArgs,
                  dictionaries);
  Region &body = op->getRegion(0);
  for (unsigned i = 0; i < argIndices.size(); ++i) {
    const unsigned place = argIndices[i] + i;
    dictionaries.insert(dictionaries.begin() + place,
                        argAttrs.empty() ? DictionaryAttr() : argAttrs[i]);
    if (!body.empty())
      body.insertArgument(place, argTypes[i], argLocs[i]);
  }
  setAllArgAttrDicts(op, dictionaries);
  op.setFunctionTypeAttr(TypeAttr::get(newType));
}

void function_interface_impl::insertFunctionResults(
    FunctionOpInterface op, llvm::ArrayRef<unsigned> resultIndices,
    TypeRange resultTypes, llvm::ArrayRef<DictionaryAttr> resultAttrs,
    unsigned originalNumResults, Type newType) {
  assert(resultIndices.size() == resultTypes.size() &&
         (resultAttrs.empty() || resultIndices.size() == resultAttrs.size()));
  if (resultIndices.empty())
    return;
  llvm::SmallVector<DictionaryAttr> dictionaries;
  getAllAttrDicts(op->getContext(), op.getResAttrsAttr(), originalNumResults,
                  dictionaries);
  for (unsigned i = 0; i < resultIndices.size(); ++i)
    dictionaries.insert(dictionaries.begin() + resultIndices[i] + i,
                        resultAttrs.empty() ? DictionaryAttr()
                                            : resultAttrs[i]);
  setAllResultAttrDicts(op, dictionaries);
  op.setFunctionTypeAttr(TypeAttr::get(newType));
}

/// Returns the elements of an array, which may be null, except those at
/// `indices`.
static llvm::SmallVector<Attribute> eraseFrom(ArrayAttr array,
                                              const llvm::BitVector &indices) {
  llvm::SmallVector<Attribute> left;
  if (array)
    for (auto [i, attribute] : llvm::enumerate(array.getValue()))
      if (!indices[i])
        left.push_back(attribute);
  return left;
}

void function_interface_impl::eraseFunctionArguments(
    FunctionOpInterface op, const llvm::BitVector &argIndices, Type newType) {
  if (ArrayAttr attributes = op.getArgAttrsAttr())
    setAllArgAttrDicts(op, eraseFrom(attributes, argIndices));
  op.setFunctionTypeAttr(TypeAttr::get(newType));
  Region &body = op->getRegion(0);
  if (!body.empty())
    body.front().eraseArguments([&](BlockArgument argument) {
      return argIndices[argument.getArgNumber()];
    });
}

void function_interface_impl::eraseFunctionResults(
    FunctionOpInterface op, const llvm::BitVector &resultIndices,
    Type newType) {
  if (ArrayAttr attributes = op.getResAttrsAttr())
    setAllResultAttrDicts(op, eraseFrom(attributes, resultIndices));
  op.setFunctionTypeAttr(TypeAttr::get(newType));
}

// Verification.

LogicalResult
function_interface_impl::verifyEntryBlock(Operation *op,
                                          llvm::ArrayRef<Type> types) {
  Block &entry = op->getRegion(0).front();
  if (entry.getNumArguments() != types.size())
    return op->emitOpError("entry block must have ")
           << types.size() << " arguments to match function signature";
  for (auto [i, type] : llvm::enumerate(types)) {
    const Type found = entry.getArgument(i).getType();
    if (found != type)
      return op->emitOpError("type of entry block argument #")
             << i << '(' << found
             << ") must match the type of the corresponding argument in "
             << "function signature(" << type << ')';
  }
  return success();
}

/// The name of the entities with attributes for diagnostics, and the dialect
/// hook that verifies the attributes.
namespace {
struct AttrsKind {
  llvm::StringRef name;
  LogicalResult (*DialectDescriptor::*verify)(Dialect &, Operation *, unsigned,
                                              unsigned, NamedAttribute);
};
} // namespace

/// Verifies the attributes of one argument or result.
static LogicalResult verifyAttributes(Operation *op, const AttrsKind &kind,
                                      unsigned index, DictionaryAttr attrs) {
  for (NamedAttribute attribute : attrs.getValue()) {
    if (!attribute.getName().getValue().contains('.'))
      return op->emitOpError()
             << kind.name << "s may only have dialect attributes";
    Dialect *dialect = attribute.getNameDialect();
    auto verify = dialect ? dialect->getDescriptor().*kind.verify : nullptr;
    if (verify && failed(verify(*dialect, op, 0, index, attribute)))
      return failure();
  }
  return success();
}

static LogicalResult verifyDictionaries(Operation *op, const AttrsKind &kind,
                                        ArrayAttr dictionaries,
                                        unsigned count) {
  if (!dictionaries)
    return success();
  llvm::ArrayRef<Attribute> all = dictionaries.getValue();
  if (all.size() != count)
    return op->emitOpError()
           << "expects " << kind.name
           << " attribute array to have the same number of elements as the "
              "number of function "
           << kind.name << "s, got " << all.size() << ", but expected "
           << count;
  for (auto [i, attribute] : llvm::enumerate(all)) {
    auto attrs = llvm::dyn_cast_or_null<DictionaryAttr>(attribute);
    if (!attrs)
      return op->emitOpError()
             << "expects " << kind.name
             << " attribute dictionary to be a DictionaryAttr, but got `"
             << attribute << "`";
    if (failed(verifyAttributes(op, kind, i, attrs)))
      return failure();
  }
  return success();
}

LogicalResult function_interface_impl::verifyFunction(Operation *op) {
  FunctionOpInterface function(op);
  if (failed(function.verifyType()) ||
      failed(verifyDictionaries(
          op, {"argument", &DialectDescriptor::verifyRegionArgAttribute},
          function.getArgAttrsAttr(), function.getNumArguments())) ||
      failed(verifyDictionaries(
          op, {"result", &DialectDescriptor::verifyRegionResultAttribute},
          function.getResAttrsAttr(), function.getResultTypes().size())))
    return failure();
  if (op->getNumRegions() != 1)
    return op->emitOpError("expects one region");
  return function.verifyBody();
}
