// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_to_funcs/math_to_funcs.h"

#include "conversions/math_common/scalarize.h"
#include "conversions/math_to_funcs/implementations.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/integer_ops.h"
#include "dialects/math/power_ops.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTMATHTOFUNCS
#include "conversions/math_to_funcs/math_to_funcs_pass.h.inc"

func::FuncOp math::declareImplementation(ModuleOp module, StringRef name,
                                         FunctionType type) {
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto function = func::FuncOp::create(builder, module.getLoc(), name, type);
  auto linkage = LLVM::LinkageAttr::get(module.getContext(),
                                        LLVM::linkage::Linkage::LinkonceODR);
  function->setAttr("llvm.linkage", linkage);
  function.setPrivate();
  return function;
}

namespace {

/// The functions by operation and element types.
using Implementations =
    llvm::DenseMap<std::pair<OperationName, FunctionType>, func::FuncOp>;

std::pair<OperationName, FunctionType> getKey(Operation *op) {
  auto getElements = [](TypeRange types) {
    return llvm::map_to_vector(
        types, [](Type type) { return getElementTypeOrSelf(type); });
  };
  return {op->getName(), FunctionType::get(op->getContext(),
                                           getElements(op->getOperandTypes()),
                                           getElements(op->getResultTypes()))};
}

// f(x) -> call @__mlir_math_f(x)
template <typename OpT> struct CallImplementation : OpRewritePattern<OpT> {
  CallImplementation(MLIRContext *context, const Implementations &functions)
      : OpRewritePattern<OpT>(context), functions(functions) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (isa<ShapedType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "not of scalars");
    auto found = functions.find(getKey(op));
    if (found == functions.end())
      return rewriter.notifyMatchFailure(op, "there is no function for it");
    rewriter.replaceOpWithNewOp<func::CallOp>(op, found->second,
                                              op->getOperands());
    return success();
  }

private:
  const Implementations &functions;
};

struct ConvertMathToFuncs : impl::ConvertMathToFuncsBase<ConvertMathToFuncs> {
  using ConvertMathToFuncsBase::ConvertMathToFuncsBase;

  void runOnOperation() override {
    Implementations functions = makeFunctions();
    RewritePatternSet patterns(&getContext());
    addPatterns<math::IPowIOp>(patterns, functions);
    addPatterns<math::FPowIOp>(patterns, functions);
    if (convertCtlz)
      addPatterns<math::CountLeadingZerosOp>(patterns, functions);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, cf::ControlFlowDialect,
                           func::FuncDialect, scf::SCFDialect,
                           vector::VectorDialect>();
    target.addDynamicallyLegalOp<math::IPowIOp, math::FPowIOp>(
        [this](Operation *op) { return !isConverted(op); });
    if (convertCtlz)
      target.addDynamicallyLegalOp<math::CountLeadingZerosOp>(
          [this](Operation *op) { return !isConverted(op); });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

private:
  template <typename OpT>
  void addPatterns(RewritePatternSet &patterns,
                   const Implementations &functions) {
    patterns.add<math::Scalarize<OpT>>(&getContext());
    patterns.add<CallImplementation<OpT>>(&getContext(), functions);
  }

  /// Returns true if the operation becomes a call: its elements are integers
  /// whose width the options select, or it is a power of indices.
  bool isConverted(Operation *op) {
    if (isa<math::CountLeadingZerosOp>(op) && !convertCtlz)
      return false;
    if (!isa<math::IPowIOp, math::FPowIOp, math::CountLeadingZerosOp>(op))
      return false;
    // The last operand is the exponent, or the only operand.
    const Value last = op->getOperand(op->getNumOperands() - 1);
    const Type element = getElementTypeOrSelf(last.getType());
    auto type = dyn_cast<IntegerType>(element);
    if (isa<IndexType>(element))
      return isa<math::IPowIOp>(op);
    return type && (!isa<math::FPowIOp>(op) ||
                    type.getWidth() >= minWidthOfFPowIExponent);
  }

  /// Creates a function for each converted operation on scalars or vectors.
  Implementations makeFunctions() {
    Implementations functions;
    ModuleOp module = getOperation();
    SmallVector<Operation *> converted;
    module->walk([&](Operation *op) {
      if (isConverted(op) && !isa<TensorType>(op->getResult(0).getType()))
        converted.push_back(op);
    });
    for (Operation *op : converted) {
      const auto key = getKey(op);
      func::FuncOp &function = functions[key];
      if (function)
        continue;
      if (isa<math::FPowIOp>(op))
        function = math::implementFPowI(module, key.second);
      else if (const Type type = key.second.getResult(0);
               isa<math::IPowIOp>(op))
        function = math::implementIPowI(module, type);
      else
        function = math::implementCtlz(module, cast<IntegerType>(type));
    }
    return functions;
  }
};

} // namespace

} // namespace mlir
