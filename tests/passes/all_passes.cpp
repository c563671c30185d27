// SPDX-License-Identifier: Apache-2.0
#include "tests/passes/all_passes.h"

#include "conversions/cf_to_scf/cf_to_scf.h"
#include "conversions/complex_to_libm/complex_to_libm.h"
#include "conversions/complex_to_standard/complex_to_standard.h"
#include "conversions/math_to_funcs/math_to_funcs.h"
#include "conversions/math_to_libm/math_to_libm.h"
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "conversions/scf_to_threads/scf_to_threads.h"
#include "core/ir/registry.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/random_affine.h"
#include "dialects/affine/value_bounds.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_unsupported_floats.h"
#include "dialects/arith/transforms/emulate_wide_int.h"
#include "dialects/arith/transforms/int_range_optimizations/int_range_optimizations.h"
#include "dialects/arith/value_bounds.h"
#include "dialects/cf/cf.h"
#include "dialects/cf/random_cf.h"
#include "dialects/complex/complex.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "dialects/func/inliner_extension.h"
#include "dialects/index/index.h"
#include "dialects/llvm/inlining/inliner_extension.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/random_llvm.h"
#include "dialects/math/math.h"
#include "dialects/math/transforms/algebraic_simplification.h"
#include "dialects/math/transforms/expand_ops.h"
#include "dialects/math/transforms/extend_to_supported_types.h"
#include "dialects/math/transforms/polynomial_approximation.h"
#include "dialects/math/transforms/sincos_fusion.h"
#include "dialects/math/transforms/uplift_to_fma.h"
#include "dialects/memref/memory_slot.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/random_memref.h"
#include "dialects/memref/transforms/expand_realloc.h"
#include "dialects/memref/value_bounds.h"
#include "dialects/scf/random_scf.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/transforms/forall_to_for.h"
#include "dialects/scf/transforms/forall_to_parallel.h"
#include "dialects/scf/transforms/parallel_for_to_nested_fors.h"
#include "dialects/scf/value_bounds.h"
#include "dialects/tensor/infer_type.h"
#include "dialects/tensor/random_tensor.h"
#include "dialects/tensor/subset.h"
#include "dialects/tensor/tensor.h"
#include "dialects/tensor/value_bounds.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/reified_shapes.h"
#include "dialects/test/test.h"
#include "dialects/ub/transforms/remove_dead_values/remove_dead_values.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/composite_fixed_point_pass/composite_fixed_point_pass.h"
#include "passes/control_flow_sink/control_flow_sink.h"
#include "passes/cse/cse.h"
#include "passes/inline/inline.h"
#include "passes/loop_invariant_code_motion/loop_invariant_code_motion.h"
#include "passes/loop_invariant_subset_hoisting/loop_invariant_subset_hoisting.h"
#include "passes/mem2reg/mem2reg.h"
#include "passes/sccp/sccp.h"
#include "passes/snapshot_op_locations/snapshot_op_locations.h"
#include "passes/sroa/sroa.h"
#include "passes/strip_debuginfo/strip_debuginfo.h"
#include "passes/symbol_dce/symbol_dce.h"
#include "passes/symbol_privatize/symbol_privatize.h"
#include "passes/topological_sort/topological_sort.h"

namespace mlir {

void registerAllPasses(Registry &registry) {
  registry.getDialects()
      .insert<affine::AffineDialect, arith::ArithDialect,
              cf::ControlFlowDialect, complex::ComplexDialect, DLTIDialect,
              func::FuncDialect, index::IndexDialect, LLVM::LLVMDialect,
              math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
              tensor::TensorDialect, ub::UBDialect, vector::VectorDialect,
              ::test::TestDialect>();
  func::registerInlinerExtension(registry.getDialects());
  LLVM::registerInlinerInterface(registry.getDialects());
  memref::registerMemorySlotExternalModels(registry.getDialects());
  tensor::registerSubsetOpInterfaceExternalModels(registry.getDialects());
  affine::registerValueBoundsOpInterfaceExternalModels(registry.getDialects());
  arith::registerValueBoundsOpInterfaceExternalModels(registry.getDialects());
  memref::registerValueBoundsOpInterfaceExternalModels(registry.getDialects());
  scf::registerValueBoundsOpInterfaceExternalModels(registry.getDialects());
  tensor::registerValueBoundsOpInterfaceExternalModels(registry.getDialects());
  tensor::registerInferTypeOpInterfaceExternalModels(registry.getDialects());
  ::test::registerReifiedShapes(registry.getDialects());
  affine::registerGenerationHooks(registry);
  cf::registerGenerationHooks(registry);
  LLVM::registerGenerationHooks(registry);
  memref::registerGenerationHooks(registry);
  scf::registerGenerationHooks(registry);
  tensor::registerGenerationHooks(registry);
  ::test::registerGenerationHooks(registry);
  registerCSE(registry);
  registerCanonicalizer(registry);
  registerCompositeFixedPointPass(registry);
  registerControlFlowSink(registry);
  registerLocationSnapshot(registry);
  registerInliner(registry);
  registerLoopInvariantCodeMotion(registry);
  registerLoopInvariantSubsetHoisting(registry);
  registerMem2Reg(registry);
  registerSROA(registry);
  registerStripDebugInfo(registry);
  registerSymbolDCE(registry);
  registerSymbolPrivatize(registry);
  registerTopologicalSort(registry);
  registerArithIntRangeOpts(registry);
  registerRemoveDeadValues(registry);
  registerSCCP(registry);
  arith::registerArithEmulateUnsupportedFloats(registry);
  arith::registerArithEmulateWideInt(registry);
  math::registerMathExpandOpsPass(registry);
  math::registerMathExtendToSupportedTypes(registry);
  math::registerMathSincosFusionPass(registry);
  math::registerMathUpliftToFMA(registry);
  math::registerTestMathAlgebraicSimplification(registry);
  math::registerTestMathPolynomialApproximation(registry);
  registerConvertComplexToLibm(registry);
  registerConvertComplexToStandardPass(registry);
  registerConvertMathToFuncs(registry);
  registerConvertMathToLibmPass(registry);
  registerReconcileUnrealizedCastsPass(registry);
  registerConvertSCFToThreadsPass(registry);
  registerSCFToControlFlowPass(registry);
  memref::registerExpandReallocPass(registry);
  registerLiftControlFlowToSCFPass(registry);
  scf::registerSCFForallToForLoop(registry);
  scf::registerSCFForallToParallelLoop(registry);
  scf::registerSCFParallelForToNestedFors(registry);
}

} // namespace mlir
