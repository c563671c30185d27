// SPDX-License-Identifier: Apache-2.0
//
// One node of the graph while it is compiled: its operands, its attributes, and
// the plan that its op's entry in the table makes of them.
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
    Input,    // of the graph
    Constant, // elements known at compile time
    Computed, // by a step at run time
  };

  std::string name;
  TensorType type;
  Kind kind = Kind::Computed;
  /// Input: which one.
  unsigned inputIndex = 0;
  /// Constant: the elements, row-major and little-endian.
  llvm::ArrayRef<char> bytes;
  /// Computed: the value whose elements these are, when a node only gives them
  /// another shape; itself no such value.
  const Tensor *alias = nullptr;

  bool isConstant() const { return kind == Kind::Constant; }
};

/// A tensor with more elements than this is computed at run time even when its
/// inputs are constant.
inline constexpr int64_t maxFoldedElements = 1 << 16;

/// What becomes of a node.
struct Plan {
  /// Emits the computation of the outputs. It cannot fail, and depends on
  /// nothing but what Op::getKey lists.
  std::function<void(Kernel &)> emit;
  /// The elements of all outputs, when they are known at compile time.
  std::vector<std::vector<char>> folded;

  /// The first output is the first input, but for its shape.
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

/// The node as an entry of the op table sees it. Every error message leaves out
/// model and node.
class Op {
public:
  /// `inputs` has a null for an input left out, and none of those at the end.
  Op(const ::onnx::NodeProto &node, int64_t opset,
     llvm::ArrayRef<const Tensor *> inputs);

  int64_t getOpset() const { return opset; }

  size_t getNumInputs() const { return inputs.size(); }
  bool hasInput(size_t i) const { return i < inputs.size() && inputs[i]; }
  /// Requires: hasInput(i), here and below.
  const Tensor &getInput(size_t i) const { return *inputs[i]; }
  const TensorType &getType(size_t i) const { return inputs[i]->type; }
  const Shape &getShape(size_t i) const { return inputs[i]->type.shape; }

  /// Errors: Unimplemented unless input `i` has one of the element `types`.
  absl::Status requireElement(size_t i, llvm::ArrayRef<DataType> types) const;
  /// Errors: Unimplemented unless all inputs that are there are f32.
  absl::Status requireFloats() const;
  /// Errors: Unimplemented unless all inputs have the first one's element type.
  absl::Status requireSameElements() const;

  /// Errors: InvalidArgument when there is an input `first` or one behind it,
  /// which this operator set does not have.
  absl::Status refuseInputsFrom(size_t first) const;

  /// Whether the elements of input `i` are known and integral.
  bool isKnown(size_t i) const;
  /// The elements of input `i`, which are then part of the key and no longer an
  /// operand at run time. Errors: InvalidArgument when they are not known, not
  /// integers, or input `i`, called `what`, is not there.
  absl::StatusOr<std::vector<int64_t>> takeIntegers(size_t i,
                                                    llvm::StringRef what);
  /// The value of input `i` when it is an f32 constant of one element.
  std::optional<float> getScalar(size_t i) const;

  /// The attribute `name`. Errors: as for onnx_mlir::getAttribute.
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
  /// Accepts the attribute `name`, which changes nothing here.
  void ignoreAttribute(llvm::StringRef name) {
    readAttributes.insert(name.str());
  }
  /// Axes that are an attribute before operator set `since` and input `i` from
  /// it on; nullopt when not given. Errors: InvalidArgument for axes that are
  /// not known.
  absl::StatusOr<std::optional<std::vector<int64_t>>>
  takeIntegers(llvm::StringRef attribute, int64_t since, size_t i);

  /// The number of outputs, those at the end that are left out not counted.
  size_t getNumOutputs() const { return outputs.size(); }
  bool hasOutput(size_t i) const;
  /// Sets the type of output `i`. Errors: as for checkTensorType.
  absl::Status setResult(size_t i, TensorType type);
  const TensorType &getResult(size_t i = 0) const { return outputs[i]; }

  /// Errors: Unimplemented when the node has an attribute that its entry in the
  /// table never asked for, Internal when an output has got no type.
  absl::Status checkPlanned() const;

  /// Whether input `i` is read at run time, from memory.
  bool isOperand(size_t i) const;
  /// Whether input `i` is part of the code: a constant of one element.
  bool isImmediate(size_t i) const;

  /// Everything that the emitted code depends on: nodes with the same key share
  /// one function.
  std::string getKey() const;

private:
  const ::onnx::NodeProto *node;
  int64_t opset;
  llvm::SmallVector<const Tensor *> inputs;
  llvm::SmallVector<TensorType> outputs;
  /// Inputs whose elements were taken at compile time.
  std::set<size_t> taken;
  std::set<std::string> readAttributes;
};

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_OP_H
