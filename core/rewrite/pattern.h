// SPDX-License-Identifier: Apache-2.0
//
// Rewrite patterns: the `Pattern` base with root, benefit and debug names, and
// the base classes of patterns written in C++. greedy.h, walk_driver.h and the
// dialect conversion apply them. pattern_set.h collects them in sets.
// Source: the MLIR documentation, "Pattern Rewriting".
#ifndef CORE_REWRITE_PATTERN_H
#define CORE_REWRITE_PATTERN_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/ir/structure/op_definition.h"
#include "core/rewrite/rewriter.h"
#include "llvm/Support/TypeName.h"

namespace mlir {

/// Ranks patterns that match the same operation. Drivers try a greater benefit
/// first and never try an impossible pattern.
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
  /// Returns the benefit. The pattern must not be impossible to match.
  unsigned short getBenefit() const {
    assert(!isImpossibleToMatch());
    return value;
  }
  friend auto operator<=>(PatternBenefit a, PatternBenefit b) {
    // Impossible wraps around to 0, so it compares less than all others.
    return static_cast<uint16_t>(a.value + 1) <=>
           static_cast<uint16_t>(b.value + 1);
  }
  friend bool operator==(PatternBenefit, PatternBenefit) = default;

private:
  static constexpr uint16_t Impossible = 0xFFFF;
  uint16_t value = Impossible;
};

/// Base of all patterns: the root that it may match, its benefit, the
/// operations it may generate, and its debug name and labels.
class Pattern {
  enum class RootKind : uint8_t { Any, Interface, Operation, Trait };

public:
  /// Returns the operations that a successful application may create. Names
  /// that are not registered yield unregistered operation names.
  llvm::ArrayRef<OperationName> getGeneratedOps() const { return generated; }
  /// Returns the name of the root, or nothing if the pattern matches any
  /// operation, an interface or a trait.
  std::optional<OperationName> getRootKind() const { return rootName; }
  std::optional<TypeID> getRootInterfaceID() const {
    return getRootID(RootKind::Interface);
  }
  std::optional<TypeID> getRootTraitID() const {
    return getRootID(RootKind::Trait);
  }
  PatternBenefit getBenefit() const { return benefit; }
  /// Returns true if the pattern may be applied to operations it created
  /// itself. Such a pattern must guarantee termination.
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

/// An index that finds the patterns of a list that may match an operation
/// without trying each pattern.
class PatternIndex {
public:
  virtual ~PatternIndex();
  /// Appends the positions of the candidates in the list to `places`, in
  /// increasing order. Patterns that are not appended do not match.
  /// Thread safety: may be called concurrently.
  virtual void getCandidates(Operation *op,
                             llvm::SmallVectorImpl<unsigned> &places) const = 0;
};

/// Creates an index of a list, which may contain patterns of any kind.
using PatternIndexFactory = std::unique_ptr<PatternIndex> (*)(
    llvm::ArrayRef<const RewritePattern *> patterns);

/// A pattern written in C++. It is immutable after construction, so several
/// threads may apply it concurrently.
class RewritePattern : public Pattern {
public:
  virtual ~RewritePattern();

  /// Matches `op` and rewrites it through `rewriter`.
  /// Errors: failure if the pattern does not match; the IR is then unchanged.
  virtual LogicalResult matchAndRewrite(Operation *op,
                                        PatternRewriter &rewriter) const = 0;

  /// Returns the factory of an index for lists that contain patterns of this
  /// kind, or null if there is no such index.
  virtual PatternIndexFactory getIndexFactory() const { return nullptr; }

  /// Creates a pattern of class `T` and calls its method `initialize` if it has
  /// one. The debug name defaults to the name of the class.
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

/// Base of patterns whose root is an operation class or an interface class.
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

/// A pattern that matches one operation class.
template <typename SourceOp>
struct OpRewritePattern : detail::OpOrInterfaceRewritePatternBase<SourceOp> {
  using Base = OpRewritePattern;

  OpRewritePattern(MLIRContext *context, PatternBenefit benefit = 1,
                   llvm::ArrayRef<llvm::StringRef> generatedNames = {})
      : detail::OpOrInterfaceRewritePatternBase<SourceOp>(
            SourceOp::getOperationName(), benefit, context, generatedNames) {}
};

/// A pattern that matches all operations that implement an interface.
template <typename SourceOp>
struct OpInterfaceRewritePattern
    : detail::OpOrInterfaceRewritePatternBase<SourceOp> {
  using Base = OpInterfaceRewritePattern;

  OpInterfaceRewritePattern(MLIRContext *context, PatternBenefit benefit = 1)
      : detail::OpOrInterfaceRewritePatternBase<SourceOp>(
            Pattern::MatchInterfaceOpTypeTag(), SourceOp::getInterfaceID(),
            benefit, context) {}
};

/// A pattern that matches all operations that have a trait.
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
