// SPDX-License-Identifier: Apache-2.0
//
// Whether two values may stand for the same memory, and what operations do to
// the memory of a value. Answers come from implementations, of which
// LocalAliasAnalysis is always there.
#ifndef CORE_ANALYSIS_ALIAS_ANALYSIS_H
#define CORE_ANALYSIS_ALIAS_ANALYSIS_H

#include <memory>

#include "core/ir/operation.h"

namespace mlir {

class AliasResult {
public:
  enum Kind {
    /// No byte of the one is one of the other.
    NoAlias = 0,
    MayAlias,
    /// They overlap, and are not the same.
    PartialAlias,
    MustAlias,
  };

  AliasResult(Kind kind) : kind(kind) {}
  friend bool operator==(AliasResult, AliasResult) = default;
  /// Whether they may overlap.
  explicit operator bool() const { return kind != NoAlias; }

  /// What is true where either this or the other is.
  AliasResult merge(AliasResult other) const;
  bool isNo() const { return kind == NoAlias; }
  bool isMay() const { return kind == MayAlias; }
  bool isMust() const { return kind == MustAlias; }
  bool isPartial() const { return kind == PartialAlias; }
  void print(llvm::raw_ostream &os) const;

private:
  Kind kind;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AliasResult result);

/// Whether memory is changed (Mod), and whether it is looked at (Ref).
class [[nodiscard]] ModRefResult {
  enum class Kind { NoModRef = 0, Ref = 1, Mod = 2, ModRef = Ref | Mod };

public:
  static ModRefResult getNoModRef() { return Kind::NoModRef; }
  static ModRefResult getRef() { return Kind::Ref; }
  static ModRefResult getMod() { return Kind::Mod; }
  static ModRefResult getModAndRef() { return Kind::ModRef; }
  friend bool operator==(ModRefResult, ModRefResult) = default;

  [[nodiscard]] bool isNoModRef() const { return kind == Kind::NoModRef; }
  [[nodiscard]] bool isMod() const { return has(Kind::Mod); }
  [[nodiscard]] bool isRef() const { return has(Kind::Ref); }
  [[nodiscard]] bool isModOrRef() const { return kind != Kind::NoModRef; }
  [[nodiscard]] bool isModAndRef() const { return kind == Kind::ModRef; }
  ModRefResult merge(ModRefResult other) const {
    return Kind(int(kind) | int(other.kind));
  }
  ModRefResult intersect(ModRefResult other) const {
    return Kind(int(kind) & int(other.kind));
  }
  void print(llvm::raw_ostream &os) const;

private:
  ModRefResult(Kind kind) : kind(kind) {}
  bool has(Kind bit) const { return int(kind) & int(bit); }
  Kind kind;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, ModRefResult result);

/// An analysis for passes.
class AliasAnalysis {
public:
  explicit AliasAnalysis(Operation *op);

  /// Adds an implementation, with the two methods below. It is asked after
  /// those that are there.
  template <typename AnalysisT>
  void addAnalysisImplementation(AnalysisT &&analysis) {
    implementations.push_back(std::make_unique<Model<std::decay_t<AnalysisT>>>(
        std::forward<AnalysisT>(analysis)));
  }

  /// The first answer that is not MayAlias.
  AliasResult alias(Value lhs, Value rhs);
  /// What all agree on.
  ModRefResult getModRef(Operation *op, Value location);

private:
  struct Concept {
    virtual ~Concept() = default;
    virtual AliasResult alias(Value lhs, Value rhs) = 0;
    virtual ModRefResult getModRef(Operation *op, Value location) = 0;
  };
  template <typename AnalysisT> struct Model final : Concept {
    template <typename ArgT>
    explicit Model(ArgT &&analysis) : analysis(std::forward<ArgT>(analysis)) {}
    AliasResult alias(Value lhs, Value rhs) override {
      return analysis.alias(lhs, rhs);
    }
    ModRefResult getModRef(Operation *op, Value location) override {
      return analysis.getModRef(op, location);
    }
    AnalysisT analysis;
  };

  llvm::SmallVector<std::unique_ptr<Concept>, 4> implementations;
};

/// What follows from where values come from: views, control flow within the
/// function, allocations. Knows nothing of calls.
class LocalAliasAnalysis {
public:
  virtual ~LocalAliasAnalysis() = default;
  AliasResult alias(Value lhs, Value rhs);
  ModRefResult getModRef(Operation *op, Value location);

protected:
  /// Of values that are no views, and that control flow does not forward.
  virtual AliasResult aliasImpl(Value lhs, Value rhs);
};

} // namespace mlir

#endif // CORE_ANALYSIS_ALIAS_ANALYSIS_H
