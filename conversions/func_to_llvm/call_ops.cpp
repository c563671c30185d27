// SPDX-License-Identifier: Apache-2.0
//
// Calls, returns and references to functions.
#include "conversions/func_to_llvm/func_op.h"
#include "core/ir/verify/symbol_table.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/func/func.h"

using namespace mlir;
using namespace mlir::func_to_llvm;

static Operation *lookUpCallee(Operation *user, SymbolRefAttr name,
                               SymbolTableCollection *symbolTables) {
  return symbolTables ? symbolTables->lookupNearestSymbolFrom(user, name)
                      : SymbolTable::lookupNearestSymbolFrom(user, name);
}

namespace {

/// The base class of patterns for direct and indirect calls:
/// call f(x…) : (U…) -> elements of llvm.call f(promoted x…) : struct
/// A single result is not packed. Memref operands become fields or bare
/// pointers.
template <typename CallOpT>
class CallLoweringBase : public ConvertOpToLLVMPattern<CallOpT> {
public:
  using ConvertOpToLLVMPattern<CallOpT>::ConvertOpToLLVMPattern;
  using Adaptor =
      typename CallOpT::template GenericAdaptor<ArrayRef<ValueRange>>;

protected:
  LogicalResult lower(CallOpT op, Adaptor adaptor,
                      ConversionPatternRewriter &rewriter,
                      bool useBarePtr) const {
    const LLVMTypeConverter &converter = *this->getTypeConverter();
    const Location loc = op.getLoc();
    SmallVector<Type> results;
    SmallVector<SmallVector<Type>> types;
    int64_t numTypes = 0;
    if (op->getNumResults() != 0) {
      const Type packed = converter.packFunctionResults(
          op->getResultTypes(), useBarePtr, &types, &numTypes);
      if (!packed)
        return failure();
      results.push_back(packed);
    }
    if (useBarePtr &&
        llvm::any_of(op->getOperandTypes(), llvm::IsaPred<UnrankedMemRefType>))
      return failure();
    SmallVector<Value> operands;
    SmallVector<unsigned> counts;
    for (unsigned i = 0, e = op->getNumOperands(); i < e; ++i) {
      llvm::append_range(
          operands, converter.promoteOperands(
                        loc, op->getOperands().slice(i, 1),
                        ArrayRef<ValueRange>(adaptor.getOperands()).slice(i, 1),
                        rewriter, useBarePtr));
      counts.push_back(operands.size());
    }
    auto call =
        LLVM::CallOp::create(rewriter, loc, results, operands, op->getAttrs());
    setArgAndResAttrs(op, call, counts);
    auto &properties = call.getProperties();
    properties.operandSegmentSizes[0] = static_cast<int32_t>(operands.size());
    properties.operandSegmentSizes[1] = 0;
    properties.op_bundle_sizes = rewriter.getDenseI32ArrayAttr({});

    SmallVector<SmallVector<Value>> values;
    int64_t place = 0;
    for (ArrayRef<Type> group : types) {
      values.emplace_back();
      for (size_t i = 0; i < group.size(); ++i)
        values.back().push_back(numTypes == 1
                                    ? Value(call->getResult(0))
                                    : LLVM::ExtractValueOp::create(
                                          rewriter, loc, call->getResult(0),
                                          ArrayRef<int64_t>(place++)));
    }
    for (auto [type, group] : llvm::zip_equal(op->getResultTypes(), values))
      if (failed(fixMemRef(rewriter, loc, type, group, useBarePtr)))
        return failure();
    rewriter.replaceOpWithMultiple(op, std::move(values));
    return success();
  }

private:
  /// Sets the attributes of the arguments and of a single result. An argument
  /// that becomes several values or none loses its attributes. `ends` are the
  /// numbers of values up to each operand's last one.
  void setArgAndResAttrs(CallOpT op, LLVM::CallOp call,
                         ArrayRef<unsigned> ends) const {
    const unsigned numCallees = op->getNumOperands() - getNumArguments(op);
    const unsigned begin = numCallees ? ends[numCallees - 1] : 0;
    ArrayAttr attributes = op.getArgAttrsAttr();
    if (attributes && attributes.size() == getNumArguments(op)) {
      SmallVector<Attribute> converted(
          call->getNumOperands() - begin,
          DictionaryAttr::get(op->getContext(), ArrayRef<NamedAttribute>()));
      unsigned last = begin;
      for (auto [end, attribute] :
           llvm::zip_equal(ends.drop_front(numCallees), attributes)) {
        if (end - last == 1)
          converted[last - begin] = attribute;
        last = end;
      }
      call.setArgAttrsAttr(ArrayAttr::get(op->getContext(), converted));
    } else {
      call.removeArgAttrsAttr();
    }
    ArrayAttr ofResults = op.getResAttrsAttr();
    if (!ofResults || ofResults.size() != 1 || op->getNumResults() != 1)
      call.removeResAttrsAttr();
  }

  static unsigned getNumArguments(CallOpT op) {
    return cast<CallOpInterface>(op.getOperation()).getArgOperands().size();
  }

  /// Creates a memref descriptor from a returned bare pointer.
  LogicalResult fixMemRef(ConversionPatternRewriter &rewriter, Location loc,
                          Type type, SmallVectorImpl<Value> &values,
                          bool useBarePtr) const {
    if (auto memref = dyn_cast<MemRefType>(type); memref && useBarePtr) {
      values.front() = MemRefDescriptor::fromStaticShape(
          rewriter, loc, *this->getTypeConverter(), memref, values.front());
    } else if (auto unranked = dyn_cast<UnrankedMemRefType>(type)) {
      Value copy = this->copyUnrankedDescriptor(
          rewriter, loc, unranked, values.front(), /*toDynamic=*/false);
      if (!copy)
        return failure();
      values.front() = copy;
    }
    return success();
  }
};

class CallLowering : public CallLoweringBase<func::CallOp> {
public:
  CallLowering(const LLVMTypeConverter &converter,
               SymbolTableCollection *symbolTables)
      : CallLoweringBase(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(func::CallOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Operation *callee = lookUpCallee(op, op.getCalleeAttr(), symbolTables);
    return lower(op, adaptor, rewriter,
                 shouldUseBarePtrCallConv(callee, *getTypeConverter()));
  }

private:
  SymbolTableCollection *symbolTables;
};

struct CallIndirectLowering : CallLoweringBase<func::CallIndirectOp> {
  using CallLoweringBase::CallLoweringBase;

  LogicalResult
  matchAndRewrite(func::CallIndirectOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return lower(op, adaptor, rewriter, /*useBarePtr=*/false);
  }
};

/// func.constant @f -> llvm.mlir.addressof @f
/// Guard: the function is converted, too.
struct FuncConstantLowering : ConvertOpToLLVMPattern<func::ConstantOp> {
  FuncConstantLowering(const LLVMTypeConverter &converter,
                       SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(func::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = typeConverter->convertType(op.getResult().getType());
    if (!type || !LLVM::isCompatibleType(type))
      return rewriter.notifyMatchFailure(op, "failed to convert result type");
    if (!isConverted(lookUpCallee(op, op.getValueAttr(), symbolTables)))
      return rewriter.notifyMatchFailure(op, "the function is not converted");
    const DictionaryAttr attributes = op->getDiscardableAttrDictionary();
    auto address =
        rewriter.replaceOpWithNewOp<LLVM::AddressOfOp>(op, type, op.getValue());
    address->setDiscardableAttrs(attributes);
    return success();
  }

private:
  /// Returns true if the function is one of the dialect or becomes one.
  bool isConverted(Operation *op) const {
    auto function = dyn_cast_or_null<func::FuncOp>(op);
    if (!function)
      return op;
    TypeConverter::SignatureConversion signature(function.getNumArguments());
    return isa_and_nonnull<LLVM::LLVMFunctionType>(
        getTypeConverter()->convertFunctionSignature(
            function.getFunctionType(), /*isVariadic=*/false,
            shouldUseBarePtrCallConv(function, *getTypeConverter()),
            signature));
  }

  SymbolTableCollection *symbolTables;
};

/// func.return x, y, … -> llvm.return of a struct of the converted values
/// A single value is not packed. Memrefs may become bare pointers. Unranked
/// descriptors are copied to the heap.
struct ReturnLowering : ConvertOpToLLVMPattern<func::ReturnOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  using Adaptor = func::ReturnOp::GenericAdaptor<ArrayRef<ValueRange>>;

  LogicalResult
  matchAndRewrite(func::ReturnOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    const bool useBarePtr = shouldUseBarePtrCallConv(
        op->getParentOfType<LLVM::LLVMFuncOp>(), *getTypeConverter());
    SmallVector<Value> values;
    for (auto [operand, converted] :
         llvm::zip_equal(op.getOperands(), adaptor.getOperands())) {
      const Type type = operand.getType();
      auto memref = dyn_cast<MemRefType>(type);
      if (memref && useBarePtr &&
          LLVMTypeConverter::canConvertToBarePtr(memref)) {
        values.push_back(
            MemRefDescriptor(converted.front()).allocatedPtr(rewriter, loc));
        continue;
      }
      auto unranked = dyn_cast<UnrankedMemRefType>(type);
      if (!unranked) {
        llvm::append_range(values, converted);
        continue;
      }
      if (useBarePtr)
        return failure();
      Value copy = copyUnrankedDescriptor(
          rewriter, loc, unranked, converted.front(), /*toDynamic=*/true);
      if (!copy)
        return failure();
      values.push_back(copy);
    }
    if (values.size() > 1) {
      const Type packed = getTypeConverter()->packFunctionResults(
          op.getOperandTypes(), useBarePtr);
      if (!packed)
        return rewriter.notifyMatchFailure(op,
                                           "could not convert result types");
      Value structure = LLVM::PoisonOp::create(rewriter, loc, packed);
      for (const auto &[i, value] : llvm::enumerate(values))
        structure = LLVM::InsertValueOp::create(rewriter, loc, structure, value,
                                                ArrayRef<int64_t>(int64_t(i)));
      values = {structure};
    }
    rewriter.replaceOpWithNewOp<LLVM::ReturnOp>(op, TypeRange(), values,
                                                op->getAttrs());
    return success();
  }
};

} // namespace

void func_to_llvm::populateCallPatterns(const LLVMTypeConverter &converter,
                                        RewritePatternSet &patterns,
                                        SymbolTableCollection *symbolTables) {
  patterns.add<CallIndirectLowering>(converter);
  patterns.add<CallLowering, FuncConstantLowering>(converter, symbolTables);
  patterns.add<ReturnLowering>(converter);
}
