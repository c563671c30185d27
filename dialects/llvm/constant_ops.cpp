// SPDX-License-Identifier: Apache-2.0
//
// Constants and addresses: rules and folders.
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

// mlir.constant

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto typed = dyn_cast<TypedAttr>(value);
  return typed && typed.getType() == type && isCompatibleType(type) &&
         isa<IntegerAttr, FloatAttr, ElementsAttr>(value);
}

ConstantOp ConstantOp::materialize(OpBuilder &builder, Attribute value,
                                   Type type, Location loc) {
  if (!isBuildableWith(value, type))
    return nullptr;
  return create(builder, loc, cast<TypedAttr>(value));
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

/// The numbers that a type consists of: those of nested arrays and vectors.
static int64_t countElements(Type type) {
  int64_t count = 1;
  while (auto array = dyn_cast<LLVMArrayType>(type)) {
    count *= array.getNumElements();
    type = array.getElementType();
  }
  if (auto vector = dyn_cast<VectorType>(type))
    return count * vector.getNumElements();
  return count;
}

static Type getInnerType(Type type) {
  while (auto array = dyn_cast<LLVMArrayType>(type))
    type = array.getElementType();
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.getElementType();
  return type;
}

static bool hasScalableVector(Type type) {
  while (auto array = dyn_cast<LLVMArrayType>(type))
    type = array.getElementType();
  return isScalableVectorType(type);
}

/// 1. A float's type is of the same format, an integer's of its width.
static LogicalResult verifyFloat(ConstantOp op, FloatType format, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    if (&floatType.getFloatSemantics() != &format.getFloatSemantics())
      return op.emitOpError(
          "attribute and type have different float semantics");
    return success();
  }
  if (isa<IntegerType>(type) && !type.isInteger(format.getWidth()))
    return op.emitOpError()
           << "expected integer type of width " << format.getWidth();
  return success();
}

/// Of a struct 1. there is an array of constants, 2. one for each element;
/// 3. elements and 4. constants are numbers 5. of the same type.
static LogicalResult verifyStruct(ConstantOp op, LLVMStructType type) {
  auto values = dyn_cast<ArrayAttr>(op.getValue());
  if (!values)
    return op.emitOpError() << "expected array attribute for struct type";
  const ArrayRef<Type> elements = type.getBody();
  if (values.size() != elements.size())
    return op.emitOpError()
           << "expected array attribute of size " << elements.size();
  for (Type element : elements)
    if (!isa<IntegerType, FloatType>(element))
      return op.emitOpError() << "expected struct element types to be floating "
                                 "point type or integer type";
  for (auto [i, element, value] : llvm::enumerate(elements, values)) {
    if (!isa<IntegerAttr, FloatAttr>(value))
      return op.emitOpError() << "expected element of array attribute to be "
                                 "floating point or integer";
    if (cast<TypedAttr>(value).getType() != element)
      return op.emitOpError()
             << "struct element at index " << i << " is of wrong type";
  }
  return success();
}

/// Of nested arrays of structs 1. sizes agree; 2. parts are arrays or all the
/// same; 3. innermost elements are structs, 4. whose constants are such parts,
/// too, 5. one for each element.
static LogicalResult verifyNestedArray(ConstantOp op, LLVMArrayType type,
                                       ArrayAttr values) {
  // Level by level, to whatever depth.
  SmallVector<ArrayAttr> level = {values};
  for (unsigned dim = 0;; ++dim) {
    for (ArrayAttr array : level)
      if (array.size() != type.getNumElements())
        return op.emitOpError()
               << "array attribute size does not match array type size in "
                  "dimension "
               << dim << ": " << array.size() << " vs. "
               << type.getNumElements();
    auto inner = dyn_cast<LLVMArrayType>(type.getElementType());
    auto structure = dyn_cast<LLVMStructType>(type.getElementType());
    if (!inner && !structure)
      return op.emitOpError() << "for array with an array attribute must have "
                                 "a struct element type";
    SmallVector<ArrayAttr> next;
    for (ArrayAttr array : level)
      for (auto [i, value] : llvm::enumerate(array)) {
        if (isa<ZeroAttr, UndefAttr>(value))
          continue;
        auto part = dyn_cast<ArrayAttr>(value);
        if (!part) {
          InFlightDiagnostic diagnostic =
              op.emitOpError("nested attribute for ");
          if (inner)
            diagnostic << "sub-array in dimension " << dim;
          else
            diagnostic << "struct element";
          return diagnostic << " at index " << i
                            << " must be a zero, or undef, or array attribute";
        }
        if (structure && part.size() != structure.getBody().size())
          return op.emitOpError()
                 << "nested array attribute size for struct element at index "
                 << i << " must match struct size: " << part.size() << " vs. "
                 << structure.getBody().size();
        next.push_back(part);
      }
    if (structure)
      return success();
    type = inner;
    level = std::move(next);
  }
}

/// 1. Scalable vectors hold one number; 2. the type holds several; 3. as many;
/// 4. floats are of one format, 5. integers integers.
static LogicalResult verifyElements(ConstantOp op, ElementsAttr values) {
  const Type type = op.getType();
  if (hasScalableVector(type)) {
    if (!isa<SplatElementsAttr>(values))
      return op.emitOpError()
             << "scalable vector type requires a splat attribute";
    return success();
  }
  if (!isa<VectorType, LLVMArrayType>(type))
    return op.emitOpError() << "expected vector or array type";
  if (countElements(type) != values.getNumElements())
    return op.emitOpError()
           << "type and attribute have a different number of elements: "
           << countElements(type) << " vs. " << values.getNumElements();
  const Type element = values.getElementType();
  if (auto format = dyn_cast<FloatType>(element))
    return verifyFloat(op, format, getInnerType(type));
  if (isa<IntegerType>(element) && !isa<IntegerType>(getInnerType(type)))
    return op.emitOpError(
        "expected integer element type for integer elements attribute");
  return success();
}

/// 1. A string is an array of bytes; 2. structs; 3. no type that only a target
/// knows; 4. an integer is one; 5. floats; 6. several numbers; 7. nested
/// arrays.
LogicalResult ConstantOp::verify() {
  const Attribute value = getValue();
  const Type type = getType();
  if (auto text = dyn_cast<StringAttr>(value)) {
    auto array = dyn_cast<LLVMArrayType>(type);
    if (!array || array.getNumElements() != text.getValue().size() ||
        !array.getElementType().isInteger(8))
      return emitOpError() << "expected array type of "
                           << text.getValue().size()
                           << " i8 elements for the string constant";
    return success();
  }
  if (auto structure = dyn_cast<LLVMStructType>(type))
    return verifyStruct(*this, structure);
  if (isa<LLVMTargetExtType>(type))
    return emitOpError() << "does not support target extension type.";
  if (isa<IntegerAttr>(value)) {
    if (!isa<IntegerType>(type))
      return emitOpError() << "expected integer type";
    return success();
  }
  if (auto number = dyn_cast<FloatAttr>(value))
    return verifyFloat(*this, cast<FloatType>(number.getType()), type);
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return verifyElements(*this, elements);
  if (auto array = dyn_cast<ArrayAttr>(value)) {
    auto arrayType = dyn_cast<LLVMArrayType>(type);
    if (!arrayType)
      return emitOpError()
             << "expected array or struct type for array attribute";
    return verifyNestedArray(*this, arrayType, array);
  }
  return emitOpError()
         << "only supports integer, float, string or elements attributes";
}

// Constants that only have a type

OpFoldResult UndefOp::fold(FoldAdaptor) {
  return Attribute(UndefAttr::get(getContext()));
}

OpFoldResult PoisonOp::fold(FoldAdaptor) {
  return Attribute(PoisonAttr::get(getContext()));
}

OpFoldResult ZeroOp::fold(FoldAdaptor) {
  if (TypedAttr zero = Builder(getContext()).getZeroAttr(getType()))
    return Attribute(zero);
  return Attribute(ZeroAttr::get(getContext()));
}

/// 1. A type that only a target knows has a zero.
LogicalResult ZeroOp::verify() {
  auto target = dyn_cast<LLVMTargetExtType>(getType());
  if (target && !target.hasProperty(LLVMTargetExtType::HasZeroInit))
    return emitOpError()
           << "target extension type does not support zero-initializer";
  return success();
}

// Addresses

/// The module around: symbols are looked up there.
static Operation *getModule(Operation *op) {
  Operation *module = op->getParentOp();
  while (module && !satisfiesLLVMModule(module))
    module = module->getParentOp();
  assert(module && "operations of LLVM are in a module");
  return module;
}

template <typename OpT>
static OpT lookupSymbol(Operation *user, SymbolTableCollection &symbolTable,
                        StringAttr name) {
  return dyn_cast_or_null<OpT>(
      symbolTable.lookupSymbolIn(getModule(user), name));
}

/// Whether nothing is around in which symbols could be.
static bool isDetached(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (satisfiesLLVMModule(parent))
      return false;
  return true;
}

void AddressOfOp::build(OpBuilder &builder, OperationState &state,
                        GlobalOp global, ArrayRef<NamedAttribute> attrs) {
  build(builder, state,
        LLVMPointerType::get(builder.getContext(), global.getAddrSpace()),
        global.getSymName());
  state.addAttributes(attrs);
}

void AddressOfOp::build(OpBuilder &builder, OperationState &state,
                        LLVMFuncOp func, ArrayRef<NamedAttribute> attrs) {
  build(builder, state, LLVMPointerType::get(builder.getContext()),
        func.getName());
  state.addAttributes(attrs);
}

void AddressOfOp::build(OpBuilder &builder, OperationState &state,
                        AliasOp alias, ArrayRef<NamedAttribute> attrs) {
  build(builder, state,
        LLVMPointerType::get(builder.getContext(), alias.getAddrSpace()),
        alias.getSymName());
  state.addAttributes(attrs);
}

GlobalOp AddressOfOp::getGlobal(SymbolTableCollection &symbolTable) {
  return lookupSymbol<GlobalOp>(*this, symbolTable,
                                getGlobalNameAttr().getAttr());
}
LLVMFuncOp AddressOfOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookupSymbol<LLVMFuncOp>(*this, symbolTable,
                                  getGlobalNameAttr().getAttr());
}
AliasOp AddressOfOp::getAlias(SymbolTableCollection &symbolTable) {
  return lookupSymbol<AliasOp>(*this, symbolTable,
                               getGlobalNameAttr().getAttr());
}
IFuncOp AddressOfOp::getIFunc(SymbolTableCollection &symbolTable) {
  return lookupSymbol<IFuncOp>(*this, symbolTable,
                               getGlobalNameAttr().getAttr());
}

/// 1. The symbol is one of LLVM; 2. the pointer is to its address space.
LogicalResult
AddressOfOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (isDetached(*this))
    return success();
  GlobalOp global = getGlobal(symbolTable);
  AliasOp alias = getAlias(symbolTable);
  if (!global && !alias && !getFunction(symbolTable) && !getIFunc(symbolTable))
    return emitOpError("must reference a global defined by 'llvm.mlir.global', "
                       "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
  const unsigned space =
      cast<LLVMPointerType>(getRes().getType()).getAddressSpace();
  if ((global && global.getAddrSpace() != space) ||
      (alias && alias.getAddrSpace() != space))
    return emitOpError("pointer address space must match address space of the "
                       "referenced global or alias");
  return success();
}

OpFoldResult AddressOfOp::fold(FoldAdaptor) {
  return Attribute(getGlobalNameAttr());
}

// dso_local_equivalent

LLVMFuncOp
DSOLocalEquivalentOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookupSymbol<LLVMFuncOp>(*this, symbolTable,
                                  getFunctionNameAttr().getAttr());
}
AliasOp DSOLocalEquivalentOp::getAlias(SymbolTableCollection &symbolTable) {
  return lookupSymbol<AliasOp>(*this, symbolTable,
                               getFunctionNameAttr().getAttr());
}

/// The symbol is 1. a function or an alias, 2. of a function, 3. that is sure
/// to be there.
LogicalResult
DSOLocalEquivalentOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (isDetached(*this))
    return success();
  LLVMFuncOp function = getFunction(symbolTable);
  AliasOp alias = getAlias(symbolTable);
  if (!function && !alias)
    return emitOpError("must reference a global defined by 'llvm.func' or "
                       "'llvm.mlir.alias'");
  if (alias) {
    const WalkResult result =
        alias.getInitializerRegion().walk([&](AddressOfOp address) {
          return address.getGlobal(symbolTable) ? WalkResult::interrupt()
                                                : WalkResult::advance();
        });
    if (result.wasInterrupted())
      return emitOpError("must reference an alias to a function");
  }
  if ((function && function.getLinkage() == Linkage::ExternWeak) ||
      (alias && alias.getLinkage() == Linkage::ExternWeak))
    return emitOpError(
        "target function with 'extern_weak' linkage not allowed");
  return success();
}

OpFoldResult DSOLocalEquivalentOp::fold(FoldAdaptor) {
  return Attribute(
      DSOLocalEquivalentAttr::get(getContext(), getFunctionNameAttr()));
}

// blockaddress

LLVMFuncOp BlockAddressOp::getFunction(SymbolTableCollection &symbolTable) {
  return lookupSymbol<LLVMFuncOp>(*this, symbolTable,
                                  getBlockAddr().getFunction().getAttr());
}

BlockTagOp BlockAddressOp::getBlockTagOp() {
  auto function = dyn_cast_or_null<LLVMFuncOp>(SymbolTable::lookupSymbolIn(
      getModule(*this), getBlockAddr().getFunction().getAttr()));
  BlockTagOp found;
  if (function)
    function->walk([&](BlockTagOp tag) {
      if (tag.getTag() != getBlockAddr().getTag())
        return WalkResult::advance();
      found = tag;
      return WalkResult::interrupt();
    });
  return found;
}

/// 1. The symbol is a function.
LogicalResult
BlockAddressOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!isDetached(*this) && !getFunction(symbolTable))
    return emitOpError("must reference a function defined by 'llvm.func'");
  return success();
}

/// 1. A block of the function has the tag.
LogicalResult BlockAddressOp::verify() {
  if (!isDetached(*this) && !getBlockTagOp())
    return emitOpError(
        "expects an existing block label target in the referenced function");
  return success();
}

OpFoldResult BlockAddressOp::fold(FoldAdaptor) {
  return Attribute(getBlockAddr());
}
