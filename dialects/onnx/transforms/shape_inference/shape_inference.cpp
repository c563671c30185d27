// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/shape_inference/shape_inference.h"

#include <cstddef>
#include <cstdint>

#include "core/ir/builtin/builtin_types.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/shape/dim_params.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_SHAPEINFERENCEPASS
#include "dialects/onnx/transforms/shape_inference/shape_inference_pass.h.inc"

/// Returns the tensor with the sizes that are constants.
static Type withShape(TensorType type, llvm::ArrayRef<DimExpr> shape) {
  SmallVector<int64_t> sizes;
  for (DimExpr size : shape)
    sizes.push_back(size.getConstant().value_or(ShapedType::kDynamic));
  return type.cloneWith(sizes, type.getElementType());
}

/// Returns the type of a sequence or an optional value with the shape.
static Type withElementShape(Type type, llvm::ArrayRef<DimExpr> shape) {
  if (const auto sequence = dyn_cast<SeqType>(type))
    return SeqType::get(type.getContext(),
                        withElementShape(sequence.getElementType(), shape));
  if (const auto optional = dyn_cast<OptType>(type))
    return OptType::get(type.getContext(),
                        withElementShape(optional.getElementType(), shape));
  if (const auto tensor = dyn_cast<TensorType>(type))
    return withShape(tensor, shape);
  return type;
}

/// Returns true if each user of a value accepts a more precise type: operations
/// of ONNX, and the only return of `function`.
static bool mayChange(func::FuncOp function, Value value) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    return isa_and_present<ONNXDialect>(user->getDialect()) ||
           (isa<func::ReturnOp>(user) && function.getBody().hasOneBlock());
  });
}

/// Writes the shape of a value into its type.
static void writeType(const ShapeAnalysis &analysis, Value value) {
  const Type type = value.getType();
  if (const auto shape = analysis.getShape(value))
    value.setType(withShape(cast<TensorType>(type), *shape));
  else if (const auto elements = analysis.getElementShape(value))
    value.setType(withElementShape(type, *elements));
}

static void writeTypes(const ShapeAnalysis &analysis, func::FuncOp function) {
  auto write = [&](Value value) {
    if (mayChange(function, value))
      writeType(analysis, value);
  };
  function.getBody().walk([&](Operation *op) {
    if (!isa_and_present<ONNXDialect>(op->getDialect()))
      return;
    for (Value result : op->getResults())
      write(result);
    for (Region &nested : op->getRegions())
      for (BlockArgument argument : nested.getArguments())
        write(argument);
  });
}

/// Removes the names of dimensions that are constants from the attributes of a
/// result.
static void dropNames(func::FuncOp function, unsigned index) {
  const StringAttr key =
      StringAttr::get(function.getContext(), "onnx.dim_params");
  const auto text =
      dyn_cast_or_null<StringAttr>(function.getResultAttr(index, key));
  const auto type =
      dyn_cast<RankedTensorType>(function.getResultTypes()[index]);
  if (!text || !type)
    return;
  DimNames names = parseDimNames(text.getValue());
  llvm::erase_if(names, [&](const auto &name) {
    return name.first >= type.getRank() || !type.isDynamicDim(name.first);
  });
  if (names.empty())
    function.removeResultAttr(index, key);
  else
    function.setResultAttr(
        index, key,
        StringAttr::get(function.getContext(), printDimNames(names)));
}

/// Changes the results of the function to the types of the values that it
/// returns, and drops the names of sizes that are known.
static void writeResults(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return;
  Operation &end = function.getBody().front().back();
  if (end.getNumOperands() != function.getNumResults())
    return;
  SmallVector<Type> results(end.getOperandTypes());
  function.setType(
      function.cloneTypeWith(function.getArgumentTypes(), results));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    dropNames(function, i);
}

/// Returns the number of tensors without a rank.
static size_t countUnranked(func::FuncOp function) {
  size_t count = 0;
  function.getBody().walk([&](Operation *op) {
    count +=
        llvm::count_if(op->getResultTypes(), llvm::IsaPred<UnrankedTensorType>);
  });
  return count;
}

namespace {

struct ShapeInferencePass : impl::ShapeInferencePassBase<ShapeInferencePass> {
  using ShapeInferencePassBase::ShapeInferencePassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    // The rank of a result may say the rank of an operand. So, as long as some
    // are not known, those that were found may yield others.
    for (size_t unranked = SIZE_MAX;;) {
      const ShapeAnalysis analysis(function);
      if (!analysis.isValid())
        return signalPassFailure();
      writeTypes(analysis, function);
      const size_t remaining = countUnranked(function);
      if (remaining == 0 || remaining >= unranked)
        break;
      unranked = remaining;
    }
    writeResults(function);
  }
};

} // namespace

} // namespace mlir::onnx
