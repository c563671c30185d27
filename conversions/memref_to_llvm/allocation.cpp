// SPDX-License-Identifier: Apache-2.0
//
// Allocation on the heap and on the stack.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/conversion/block_splitting.h"
#include "core/interfaces/data_layout.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/llvm/function_calls.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

namespace {

using Pointers = std::pair<Value, Value>;

/// memref.alloc(sizes…) -> descriptor of memory from malloc or aligned_alloc
/// Guard: the layout is the identity.
class AllocLowering : public ConvertOpToLLVMPattern<memref::AllocOp> {
public:
  AllocLowering(const LLVMTypeConverter &converter,
                SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const MemRefType type = op.getType();
    if (!isConvertibleAndHasIdentityMaps(type))
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    const Location loc = op.getLoc();
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(), rewriter,
                             sizes, strides, bytes);
    const bool isAligned = getTypeConverter()->getOptions().allocLowering ==
                           LowerToLLVMOptions::AllocLowering::AlignedAlloc;
    FailureOr<Pointers> pointers = isAligned
                                       ? allocateAligned(rewriter, op, bytes)
                                       : allocate(rewriter, op, bytes);
    if (failed(pointers))
      return failure();
    rewriter.replaceOp(op, Value(createMemRefDescriptor(
                               loc, type, pointers->first, pointers->second,
                               sizes, strides, rewriter)));
    return success();
  }

private:
  /// Rounds up to a multiple of `alignment`, a power of two.
  Value alignUp(OpBuilder &builder, Location loc, Value value,
                Value alignment) const {
    Value one = createIndexAttrConstant(builder, loc, alignment.getType(), 1);
    Value below = LLVM::SubOp::create(builder, loc, alignment, one);
    Value sum = LLVM::AddOp::create(builder, loc, value, below);
    Value rest = LLVM::URemOp::create(builder, loc, sum, alignment);
    return LLVM::SubOp::create(builder, loc, sum, rest);
  }

  /// Calls the function and casts the result to the address space of the
  /// memref.
  Value call(OpBuilder &builder, Location loc, LLVM::LLVMFuncOp function,
             ValueRange operands, MemRefType type) const {
    Value pointer =
        LLVM::CallOp::create(builder, loc, function, operands).getResult();
    const Type wanted = getElementPtrType(type);
    return pointer.getType() == wanted
               ? pointer
               : LLVM::AddrSpaceCastOp::create(builder, loc, wanted, pointer);
  }

  /// Allocates with malloc. Adds the alignment to the size, so that the pointer
  /// can be aligned.
  FailureOr<Pointers> allocate(OpBuilder &builder, memref::AllocOp op,
                               Value bytes) const {
    const Location loc = op.getLoc();
    const MemRefType type = op.getType();
    Value alignment;
    if (std::optional<uint64_t> asked = op.getAlignment())
      alignment = createIndexAttrConstant(builder, loc, getIndexType(), *asked);
    else if (!type.getElementType().isSignlessIntOrIndexOrFloat())
      alignment =
          getSizeInBytes(loc, type.getElementType(),
                         static_cast<ConversionPatternRewriter &>(builder));
    if (alignment)
      bytes = LLVM::AddOp::create(builder, loc, bytes, alignment);
    auto module = op->getParentOfType<ModuleOp>();
    auto *lookup = getTypeConverter()->getOptions().useGenericFunctions
                       ? LLVM::lookupOrCreateGenericAllocFn
                       : LLVM::lookupOrCreateMallocFn;
    FailureOr<LLVM::LLVMFuncOp> function =
        lookup(builder, module, getIndexType(), symbolTables);
    if (failed(function))
      return failure();
    Value allocated = call(builder, loc, *function, bytes, type);
    if (!alignment)
      return Pointers(allocated, allocated);
    Value number =
        LLVM::PtrToIntOp::create(builder, loc, getIndexType(), allocated);
    Value moved = alignUp(builder, loc, number, alignment);
    return Pointers(allocated, LLVM::IntToPtrOp::create(
                                   builder, loc, allocated.getType(), moved));
  }

  uint64_t getElementBytes(memref::AllocOp op) const {
    const DataLayout layout = DataLayout::closest(op);
    const Type element = op.getType().getElementType();
    if (auto memref = dyn_cast<MemRefType>(element))
      return getTypeConverter()->getMemRefDescriptorSize(memref, layout);
    if (auto memref = dyn_cast<UnrankedMemRefType>(element))
      return getTypeConverter()->getUnrankedMemRefDescriptorSize(memref,
                                                                 layout);
    return layout.getTypeSize(element).getKnownMinValue();
  }

  /// Allocates with aligned_alloc. The size is rounded up to a multiple of the
  /// alignment.
  FailureOr<Pointers> allocateAligned(OpBuilder &builder, memref::AllocOp op,
                                      Value bytes) const {
    const Location loc = op.getLoc();
    const MemRefType type = op.getType();
    const uint64_t elementBytes = getElementBytes(op);
    const uint64_t alignment = op.getAlignment().value_or(
        std::max<uint64_t>(16, llvm::PowerOf2Ceil(elementBytes)));
    Value alignmentValue =
        createIndexAttrConstant(builder, loc, getIndexType(), alignment);
    uint64_t divisor = elementBytes;
    for (int64_t size : type.getShape())
      if (!ShapedType::isDynamic(size))
        divisor *= size;
    if (divisor % alignment != 0)
      bytes = alignUp(builder, loc, bytes, alignmentValue);
    auto module = op->getParentOfType<ModuleOp>();
    auto *lookup = getTypeConverter()->getOptions().useGenericFunctions
                       ? LLVM::lookupOrCreateGenericAlignedAllocFn
                       : LLVM::lookupOrCreateAlignedAllocFn;
    FailureOr<LLVM::LLVMFuncOp> function =
        lookup(builder, module, getIndexType(), symbolTables);
    if (failed(function))
      return failure();
    Value pointer =
        call(builder, loc, *function, {alignmentValue, bytes}, type);
    return Pointers(pointer, pointer);
  }

  SymbolTableCollection *symbolTables;
};

/// memref.alloca(sizes…) -> descriptor of llvm.alloca
/// Guard: the layout is the identity.
struct AllocaLowering : ConvertOpToLLVMPattern<memref::AllocaOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AllocaOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const MemRefType type = op.getType();
    if (!isConvertibleAndHasIdentityMaps(type))
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    const Location loc = op.getLoc();
    SmallVector<Value> sizes, strides;
    Value count;
    getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(), rewriter,
                             sizes, strides, count, /*sizeInBytes=*/false);
    Value memory = LLVM::AllocaOp::create(
        rewriter, loc, getElementPtrType(type),
        typeConverter->convertType(type.getElementType()), count,
        op.getAlignment().value_or(0));
    rewriter.replaceOp(op,
                       Value(createMemRefDescriptor(loc, type, memory, memory,
                                                    sizes, strides, rewriter)));
    return success();
  }
};

/// memref.dealloc m -> call @free(allocated pointer of m)
class DeallocLowering : public ConvertOpToLLVMPattern<memref::DeallocOp> {
public:
  DeallocLowering(const LLVMTypeConverter &converter,
                  SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto module = op->getParentOfType<ModuleOp>();
    FailureOr<LLVM::LLVMFuncOp> function =
        getTypeConverter()->getOptions().useGenericFunctions
            ? LLVM::lookupOrCreateGenericFreeFn(rewriter, module, symbolTables)
            : LLVM::lookupOrCreateFreeFn(rewriter, module, symbolTables);
    if (failed(function))
      return failure();
    const Location loc = op.getLoc();
    auto type = cast<BaseMemRefType>(op.getMemref().getType());
    FailureOr<unsigned> space = getTypeConverter()->getMemRefAddressSpace(type);
    if (failed(space))
      return failure();
    Value pointer;
    if (isa<UnrankedMemRefType>(type)) {
      UnrankedMemRefDescriptor descriptor(adaptor.getMemref());
      pointer = UnrankedMemRefDescriptor::allocatedPtr(
          rewriter, loc, descriptor.memRefDescPtr(rewriter, loc),
          LLVM::LLVMPointerType::get(op.getContext(), *space));
    } else {
      pointer =
          MemRefDescriptor(adaptor.getMemref()).allocatedPtr(rewriter, loc);
    }
    // The allocation was cast to the address space of the memref.
    if (*space != 0)
      pointer =
          LLVM::AddrSpaceCastOp::create(rewriter, loc, getPtrType(), pointer);
    rewriter.replaceOpWithNewOp<LLVM::CallOp>(op, *function, pointer);
    return success();
  }

private:
  SymbolTableCollection *symbolTables;
};

/// alloca_scope { A; return x… }
///   -> s = stacksave; br ^first; ^first: A; stackrestore s; br ^next(x…)
struct AllocaScopeLowering : ConvertOpToLLVMPattern<memref::AllocaScopeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AllocaScopeOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (!canSplitBlockAt(op) ||
        failed(typeConverter->convertTypes(op->getResultTypes(), types)) ||
        types.size() != op->getNumResults() ||
        !llvm::all_of(types, LLVM::isCompatibleOuterType))
      return failure();
    OpBuilder::InsertionGuard guard(rewriter);
    const Location loc = op.getLoc();
    Block *before = rewriter.getInsertionBlock();
    Block *rest = rewriter.splitBlock(before, rewriter.getInsertionPoint());
    Block *next = rest;
    if (op->getNumResults() != 0) {
      next = rewriter.createBlock(
          rest, types, SmallVector<Location>(op->getNumResults(), loc));
      LLVM::BrOp::create(rewriter, loc, ValueRange(), rest);
    }
    Block *first = &op.getBodyRegion().front();
    Block *last = &op.getBodyRegion().back();
    rewriter.inlineRegionBefore(op.getBodyRegion(), next);
    rewriter.setInsertionPointToEnd(before);
    Value stack = LLVM::StackSaveOp::create(rewriter, loc, getPtrType());
    LLVM::BrOp::create(rewriter, loc, ValueRange(), first);
    rewriter.setInsertionPointToEnd(last);
    auto end = cast<memref::AllocaScopeReturnOp>(last->getTerminator());
    SmallVector<Value> results;
    for (auto [result, type] : llvm::zip_equal(end.getResults(), types))
      results.push_back(
          result.getType() == type
              ? Value(result)
              : UnrealizedConversionCastOp::create(rewriter, loc, type, result)
                    ->getResult(0));
    auto branch = rewriter.replaceOpWithNewOp<LLVM::BrOp>(end, results, next);
    rewriter.setInsertionPoint(branch);
    LLVM::StackRestoreOp::create(rewriter, loc, stack);
    rewriter.replaceOp(op, ValueRange(next->getArguments()));
    return success();
  }
};

} // namespace

void memref_to_llvm::populateAllocationPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables) {
  patterns.add<AllocaLowering, AllocaScopeLowering>(converter);
  if (converter.getOptions().allocLowering !=
      LowerToLLVMOptions::AllocLowering::None)
    patterns.add<AllocLowering, DeallocLowering>(converter, symbolTables);
}
