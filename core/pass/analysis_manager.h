// SPDX-License-Identifier: Apache-2.0
//
// Analyses: objects constructed from an operation, cached until a pass
// invalidates them. Each operation with analyses has a map of them; the maps
// are nested like the operations.
#ifndef CORE_PASS_ANALYSIS_MANAGER_H
#define CORE_PASS_ANALYSIS_MANAGER_H

#include <functional>
#include <memory>
#include <optional>

#include "core/ir/structure/op_definition.h"
#include "core/pass/pass_instrumentation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/Support/TypeName.h"

namespace mlir {

class AnalysisManager;

namespace detail {

/// The analyses that are still valid after a pass.
class PreservedAnalyses {
  struct AllAnalysesType {};

public:
  void preserveAll() { preserve<AllAnalysesType>(); }
  bool isAll() const { return isPreserved<AllAnalysesType>(); }
  bool isNone() const { return ids.empty(); }
  template <typename... Analyses> void preserve() {
    (ids.insert(TypeID::get<Analyses>()), ...);
  }
  void preserve(TypeID id) { ids.insert(id); }
  template <typename Analysis> bool isPreserved() const {
    return isPreserved(TypeID::get<Analysis>());
  }
  bool isPreserved(TypeID id) const { return ids.contains(id); }

private:
  template <typename> friend struct AnalysisModel;
  void unpreserve(TypeID id) { ids.erase(id); }
  llvm::SmallDenseSet<TypeID, 4> ids;
};

/// The type-erased base of cached analyses.
struct AnalysisConcept {
  virtual ~AnalysisConcept();
  /// Returns true if the analysis is invalid, and then removes it from
  /// `preserved`.
  virtual bool invalidate(PreservedAnalyses &preserved) = 0;
};

template <typename Analysis> struct AnalysisModel : AnalysisConcept {
  template <typename... Args>
  explicit AnalysisModel(Args &&...args)
      : analysis(std::forward<Args>(args)...) {}
  bool invalidate(PreservedAnalyses &preserved) override {
    bool isInvalid;
    if constexpr (requires { analysis.isInvalidated(preserved); })
      isInvalid = analysis.isInvalidated(
          static_cast<const PreservedAnalyses &>(preserved));
    else
      isInvalid = !preserved.isPreserved<Analysis>();
    if (isInvalid)
      preserved.unpreserve(TypeID::get<Analysis>());
    return isInvalid;
  }
  Analysis analysis;
};

/// The analyses of one operation, in order of construction, so that an analysis
/// follows those it depends on.
class AnalysisMap {
public:
  explicit AnalysisMap(Operation *ir) : ir(ir) {}

  template <typename Analysis, typename OpT>
  Analysis &getAnalysis(PassInstrumentor *instrumentor,
                        AnalysisManager &manager) {
    const TypeID id = TypeID::get<Analysis>();
    auto found = analyses.find(id);
    if (found == analyses.end()) {
      if (instrumentor)
        instrumentor->runBeforeAnalysis(getName<Analysis>(), id, ir);
      // The construction may insert other analyses.
      auto made = construct<Analysis, OpT>(manager);
      found = analyses.insert({id, std::move(made)}).first;
      if (instrumentor)
        instrumentor->runAfterAnalysis(getName<Analysis>(), id, ir);
    }
    return static_cast<AnalysisModel<Analysis> &>(*found->second).analysis;
  }
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>> getCachedAnalysis() const {
    auto found = analyses.find(TypeID::get<Analysis>());
    if (found == analyses.end())
      return std::nullopt;
    return {static_cast<AnalysisModel<Analysis> &>(*found->second).analysis};
  }
  Operation *getOperation() const { return ir; }
  void clear() { analyses.clear(); }
  void invalidate(const PreservedAnalyses &preserved) {
    PreservedAnalyses stillPreserved(preserved);
    analyses.remove_if(
        [&](auto &entry) { return entry.second->invalidate(stillPreserved); });
  }

private:
  /// Returns the class name without its namespace.
  template <typename Analysis> static llvm::StringRef getName() {
    llvm::StringRef name = llvm::getTypeName<Analysis>();
    if (!name.consume_front("mlir::"))
      name.consume_front("(anonymous namespace)::");
    return name;
  }
  template <typename Analysis, typename OpT>
  std::unique_ptr<AnalysisConcept> construct(AnalysisManager &manager) {
    auto op = [&] {
      if constexpr (std::is_pointer_v<OpT>)
        return ir;
      else
        return llvm::cast<OpT>(ir);
    }();
    if constexpr (std::is_constructible_v<Analysis, OpT, AnalysisManager &>)
      return std::make_unique<AnalysisModel<Analysis>>(op, manager);
    else
      return std::make_unique<AnalysisModel<Analysis>>(op);
  }

  Operation *ir;
  llvm::SmallMapVector<TypeID, std::unique_ptr<AnalysisConcept>, 2> analyses;
};

/// The analyses of an operation and of its nested operations.
struct NestedAnalysisMap {
  NestedAnalysisMap(Operation *op, PassInstrumentor *instrumentor)
      : analyses(op), instrumentor(instrumentor) {}
  NestedAnalysisMap(Operation *op, NestedAnalysisMap *parent)
      : analyses(op), parent(parent), instrumentor(parent->instrumentor) {}

  Operation *getOperation() const { return analyses.getOperation(); }
  void invalidate(const PreservedAnalyses &preserved);

  AnalysisMap analyses;
  /// Null for the top-level operation.
  NestedAnalysisMap *parent = nullptr;
  PassInstrumentor *instrumentor;
  llvm::DenseMap<Operation *, std::unique_ptr<NestedAnalysisMap>> children;
};

} // namespace detail

/// A handle, one word in size, of the analyses of one operation and those of
/// nested operations.
/// Thread safety: the managers of different children may be used concurrently
/// after `nest` was called for each.
class AnalysisManager {
public:
  using PreservedAnalyses = detail::PreservedAnalyses;

  template <typename Analysis> Analysis &getAnalysis() {
    return impl->analyses.getAnalysis<Analysis, Operation *>(
        getPassInstrumentor(), *this);
  }
  /// Constructs the analysis from an `OpT`, an operation class or interface.
  template <typename Analysis, typename OpT> Analysis &getAnalysis() {
    return impl->analyses.getAnalysis<Analysis, OpT>(getPassInstrumentor(),
                                                     *this);
  }
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>> getCachedAnalysis() const {
    return impl->analyses.getCachedAnalysis<Analysis>();
  }
  /// The result may be invalid.
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>>
  getCachedParentAnalysis(Operation *parentOp) const {
    for (auto *map = impl->parent; map; map = map->parent)
      if (map->getOperation() == parentOp)
        return map->analyses.getCachedAnalysis<Analysis>();
    return std::nullopt;
  }
  template <typename Analysis> Analysis &getChildAnalysis(Operation *op) {
    return nest(op).template getAnalysis<Analysis>();
  }
  template <typename Analysis, typename OpT>
  Analysis &getChildAnalysis(OpT child) {
    return nest(child).template getAnalysis<Analysis, OpT>();
  }
  /// `op` must be a direct child of the operation of this manager.
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>>
  getCachedChildAnalysis(Operation *op) const {
    auto found = impl->children.find(op);
    if (found == impl->children.end())
      return std::nullopt;
    return found->second->analyses.template getCachedAnalysis<Analysis>();
  }

  /// Returns the manager of a nested operation.
  AnalysisManager nest(Operation *op);
  void invalidate(const PreservedAnalyses &preserved) {
    impl->invalidate(preserved);
  }
  void clear() {
    impl->analyses.clear();
    impl->children.clear();
  }
  /// May return null.
  PassInstrumentor *getPassInstrumentor() const { return impl->instrumentor; }

private:
  friend class ModuleAnalysisManager;
  AnalysisManager(detail::NestedAnalysisMap *impl) : impl(impl) {}
  AnalysisManager nestImmediate(Operation *op);
  detail::NestedAnalysisMap *impl;
};

/// Owns the analyses of an operation and of its nested operations.
class ModuleAnalysisManager {
public:
  ModuleAnalysisManager(Operation *op, PassInstrumentor *instrumentor)
      : analyses(op, instrumentor) {}
  ModuleAnalysisManager(const ModuleAnalysisManager &) = delete;
  operator AnalysisManager() { return AnalysisManager(&analyses); }

private:
  detail::NestedAnalysisMap analyses;
};

} // namespace mlir

#endif // CORE_PASS_ANALYSIS_MANAGER_H
