// SPDX-License-Identifier: Apache-2.0
//
// Global memrefs, as nested arrays.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

static Type getGlobalType(const TypeConverter &converter, MemRefType type) {
  Type result = converter.convertType(type.getElementType());
  for (int64_t size : llvm::reverse(type.getShape()))
    result = LLVM::LLVMArrayType::get(result, size);
  return result;
}

namespace {

/// memref.global @g : memref<…> = value -> llvm.mlir.global @g(value) : nested
/// arrays
/// Guard: the layout is the identity.
class GlobalLowering : public ConvertOpToLLVMPattern<memref::GlobalOp> {
public:
  GlobalLowering(const LLVMTypeConverter &converter,
                 SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(memref::GlobalOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const MemRefType type = op.getType();
    if (!isConvertibleAndHasIdentityMaps(type))
      return failure();
    FailureOr<unsigned> space = getTypeConverter()->getMemRefAddressSpace(type);
    if (failed(space))
      return op.emitOpError(
          "memory space cannot be converted to an integer address space");
    const bool isUninitialized = !op.isExternal() && op.isUninitialized();
    Attribute value;
    if (!op.isExternal() && !isUninitialized) {
      auto elements = cast<ElementsAttr>(*op.getInitialValue());
      // The global of a memref of rank 0 is a scalar, not an array.
      value =
          type.getRank() == 0 ? elements.getSplatValue() : Attribute(elements);
    }
    Operation *table =
        symbolTables ? op->getParentWithTrait<OpTrait::SymbolTable>() : nullptr;
    if (table)
      symbolTables->getSymbolTable(table).remove(op);
    auto global = rewriter.replaceOpWithNewOp<LLVM::GlobalOp>(
        op, getGlobalType(*typeConverter, type), op.getConstant(),
        op.isPublic() ? LLVM::Linkage::External : LLVM::Linkage::Private,
        op.getSymName(), value, op.getAlignment().value_or(0), *space);
    if (table)
      symbolTables->getSymbolTable(table).insert(global,
                                                 rewriter.getInsertionPoint());
    if (isUninitialized) {
      rewriter.createBlock(&global.getInitializer());
      Value undef = LLVM::UndefOp::create(rewriter, global.getLoc(),
                                          global.getGlobalType());
      LLVM::ReturnOp::create(rewriter, global.getLoc(), undef);
    }
    return success();
  }

private:
  SymbolTableCollection *symbolTables;
};

/// memref.get_global @g -> descriptor of the address of @g
struct GetGlobalLowering : ConvertOpToLLVMPattern<memref::GetGlobalOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::GetGlobalOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getResult().getType());
    if (!isConvertibleAndHasIdentityMaps(type))
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    const Location loc = op.getLoc();
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, type, {}, rewriter, sizes, strides, bytes);
    const Type pointer = getElementPtrType(type);
    Value address =
        LLVM::AddressOfOp::create(rewriter, loc, pointer, op.getName());
    Value first = LLVM::GEPOp::create(
        rewriter, loc, pointer, getGlobalType(*typeConverter, type), address,
        SmallVector<LLVM::GEPArg>(type.getRank() + 1, 0));
    // The memory is never freed. The allocated pointer makes an attempt
    // visible.
    constexpr int64_t deadBeef = 0xdeadbeef;
    Value never = createIndexAttrConstant(
        rewriter, loc,
        getIntPtrType(cast<LLVM::LLVMPointerType>(pointer).getAddressSpace()),
        deadBeef);
    Value allocated = LLVM::IntToPtrOp::create(rewriter, loc, pointer, never);
    rewriter.replaceOp(op,
                       Value(createMemRefDescriptor(loc, type, allocated, first,
                                                    sizes, strides, rewriter)));
    return success();
  }
};

} // namespace

void memref_to_llvm::populateGlobalPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables) {
  patterns.add<GetGlobalLowering>(converter);
  patterns.add<GlobalLowering>(converter, symbolTables);
}
