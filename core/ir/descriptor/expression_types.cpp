// SPDX-License-Identifier: Apache-2.0
//
// Expression functions on types: their parts, and their construction.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/descriptor/broadcast.h"
#include "core/ir/descriptor/expression_impl.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir {

using detail::ExprCall;
using ods::Opcode;

ExprValue detail::toList(llvm::ArrayRef<Type> types) {
  std::vector<ExprValue> elements;
  for (Type type : types)
    elements.emplace_back(type);
  return ExprValue(std::move(elements));
}

ExprValue detail::toList(llvm::ArrayRef<int64_t> numbers) {
  std::vector<ExprValue> elements;
  for (int64_t number : numbers)
    elements.emplace_back(number);
  return ExprValue(std::move(elements));
}

llvm::SmallVector<Type> detail::toTypes(const ExprValue &list) {
  return llvm::map_to_vector(list.getList(), [](const ExprValue &element) {
    return element.getType();
  });
}

llvm::SmallVector<int64_t> detail::toIntegers(const ExprValue &list) {
  return llvm::map_to_vector(list.getList(), [](const ExprValue &element) {
    return element.getInteger();
  });
}

namespace {

using Signedness = IntegerType::SignednessSemantics;

ExprValue hasSignedness(Type type, Signedness signedness) {
  auto integer = llvm::dyn_cast_or_null<IntegerType>(type);
  return ExprValue(integer && integer.getSignedness() == signedness);
}

ExprValue getWidth(Type type) {
  if (auto integer = llvm::dyn_cast<IntegerType>(type))
    return ExprValue(int64_t(integer.getWidth()));
  if (auto floating = llvm::dyn_cast<FloatType>(type))
    return ExprValue(int64_t(floating.getWidth()));
  return {};
}

ExprValue getElementType(Type type) {
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    return ExprValue(shaped.getElementType());
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    return ExprValue(complex.getElementType());
  return {};
}

ExprValue getMemorySpace(Type type) {
  auto memref = llvm::dyn_cast<BaseMemRefType>(type);
  return memref ? ExprValue(memref.getMemorySpace()) : ExprValue();
}

ExprValue getEncoding(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? ExprValue(tensor.getEncoding()) : ExprValue();
}

ExprValue getScalableDims(Type type) {
  auto vector = llvm::dyn_cast<VectorType>(type);
  if (!vector)
    return {};
  std::vector<ExprValue> dims;
  for (bool isScalable : vector.getScalableDims())
    dims.emplace_back(isScalable);
  return ExprValue(std::move(dims));
}

ExprValue isOfLayout(Opcode opcode, Type type) {
  auto memref = llvm::dyn_cast<MemRefType>(type);
  return ExprValue(memref && (opcode == Opcode::IsStrided
                                  ? memref.isStrided()
                                  : memref.getLayout().isIdentity()));
}

/// Evaluates queries on the shape of a type.
ExprValue getOfShape(Opcode opcode, Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped)
    return {};
  if (opcode == Opcode::HasRank)
    return ExprValue(shaped.hasRank());
  if (opcode == Opcode::HasStaticShape)
    return ExprValue(shaped.hasStaticShape());
  if (!shaped.hasRank())
    return {};
  if (opcode == Opcode::Rank)
    return ExprValue(shaped.getRank());
  if (opcode == Opcode::Shape)
    return detail::toList(shaped.getShape());
  return shaped.hasStaticShape()
             ? ExprValue(ShapedType::tryGetNumElements(shaped.getShape())
                             .value_or(-1))
             : ExprValue();
}

/// Evaluates queries on function types, tuples and opaque types.
ExprValue getOfComposite(Opcode opcode, Type type) {
  if (auto function = llvm::dyn_cast<FunctionType>(type)) {
    if (opcode == Opcode::Inputs)
      return detail::toList(function.getInputs());
    if (opcode == Opcode::Outputs)
      return detail::toList(function.getResults());
  }
  if (auto tuple = llvm::dyn_cast<TupleType>(type)) {
    if (opcode == Opcode::TupleTypes)
      return detail::toList(tuple.getTypes());
    if (opcode == Opcode::FlattenedTypes)
      return detail::toList(getFlattenedTypes(tuple));
  }
  if (auto opaque = llvm::dyn_cast<OpaqueType>(type)) {
    if (opcode == Opcode::DialectName)
      return ExprValue(opaque.getDialectNamespace().getValue());
    if (opcode == Opcode::Data)
      return ExprValue(opaque.getTypeData());
  }
  return {};
}

const BaseStorage *getStorageOf(const ExprValue &value) {
  if (Type type = value.getType())
    return type.getImpl();
  if (Attribute attribute = value.getAttribute())
    return attribute.getImpl();
  return nullptr;
}

ExprValue implements(const AbstractStorage &kind, TypeID interface,
                     bool orPromises) {
  return ExprValue(kind.hasInterface(interface) ||
                   (orPromises && kind.getDialect().hasPromisedInterface(
                                      kind.getTypeID(), interface)));
}

/// Evaluates queries on the storage of a type or attribute.
ExprValue applyToStorage(const ExprCall &call, const BaseStorage *storage) {
  const AbstractStorage &kind = *storage->abstract;
  switch (call.opcode) {
  case Opcode::IsNamed:
    return ExprValue(kind.getName() == call.immediate);
  case Opcode::IsOfDialect:
    return ExprValue(kind.getDialect().getNamespace() == call.immediate);
  case Opcode::HasTrait:
    return ExprValue(
        llvm::any_of(kind.getDescriptor().traits, [&](const TraitUse &use) {
          return use.trait->name == call.immediate;
        }));
  case Opcode::Implements:
  case Opcode::PromisesOrImplements:
    return implements(kind, TypeID::fromCppName(call.immediate),
                      call.opcode == Opcode::PromisesOrImplements);
  case Opcode::Parameter:
    return detail::getParameterValue(storage, call.arguments[1].getInteger());
  case Opcode::TypeId:
    return ExprValue(int64_t(kind.getTypeID().getValue()));
  default:
    return {};
  }
}

} // namespace

ExprValue detail::applyToType(const ExprCall &call) {
  const BaseStorage *storage = getStorageOf(call.arguments[0]);
  if (storage &&
      (call.opcode <= Opcode::PromisesOrImplements ||
       call.opcode == Opcode::Parameter || call.opcode == Opcode::TypeId))
    return applyToStorage(call, storage);
  Type type = call.arguments[0].getType();
  if (!type)
    return {};
  switch (call.opcode) {
  case Opcode::IsSignless:
    return hasSignedness(type, Signedness::Signless);
  case Opcode::IsSigned:
    return hasSignedness(type, Signedness::Signed);
  case Opcode::IsUnsigned:
    return hasSignedness(type, Signedness::Unsigned);
  case Opcode::Width:
    return getWidth(type);
  case Opcode::ElementType:
    return getElementType(type);
  case Opcode::ElementTypeOrSelf:
    return ExprValue(getElementTypeOrSelf(type));
  case Opcode::MemorySpace:
    return getMemorySpace(type);
  case Opcode::Encoding:
    return getEncoding(type);
  case Opcode::ScalableDims:
    return getScalableDims(type);
  case Opcode::IsStrided:
  case Opcode::IsContiguous:
    return isOfLayout(call.opcode, type);
  case Opcode::Shape:
  case Opcode::HasRank:
  case Opcode::Rank:
  case Opcode::HasStaticShape:
  case Opcode::NumElements:
    return getOfShape(call.opcode, type);
  default:
    return getOfComposite(call.opcode, type);
  }
}

// Construction.

namespace {

ExprValue makeInteger(const ExprCall &call, Signedness signedness) {
  const int64_t width = call.arguments[0].getInteger();
  if (call.arguments[0].getKind() != ExprValue::Kind::Integer || width < 0 ||
      width > IntegerType::kMaxWidth)
    return {};
  return ExprValue(Type(IntegerType::get(call.context, width, signedness)));
}

ExprValue makeFloat(const ExprCall &call) {
  const FloatSemantics *semantics = lookupFloatSemantics(call.immediate);
  return semantics ? ExprValue(Type(getFloatType(*semantics, call.context)))
                   : ExprValue();
}

/// Returns a verified type; null if it is invalid. Evaluation reports no
/// errors.
template <typename T, typename... Args> ExprValue makeChecked(Args &&...args) {
  auto silent = [] { return InFlightDiagnostic(); };
  return ExprValue(Type(T::getChecked(silent, std::forward<Args>(args)...)));
}

ExprValue makeOfElements(const ExprCall &call, Type elementType) {
  if (!elementType)
    return {};
  switch (call.opcode) {
  case Opcode::ComplexType:
    return makeChecked<ComplexType>(elementType);
  case Opcode::UnrankedTensorType:
    return makeChecked<UnrankedTensorType>(elementType);
  case Opcode::UnrankedMemRefType:
    return makeChecked<UnrankedMemRefType>(elementType);
  default:
    return {};
  }
}

ExprValue makeOfShape(const ExprCall &call) {
  Type elementType = call.arguments[1].getType();
  if (!elementType || call.arguments[0].isNull())
    return {};
  llvm::SmallVector<int64_t> shape = detail::toIntegers(call.arguments[0]);
  switch (call.opcode) {
  case Opcode::VectorType:
    return makeChecked<VectorType>(shape, elementType);
  case Opcode::RankedTensorType:
    return makeChecked<RankedTensorType>(shape, elementType);
  default:
    return makeChecked<MemRefType>(shape, elementType);
  }
}

/// Returns a type with the shape of `type` and the given element type. If
/// `type` has no shape, returns the element type itself.
ExprValue withElementType(Type type, Type elementType, bool orScalar) {
  if (!type || !elementType)
    return {};
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped)
    return orScalar ? ExprValue(elementType) : ExprValue();
  return ExprValue(Type(shaped.clone(elementType)));
}

ExprValue withShape(Type type, const ExprValue &shape) {
  auto shaped = llvm::dyn_cast_or_null<ShapedType>(type);
  if (!shaped || shape.isNull())
    return {};
  return ExprValue(Type(
      shaped.cloneWith(detail::toIntegers(shape), shaped.getElementType())));
}

ExprValue makeTensorOfMemRef(Type type) {
  if (auto memref = llvm::dyn_cast_or_null<MemRefType>(type))
    return makeChecked<RankedTensorType>(memref.getShape(),
                                         memref.getElementType());
  if (auto memref = llvm::dyn_cast_or_null<UnrankedMemRefType>(type))
    return makeChecked<UnrankedTensorType>(memref.getElementType());
  return ExprValue(Type(NoneType::get(type.getContext())));
}

ExprValue makeNamed(const ExprCall &call) {
  const TypeDescriptor *descriptor =
      detail::lookupType(call.context, call.immediate);
  if (!descriptor)
    return {};
  return ExprValue(
      Type(detail::makeStorage(call.context, *descriptor, call.arguments)));
}

} // namespace

ExprValue detail::makeType(const ExprCall &call) {
  llvm::ArrayRef<ExprValue> arguments = call.arguments;
  switch (call.opcode) {
  case Opcode::IntegerType:
    return makeInteger(call, Signedness::Signless);
  case Opcode::SignedType:
    return makeInteger(call, Signedness::Signed);
  case Opcode::UnsignedType:
    return makeInteger(call, Signedness::Unsigned);
  case Opcode::FloatType:
    return makeFloat(call);
  case Opcode::IndexType:
    return ExprValue(Type(IndexType::get(call.context)));
  case Opcode::NoneType:
    return ExprValue(Type(NoneType::get(call.context)));
  case Opcode::VectorType:
  case Opcode::RankedTensorType:
  case Opcode::MemRefType:
    return makeOfShape(call);
  case Opcode::TupleType:
    return ExprValue(Type(TupleType::get(call.context, toTypes(arguments[0]))));
  case Opcode::FunctionType:
    return ExprValue(Type(FunctionType::get(call.context, toTypes(arguments[0]),
                                            toTypes(arguments[1]))));
  case Opcode::OpaqueType:
    return ExprValue(Type(
        OpaqueType::get(StringAttr::get(call.context, arguments[0].getString()),
                        arguments[1].getString())));
  case Opcode::NamedType:
    return makeNamed(call);
  case Opcode::WithElementType:
  case Opcode::SameShapeOrScalar:
    return withElementType(arguments[0].getType(), arguments[1].getType(),
                           call.opcode == Opcode::SameShapeOrScalar);
  case Opcode::WithShape:
    return withShape(arguments[0].getType(), arguments[1]);
  case Opcode::TensorOfMemRef:
    return arguments[0].getType() ? makeTensorOfMemRef(arguments[0].getType())
                                  : ExprValue();
  case Opcode::Broadcast:
    return ExprValue(
        getBroadcastedType(arguments[0].getType(), arguments[1].getType()));
  default:
    return makeOfElements(call, arguments[0].getType());
  }
}

} // namespace mlir
