// SPDX-License-Identifier: Apache-2.0
//
// Partial knowledge of a shape, from a type, a constant or an ongoing
// inference.
#ifndef CORE_INTERFACES_SHAPED_TYPE_COMPONENTS_H
#define CORE_INTERFACES_SHAPED_TYPE_COMPONENTS_H

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/ranges.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class ShapedTypeComponents;

/// A view of a shape: that of a shaped type, of an integer constant that lists
/// sizes, or of components. Null for other types and attributes.
class ShapeAdaptor {
public:
  ShapeAdaptor(Type type);
  ShapeAdaptor(Attribute attribute);
  ShapeAdaptor(ShapedTypeComponents *components) : value(components) {}
  ShapeAdaptor(ShapedTypeComponents &components) : value(&components) {}
  ShapeAdaptor(std::nullptr_t = nullptr) {}

  explicit operator bool() const { return !value.isNull(); }
  /// Returns false if the adaptor is null.
  bool hasRank() const;
  /// Returns null if the element type is not known.
  Type getElementType() const;
  bool hasStaticShape() const;

  // These require a rank.
  void getDims(llvm::SmallVectorImpl<int64_t> &dims) const;
  void getDims(ShapedTypeComponents &components) const;
  int64_t getDimSize(int index) const;
  bool isDynamicDim(int index) const {
    return ShapedType::isDynamic(getDimSize(index));
  }
  int64_t getRank() const;
  /// The shape must be static.
  int64_t getNumElements() const;

  void dump() const;

private:
  llvm::PointerUnion<ShapedTypeComponents *, Type, Attribute> value;
};

/// The components of a shaped type, as far as they are known.
class ShapedTypeComponents {
public:
  /// Unranked.
  ShapedTypeComponents() = default;
  ShapedTypeComponents(Type elementType) : elementType(elementType) {}
  ShapedTypeComponents(ShapedType type);
  ShapedTypeComponents(ShapeAdaptor shape);
  /// Ranked.
  ShapedTypeComponents(llvm::ArrayRef<int64_t> dims, Type elementType = {},
                       Attribute attribute = {})
      : dims(dims.begin(), dims.end()), elementType(elementType),
        attribute(attribute), ranked(true) {}
  ShapedTypeComponents(const llvm::SmallVectorImpl<int64_t> &dims,
                       Type elementType = {}, Attribute attribute = {})
      : ShapedTypeComponents(llvm::ArrayRef(dims), elementType, attribute) {}
  ShapedTypeComponents(std::initializer_list<int64_t> dims,
                       Type elementType = {}, Attribute attribute = {})
      : ShapedTypeComponents(llvm::ArrayRef(dims.begin(), dims.size()),
                             elementType, attribute) {}

  bool hasRank() const { return ranked; }
  llvm::ArrayRef<int64_t> getDims() const { return dims; }
  Type getElementType() const { return elementType; }
  Attribute getAttribute() const { return attribute; }

private:
  friend class ShapeAdaptor;
  llvm::SmallVector<int64_t, 3> dims;
  Type elementType;
  Attribute attribute;
  bool ranked = false;
};

/// Values with optional knowledge of their shapes beyond their types.
class ValueShapeRange {
public:
  /// Returns null if the function knows nothing more about the value.
  using ValueShapeMapFn = llvm::function_ref<ShapeAdaptor(Value)>;
  using iterator = ValueRange::iterator;

  /// `operandShape` returns the shape of a value. `valueToShape` returns the
  /// shape that a value represents.
  ValueShapeRange(ValueRange values, ValueShapeMapFn operandShape = nullptr,
                  ValueShapeMapFn valueToShape = nullptr)
      : values(values), operandShape(operandShape), valueToShape(valueToShape) {
  }
  ValueShapeRange(std::initializer_list<Value> values)
      : ValueShapeRange(ValueRange(values)) {}

  ValueShapeRange &setOperandShapeMapping(ValueShapeMapFn function) {
    operandShape = function;
    return *this;
  }
  ValueShapeRange &setValueToShapeMapping(ValueShapeMapFn function) {
    valueToShape = function;
    return *this;
  }
  ValueShapeMapFn getOperandShapeMapping() const { return operandShape; }
  ValueShapeMapFn getValueToShapeMapping() const { return valueToShape; }

  ValueRange getValues() const { return values; }
  operator ValueRange() const { return values; }
  size_t size() const { return values.size(); }
  bool empty() const { return values.empty(); }
  iterator begin() const { return values.begin(); }
  iterator end() const { return values.end(); }
  Value operator[](size_t i) const { return values[i]; }
  TypeRange getTypes() const { return values.getTypes(); }
  TypeRange getType() const { return getTypes(); }

  /// Returns the shape that a value represents: from the mapping, or from a
  /// constant list of integers. Null if it is not known.
  ShapeAdaptor getValueAsShape(int index);
  /// Returns the shape of a value: from the mapping, or from its type. Null if
  /// the index is out of range.
  ShapeAdaptor getShape(int index) const;
  ShapeAdaptor getShape(Value value) const;

private:
  ValueRange values;
  ValueShapeMapFn operandShape, valueToShape;
};

} // namespace mlir

#endif // CORE_INTERFACES_SHAPED_TYPE_COMPONENTS_H
