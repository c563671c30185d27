// SPDX-License-Identifier: Apache-2.0
//
// Runtime values: numbers as bits, poison, vectors, tensors, memrefs and
// functions. The type determines the meaning of the bits.
#ifndef TESTS_INTERPRETER_VALUE_H
#define TESTS_INTERPRETER_VALUE_H

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/ir/builtin/builtin_types.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
class Operation;

namespace interpreter {

class RuntimeValue;
class Buffer;

/// The bits of the two parts of a complex number.
struct ComplexBits {
  llvm::APInt real, imaginary;
};

/// A scalar, or an element of a vector, tensor or memref. It is poison, the
/// bits of an integer, index (64 bits) or float, the bits of a complex number,
/// or another value (a memref in a memref, a vector in a tensor).
class Element {
public:
  /// Creates poison.
  Element() = default;
  Element(llvm::APInt bits) : content(std::move(bits)) {}
  Element(ComplexBits parts) : content(std::move(parts)) {}
  Element(RuntimeValue value);
  static Element ofBool(bool value) { return llvm::APInt(1, value); }
  /// Creates a float. `value` has the format that represents the type's values,
  /// and must be one of them.
  static Element ofFloat(FloatType type, const llvm::APFloat &value);

  bool isPoison() const {
    return std::holds_alternative<std::monostate>(content);
  }
  bool isNumber() const { return std::holds_alternative<llvm::APInt>(content); }
  bool isComplex() const {
    return std::holds_alternative<ComplexBits>(content);
  }
  bool isValue() const { return !isPoison() && !isNumber() && !isComplex(); }
  /// Returns the bits of a number.
  const llvm::APInt &getBits() const { return std::get<llvm::APInt>(content); }
  /// Returns the value of a float.
  llvm::APFloat getFloat(FloatType type) const;
  const ComplexBits &getComplex() const {
    return std::get<ComplexBits>(content);
  }
  const RuntimeValue &getValue() const {
    return *std::get<std::shared_ptr<const RuntimeValue>>(content);
  }

private:
  std::variant<std::monostate, llvm::APInt, ComplexBits,
               std::shared_ptr<const RuntimeValue>>
      content;
};

using Shape = llvm::SmallVector<int64_t, 4>;

/// The elements of a vector or tensor in row-major order. Copies share them.
struct ElementList {
  Shape shape;
  std::shared_ptr<const std::vector<Element>> elements;
};

/// A view of a buffer. Element (i, j, …) of type `elementType` starts `base`
/// bytes plus `offset` + i * strides[0] + j * strides[1] + … elements after the
/// start of the buffer.
struct MemRef {
  std::shared_ptr<Buffer> buffer;
  Type elementType;
  int64_t base = 0;
  int64_t offset = 0;
  Shape sizes, strides;
};

/// A runtime value. `getType` is the static type; the shape is the actual one.
class RuntimeValue {
public:
  /// Creates an empty value.
  RuntimeValue() = default;
  /// Creates a scalar, or poison of any type. Poison of a type with static
  /// shape becomes a value with poison elements.
  RuntimeValue(Type type, Element element);
  /// Creates a vector or tensor.
  RuntimeValue(Type type, Shape shape, std::vector<Element> elements);
  RuntimeValue(Type type, MemRef memref)
      : type(type), content(std::move(memref)) {}
  RuntimeValue(Type type, Operation *function)
      : type(type), content(function) {}
  static RuntimeValue ofIndex(MLIRContext *context, int64_t value);
  static RuntimeValue ofBool(MLIRContext *context, bool value);

  explicit operator bool() const { return static_cast<bool>(type); }
  Type getType() const { return type; }
  /// Returns the same value with another type.
  RuntimeValue as(Type newType) const;

  /// Returns true if the value is poison as a whole.
  bool isPoison() const { return isScalar() && getElement().isPoison(); }
  /// Returns true if the value or a part of it is poison.
  bool hasPoison() const;

  bool isScalar() const { return std::holds_alternative<Element>(content); }
  bool isShaped() const { return std::holds_alternative<ElementList>(content); }
  bool isMemRef() const { return std::holds_alternative<MemRef>(content); }
  bool isFunction() const {
    return std::holds_alternative<Operation *>(content);
  }
  const Element &getElement() const { return std::get<Element>(content); }
  llvm::ArrayRef<int64_t> getShape() const {
    return std::get<ElementList>(content).shape;
  }
  llvm::ArrayRef<Element> getElements() const {
    return *std::get<ElementList>(content).elements;
  }
  const MemRef &getMemRef() const { return std::get<MemRef>(content); }
  Operation *getFunction() const { return std::get<Operation *>(content); }

  /// Returns the bits of a scalar that is not poison, as a signed number.
  int64_t getInt() const;
  bool getBool() const { return !getElement().getBits().isZero(); }

private:
  Type type;
  std::variant<Element, ElementList, MemRef, Operation *> content;
};

using RuntimeValues = llvm::SmallVector<RuntimeValue, 4>;

/// Returns the product, which is 1 for an empty shape.
int64_t getNumElements(llvm::ArrayRef<int64_t> shape);
/// Returns the strides of a row-major shape.
Shape getRowMajorStrides(llvm::ArrayRef<int64_t> shape);
/// Calls `visit` with all indices of a shape, in row-major order.
void forEachPlace(llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// Returns the value of a constant of type `type`: a number, dense or sparse
/// elements, or an array of two numbers for a complex number.
/// Errors: an empty value for other attributes.
RuntimeValue getValueOf(Attribute constant, Type type);

/// Prints text such as `42 : i32`, `1.000000e+00 : f32`, `(1.0…, 2.0…) :
/// complex<f32>`, `[[1, 2], [3, 4]] : tensor<2x2xi8>` or `poison : index`.
/// Numbers have the format of attributes (NaN and infinity as bits), shapes are
/// the actual ones. A memref is printed as its contents, or as `freed`.
void print(const RuntimeValue &value, llvm::raw_ostream &os);
std::string toString(const RuntimeValue &value);
std::string toString(llvm::ArrayRef<RuntimeValue> values);

} // namespace interpreter
} // namespace mlir

#endif // TESTS_INTERPRETER_VALUE_H
