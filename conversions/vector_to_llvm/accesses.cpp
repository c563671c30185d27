// SPDX-License-Identifier: Apache-2.0
//
// load, maskedload, maskedstore, store.
#include "conversions/llvm_common/pattern.h"
#include "conversions/vector_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/vector/vector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

/// Returns the alignment in bytes that LLVM prefers for a type: the size,
/// rounded up to a power of two.
static uint64_t getPreferredAlignment(Type type) {
  uint64_t bits = 1;
  if (auto vector = dyn_cast<VectorType>(type)) {
    bits = vector.getNumElements();
    type = vector.getElementType();
  }
  bits *= type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
}

namespace {

/// A pattern for one kind of access.
template <typename OpT>
class AccessLowering : public ConvertOpToLLVMPattern<OpT> {
public:
  AccessLowering(const LLVMTypeConverter &converter, bool useVectorAlignment)
      : ConvertOpToLLVMPattern<OpT>(converter),
        useVectorAlignment(useVectorAlignment) {}

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const VectorType type = op.getVectorType();
    const MemRefType memref = op.getMemRefType();
    if (type.getRank() > 1)
      return rewriter.notifyMatchFailure(op, "the rank is greater than 1");
    if (!isSupported(memref.getElementType()))
      return rewriter.notifyMatchFailure(op, "elements are not numbers");
    const auto converted = dyn_cast_or_null<VectorType>(
        this->typeConverter->convertType(Type(type)));
    if (!converted)
      return rewriter.notifyMatchFailure(op, "the type cannot be converted");
    const uint64_t alignment =
        op.getAlignment()    ? static_cast<uint64_t>(*op.getAlignment())
        : useVectorAlignment ? getPreferredAlignment(type)
                             : getPreferredAlignment(memref.getElementType());
    Value address = this->getStridedElementPtr(
        rewriter, op.getLoc(), memref, adaptor.getBase(), adaptor.getIndices());
    replace(op, adaptor, converted, address, alignment, rewriter);
    return success();
  }

private:
  static bool isSupported(Type type) {
    return getElementTypeOrSelf(type).isIntOrIndexOrFloat();
  }

  /// vector.load -> load
  static void replace(vector::LoadOp op, vector::LoadOp::Adaptor,
                      VectorType type, Value address, uint64_t alignment,
                      ConversionPatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, type, address, alignment,
                                              /*isVolatile=*/false,
                                              op.getNontemporal());
  }

  /// vector.store -> store
  static void replace(vector::StoreOp op, vector::StoreOp::Adaptor adaptor,
                      VectorType, Value address, uint64_t alignment,
                      ConversionPatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(
        op, adaptor.getValueToStore(), address, alignment,
        /*isVolatile=*/false, op.getNontemporal());
  }

  /// vector.maskedload -> masked.load
  static void replace(vector::MaskedLoadOp op,
                      vector::MaskedLoadOp::Adaptor adaptor, VectorType type,
                      Value address, uint64_t alignment,
                      ConversionPatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<LLVM::MaskedLoadOp>(
        op, type, address, adaptor.getMask(), adaptor.getPassThru(),
        rewriter.getI32IntegerAttr(alignment), /*nontemporal=*/UnitAttr());
  }

  /// vector.maskedstore -> masked.store
  static void replace(vector::MaskedStoreOp op,
                      vector::MaskedStoreOp::Adaptor adaptor, VectorType,
                      Value address, uint64_t alignment,
                      ConversionPatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<LLVM::MaskedStoreOp>(
        op, adaptor.getValueToStore(), address, adaptor.getMask(),
        rewriter.getI32IntegerAttr(alignment));
  }

  bool useVectorAlignment;
};

} // namespace

void vector_to_llvm::populateAccessPatterns(const LLVMTypeConverter &converter,
                                            RewritePatternSet &patterns,
                                            bool useVectorAlignment) {
  patterns
      .add<AccessLowering<vector::LoadOp>, AccessLowering<vector::MaskedLoadOp>,
           AccessLowering<vector::MaskedStoreOp>,
           AccessLowering<vector::StoreOp>>(converter, useVectorAlignment);
}
