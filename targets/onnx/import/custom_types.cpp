// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/custom_types.h"

#include "core/ir/builtin/builtin_types.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/import/types.h"

namespace onnx_mlir {

using mlir::Type;
using ::onnx::TensorProto;

namespace {

/// Results from `firstResult` to `lastResult` have the element type of an
/// operand, or `other` if there is no such operand.
struct Rule {
  llvm::StringLiteral op;
  unsigned firstResult;
  unsigned lastResult;
  /// -1 if no operand has the type.
  int operand;
  int32_t other;
};

constexpr unsigned any = ~0u;

/// Operators whose results differ from the first operand.
/// Source: ContribOperators.md of ONNX Runtime.
constexpr Rule rules[] = {
    {"DequantizeLinear", 0, any, 1, TensorProto::FLOAT},
    {"EmbedLayerNormalization", 0, 0, 2, 0},
    {"EmbedLayerNormalization", 1, 1, -1, TensorProto::INT32},
    {"EmbedLayerNormalization", 2, 2, 2, 0},
    {"GatherBlockQuantized", 0, any, 2, 0},
    {"IsAllFinite", 0, any, -1, TensorProto::BOOL},
    {"MatMulInteger16", 0, any, -1, TensorProto::INT32},
    {"MatMulIntegerToFloat", 0, any, 2, 0},
    {"MurmurHash3", 0, any, -1, TensorProto::UINT32},
    {"QAttention", 0, any, 3, 0},
    {"QEmbedLayerNormalization", 0, 0, 8, 0},
    {"QEmbedLayerNormalization", 1, 1, -1, TensorProto::INT32},
    {"QGemm", 0, any, 8, TensorProto::FLOAT},
    {"QLinearConcat", 0, any, 1, 0},
    {"QLinearWhere", 0, any, 1, 0},
    {"QuantizeLinear", 0, any, 2, TensorProto::UINT8},
    {"SkipLayerNormalization", 1, 2, -1, TensorProto::FLOAT},
    {"SkipSimplifiedLayerNormalization", 1, 2, -1, TensorProto::FLOAT},
    {"Tokenizer", 0, any, -1, TensorProto::STRING},
    {"Unique", 1, any, -1, TensorProto::INT64},
    {"WordConvEmbedding", 0, any, 1, 0},
};

} // namespace

static Type getElement(llvm::ArrayRef<Type> operands, int index) {
  if (index < 0 || static_cast<size_t>(index) >= operands.size())
    return nullptr;
  auto tensor = llvm::dyn_cast<mlir::TensorType>(operands[index]);
  return tensor ? tensor.getElementType() : Type();
}

Type inferCustomType(llvm::StringRef domain, llvm::StringRef op,
                     llvm::ArrayRef<Type> operands, unsigned index) {
  if (operands.empty())
    return nullptr;
  Type element = getElement(operands, 0);
  for (const Rule &rule : rules) {
    if (domain != "com.microsoft" || rule.op != op ||
        index < rule.firstResult || index > rule.lastResult)
      continue;
    element = getElement(operands, rule.operand);
    if (!element)
      element = importElementType(operands[0].getContext(), rule.other);
  }
  return element ? Type(mlir::UnrankedTensorType::get(element)) : Type();
}

} // namespace onnx_mlir
