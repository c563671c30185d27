// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/legalize_patterns/legalization_patterns.h"

#include "core/conversion/conversion_pattern.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/rewrite_rules/rewrite_rules.h"

namespace test {

using namespace mlir;

TestTypeConverter::TestTypeConverter() {
  addConversion(
      [](Type type,
         llvm::SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
        Builder builder(type.getContext());
        if (type == builder.getIntegerType(64))
          results.push_back(builder.getF64Type());
        else if (type == builder.getIntegerType(42))
          results.push_back(builder.getIntegerType(43));
        else if (type == builder.getF32Type())
          results.append(2, builder.getF16Type());
        else if (type != builder.getIntegerType(16) &&
                 type != builder.getIntegerType(24))
          results.push_back(type);
        return success();
      });
  auto cast = [](OpBuilder &builder, Type type, ValueRange inputs,
                 Location location) -> Value {
    return TestCastOp::create(builder, location, type, inputs).getResult();
  };
  addSourceMaterialization(cast);
  addTargetMaterialization(cast);
}

namespace {

using Operands = llvm::ArrayRef<Value>;
using Function = ConversionFunction;

/// Any operation named `root` -> the result of `function`, which gets one value
/// per operand
struct FunctionPattern : ConversionPattern {
  using ConversionPattern::matchAndRewrite;
  FunctionPattern(llvm::StringRef root, Function function, MLIRContext *context,
                  PatternBenefit benefit = 1,
                  llvm::ArrayRef<llvm::StringRef> generated = {})
      : ConversionPattern(root, benefit, context, generated),
        function(function) {}
  FunctionPattern(const TypeConverter &converter, llvm::StringRef root,
                  Function function, MLIRContext *context)
      : ConversionPattern(converter, root, 1, context), function(function) {}
  LogicalResult
  matchAndRewrite(Operation *op, Operands operands,
                  ConversionPatternRewriter &rewriter) const override {
    return function(op, operands, rewriter);
  }
  Function function;
};

/// recursive_rewrite n -> recursive_rewrite n - 1
struct CountDown : OpRewritePattern<TestRecursiveRewriteOp> {
  explicit CountDown(MLIRContext *context) : OpRewritePattern(context) {
    setHasBoundedRewriteRecursion();
  }
  LogicalResult matchAndRewrite(TestRecursiveRewriteOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op, [&] {
      op->setAttr("depth", rewriter.getI64IntegerAttr(op.getDepth() - 1));
    });
    return success();
  }
};

} // namespace

void add(RewritePatternSet &patterns, llvm::StringRef root, Function function,
         PatternBenefit benefit) {
  patterns.add(RewritePattern::create<FunctionPattern>(
      root, function, patterns.getContext(), benefit));
}
void add(RewritePatternSet &patterns, const TypeConverter &converter,
         llvm::StringRef root, Function function) {
  patterns.add(RewritePattern::create<FunctionPattern>(
      converter, root, function, patterns.getContext()));
}

// Replacements.

void populateReplacements(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  populateRewriteRules(patterns);
  patterns.add<CountDown>(context);
  add(patterns, "test.replace_non_root",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        auto illegal =
            ILLegalOpF::create(rewriter, op->getLoc(), op->getResultTypes());
        auto legal =
            LegalOpB::create(rewriter, op->getLoc(), op->getResultTypes());
        rewriter.replaceOp(op, illegal.getOperation());
        rewriter.replaceOp(illegal, legal.getOperation());
        return success();
      });
}

// Types.

/// type_producer : from -> type_producer : to
static LogicalResult changeProducer(Operation *op, Type from, Type to,
                                    ConversionPatternRewriter &rewriter) {
  if (op->getResult(0).getType() != from)
    return failure();
  rewriter.replaceOpWithNewOp<TestTypeProducerOp>(op, to);
  return success();
}

void populateTypeChanges(RewritePatternSet &patterns,
                         const TypeConverter &converter) {
  add(patterns, "test.type_producer",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        return changeProducer(op, rewriter.getI32Type(), rewriter.getF32Type(),
                              rewriter);
      });
  add(patterns, "test.type_producer",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        return changeProducer(op, rewriter.getF32Type(), rewriter.getF64Type(),
                              rewriter);
      });
  // This pattern has the highest benefit, but its result is illegal.
  add(
      patterns, "test.type_producer",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        return changeProducer(op, rewriter.getF32Type(), rewriter.getBF16Type(),
                              rewriter);
      },
      10);
  add(patterns, "test.type_consumer",
      [](Operation *op, Operands operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        if (!operands[0].getType().isF64())
          return failure();
        rewriter.replaceOpWithNewOp<TestTypeConsumerOp>(op, operands[0]);
        return success();
      });
  // Erases a consumer whose operand is not converted to f64 but to one other
  // value.
  add(patterns, converter, "test.type_consumer",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        rewriter.eraseOp(op);
        return success();
      });
  /// return(x : f32) -> return(converted values of x)
  struct Return : ConversionPattern {
    explicit Return(MLIRContext *context)
        : ConversionPattern("test.return", 1, context) {}
    using ConversionPattern::matchAndRewrite;
    LogicalResult
    matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                    ConversionPatternRewriter &rewriter) const override {
      if (op->getNumOperands() != 1 || !op->getOperand(0).getType().isF32())
        return failure();
      rewriter.replaceOpWithNewOp<TestReturnOp>(op, operands[0]);
      return success();
    }
  };
  patterns.add<Return>(patterns.getContext());
  /// drop_region_op { … } -> nothing, after the types of its region are
  /// converted
  struct DropRegion : ConversionPattern {
    DropRegion(MLIRContext *context, const TypeConverter &converter)
        : ConversionPattern(converter, "test.drop_region_op", 1, context) {}
    using ConversionPattern::matchAndRewrite;
    LogicalResult
    matchAndRewrite(Operation *op, Operands,
                    ConversionPatternRewriter &rewriter) const override {
      Region &region = op->getRegion(0);
      SignatureConversion signature(region.getNumArguments());
      if (failed(typeConverter->convertSignatureArgs(region.getArgumentTypes(),
                                                     signature)) ||
          failed(
              rewriter.convertRegionTypes(&region, *typeConverter, &signature)))
        return failure();
      rewriter.eraseOp(op);
      return success();
    }
  };
  patterns.add<DropRegion>(patterns.getContext(), converter);
}

// Changes of blocks, and changes that are rolled back.

void populateBlockChanges(RewritePatternSet &patterns,
                          const TypeConverter &converter) {
  add(patterns, "test.region",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        Region &parent = *op->getParentRegion();
        Region &region = op->getRegion(0);
        if (op->hasAttr("legalizer.should_clone"))
          rewriter.cloneRegionBefore(region, parent, parent.end());
        else
          rewriter.inlineRegionBefore(region, parent, parent.end());
        if (op->hasAttr("legalizer.erase_old_blocks"))
          while (!region.empty())
            rewriter.eraseBlock(&region.front());
        rewriter.eraseOp(op);
        return success();
      });
  add(patterns, "test.region_builder",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        OperationState state(op->getLoc(), "test.region");
        state.addRegion();
        Operation *made = rewriter.create(state);
        rewriter.createBlock(&made->getRegion(0), {},
                             TypeRange(rewriter.getIntegerType(64)),
                             rewriter.getUnknownLoc());
        ILLegalOpF::create(rewriter, op->getLoc(), rewriter.getI32Type());
        TestValidOp::create(rewriter, op->getLoc(), TypeRange(), ValueRange());
        rewriter.eraseOp(op);
        return success();
      });
  auto createBlock = [](bool isLegal) -> Function {
    if (isLegal)
      return [](Operation *op, Operands,
                ConversionPatternRewriter &rewriter) -> LogicalResult {
        Region &region = *op->getParentRegion();
        Type i32 = rewriter.getI32Type();
        Location location = op->getLoc();
        rewriter.createBlock(&region, region.end(), {i32, i32},
                             {location, location});
        TerminatorOp::create(rewriter, location);
        rewriter.eraseOp(op);
        return success();
      };
    return [](Operation *op, Operands,
              ConversionPatternRewriter &rewriter) -> LogicalResult {
      Region &region = *op->getParentRegion();
      Type i32 = rewriter.getI32Type();
      Location location = op->getLoc();
      rewriter.createBlock(&region, region.end(), {i32, i32},
                           {location, location});
      ILLegalOpF::create(rewriter, location, i32);
      TerminatorOp::create(rewriter, location);
      rewriter.eraseOp(op);
      return success();
    };
  };
  add(patterns, "test.create_block", createBlock(true));
  add(patterns, "test.create_illegal_block", createBlock(false));
  add(patterns, "test.undo_block_erase",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        Block *second = &*std::next(op->getRegion(0).begin());
        rewriter.setInsertionPointToStart(second);
        ILLegalOpF::create(rewriter, op->getLoc(), rewriter.getI32Type());
        rewriter.eraseBlock(second);
        rewriter.modifyOpInPlace(op, [] {});
        return success();
      });
}

} // namespace test
