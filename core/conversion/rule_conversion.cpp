// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/rule_conversion.h"

#include "core/conversion/conversion_pattern.h"
#include "core/conversion/rewriter_impl.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {
namespace {

/// Maps values to their replacements by the converter of the current pattern.
class RemappedValues final : public RuleValueMapping {
public:
  explicit RemappedValues(detail::ConversionPatternRewriterImpl &impl)
      : impl(impl) {}

  LogicalResult remap(Value value,
                      llvm::SmallVectorImpl<Value> &result) const override {
    // Values that the rule itself created need no mapping.
    Operation *producer = value.getDefiningOp();
    if (producer && impl.pattern.newOps.contains(producer)) {
      result.push_back(value);
      return success();
    }
    llvm::SmallVector<ValueVector, 1> values;
    if (failed(impl.remapValues("operand", std::nullopt, value, values)))
      return failure();
    result.append(values.front().begin(), values.front().end());
    return success();
  }

private:
  detail::ConversionPatternRewriterImpl &impl;
};

/// A rule with an optional type converter.
class RuleConversionPattern final : public ConversionPattern {
public:
  using ConversionPattern::matchAndRewrite;
  RuleConversionPattern(std::unique_ptr<RulePattern> ownedRule,
                        const TypeConverter *converter)
      : ConversionPattern(ownedRule->getRootKind()->getStringRef(),
                          ownedRule->getBenefit(), ownedRule->getContext(),
                          getNames(*ownedRule)),
        rule(std::move(ownedRule)) {
    typeConverter = converter;
    setDebugName(rule->getDebugName());
  }

  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange>,
                  ConversionPatternRewriter &rewriter) const override {
    const RemappedValues mapping(rewriter.getImpl());
    return rule->matchAndRewrite(op, rewriter, &mapping);
  }

private:
  static llvm::SmallVector<llvm::StringRef> getNames(const RulePattern &rule) {
    return llvm::map_to_vector(rule.getGeneratedOps(), [](OperationName name) {
      return name.getStringRef();
    });
  }

  std::unique_ptr<RulePattern> rule;
};

} // namespace

void populateWithConversionRules(RewritePatternSet &patterns,
                                 const TypeConverter *converter,
                                 llvm::ArrayRef<RuleDescriptor> rules) {
  for (const RuleDescriptor &descriptor : rules) {
    auto rule = RulePattern::create(descriptor, patterns.getContext());
    if (!rule || !rule->getRootKind())
      llvm::report_fatal_error("the program of a rewrite rule is not valid");
    patterns.add(
        std::make_unique<RuleConversionPattern>(std::move(rule), converter));
  }
}

} // namespace mlir
