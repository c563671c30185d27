// SPDX-License-Identifier: Apache-2.0
//
// mlir-opt: reads MLIR, verifies it, and prints it.
#include "conversions/affine_to_standard/affine_to_standard.h"
#include "conversions/arith_to_llvm/arith_to_llvm.h"
#include "conversions/arith_to_llvm/arith_to_llvm_patterns.h"
#include "conversions/cf_to_llvm/cf_to_llvm.h"
#include "conversions/cf_to_llvm/cf_to_llvm_patterns.h"
#include "conversions/cf_to_scf/cf_to_scf.h"
#include "conversions/complex_to_libm/complex_to_libm.h"
#include "conversions/complex_to_llvm/complex_to_llvm.h"
#include "conversions/complex_to_llvm/complex_to_llvm_patterns.h"
#include "conversions/complex_to_standard/complex_to_standard.h"
#include "conversions/convert_to_llvm/convert_to_llvm.h"
#include "conversions/func_to_llvm/func_to_llvm.h"
#include "conversions/func_to_llvm/func_to_llvm_patterns.h"
#include "conversions/index_to_llvm/index_to_llvm.h"
#include "conversions/index_to_llvm/index_to_llvm_patterns.h"
#include "conversions/math_to_funcs/math_to_funcs.h"
#include "conversions/math_to_libm/math_to_libm.h"
#include "conversions/math_to_llvm/math_to_llvm.h"
#include "conversions/math_to_llvm/math_to_llvm_patterns.h"
#include "conversions/memref_to_llvm/memref_to_llvm.h"
#include "conversions/memref_to_llvm/memref_to_llvm_patterns.h"
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "conversions/scf_to_threads/scf_to_threads.h"
#include "conversions/ub_to_llvm/ub_to_llvm.h"
#include "conversions/ub_to_llvm/ub_to_llvm_patterns.h"
#include "core/ir/registry.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/random_affine.h"
#include "dialects/affine/transforms/expand_index_ops.h"
#include "dialects/affine/transforms/expand_index_ops_as_affine.h"
#include "dialects/affine/transforms/fold_memref_alias_ops.h"
#include "dialects/affine/value_bounds.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_unsupported_floats.h"
#include "dialects/arith/transforms/emulate_wide_int.h"
#include "dialects/arith/transforms/expand_ops.h"
#include "dialects/arith/transforms/int_range_narrowing.h"
#include "dialects/arith/transforms/int_range_optimizations/int_range_optimizations.h"
#include "dialects/arith/transforms/unsigned_when_equivalent.h"
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
#include "dialects/llvm/transforms/add_comdats.h"
#include "dialects/llvm/transforms/debug_info_scope.h"
#include "dialects/llvm/transforms/legalize_for_export.h"
#include "dialects/llvm/transforms/request_c_wrappers.h"
#include "dialects/llvm/transforms/use_default_visibility.h"
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
#include "dialects/memref/runtime_verification.h"
#include "dialects/memref/transforms/emulate_wide_int.h"
#include "dialects/memref/transforms/expand_ops.h"
#include "dialects/memref/transforms/expand_realloc.h"
#include "dialects/memref/transforms/expand_strided_metadata.h"
#include "dialects/memref/transforms/flatten_memref.h"
#include "dialects/memref/transforms/fold_memref_alias_ops.h"
#include "dialects/memref/transforms/normalize_memrefs.h"
#include "dialects/memref/transforms/reify_result_shapes.h"
#include "dialects/memref/transforms/resolve_shaped_type_result_dims.h"
#include "dialects/memref/value_bounds.h"
#include "dialects/scf/random_scf.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/transforms/for_canonicalization.h"
#include "dialects/scf/transforms/for_peeling.h"
#include "dialects/scf/transforms/for_range_folding.h"
#include "dialects/scf/transforms/for_specialization.h"
#include "dialects/scf/transforms/for_to_while.h"
#include "dialects/scf/transforms/forall_to_for.h"
#include "dialects/scf/transforms/forall_to_parallel.h"
#include "dialects/scf/transforms/parallel_for_to_nested_fors.h"
#include "dialects/scf/transforms/parallel_fusion.h"
#include "dialects/scf/transforms/parallel_specialization.h"
#include "dialects/scf/transforms/parallel_tiling.h"
#include "dialects/scf/transforms/unrolling.h"
#include "dialects/scf/value_bounds.h"
#include "dialects/tensor/infer_type.h"
#include "dialects/tensor/random_tensor.h"
#include "dialects/tensor/runtime_verification.h"
#include "dialects/tensor/subset.h"
#include "dialects/tensor/tensor.h"
#include "dialects/tensor/transforms/fold_tensor_subset_ops.h"
#include "dialects/tensor/value_bounds.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/reified_shapes.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/conversion_utilities.h"
#include "dialects/test/transforms/inspections.h"
#include "dialects/test/transforms/legalize_patterns.h"
#include "dialects/test/transforms/operation_utilities.h"
#include "dialects/test/transforms/pattern_drivers.h"
#include "dialects/test/transforms/type_conversions.h"
#include "dialects/ub/transforms/remove_dead_values/remove_dead_values.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/composite_fixed_point_pass/composite_fixed_point_pass.h"
#include "passes/control_flow_sink/control_flow_sink.h"
#include "passes/cse/cse.h"
#include "passes/generate_runtime_verification/generate_runtime_verification.h"
#include "passes/inline/inline.h"
#include "passes/loop_invariant_code_motion/loop_invariant_code_motion.h"
#include "passes/loop_invariant_subset_hoisting/loop_invariant_subset_hoisting.h"
#include "passes/mem2reg/mem2reg.h"
#include "passes/print_ir/print_ir.h"
#include "passes/print_op_stats/print_op_stats.h"
#include "passes/sccp/sccp.h"
#include "passes/snapshot_op_locations/snapshot_op_locations.h"
#include "passes/sroa/sroa.h"
#include "passes/strip_debuginfo/strip_debuginfo.h"
#include "passes/symbol_dce/symbol_dce.h"
#include "passes/symbol_privatize/symbol_privatize.h"
#include "passes/testing/testing.h"
#include "passes/topological_sort/topological_sort.h"
#include "passes/view_op_graph/view_op_graph.h"
#include "targets/lowering/hide_math_functions.h"
#include "targets/lowering/lower_model.h"
#include "targets/lowering/lower_to_llvm.h"
#include "targets/machine/llvm_attach_target.h"
#include "targets/machine/llvm_target_to_data_layout.h"
#include "tools/mlir-opt/mlir_opt_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  registry.getDialects()
      .insert<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
              mlir::cf::ControlFlowDialect, mlir::complex::ComplexDialect,
              mlir::DLTIDialect, mlir::func::FuncDialect,
              mlir::index::IndexDialect, mlir::LLVM::LLVMDialect,
              mlir::math::MathDialect, mlir::memref::MemRefDialect,
              mlir::scf::SCFDialect, mlir::tensor::TensorDialect,
              mlir::ub::UBDialect, mlir::vector::VectorDialect,
              test::TestDialect>();
  mlir::func::registerInlinerExtension(registry.getDialects());
  mlir::LLVM::registerInlinerInterface(registry.getDialects());
  mlir::memref::registerMemorySlotExternalModels(registry.getDialects());
  mlir::memref::registerRuntimeVerifiableOpInterfaceExternalModels(
      registry.getDialects());
  mlir::tensor::registerSubsetOpInterfaceExternalModels(registry.getDialects());
  mlir::affine::registerValueBoundsOpInterfaceExternalModels(
      registry.getDialects());
  mlir::arith::registerValueBoundsOpInterfaceExternalModels(
      registry.getDialects());
  mlir::memref::registerValueBoundsOpInterfaceExternalModels(
      registry.getDialects());
  mlir::scf::registerValueBoundsOpInterfaceExternalModels(
      registry.getDialects());
  mlir::tensor::registerValueBoundsOpInterfaceExternalModels(
      registry.getDialects());
  mlir::tensor::registerRuntimeVerifiableOpInterfaceExternalModels(
      registry.getDialects());
  mlir::tensor::registerInferTypeOpInterfaceExternalModels(
      registry.getDialects());
  test::registerReifiedShapes(registry.getDialects());
  mlir::affine::registerGenerationHooks(registry);
  mlir::cf::registerGenerationHooks(registry);
  mlir::LLVM::registerGenerationHooks(registry);
  mlir::memref::registerGenerationHooks(registry);
  mlir::scf::registerGenerationHooks(registry);
  mlir::tensor::registerGenerationHooks(registry);
  test::registerGenerationHooks(registry);
  mlir::registerCSE(registry);
  mlir::registerCanonicalizer(registry);
  mlir::registerCompositeFixedPointPass(registry);
  mlir::arith::registerArithEmulateUnsupportedFloats(registry);
  mlir::arith::registerArithEmulateWideInt(registry);
  mlir::arith::registerArithExpandOpsPass(registry);
  mlir::math::registerMathExpandOpsPass(registry);
  mlir::math::registerMathExtendToSupportedTypes(registry);
  mlir::math::registerMathSincosFusionPass(registry);
  mlir::math::registerMathUpliftToFMA(registry);
  mlir::math::registerTestMathAlgebraicSimplification(registry);
  mlir::math::registerTestMathPolynomialApproximation(registry);
  mlir::registerControlFlowSink(registry);
  mlir::registerLocationSnapshot(registry);
  mlir::registerGenerateRuntimeVerification(registry);
  mlir::registerInliner(registry);
  mlir::registerLoopInvariantCodeMotion(registry);
  mlir::registerLoopInvariantSubsetHoisting(registry);
  mlir::registerMem2Reg(registry);
  mlir::registerPrintIRPass(registry);
  mlir::registerPrintOpStats(registry);
  mlir::registerSROA(registry);
  mlir::registerStripDebugInfo(registry);
  mlir::registerSymbolDCE(registry);
  mlir::registerSymbolPrivatize(registry);
  mlir::registerTopologicalSort(registry);
  mlir::registerViewOpGraph(registry);
  mlir::arith::registerArithIntRangeNarrowing(registry);
  mlir::arith::registerArithUnsignedWhenEquivalentPass(registry);
  mlir::registerArithIntRangeOpts(registry);
  mlir::registerRemoveDeadValues(registry);
  mlir::registerSCCP(registry);
  mlir::affine::registerAffineFoldMemRefAliasOps(registry);
  mlir::memref::registerFlattenMemrefsPass(registry);
  mlir::memref::registerFoldMemRefAliasOpsPass(registry);
  mlir::memref::registerMemRefEmulateWideInt(registry);
  mlir::memref::registerNormalizeMemRefsPass(registry);
  mlir::memref::registerExpandOpsPass(registry);
  mlir::memref::registerExpandReallocPass(registry);
  mlir::memref::registerExpandStridedMetadataPass(registry);
  mlir::memref::registerReifyResultShapesPass(registry);
  mlir::memref::registerResolveRankedShapeTypeResultDimsPass(registry);
  mlir::memref::registerResolveShapedTypeResultDimsPass(registry);
  mlir::tensor::registerFoldTensorSubsetOpsPass(registry);
  mlir::scf::registerTestLoopUnrolling(registry);
  mlir::scf::registerSCFParallelLoopTiling(registry);
  mlir::scf::registerSCFParallelLoopFusion(registry);
  mlir::scf::registerSCFParallelLoopSpecialization(registry);
  mlir::scf::registerSCFForToWhileLoop(registry);
  mlir::scf::registerSCFForallToForLoop(registry);
  mlir::scf::registerSCFForallToParallelLoop(registry);
  mlir::scf::registerSCFParallelForToNestedFors(registry);
  mlir::scf::registerSCFForLoopSpecialization(registry);
  mlir::scf::registerSCFForLoopRangeFolding(registry);
  mlir::scf::registerSCFForLoopPeeling(registry);
  mlir::scf::registerSCFForLoopCanonicalization(registry);
  mlir::arith::registerConvertArithToLLVMInterface(registry.getDialects());
  mlir::registerArithToLLVMConversionPass(registry);
  mlir::index::registerConvertIndexToLLVMInterface(registry.getDialects());
  mlir::registerConvertIndexToLLVMPass(registry);
  mlir::ub::registerConvertUBToLLVMInterface(registry.getDialects());
  mlir::registerUBToLLVMConversionPass(registry);
  mlir::registerConvertToLLVMPass(registry);
  mlir::LLVM::registerDIScopeForLLVMFuncOpPass(registry);
  mlir::LLVM::registerLLVMAddComdats(registry);
  mlir::LLVM::registerLLVMLegalizeForExportPass(registry);
  mlir::LLVM::registerLLVMRequestCWrappersPass(registry);
  mlir::LLVM::registerLLVMUseDefaultVisibilityPass(registry);
  mlir::registerHideMathFunctionsPass(registry);
  mlir::registerLowerModelPipeline(registry);
  mlir::registerLowerToLLVMPipeline(registry);
  mlir::registerLowerAffinePass(registry);
  mlir::affine::registerAffineExpandIndexOps(registry);
  mlir::affine::registerAffineExpandIndexOpsAsAffine(registry);
  mlir::registerConvertSCFToThreadsPass(registry);
  mlir::registerSCFToControlFlowPass(registry);
  mlir::registerLiftControlFlowToSCFPass(registry);
  mlir::registerConvertComplexToLLVMInterface(registry.getDialects());
  mlir::registerConvertComplexToLLVMPass(registry);
  mlir::registerConvertMathToLLVMInterface(registry.getDialects());
  mlir::registerConvertMathToLLVMPass(registry);
  mlir::registerConvertExactMathToLLVMPass(registry);
  mlir::registerConvertMemRefToLLVMInterface(registry.getDialects());
  mlir::registerFinalizeMemRefToLLVMConversionPass(registry);
  mlir::cf::registerConvertControlFlowToLLVMInterface(registry.getDialects());
  mlir::registerConvertFuncToLLVMInterface(registry.getDialects());
  mlir::registerConvertControlFlowToLLVMPass(registry);
  mlir::registerConvertFuncToLLVMPass(registry);
  mlir::registerSetLLVMModuleDataLayoutPass(registry);
  mlir::registerConvertComplexToLibm(registry);
  mlir::registerConvertComplexToStandardPass(registry);
  mlir::registerConvertMathToFuncs(registry);
  mlir::registerConvertMathToLibmPass(registry);
  mlir::registerReconcileUnrealizedCastsPass(registry);
  mlir::registerLLVMAttachTarget(registry);
  mlir::registerLLVMTargetToDataLayout(registry);
  test::registerConversionUtilitiesPasses(registry);
  test::registerInspectionsPasses(registry);
  test::registerTestLegalizePatternDriver(registry);
  test::registerOperationUtilitiesPasses(registry);
  test::registerPatternDriversPasses(registry);
  test::registerTypeConversionsPasses(registry);
  mlir::testing::registerTestPasses(registry);
  return mlir::mlirOptMain(argc, argv, registry);
}
