// SPDX-License-Identifier: Apache-2.0
//
// Sets of patterns: those that are being put together, and those that are
// applied.
#ifndef CORE_REWRITE_PATTERN_SET_H
#define CORE_REWRITE_PATTERN_SET_H

#include <memory>
#include <vector>

#include "core/rewrite/pattern.h"

namespace mlir {

/// Patterns of one context, in the order in which they were added.
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

  /// Adds a pattern of each class, made of the same arguments: the context,
  /// first of all, if the classes are made of one.
  template <typename... Ts, typename First, typename... Args>
    requires(sizeof...(Ts) != 0)
  RewritePatternSet &add(First &&first, Args &&...args) {
    (addPattern(RewritePattern::create<Ts>(first, args...), {}), ...);
    return *this;
  }
  /// The same with labels for debugging.
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
  /// A function as a pattern of the operations `OpT`.
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

  // The same by the names that they had.
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

/// Patterns that do not change any more, by the operations that they match.
/// Cheap to copy, and safe from many threads.
class FrozenRewritePatternSet {
public:
  /// Those that may match one kind of operations: those of greater benefit
  /// first, of the same in the order of the set.
  using PatternList = llvm::SmallVector<const RewritePattern *, 4>;

  FrozenRewritePatternSet();
  /// Without those whose debug names or labels are in `disabled`, and, unless
  /// `enabled` is empty, those of which none is in it.
  FrozenRewritePatternSet(RewritePatternSet &&patterns,
                          llvm::ArrayRef<std::string> disabled = {},
                          llvm::ArrayRef<std::string> enabled = {});
  FrozenRewritePatternSet(const FrozenRewritePatternSet &);
  FrozenRewritePatternSet(FrozenRewritePatternSet &&);
  FrozenRewritePatternSet &operator=(const FrozenRewritePatternSet &);
  FrozenRewritePatternSet &operator=(FrozenRewritePatternSet &&);
  ~FrozenRewritePatternSet();

  /// By the name of their root; interfaces and traits stand for the operations
  /// that were registered when the set was frozen.
  const llvm::DenseMap<OperationName, PatternList> &
  getOpSpecificNativePatterns() const;
  /// An index of the list of an operation, or null.
  const PatternIndex *getIndex(OperationName name) const;
  /// All of them, in the order of the set.
  llvm::ArrayRef<std::unique_ptr<RewritePattern>> getNativePatterns() const;
  /// Those that may match any operation.
  llvm::ArrayRef<const RewritePattern *> getMatchAnyOpNativePatterns() const;

private:
  struct Impl;
  std::shared_ptr<const Impl> impl;
};

} // namespace mlir

#endif // CORE_REWRITE_PATTERN_SET_H
