// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/type_conversions/type_conversions.h"

#include "core/conversion/conversion_pattern.h"
#include "core/conversion/dialect_conversion.h"
#include "core/conversion/function_conversion.h"
#include "core/ir/builtin/builtin_ops.h"
#include "dialects/cf/transforms/structural_type_conversions/structural_type_conversions.h"
#include "dialects/func/func.h"
#include "dialects/func/transforms/decompose_call_graph_types/decompose_call_graph_types.h"
#include "dialects/scf/transforms/structural_type_conversions/structural_type_conversions.h"
#include "dialects/test/parameters.h"
#include "dialects/test/test.h"

namespace test {

using namespace mlir;

#define GEN_PASS_DEF_TESTDECOMPOSECALLGRAPHTYPES
#define GEN_PASS_DEF_TESTTARGETMATERIALIZATIONWITHNOUSES
#define GEN_PASS_DEF_TESTTYPECONVERSIONDRIVER
#include "dialects/test/transforms/type_conversions/type_conversions_pass.h.inc"

namespace {

// Types of many kinds.

/// The name of converted recursive types.
constexpr llvm::StringLiteral convertedName = "outer_converted_type";

struct ManyTypesConverter : TypeConverter {
  ManyTypesConverter() {
    addConversion(
        [](Type type,
           llvm::SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
          if (type.isF64() || type.isF32() || type.isF16() || type.isBF16())
            types.push_back(Float64Type::get(type.getContext()));
          else if (type.isIndex() || isLegalInteger(type))
            types.push_back(type);
          return success();
        });
    addConversion([this](TestRecursiveType type) -> std::optional<Type> {
      return type.getName() == convertedName ? type : convertRecursive(type);
    });
    // The conversion of a recursive type depends on its context. A conversion
    // of values disables the cache of type conversions.
    addConversion([](Value) -> std::optional<Type> { return std::nullopt; });
    addSourceMaterialization(makeOriginal);
  }

private:
  static bool isLegalInteger(Type type) {
    auto integer = llvm::dyn_cast<IntegerType>(type);
    return integer && (integer.getWidth() == 1 || integer.getWidth() == 38);
  }

  /// Returns the type with a converted body. A nested reference to the type
  /// itself becomes `smpla`.
  Type convertRecursive(TestRecursiveType type) {
    if (llvm::is_contained(enclosing, type))
      return SimpleAType::get(type.getContext());
    enclosing.push_back(type);
    Type body = convertType(type.getBody());
    enclosing.pop_back();
    auto result = TestRecursiveType::get(type.getContext(), convertedName);
    return body && succeeded(result.setBody(body)) ? result : Type();
  }

  static Value makeOriginal(OpBuilder &builder, Type type, ValueRange values,
                            Location location) {
    const bool isOne = values.size() == 1;
    const bool isFromF64 = isOne && values.front().getType().isF64();
    const bool isFromInteger =
        isOne && llvm::isa<IntegerType>(values.front().getType());
    if ((isFromF64 && !type.isF16()) ||
        (isFromInteger && llvm::isa<IntegerType>(type)))
      return TestCastOp::create(builder, location, type, values).getResult();
    if (values.empty() && (type.isInteger(32) || type.isInteger(64)))
      return TestTypeProducerOp::create(builder, location, type).getResult();
    return {};
  }

  llvm::SmallVector<TestRecursiveType, 2> enclosing;
};

/// type_producer : T -> type_producer : T', for floats, i16 and recursive types
struct ConvertProducer : OpConversionPattern<TestTypeProducerOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(TestTypeProducerOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = op->getResult(0).getType();
    if (llvm::isa<FloatType>(type))
      type = rewriter.getF64Type();
    else if (type.isInteger(16))
      type = rewriter.getI64Type();
    else if (Type converted = typeConverter->convertType(type);
             llvm::isa<TestRecursiveType>(type) && converted &&
             converted != type)
      type = converted;
    else
      return failure();
    rewriter.replaceOpWithNewOp<TestTypeProducerOp>(op, type);
    return success();
  }
};

/// another_type_producer : T -> type_producer : T
/// The result is illegal and is converted next.
struct ReplaceProducer : OpRewritePattern<TestAnotherTypeProducerOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TestAnotherTypeProducerOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<TestTypeProducerOp>(op,
                                                    op->getResult(0).getType());
    return success();
  }
};

/// type_consumer(x) -> type_consumer(converted x)
struct ConvertConsumer : OpConversionPattern<TestTypeConsumerOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(TestTypeConsumerOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op,
                             [&] { op->setOperands(adaptor.getOperands()); });
    return success();
  }
};

/// replace_with_legal_op(x) -> legal_op_d(converted x)
struct ReplaceWithLegalOp : ConversionPattern {
  ReplaceWithLegalOp(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, "test.replace_with_legal_op", 1, context) {
  }
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LegalOpD>(op, operands.front());
    return success();
  }
};

/// signature_conversion_undo { (x : T) … } -> { (x : T') … }, then fails, so
/// that it is rolled back
struct ConvertAndUndo : OpConversionPattern<TestSignatureConversionUndoOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(TestSignatureConversionUndoOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    (void)rewriter.convertRegionTypes(&op->getRegion(0), *typeConverter);
    return failure();
  }
};

/// signature_conversion_no_converter { (x : T) … } -> { (x : T') … }
/// The pattern has no converter that could materialize the casts of the
/// arguments.
struct ConvertWithoutConverter
    : OpConversionPattern<TestSignatureConversionNoConverterOp> {
  ConvertWithoutConverter(const TypeConverter &types, MLIRContext *context)
      : OpConversionPattern(context), types(types) {}
  LogicalResult
  matchAndRewrite(TestSignatureConversionNoConverterOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Block *entry = &op->getRegion(0).front();
    TypeConverter::SignatureConversion signature(entry->getNumArguments());
    if (failed(
            types.convertSignatureArgs(entry->getArgumentTypes(), signature)))
      return failure();
    rewriter.modifyOpInPlace(
        op, [&] { rewriter.applySignatureConversion(entry, signature); });
    return success();
  }
  const TypeConverter &types;
};

struct ConvertTypes : impl::TestTypeConversionDriverBase<ConvertTypes> {
  using TestTypeConversionDriverBase::TestTypeConversionDriverBase;
  void runOnOperation() override {
    ManyTypesConverter converter;
    RewritePatternSet patterns(&getContext());
    patterns.add<ConvertConsumer, ConvertProducer, ConvertAndUndo,
                 ConvertWithoutConverter, ReplaceWithLegalOp>(converter,
                                                              &getContext());
    patterns.add<ReplaceProducer>(&getContext());
    populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
    ConversionTarget target(getContext());
    addLegality(target, converter);
    cf::populateCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
    scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                         target);
    ConversionConfig config;
    config.allowPatternRollback = allowPatternRollback;
    if (failed(applyPartialConversion(getOperation().getOperation(), target,
                                      std::move(patterns), config)))
      signalPassFailure();
  }

private:
  static void addLegality(ConversionTarget &target,
                          const TypeConverter &converter) {
    target.addLegalOp<LegalOpD>();
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType());
    });
    target.addDynamicallyLegalOp<TestTypeProducerOp>([](TestTypeProducerOp op) {
      Type type = op->getResult(0).getType();
      auto recursive = llvm::dyn_cast<TestRecursiveType>(type);
      return type.isF64() || type.isInteger(64) ||
             (recursive && recursive.getName() == convertedName);
    });
    target.addDynamicallyLegalOp<TestCastOp>([](TestCastOp op) {
      return op->getOperand(0).getType().isF64() &&
             op->getResult(0).getType().isF32();
    });
    target.addDynamicallyLegalOp<TestSignatureConversionNoConverterOp>(
        [&](TestSignatureConversionNoConverterOp op) {
          return converter.isLegal(
              TypeRange(op->getRegion(0).front().getArgumentTypes()));
        });
  }
};

// Unused casts.

/// type_changer(x) -> converted x
struct ForwardOperand : OpConversionPattern<TestTypeChangerOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(TestTypeChangerOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getOperands());
    return success();
  }
};

struct NoUses : impl::TestTargetMaterializationWithNoUsesBase<NoUses> {
  using TestTargetMaterializationWithNoUsesBase::
      TestTargetMaterializationWithNoUsesBase;
  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) { return type; });
    converter.addConversion([](IntegerType type) -> Type {
      return type.getWidth() == 16 ? IntegerType::get(type.getContext(), 64)
                                   : type;
    });
    converter.addTargetMaterialization([](OpBuilder &builder, Type type,
                                          ValueRange values,
                                          Location location) -> Value {
      return TestCastOp::create(builder, location, type, values).getResult();
    });
    ConversionTarget target(getContext());
    target.addIllegalOp<TestTypeChangerOp>();
    RewritePatternSet patterns(&getContext());
    patterns.add<ForwardOperand>(converter, &getContext());
    if (failed(applyPartialConversion(getOperation().getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

// Tuples.

/// Creates a tuple of the first of the values, and removes them from the list.
Value takeTuple(OpBuilder &builder, TupleType type,
                llvm::ArrayRef<Value> &values, Location location) {
  llvm::SmallVector<Value> elements;
  for (Type element : type.getTypes()) {
    if (auto nested = llvm::dyn_cast<TupleType>(element)) {
      elements.push_back(takeTuple(builder, nested, values, location));
    } else {
      elements.push_back(values.front());
      values = values.drop_front();
    }
  }
  return MakeTupleOp::create(builder, location, type, elements).getResult();
}

/// Appends the elements of a tuple, recursively.
void addElements(OpBuilder &builder, Value value, Location location,
                 llvm::SmallVectorImpl<Value> &elements) {
  auto type = llvm::dyn_cast<TupleType>(value.getType());
  if (!type)
    return elements.push_back(value);
  for (auto [index, element] : llvm::enumerate(type.getTypes()))
    addElements(builder,
                GetTupleElementOp::create(builder, location, element, value,
                                          builder.getI32IntegerAttr(index))
                    .getResult(),
                location, elements);
}

struct TupleConverter : TypeConverter {
  TupleConverter() {
    addConversion([](Type type) { return type; });
    addConversion(
        [](TupleType type,
           llvm::SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
          llvm::append_range(types, getFlattenedTypes(type));
          return success();
        });
    addSourceMaterialization([](OpBuilder &builder, TupleType type,
                                ValueRange values, Location location) {
      llvm::SmallVector<Value> rest(values.begin(), values.end());
      llvm::ArrayRef<Value> left = rest;
      return takeTuple(builder, type, left, location);
    });
    addTargetMaterialization([](OpBuilder &builder, TypeRange types,
                                ValueRange values,
                                Location location) -> llvm::SmallVector<Value> {
      llvm::SmallVector<Value> elements;
      if (values.size() != 1)
        return elements;
      auto tuple = llvm::dyn_cast<TupleType>(values.front().getType());
      if (tuple && llvm::equal(types, getFlattenedTypes(tuple)))
        addElements(builder, values.front(), location, elements);
      return elements;
    });
  }
};

struct DecomposeTuples
    : impl::TestDecomposeCallGraphTypesBase<DecomposeTuples> {
  using TestDecomposeCallGraphTypesBase::TestDecomposeCallGraphTypesBase;
  void runOnOperation() override {
    TupleConverter converter;
    ConversionTarget target(getContext());
    target.addLegalDialect<TestDialect>();
    target.addDynamicallyLegalOp<func::ReturnOp>([&](func::ReturnOp op) {
      return converter.isLegal(TypeRange(op->getOperandTypes()));
    });
    target.addDynamicallyLegalOp<func::CallOp>(
        [&](func::CallOp op) { return converter.isLegal(op.getOperation()); });
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType());
    });
    RewritePatternSet patterns(&getContext());
    populateDecomposeCallGraphTypesPatterns(&getContext(), converter, patterns);
    if (failed(applyPartialConversion(getOperation().getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace test
