// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/inspections/inspections.h"

#include "core/interfaces/derived_attribute.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/rewrite/greedy.h"
#include "dialects/func/func.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/function_pattern/function_pattern.h"

namespace test {

using namespace mlir;

#define GEN_PASS_DEF_TESTDERIVEDATTRIBUTEDRIVER
#define GEN_PASS_DEF_TESTDISTINCTATTRIBUTES
#define GEN_PASS_DEF_TESTREWRITEDYNAMICOP
#define GEN_PASS_DEF_TESTTYPEINTERFACES
#include "dialects/test/transforms/inspections/inspections_pass.h.inc"

namespace {

struct DerivedAttributes
    : impl::TestDerivedAttributeDriverBase<DerivedAttributes> {
  using TestDerivedAttributeDriverBase::TestDerivedAttributeDriverBase;
  void runOnOperation() override {
    getOperation()->walk([](DerivedAttributeOpInterface op) {
      DictionaryAttr attributes = op.materializeDerivedAttributes();
      if (!attributes)
        return;
      for (NamedAttribute attribute : attributes)
        op->emitRemark() << attribute.getName().getValue() << " = "
                         << attribute.getValue();
    });
  }
};

/// Calls all methods of the interface.
void inspect(TestTypeInterface type, Location location) {
  type.printTypeA(location);
  type.printTypeB(location);
  type.printTypeC(location);
  emitRemark(location) << Type(type) << " - 42 - Int TestC";
  emitRemark(location) << Type(type) << " - " << 3.14 << " - Float TestC";
  type.printTypeD(location);
  type.printTypeRet(location);
  emitRemark(location) << Type(type) << " - TestE";
}

struct TypeInterfaces : impl::TestTypeInterfacesBase<TypeInterfaces> {
  using TestTypeInterfacesBase::TestTypeInterfacesBase;
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      for (Type type : op->getResultTypes())
        if (auto interface = llvm::dyn_cast<TestTypeInterface>(type))
          inspect(interface, op->getLoc());
    });
  }
};

struct DistinctAttributes
    : impl::TestDistinctAttributesBase<DistinctAttributes> {
  using TestDistinctAttributesBase::TestDistinctAttributesBase;
  void runOnOperation() override {
    auto input = getOperation()->getAttrOfType<DistinctAttr>("distinct.input");
    if (!input)
      return;
    getOperation()->setAttr("distinct.output",
                            DistinctAttr::create(input.getReferencedAttr()));
  }
};

struct RewriteDynamicOp : impl::TestRewriteDynamicOpBase<RewriteDynamicOp> {
  using TestRewriteDynamicOpBase::TestRewriteDynamicOpBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    addRewrite(patterns, "test.dynamic_one_operand_two_results",
               [](Operation *op, PatternRewriter &rewriter) -> LogicalResult {
                 rewriter.replaceOp(
                     op, rewriter.create(
                             op->getLoc(),
                             rewriter.getStringAttr("test.dynamic_generic"),
                             op->getOperands(), op->getResultTypes()));
                 return success();
               });
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace test
