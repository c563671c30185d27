// SPDX-License-Identifier: Apache-2.0
//
// Pattern sets: `RewritePatternSet` for building a set,
// `FrozenRewritePatternSet` for applying it.
#ifndef CORE_REWRITE_PATTERN_SET_H
#define CORE_REWRITE_PATTERN_SET_H

#include <memory>
#include <vector>

#include "core/rewrite/pattern.h"

namespace mlir {

/// A list of patterns of one context, in the order in which they were added.
class RewritePatternSet {
public:
  using NativePatternListT = std::vector<std::unique_ptr<RewritePattern>>;

  explicit RewritePatternSet(MLIRContext *context) : context(context) {}
  RewritePatternSet(MLIRContext *context,
                    std::unique_ptr<RewritePattern> pattern)
      : context(context) {
    native.push_back(std::move(pattern));
  }

  MLIRContext *getContext() const { return context; }
  NativePatternListT &getNativePatterns() { return native; }
  void clear() { native.clear(); }

  /// Adds one pattern of each class in `Ts`, each constructed from the same
  /// arguments. The first argument is usually the context.
  template <typename... Ts, typename First, typename... Args>
    requires(sizeof...(Ts) != 0)
  RewritePatternSet &add(First &&first, Args &&...args) {
    (addPattern(RewritePattern::create<Ts>(first, args...), {}), ...);
    return *this;
  }
  /// Does the same as `add` and attaches debug labels to each pattern.
  template <typename... Ts, typename First, typename... Args>
    requires(sizeof...(Ts) != 0)
  RewritePatternSet &addWithLabel(llvm::ArrayRef<llvm::StringRef> labels,
                                  First &&first, Args &&...args) {
    (addPattern(RewritePattern::create<Ts>(first, args...), labels), ...);
    return *this;
  }
  RewritePatternSet &add(std::unique_ptr<RewritePattern> pattern) {
    return addPattern(std::move(pattern), {});
  }
  /// Adds a function as a pattern that matches `OpT`.
  template <typename OpT>
  RewritePatternSet &add(LogicalResult (*function)(OpT, PatternRewriter &),
                         PatternBenefit benefit = 1,
                         llvm::ArrayRef<llvm::StringRef> generatedNames = {}) {
    struct FunctionPattern final : OpRewritePattern<OpT> {
      FunctionPattern(LogicalResult (*function)(OpT, PatternRewriter &),
                      MLIRContext *context, PatternBenefit benefit,
                      llvm::ArrayRef<llvm::StringRef> generatedNames)
          : OpRewritePattern<OpT>(context, benefit, generatedNames),
            function(function) {}
      LogicalResult matchAndRewrite(OpT op,
                                    PatternRewriter &rewriter) const override {
        return function(op, rewriter);
      }

    private:
      LogicalResult (*function)(OpT, PatternRewriter &);
    };
    return add(std::make_unique<FunctionPattern>(function, context, benefit,
                                                 generatedNames));
  }

  // Synonyms of `add`.
  template <typename... Ts, typename First, typename... Args>
    requires(sizeof...(Ts) != 0)
  RewritePatternSet &insert(First &&first, Args &&...args) {
    return add<Ts...>(std::forward<First>(first), std::forward<Args>(args)...);
  }
  template <typename OpT>
  RewritePatternSet &insert(LogicalResult (*function)(OpT, PatternRewriter &)) {
    return add(function);
  }

private:
  RewritePatternSet &addPattern(std::unique_ptr<RewritePattern> pattern,
                                llvm::ArrayRef<llvm::StringRef> labels) {
    pattern->addDebugLabels(labels);
    native.push_back(std::move(pattern));
    return *this;
  }

  MLIRContext *context;
  NativePatternListT native;
};

/// An immutable set of patterns, indexed by the operations that they match.
/// Copies share their data and are cheap.
/// Thread safety: may be used concurrently.
class FrozenRewritePatternSet {
public:
  /// The patterns that may match one operation, sorted by descending benefit.
  /// Patterns of equal benefit keep the order of the set.
  using PatternList = llvm::SmallVector<const RewritePattern *, 4>;

  FrozenRewritePatternSet();
  /// Freezes `patterns`. It drops each pattern whose debug name or label is in
  /// `disabled`. Unless `enabled` is empty, it also drops each pattern without
  /// a debug name or label in `enabled`.
  FrozenRewritePatternSet(RewritePatternSet &&patterns,
                          llvm::ArrayRef<std::string> disabled = {},
                          llvm::ArrayRef<std::string> enabled = {});
  FrozenRewritePatternSet(const FrozenRewritePatternSet &);
  FrozenRewritePatternSet(FrozenRewritePatternSet &&);
  FrozenRewritePatternSet &operator=(const FrozenRewritePatternSet &);
  FrozenRewritePatternSet &operator=(FrozenRewritePatternSet &&);
  ~FrozenRewritePatternSet();

  /// Returns the patterns by the name of their root operation. Interface and
  /// trait patterns are listed under each matching operation that was
  /// registered when the set was frozen.
  const llvm::DenseMap<OperationName, PatternList> &
  getOpSpecificNativePatterns() const;
  /// Returns the index of the pattern list of `name`, or null if it has none.
  const PatternIndex *getIndex(OperationName name) const;
  /// Returns all patterns, in the order of the set.
  llvm::ArrayRef<std::unique_ptr<RewritePattern>> getNativePatterns() const;
  /// Returns the patterns that may match any operation.
  llvm::ArrayRef<const RewritePattern *> getMatchAnyOpNativePatterns() const;

private:
  struct Impl;
  std::shared_ptr<const Impl> impl;
};

} // namespace mlir

#endif // CORE_REWRITE_PATTERN_SET_H
