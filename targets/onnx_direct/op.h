// SPDX-License-Identifier: Apache-2.0
//
// One node of the graph during compilation: its operands, its attributes, and
// the plan that the op table creates for it.
#ifndef TARGETS_ONNX_DIRECT_OP_H
#define TARGETS_ONNX_DIRECT_OP_H

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/node.h"
#include "targets/onnx_direct/kernel.h"
#include "targets/onnx_direct/tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir::direct {

/// A tensor of the graph.
struct Tensor {
  enum class Kind : uint8_t {
    Input,    // an input of the graph
    Constant, // elements known at compile time
    Computed, // computed by a step at run time
  };

  std::string name;
  TensorType type;
  Kind kind = Kind::Computed;
  /// Input: its index.
  unsigned inputIndex = 0;
  /// Constant: the elements, row-major and little-endian.
  llvm::ArrayRef<char> bytes;
  /// Computed: the value whose elements this is a reshaped view of, or null. An
  /// alias never refers to another alias.
  const Tensor *alias = nullptr;

  bool isConstant() const { return kind == Kind::Constant; }
};

/// A tensor with more elements is computed at run time even if its inputs are
/// constant.
inline constexpr int64_t maxFoldedElements = 1 << 16;

/// The decision how to compile a node.
struct Plan {
  /// Emits the computation of the outputs. It cannot fail and depends only on
  /// the facts in Op::getKey.
  std::function<void(Kernel &)> emit;
  /// The elements of all outputs if they are known at compile time.
  std::vector<std::vector<char>> folded;

  /// The first output is the first input with another shape.
  static Plan alias() { return {}; }
  static Plan emitted(std::function<void(Kernel &)> emit) {
    return {std::move(emit), {}};
  }
  static Plan constant(std::vector<char> bytes) {
    Plan plan;
    plan.folded.push_back(std::move(bytes));
    return plan;
  }

  bool isAlias() const { return !emit && folded.empty(); }
};

/// The view of a node for an entry of the op table. Error messages do not name
/// the model or the node.
class Op {
public:
  /// `inputs` contains null for omitted inputs, except at the end.
  Op(const ::onnx::NodeProto &node, int64_t opset,
     llvm::ArrayRef<const Tensor *> inputs);

  int64_t getOpset() const { return opset; }

  size_t getNumInputs() const { return inputs.size(); }
  bool hasInput(size_t i) const { return i < inputs.size() && inputs[i]; }
  /// Requires hasInput(i), as do the functions below.
  const Tensor &getInput(size_t i) const { return *inputs[i]; }
  const TensorType &getType(size_t i) const { return inputs[i]->type; }
  const Shape &getShape(size_t i) const { return inputs[i]->type.shape; }

  /// Errors: Unimplemented unless input `i` has one of the element `types`.
  absl::Status requireElement(size_t i, llvm::ArrayRef<DataType> types) const;
  /// Errors: Unimplemented unless all present inputs are f32.
  absl::Status requireFloats() const;
  /// Errors: Unimplemented unless all inputs have the first one's element type.
  absl::Status requireSameElements() const;

  /// Errors: InvalidArgument if input `first` or a later one is present, which
  /// this operator set does not define.
  absl::Status refuseInputsFrom(size_t first) const;

  /// Returns true if the elements of input `i` are known and integral.
  bool isKnown(size_t i) const;
  /// Returns the elements of input `i`. They become part of the key, and the
  /// input is not an operand at run time.
  /// Errors: InvalidArgument if input `i`, which messages call `what`, is
  /// absent, not known or not integral.
  absl::StatusOr<std::vector<int64_t>> takeIntegers(size_t i,
                                                    llvm::StringRef what);
  /// Returns the value of input `i` if it is an f32 constant of one element.
  std::optional<float> getScalar(size_t i) const;

  /// Returns the attribute `name`.
  /// Errors: those of onnx_mlir::getAttribute.
  template <typename T>
  absl::StatusOr<T> getAttribute(llvm::StringRef name, T byDefault) {
    readAttributes.insert(name.str());
    return onnx_mlir::getAttribute<T>(*node, name, byDefault);
  }
  template <typename T> absl::StatusOr<T> getAttribute(llvm::StringRef name) {
    readAttributes.insert(name.str());
    return onnx_mlir::getAttribute<T>(*node, name);
  }
  bool hasAttribute(llvm::StringRef name) const {
    return findAttribute(*node, name) != nullptr;
  }
  /// Accepts the attribute `name`, which has no effect.
  void ignoreAttribute(llvm::StringRef name) {
    readAttributes.insert(name.str());
  }
  /// Returns axes that are an attribute before operator set `since` and input
  /// `i` since then, or nullopt if absent.
  /// Errors: InvalidArgument if the axes are not known.
  absl::StatusOr<std::optional<std::vector<int64_t>>>
  takeIntegers(llvm::StringRef attribute, int64_t since, size_t i);

  /// Returns the number of outputs without omitted ones at the end.
  size_t getNumOutputs() const { return outputs.size(); }
  bool hasOutput(size_t i) const;
  /// Sets the type of output `i`.
  /// Errors: those of checkTensorType.
  absl::Status setResult(size_t i, TensorType type);
  const TensorType &getResult(size_t i = 0) const { return outputs[i]; }

  /// Errors: Unimplemented if the node has an attribute that its table entry
  /// did not read; Internal if an output has no type.
  absl::Status checkPlanned() const;

  /// Returns true if input `i` is read from memory at run time.
  bool isOperand(size_t i) const;
  /// Returns true if input `i` is part of the code: a constant of one element.
  bool isImmediate(size_t i) const;

  /// Returns all facts that the emitted code depends on. Nodes with the same
  /// key share one function.
  std::string getKey() const;

private:
  const ::onnx::NodeProto *node;
  int64_t opset;
  llvm::SmallVector<const Tensor *> inputs;
  llvm::SmallVector<TensorType> outputs;
  /// Inputs whose elements were consumed at compile time.
  std::set<size_t> taken;
  std::set<std::string> readAttributes;
};

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_OP_H
