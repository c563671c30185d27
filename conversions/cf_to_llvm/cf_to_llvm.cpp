// SPDX-License-Identifier: Apache-2.0
#include "conversions/cf_to_llvm/cf_to_llvm.h"

#include "conversions/cf_to_llvm/cf_to_llvm_patterns.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/llvm_common/pattern.h"
#include "core/conversion/block_splitting.h"
#include "core/conversion/dialect_conversion.h"
#include "core/ir/verify/symbol_table.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/cf/cf.h"
#include "dialects/llvm/function_calls.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTCONTROLFLOWTOLLVMPASS
#include "conversions/cf_to_llvm/cf_to_llvm_pass.h.inc"

namespace {

/// Converts the arguments of a block. Fails if the converted types are not
/// those of the operands that the branch passes.
FailureOr<Block *> convertBlock(ConversionPatternRewriter &rewriter,
                                const TypeConverter &converter, Operation *op,
                                Block *block, ValueRange given) {
  const TypeRange types(given);
  if (TypeRange(block->getArguments()) == types)
    return block;
  std::optional<TypeConverter::SignatureConversion> conversion =
      converter.convertBlockSignature(block);
  if (!conversion)
    return rewriter.notifyMatchFailure(op, "could not compute block signature");
  if (types != TypeRange(conversion->getConvertedTypes()))
    return rewriter.notifyMatchFailure(
        op, "mismatch between adaptor operand types and computed block "
            "signature");
  return rewriter.applySignatureConversion(block, *conversion, &converter);
}

/// Concatenates the values.
SmallVector<Value> flatten(ArrayRef<ValueRange> ranges) {
  SmallVector<Value> values;
  for (ValueRange range : ranges)
    llvm::append_range(values, range);
  return values;
}

/// cf.br ^b(x…) -> llvm.br ^b(converted x…)
/// Guard: the arguments of ^b are converted to the types of the operands.
struct BranchLowering : ConvertOpToLLVMPattern<cf::BranchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  using Adaptor = cf::BranchOp::GenericAdaptor<ArrayRef<ValueRange>>;

  LogicalResult
  matchAndRewrite(cf::BranchOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const SmallVector<Value> operands = flatten(adaptor.getOperands());
    FailureOr<Block *> block =
        convertBlock(rewriter, *typeConverter, op, op.getDest(), operands);
    if (failed(block))
      return failure();
    const DictionaryAttr attributes = op->getAttrDictionary();
    auto branch = rewriter.replaceOpWithNewOp<LLVM::BrOp>(op, operands, *block);
    branch->setAttrs(attributes);
    return success();
  }
};

/// cf.cond_br c, ^a(x…), ^b(y…) -> llvm.cond_br c, ^a(converted x…),
/// ^b(converted y…)
/// Guard: c is one value, and as for cf.br.
struct CondBranchLowering : ConvertOpToLLVMPattern<cf::CondBranchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  using Adaptor = cf::CondBranchOp::GenericAdaptor<ArrayRef<ValueRange>>;

  LogicalResult
  matchAndRewrite(cf::CondBranchOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (adaptor.getCondition().size() != 1)
      return rewriter.notifyMatchFailure(op, "expected single element");
    const SmallVector<Value> ifTrue = flatten(adaptor.getTrueDestOperands());
    const SmallVector<Value> ifFalse = flatten(adaptor.getFalseDestOperands());
    FailureOr<Block *> trueBlock =
        convertBlock(rewriter, *typeConverter, op, op.getTrueDest(), ifTrue);
    if (failed(trueBlock))
      return failure();
    FailureOr<Block *> falseBlock =
        convertBlock(rewriter, *typeConverter, op, op.getFalseDest(), ifFalse);
    if (failed(falseBlock))
      return failure();
    const DictionaryAttr attributes = op->getDiscardableAttrDictionary();
    auto branch = rewriter.replaceOpWithNewOp<LLVM::CondBrOp>(
        op, adaptor.getCondition().front(), ifTrue, ifFalse,
        op.getBranchWeightsAttr(), /*loop_annotation=*/nullptr, *trueBlock,
        *falseBlock);
    branch->setDiscardableAttrs(attributes);
    return success();
  }
};

/// cf.switch f, [default: ^a(x…), 1: ^b(y…), …] -> llvm.switch with converted
/// operands
/// Guard: as for cf.br.
struct SwitchLowering : ConvertOpToLLVMPattern<cf::SwitchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(cf::SwitchOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type flagType = adaptor.getFlag().getType();
    if (!flagType.isSignlessInteger())
      return rewriter.notifyMatchFailure(op, "the flag is not converted");
    FailureOr<Block *> defaultBlock =
        convertBlock(rewriter, *typeConverter, op, op.getDefaultDestination(),
                     adaptor.getDefaultOperands());
    if (failed(defaultBlock))
      return failure();
    SmallVector<Block *> blocks;
    SmallVector<ValueRange> operands(adaptor.getCaseOperands());
    for (const auto &[block, given] :
         llvm::zip_equal(op.getCaseDestinations(), operands)) {
      FailureOr<Block *> converted =
          convertBlock(rewriter, *typeConverter, op, block, given);
      if (failed(converted))
        return failure();
      blocks.push_back(*converted);
    }
    // The cases have the type of the flag, which loses its sign.
    DenseIntElementsAttr cases = op.getCaseValuesAttr();
    if (cases && cases.getElementType() != flagType) {
      auto type = cast<ShapedType>(cases.getType());
      cases = cast<DenseIntElementsAttr>(
          DenseElementsAttr::get(cast<ShapedType>(type.clone(flagType)),
                                 llvm::to_vector(cases.getValues<APInt>())));
    }
    rewriter.replaceOpWithNewOp<LLVM::SwitchOp>(
        op, adaptor.getFlag(), *defaultBlock, adaptor.getDefaultOperands(),
        cases, blocks, operands);
    return success();
  }
};

/// cf.assert c, "message"; A
///   -> llvm.cond_br c, ^next, ^failed
///      ^next: A
///      ^failed: call @puts("message"); call @abort(); llvm.unreachable
/// Without `abortOnFailure` ^failed branches to ^next.
class AssertLowering : public ConvertOpToLLVMPattern<cf::AssertOp> {
public:
  AssertLowering(const LLVMTypeConverter &converter, bool abortOnFailure,
                 SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter, /*benefit=*/1),
        abortOnFailure(abortOnFailure), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!canSplitBlockAt(op))
      return rewriter.notifyMatchFailure(op, "its block cannot be split");
    const Location loc = op.getLoc();
    auto module = op->getParentOfType<ModuleOp>();
    Block *block = rewriter.getInsertionBlock();
    Block *next = rewriter.splitBlock(block, rewriter.getInsertionPoint());
    Block *failed = rewriter.createBlock(block->getParent());
    if (mlir::failed(LLVM::createPrintStrCall(
            rewriter, loc, module, "assert_msg", op.getMsg(),
            /*addNewline=*/false, "puts", symbolTables)))
      return failure();
    if (abortOnFailure) {
      LLVM::CallOp::create(rewriter, loc, getAbort(rewriter, module),
                           ValueRange());
      LLVM::UnreachableOp::create(rewriter, loc);
    } else {
      LLVM::BrOp::create(rewriter, loc, ValueRange(), next);
    }
    rewriter.setInsertionPointToEnd(block);
    rewriter.replaceOpWithNewOp<LLVM::CondBrOp>(op, adaptor.getArg(), next,
                                                failed);
    return success();
  }

private:
  LLVM::LLVMFuncOp getAbort(OpBuilder &builder, ModuleOp module) const {
    Operation *known = symbolTables
                           ? symbolTables->lookupSymbolIn(
                                 module, builder.getStringAttr("abort"))
                           : SymbolTable::lookupSymbolIn(module, "abort");
    if (auto abort = dyn_cast_or_null<LLVM::LLVMFuncOp>(known))
      return abort;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    auto abort = LLVM::LLVMFuncOp::create(
        builder, builder.getUnknownLoc(), "abort",
        LLVM::LLVMFunctionType::get(getVoidType(), {}));
    if (symbolTables && !known)
      symbolTables->getSymbolTable(module).insert(abort);
    return abort;
  }

  bool abortOnFailure;
  SymbolTableCollection *symbolTables;
};

struct ConvertControlFlowToLLVM
    : impl::ConvertControlFlowToLLVMPassBase<ConvertControlFlowToLLVM> {
  using ConvertControlFlowToLLVMPassBase::ConvertControlFlowToLLVMPassBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    LLVMConversionTarget target(*context);
    target.markUnknownOpDynamicallyLegal([&](Operation *op) {
      return op->getDialect() !=
             context->getLoadedDialect<cf::ControlFlowDialect>();
    });
    LLVMTypeConverter converter(context,
                                makeLoweringOptions(context, indexBitwidth));
    RewritePatternSet patterns(context);
    cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    SymbolTableCollection symbolTables;
    cf::populateAssertToLLVMConversionPattern(
        converter, patterns, /*abortOnFailure=*/true, &symbolTables);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

/// Returns true if the types of the operands of a branch have a conversion.
bool canConvertOperands(Operation *op, const TypeConverter &converter) {
  return llvm::all_of(op->getOperandTypes(),
                      [&](Type type) { return converter.convertType(type); });
}

/// Returns false if a branch cannot stay because a block to which it branches
/// has other types, or gets them when another branch is converted.
std::optional<bool> isLegalBranch(Operation *op,
                                  const TypeConverter &converter) {
  auto branch = cast<BranchOpInterface>(op);
  const bool canConvert = canConvertOperands(op, converter);
  for (unsigned i = 0, e = op->getNumSuccessors(); i < e; ++i) {
    Block *block = op->getSuccessor(i);
    const TypeRange given(
        ValueRange(branch.getSuccessorOperands(i).getForwardedOperands()));
    if (given != TypeRange(block->getArguments()))
      return false;
    if (!canConvert && !block->getUniquePredecessor() &&
        !llvm::all_of(given, [&](Type type) {
          const Type converted = converter.convertType(type);
          return !converted || converted == type;
        }))
      return false;
  }
  return std::nullopt;
}

/// Adds all patterns with default options.
class ControlFlowToLLVMInterface final : public ConvertToLLVMPatternInterface {
public:
  using ConvertToLLVMPatternInterface::ConvertToLLVMPatternInterface;

  void loadDependentDialects(MLIRContext *context) const override {
    context->getOrLoadDialect<LLVM::LLVMDialect>();
  }

  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &typeConverter,
      RewritePatternSet &patterns) const override {
    target.addDynamicallyLegalOp<cf::BranchOp, cf::CondBranchOp, cf::SwitchOp>(
        [&](Operation *op) { return isLegalBranch(op, typeConverter); });
    cf::populateControlFlowToLLVMConversionPatterns(typeConverter, patterns);
    cf::populateAssertToLLVMConversionPattern(typeConverter, patterns);
  }
};

} // namespace

void cf::populateControlFlowToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<BranchLowering, CondBranchLowering, SwitchLowering>(converter);
}

void cf::populateAssertToLLVMConversionPattern(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    bool abortOnFailure, SymbolTableCollection *symbolTables) {
  patterns.add<AssertLowering>(converter, abortOnFailure, symbolTables);
}

void cf::registerConvertControlFlowToLLVMInterface(Registry &registry) {
  registry.getDialects().addExtension(
      {cf::ControlFlowDialect::descriptor.name}, [](MLIRContext *context) {
        addInterfaces<ControlFlowToLLVMInterface>(
            *context->getLoadedDialect<cf::ControlFlowDialect>());
      });
}

} // namespace mlir
