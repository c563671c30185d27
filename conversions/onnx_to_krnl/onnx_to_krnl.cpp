// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/onnx_to_krnl.h"

#include "conversions/onnx_to_krnl/main_graph.h"
#include "conversions/onnx_to_krnl/share_kernels.h"
#include "core/ir/builtin/builtin_ops.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/dialect.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTONNXTOKRNLPASS
#include "conversions/onnx_to_krnl/onnx_to_krnl_pass.h.inc"

namespace {

struct ConvertONNXToKrnl : impl::ConvertONNXToKrnlPassBase<ConvertONNXToKrnl> {
  using ConvertONNXToKrnlPassBase::ConvertONNXToKrnlPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    onnx_to_krnl::KernelTable kernels(module, !fpStrict);
    onnx_to_krnl::ConstantTable constants(module);
    SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
    for (func::FuncOp function : functions)
      if (function->hasAttr("onnx.slots") &&
          failed(onnx_to_krnl::emitMainGraph(function, kernels, constants)))
        return signalPassFailure();
    onnx_to_krnl::shareKernels(module);
    SmallVector<onnx::EntryPointOp> entryPoints(
        module.getOps<onnx::EntryPointOp>());
    for (onnx::EntryPointOp entryPoint : entryPoints)
      entryPoint.erase();
  }
};

} // namespace
} // namespace mlir
