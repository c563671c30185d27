// SPDX-License-Identifier: Apache-2.0
//
// Alias analysis: if two values may refer to the same memory, and if operations
// read or write the memory of a value. Implementations provide the answers.
// LocalAliasAnalysis is always one of them.
#ifndef CORE_ANALYSIS_ALIAS_ANALYSIS_H
#define CORE_ANALYSIS_ALIAS_ANALYSIS_H

#include <memory>

#include "core/ir/structure/operation.h"

namespace mlir {

/// The relation of the memory of two values.
class AliasResult {
public:
  enum Kind {
    /// The two do not overlap.
    NoAlias = 0,
    MayAlias,
    /// The two overlap but are not equal.
    PartialAlias,
    MustAlias,
  };

  AliasResult(Kind kind) : kind(kind) {}
  friend bool operator==(AliasResult, AliasResult) = default;
  /// Returns true if the two may overlap.
  explicit operator bool() const { return kind != NoAlias; }

  /// Returns the most precise result that covers both.
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

/// Flags: memory may be modified (Mod), memory may be read (Ref).
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

  /// Adds an implementation with the two methods below. It is queried after the
  /// existing ones.
  template <typename AnalysisT>
  void addAnalysisImplementation(AnalysisT &&analysis) {
    implementations.push_back(std::make_unique<Model<std::decay_t<AnalysisT>>>(
        std::forward<AnalysisT>(analysis)));
  }

  /// Returns the first answer other than MayAlias.
  AliasResult alias(Value lhs, Value rhs);
  /// Returns the intersection of all answers.
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

/// Derives answers from the definitions of values: views, control flow within
/// the function, allocations. It does not analyze calls.
class LocalAliasAnalysis {
public:
  virtual ~LocalAliasAnalysis() = default;
  AliasResult alias(Value lhs, Value rhs);
  ModRefResult getModRef(Operation *op, Value location);

protected:
  /// Compares values that are neither views nor forwarded by control flow.
  virtual AliasResult aliasImpl(Value lhs, Value rhs);
};

} // namespace mlir

#endif // CORE_ANALYSIS_ALIAS_ANALYSIS_H
