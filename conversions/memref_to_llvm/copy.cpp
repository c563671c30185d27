// SPDX-License-Identifier: Apache-2.0
//
// Copies, by memcpy or by a function of the runtime.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/llvm/function_calls.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

/// Returns true if the elements are contiguous, from some offset on.
static bool isContiguous(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return false;
  if (memref.getLayout().isIdentity())
    return true;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!memref.hasStaticShape() || memref.getNumElements() == 0 ||
      failed(memref.getStridesAndOffset(strides, offset)))
    return false;
  int64_t expected = 1;
  for (int64_t i = memref.getRank() - 1; i >= 0; --i) {
    if (strides[i] != expected)
      return false;
    expected *= memref.getDimSize(i);
  }
  return true;
}

namespace {

/// memref.copy a, b -> memcpy, if both memrefs are contiguous
/// memref.copy a, b -> call @memrefCopy(size, unranked a, unranked b) otherwise
class CopyLowering : public ConvertOpToLLVMPattern<memref::CopyOp> {
public:
  CopyLowering(const LLVMTypeConverter &converter,
               SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(memref::CopyOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isContiguous(op.getSource().getType()) &&
        isContiguous(op.getTarget().getType())) {
      copyBytes(op, adaptor, rewriter);
      return success();
    }
    return callCopy(op, adaptor, rewriter);
  }

private:
  void copyBytes(memref::CopyOp op, OpAdaptor adaptor,
                 ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    auto type = cast<MemRefType>(op.getSource().getType());
    MemRefDescriptor source(adaptor.getSource());
    Value count = createIndexAttrConstant(rewriter, loc, getIndexType(), 1);
    for (unsigned i = 0, e = type.getRank(); i < e; ++i) {
      Value size = source.size(rewriter, loc, i);
      count = LLVM::MulOp::create(rewriter, loc, count, size);
    }
    Value elementBytes = getSizeInBytes(loc, type.getElementType(), rewriter);
    Value bytes = LLVM::MulOp::create(rewriter, loc, count, elementBytes);
    auto getFirst = [&](Value descriptorValue) -> Value {
      MemRefDescriptor descriptor(descriptorValue);
      Value base = descriptor.alignedPtr(rewriter, loc);
      Value offset = descriptor.offset(rewriter, loc);
      return LLVM::GEPOp::create(
          rewriter, loc, base.getType(),
          typeConverter->convertType(type.getElementType()), base,
          ValueRange(offset));
    };
    Value from = getFirst(adaptor.getSource());
    Value to = getFirst(adaptor.getTarget());
    LLVM::MemcpyOp::create(rewriter, loc, to, from, bytes,
                           /*isVolatile=*/false);
    rewriter.eraseOp(op);
  }

  Value makeUnranked(OpBuilder &builder, Location loc, Type type,
                     Value descriptor) const {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      return descriptor;
    const LLVMTypeConverter &converter = *getTypeConverter();
    Value rank = LLVM::ConstantOp::create(builder, loc, getIndexType(),
                                          memref.getRank());
    Value address =
        converter.promoteOneMemRefDescriptor(loc, descriptor, builder);
    return UnrankedMemRefDescriptor::pack(
        builder, loc, converter,
        UnrankedMemRefType::get(memref.getElementType(),
                                memref.getMemorySpace()),
        {rank, address});
  }

  LogicalResult callCopy(memref::CopyOp op, OpAdaptor adaptor,
                         ConversionPatternRewriter &rewriter) const {
    const Location loc = op.getLoc();
    const Type sourceType = op.getSource().getType();
    Value stack = LLVM::StackSaveOp::create(rewriter, loc, getPtrType());
    Value source = makeUnranked(rewriter, loc, sourceType, adaptor.getSource());
    Value target = makeUnranked(rewriter, loc, op.getTarget().getType(),
                                adaptor.getTarget());
    Value one = createIndexAttrConstant(rewriter, loc, getIndexType(), 1);
    auto promote = [&](Value descriptor) -> Value {
      Value address = LLVM::AllocaOp::create(rewriter, loc, getPtrType(),
                                             descriptor.getType(), one);
      LLVM::StoreOp::create(rewriter, loc, descriptor, address);
      return address;
    };
    Value sourceAddress = promote(source);
    Value targetAddress = promote(target);
    Value elementBytes =
        getSizeInBytes(loc, getElementTypeOrSelf(sourceType), rewriter);
    FailureOr<LLVM::LLVMFuncOp> function = LLVM::lookupOrCreateMemRefCopyFn(
        rewriter, op->getParentOfType<ModuleOp>(), getIndexType(),
        sourceAddress.getType(), symbolTables);
    if (failed(function))
      return failure();
    LLVM::CallOp::create(
        rewriter, loc, *function,
        ValueRange{elementBytes, sourceAddress, targetAddress});
    LLVM::StackRestoreOp::create(rewriter, loc, stack);
    rewriter.eraseOp(op);
    return success();
  }

  SymbolTableCollection *symbolTables;
};

} // namespace

void memref_to_llvm::populateCopyPatterns(const LLVMTypeConverter &converter,
                                          RewritePatternSet &patterns,
                                          SymbolTableCollection *symbolTables) {
  patterns.add<CopyLowering>(converter, symbolTables);
}
