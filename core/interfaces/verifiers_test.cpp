// SPDX-License-Identifier: Apache-2.0
//
// Verifiers of the smaller interfaces.
#include "core/interfaces/cast.h"
#include "core/interfaces/destination_style.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/interface_test_base.h"
#include "core/interfaces/parallel_combining.h"
#include "core/interfaces/shaped_op.h"

namespace mlir {
namespace {

/// The only legal result type is that of the first input.
struct Casts : CastOpInterface::ExternalModel<Casts, AnyOp> {
  static bool areCastCompatible(TypeRange inputs, TypeRange outputs) {
    return !inputs.empty() && inputs[0] == outputs[0];
  }
};

/// All operands but the first are inits.
struct WritesInit
    : DestinationStyleOpInterface::ExternalModel<WritesInit, AnyOp> {
  MutableOperandRange getDpsInitsMutable(Operation *op) const {
    return MutableOperandRange(op, 1, op->getNumOperands() - 1);
  }
};

using VerifiersTest = InterfaceTest;

TEST_F(VerifiersTest, Casts) {
  test.define("test.cast", {}, {implement<Casts>()});
  Value a = value(i32), b = value(i64);
  auto verify = [&](std::vector<Value> operands, std::vector<Type> results) {
    return check(
        test.create("test.cast", {.operands = operands, .results = results}),
        impl::verifyCastInterfaceOp);
  };
  EXPECT_EQ(verify({a}, {i32}), "");
  EXPECT_EQ(verify({a}, {}),
            "'test.cast' op expected at least one result for cast operation");
  EXPECT_EQ(verify({a}, {i64}), "'test.cast' op operand type 'i32' and result "
                                "type 'i64' are cast incompatible");
  EXPECT_EQ(verify({a, b}, {i64, i32}),
            "'test.cast' op operand types 'i32', 'i64' and result types 'i64', "
            "'i32' are cast incompatible");
  EXPECT_EQ(verify({}, {i64}), "'test.cast' op operand types [] and result "
                               "type 'i64' are cast incompatible");

  llvm::SmallVector<OpFoldResult> folded;
  Operation *op = test.create("test.cast", {.operands = {a}, .results = {i32}});
  EXPECT_TRUE(succeeded(impl::foldCastInterfaceOp(op, {}, folded)));
  EXPECT_EQ(folded, (llvm::SmallVector<OpFoldResult>{a}));
}

TEST_F(VerifiersTest, DestinationStyle) {
  test.define("test.dps", {}, {implement<WritesInit>()});
  Type tensor = RankedTensorType::get({2}, i32);
  Type other = RankedTensorType::get({3}, i32);
  Value in = value(i32), t = value(tensor);
  Value m = value(MemRefType::get({2}, i32));
  auto verify = [&](std::vector<Value> operands, std::vector<Type> results) {
    return check(
        test.create("test.dps", {.operands = operands, .results = results}),
        detail::verifyDestinationStyleOpInterface);
  };
  EXPECT_EQ(verify({in, t, m}, {tensor}), "");
  EXPECT_EQ(verify({in}, {i32}), "");
  // Invariant 1.
  EXPECT_EQ(verify({in, in}, {}),
            "'test.dps' op expected that operand #1 is a tensor or a memref");
  // Invariant 2.
  EXPECT_EQ(verify({in, t}, {}),
            "'test.dps' op expected the number of tensor results (0) to be "
            "equal to the number of output tensors (1)");
  // Invariant 3.
  EXPECT_EQ(verify({in, t}, {other}),
            "'test.dps' op expected type of operand #1 ('tensor<2xi32>') to "
            "match type of corresponding result ('tensor<3xi32>')");
  EXPECT_EQ(verify({in, m, t}, {tensor}),
            "'test.dps' op expected operand #2 to have a corresponding result");

  DestinationStyleOpInterface op(
      test.create("test.dps", {.operands = {in, t}, .results = {tensor}}));
  EXPECT_EQ(op.getNumDpsInputs(), 1);
  EXPECT_EQ(op.getDpsInputs(), (llvm::SmallVector<Value>{in}));
  EXPECT_TRUE(op.isDpsInit(&op->getOpOperand(1)));
  EXPECT_FALSE(op.isDpsInit(&op->getOpOperand(0)));
  EXPECT_TRUE(op.hasPureTensorSemantics());
  EXPECT_FALSE(op.hasPureBufferSemantics());
  EXPECT_EQ(op.getTiedOpResult(&op->getOpOperand(1)), op->getResult(0));
}

TEST_F(VerifiersTest, SmallOnes) {
  EXPECT_EQ(
      check(test.create("unknown.op"), detail::verifyInParallelOpInterface),
      "expected single region op");
  EXPECT_EQ(check(test.create("unknown.op", {.numRegions = 1}),
                  detail::verifyInParallelOpInterface),
            "expected single block op region");
  EXPECT_EQ(
      check(test.create("unknown.op"), detail::verifyShapedDimOpInterface),
      "expected single op result");
  EXPECT_EQ(check(test.create("unknown.op", {.results = {i32}}),
                  detail::verifyShapedDimOpInterface),
            "expect index result type");
}

/// The result has the type of the operand.
struct Infers : InferTypeOpInterface::ExternalModel<Infers, AnyOp> {
  static LogicalResult inferReturnTypes(MLIRContext *, std::optional<Location>,
                                        ValueRange operands, DictionaryAttr,
                                        OpaqueProperties, RegionRange,
                                        llvm::SmallVectorImpl<Type> &types) {
    types.push_back(operands[0].getType());
    return success();
  }
  static LogicalResult
  refineReturnTypes(MLIRContext *context, std::optional<Location> location,
                    ValueRange operands, DictionaryAttr attributes,
                    OpaqueProperties properties, RegionRange regions,
                    llvm::SmallVectorImpl<Type> &types) {
    llvm::SmallVector<Type> inferred;
    (void)inferReturnTypes(context, location, operands, attributes, properties,
                           regions, inferred);
    if (inferred == types)
      return success();
    return detail::emitIncompatibleTypes(location, "test.infer", inferred,
                                         types);
  }
  static bool isCompatibleReturnTypes(TypeRange, TypeRange) { return true; }
};

TEST_F(VerifiersTest, InferredTypes) {
  test.define("test.infer", {}, {implement<Infers>()});
  Value a = value(i32);
  EXPECT_EQ(
      check(test.create("test.infer", {.operands = {a}, .results = {i32}}),
            detail::verifyInferredResultTypes),
      "");
  EXPECT_EQ(
      check(test.create("test.infer", {.operands = {a}, .results = {i64, i32}}),
            detail::verifyInferredResultTypes),
      "'test.infer' op inferred type(s) 'i32' are incompatible with "
      "return type(s) of operation 'i64', 'i32'; 'test.infer' op failed to "
      "infer "
      "returned types");
}

TEST_F(VerifiersTest, Shapes) {
  ShapeAdaptor tensor(
      Type(RankedTensorType::get({2, ShapedType::kDynamic}, i32)));
  EXPECT_TRUE(tensor.hasRank());
  EXPECT_EQ(tensor.getRank(), 2);
  EXPECT_TRUE(tensor.isDynamicDim(1));
  EXPECT_FALSE(tensor.hasStaticShape());
  ShapeAdaptor constant(Attribute(test.builder.getI64TensorAttr({4, 5})));
  EXPECT_EQ(constant.getNumElements(), 20);
  EXPECT_FALSE(ShapeAdaptor(i32));
  ShapedTypeComponents unranked(i32);
  EXPECT_FALSE(ShapeAdaptor(unranked).hasRank());
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(succeeded(detail::inferReturnTensorTypes(
      {unranked, ShapedTypeComponents({2, 3}, i64)}, types)));
  EXPECT_EQ(types,
            (llvm::SmallVector<Type>{UnrankedTensorType::get(i32),
                                     RankedTensorType::get({2, 3}, i64)}));
}

} // namespace
} // namespace mlir
