// SPDX-License-Identifier: Apache-2.0
//
// A node of another domain that a rule replaces.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_CUSTOM_CUSTOM_NODE_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_CUSTOM_CUSTOM_NODE_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/support/llvm.h"
#include "dialects/onnx/transforms/decomposition/decomposition.h"
#include "dialects/onnx/transforms/decomposition/node_builder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {

/// A view of an `onnx.Custom`, and the builder of its replacement.
struct CustomNode : Node {
  CustomNode(Operation *op, ShapeAnalysis &shapes, NodeBuilder &builder)
      : Node{op, shapes}, builder(builder) {}

  NodeBuilder &builder;

  /// Returns an operand, or creates `onnx.NoValue` if it is omitted.
  Value getOptional(unsigned i) const;
  /// Returns the type of an operand's elements.
  Type getElement(unsigned i) const { return getElementType(getOperand(i)); }
  /// Returns the type of a result's elements, or null if it is omitted.
  Type getResultElement(unsigned i) const;
  /// Returns whether the ranks of these operands are known or need not be,
  /// since the operand is omitted.
  bool knowsRanks(llvm::ArrayRef<unsigned> operands) const;
  /// Returns the rank of an operand, which must be known.
  int64_t getRank(unsigned i) const;
  llvm::StringRef getString(llvm::StringRef name,
                            llvm::StringRef byDefault) const;
  /// Emits the error that the node has a part that no rule knows, such as
  /// "attribute 'scale'".
  LogicalResult refuse(const llvm::Twine &part) const;
};

/// Returns what replaces a node. The replacement is empty if a rank that the
/// rule needs is not known.
/// Errors: a diagnostic at the node.
using CustomRuleFn = FailureOr<Replacement> (*)(const CustomNode &);

struct CustomRule {
  llvm::StringLiteral name;
  /// The numbers of the operands that a node must have.
  llvm::ArrayRef<unsigned> required;
  CustomRuleFn apply;
};

// The rules of the families, one function for each file.
llvm::ArrayRef<CustomRule> getActivationRules();
llvm::ArrayRef<CustomRule> getAttentionRules();
llvm::ArrayRef<CustomRule> getMovementRules();
llvm::ArrayRef<CustomRule> getNormalizationRules();
llvm::ArrayRef<CustomRule> getProductRules();
llvm::ArrayRef<CustomRule> getQuantizedProductRules();
llvm::ArrayRef<CustomRule> getQuantizedRules();

/// Creates the activation that fused operators name, or returns null if there
/// is none of that name. `parameters` are its attributes, in the order of
/// ONNX's schema; those at the end may be missing.
Value createActivation(NodeBuilder &builder, Value value, llvm::StringRef name,
                       llvm::ArrayRef<double> parameters);
/// Creates (x - zero) * scale. `zero` may be of type `none`.
Value createDequantized(NodeBuilder &builder, Value x, Value scale, Value zero,
                        llvm::ArrayRef<NamedAttribute> attributes = {});
/// Creates x / scale + zero with elements of `type`. `zero` may be of type
/// `none`.
Value createQuantized(NodeBuilder &builder, Value x, Value scale, Value zero,
                      Type type,
                      llvm::ArrayRef<NamedAttribute> attributes = {});

/// Moves the channels, which are last, to dimension 1.
Value moveChannelsFirst(NodeBuilder &builder, Value value, int64_t rank);
/// Moves the channels from dimension 1 to the end.
Value moveChannelsLast(NodeBuilder &builder, Value value, int64_t rank);

/// A product of matrices of bytes with scales. Operands may be of type `none`,
/// except the factors and scales.
struct ScaledProduct {
  Value left, leftScale, leftZero;
  Value right, rightScale, rightZero;
  Value bias;
};
/// Creates the product as a tensor of floats of `type`.
Value createScaledProduct(NodeBuilder &builder, const ScaledProduct &product,
                          Type type);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_CUSTOM_CUSTOM_NODE_H
