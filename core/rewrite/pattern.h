// SPDX-License-Identifier: Apache-2.0
//
// Rewrite patterns: what they match, how much they are worth, and C++ classes
// for those written by hand. Who applies them: greedy.h, walk_driver.h, and the
// dialect conversion; sets of them: pattern_set.h.
// Source: the MLIR documentation, "Pattern Rewriting".
#ifndef CORE_REWRITE_PATTERN_H
#define CORE_REWRITE_PATTERN_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/ir/op_definition.h"
#include "core/rewrite/rewriter.h"
#include "llvm/Support/TypeName.h"

namespace mlir {

/// How much a pattern is worth where several match: more is tried first; an
/// impossible one never.
class PatternBenefit {
public:
  PatternBenefit() = default;
  PatternBenefit(unsigned benefit) : value(benefit) {
    assert(benefit < Impossible && "this value says that it never matches");
  }
  static PatternBenefit impossibleToMatch() {
    PatternBenefit benefit;
    benefit.value = Impossible;
    return benefit;
  }
  bool isImpossibleToMatch() const { return value == Impossible; }
  /// It is possible.
  unsigned short getBenefit() const {
    assert(!isImpossibleToMatch());
    return value;
  }
  friend auto operator<=>(PatternBenefit a, PatternBenefit b) {
    // Impossible is the least.
    return static_cast<uint16_t>(a.value + 1) <=>
           static_cast<uint16_t>(b.value + 1);
  }
  friend bool operator==(PatternBenefit, PatternBenefit) = default;

private:
  static constexpr uint16_t Impossible = 0xFFFF;
  uint16_t value = Impossible;
};

/// What all kinds of patterns have: the operations whose root they may match, a
/// benefit, the operations that they may make, names for debugging.
class Pattern {
  enum class RootKind : uint8_t { Any, Interface, Operation, Trait };

public:
  /// Operations that a successful application may make. Those that are not
  /// loaded or registered are made known by name only.
  llvm::ArrayRef<OperationName> getGeneratedOps() const { return generated; }
  /// The name of the root; none if that may be any, or has an interface or a
  /// trait.
  std::optional<OperationName> getRootKind() const { return rootName; }
  std::optional<TypeID> getRootInterfaceID() const {
    return getRootID(RootKind::Interface);
  }
  std::optional<TypeID> getRootTraitID() const {
    return getRootID(RootKind::Trait);
  }
  PatternBenefit getBenefit() const { return benefit; }
  /// Whether it may be applied to what it has made without end: then the
  /// pattern itself sees to it that there is one.
  bool hasBoundedRewriteRecursion() const { return boundedRecursion; }
  MLIRContext *getContext() const { return context; }
  llvm::StringRef getDebugName() const { return debugName; }
  void setDebugName(llvm::StringRef name) { debugName = name; }
  llvm::ArrayRef<llvm::StringRef> getDebugLabels() const { return labels; }
  void addDebugLabels(llvm::ArrayRef<llvm::StringRef> more) {
    labels.append(more.begin(), more.end());
  }
  void addDebugLabels(llvm::StringRef label) { labels.push_back(label); }

protected:
  struct MatchAnyOpTypeTag {};
  struct MatchInterfaceOpTypeTag {};
  struct MatchTraitOpTypeTag {};

  Pattern(llvm::StringRef rootName, PatternBenefit benefit,
          MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {});
  Pattern(MatchAnyOpTypeTag, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {});
  Pattern(MatchInterfaceOpTypeTag, TypeID interfaceID, PatternBenefit benefit,
          MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {});
  Pattern(MatchTraitOpTypeTag, TypeID traitID, PatternBenefit benefit,
          MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames = {});

  void setHasBoundedRewriteRecursion(bool bounded = true) {
    boundedRecursion = bounded;
  }

private:
  Pattern(RootKind kind, PatternBenefit benefit, MLIRContext *context,
          llvm::ArrayRef<llvm::StringRef> generatedNames);
  std::optional<TypeID> getRootID(RootKind kind) const {
    return rootKind == kind ? std::optional(rootID) : std::nullopt;
  }

  std::optional<OperationName> rootName;
  TypeID rootID;
  RootKind rootKind;
  PatternBenefit benefit;
  bool boundedRecursion = false;
  MLIRContext *context;
  llvm::SmallVector<OperationName, 2> generated;
  llvm::StringRef debugName;
  llvm::SmallVector<llvm::StringRef, 0> labels;
};

class RewritePattern;

/// Which patterns of a list may match an operation, found without trying each.
class PatternIndex {
public:
  virtual ~PatternIndex();
  /// Adds their places in the list, in order; the others do not match.
  /// Thread-safe.
  virtual void getCandidates(Operation *op,
                             llvm::SmallVectorImpl<unsigned> &places) const = 0;
};

/// Makes an index of a list, which may have patterns of any kind.
using PatternIndexFactory = std::unique_ptr<PatternIndex> (*)(
    llvm::ArrayRef<const RewritePattern *> patterns);

/// A pattern in C++. Constant once it is made: it may be applied by several
/// threads at a time.
class RewritePattern : public Pattern {
public:
  virtual ~RewritePattern();

  /// Matches the operation and rewrites it by `rewriter`.
  /// Errors: failure when it does not match; then nothing has been changed.
  virtual LogicalResult matchAndRewrite(Operation *op,
                                        PatternRewriter &rewriter) const = 0;

  /// What makes an index of lists with patterns of this kind, or null.
  virtual PatternIndexFactory getIndexFactory() const { return nullptr; }

  /// A pattern of the class `T`, which may have a method `initialize`. Its
  /// debug name is that of the class unless it has one.
  template <typename T, typename... Args>
  static std::unique_ptr<T> create(Args &&...args) {
    auto pattern = std::make_unique<T>(std::forward<Args>(args)...);
    if constexpr (requires { pattern->initialize(); })
      pattern->initialize();
    if (pattern->getDebugName().empty())
      pattern->setDebugName(llvm::getTypeName<T>());
    return pattern;
  }

protected:
  using Pattern::Pattern;
};

namespace detail {

/// A pattern whose root is a class of operations or interfaces.
template <typename SourceOp>
struct OpOrInterfaceRewritePatternBase : RewritePattern {
  using RewritePattern::RewritePattern;

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), rewriter);
  }
  virtual LogicalResult matchAndRewrite(SourceOp op,
                                        PatternRewriter &rewriter) const = 0;
};

} // namespace detail

/// A pattern of one kind of operations.
template <typename SourceOp>
struct OpRewritePattern : detail::OpOrInterfaceRewritePatternBase<SourceOp> {
  using Base = OpRewritePattern;

  OpRewritePattern(MLIRContext *context, PatternBenefit benefit = 1,
                   llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : detail::OpOrInterfaceRewritePatternBase<SourceOp>(
            SourceOp::getOperationName(), benefit, context, generatedNames) {}
};

/// A pattern of the operations that have an interface.
template <typename SourceOp>
struct OpInterfaceRewritePattern
    : detail::OpOrInterfaceRewritePatternBase<SourceOp> {
  using Base = OpInterfaceRewritePattern;

  OpInterfaceRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : detail::OpOrInterfaceRewritePatternBase<SourceOp>(
            Pattern::MatchInterfaceOpTypeTag(), SourceOp::getInterfaceID(),
            benefit, context) {}
};

/// A pattern of the operations that have a trait.
template <typename TraitType>
class OpTraitRewritePattern : public RewritePattern {
public:
  using Base = OpTraitRewritePattern;

  OpTraitRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : RewritePattern(MatchTraitOpTypeTag(), TypeID::get<TraitType>(), benefit,
                       context) {}
};

} // namespace mlir

#endif // CORE_REWRITE_PATTERN_H
