// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/traits.h"
#include "core/pass/op_pass_manager_impl.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {

using detail::OpPassManagerImpl;
using detail::OpToOpPassAdaptor;

OpPassManagerImpl::OpPassManagerImpl(const OpPassManagerImpl &other)
    : name(other.name), opName(other.opName), generation(other.generation),
      nesting(other.nesting) {
  for (const std::unique_ptr<Pass> &pass : other.passes) {
    passes.push_back(pass->clone());
    passes.back()->threadingSibling = pass.get();
  }
}

OpPassManager &OpPassManagerImpl::nest(OpPassManager nested) {
  auto adaptor = std::make_unique<OpToOpPassAdaptor>(std::move(nested));
  OpPassManager &manager = adaptor->getPassManagers().front();
  addPass(std::move(adaptor));
  return manager;
}

void OpPassManagerImpl::addPass(std::unique_ptr<Pass> pass) {
  std::optional<llvm::StringRef> ownName = getOpName();
  std::optional<llvm::StringRef> passName = pass->getOpName();
  if (!ownName || !passName || *ownName == *passName) {
    passes.push_back(std::move(pass));
    return;
  }
  if (nesting == Nesting::Explicit)
    llvm::report_fatal_error(llvm::Twine("Can't add pass '") + pass->getName() +
                             "' restricted to '" + *passName +
                             "' on a PassManager intended to run on '" +
                             *ownName + "', did you intend to nest?");
  nest(OpPassManager(*passName, nesting)).addPass(std::move(pass));
}

void OpPassManagerImpl::mergeAdjacentAdaptors(MLIRContext *context) {
  OpToOpPassAdaptor *previous = nullptr;
  for (std::unique_ptr<Pass> &pass : passes) {
    auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(pass.get());
    if (adaptor && previous &&
        succeeded(adaptor->tryMergeInto(context, *previous)))
      pass.reset();
    else
      previous = adaptor;
  }
  llvm::erase_if(passes, [](const auto &pass) { return !pass; });
}

LogicalResult OpPassManagerImpl::finalizePassList(MLIRContext *context) {
  mergeAdjacentAdaptors(context);
  std::optional<OperationName> ownName = getOpName(*context);
  for (std::unique_ptr<Pass> &pass : passes) {
    if (auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(pass.get()))
      for (OpPassManager &nested : adaptor->getPassManagers())
        if (failed(nested.getImpl().finalizePassList(context)))
          return failure();
    if (ownName && ownName->isRegistered() && !pass->canScheduleOn(*ownName))
      return emitError(UnknownLoc::get(context))
             << "unable to schedule pass '" << pass->getName()
             << "' on a PassManager intended to run on '" << name << "'!";
  }
  return success();
}

std::optional<OperationName>
OpPassManagerImpl::getOpName(MLIRContext &context) {
  if (!name.empty() && !opName)
    opName = OperationName(name, &context);
  return opName;
}

bool OpPassManagerImpl::canScheduleOn(MLIRContext &context,
                                      OperationName candidate) {
  if (std::optional<OperationName> ownName = getOpName(context))
    return ownName == candidate;
  return candidate.isRegistered() &&
         candidate.hasTrait<OpTrait::IsIsolatedFromAbove>() &&
         llvm::all_of(passes, [&](const std::unique_ptr<Pass> &pass) {
           return pass->canScheduleOn(candidate);
         });
}

OpPassManager::OpPassManager(Nesting nesting)
    : impl(std::make_unique<OpPassManagerImpl>(nesting)) {}
OpPassManager::OpPassManager(llvm::StringRef name, Nesting nesting)
    : impl(std::make_unique<OpPassManagerImpl>(name, nesting)) {}
OpPassManager::OpPassManager(OperationName name, Nesting nesting)
    : impl(std::make_unique<OpPassManagerImpl>(name, nesting)) {}
OpPassManager::OpPassManager(OpPassManager &&other) = default;
OpPassManager::OpPassManager(const OpPassManager &other)
    : impl(std::make_unique<OpPassManagerImpl>(*other.impl)) {}
OpPassManager::~OpPassManager() = default;
OpPassManager &OpPassManager::operator=(OpPassManager &&other) = default;
OpPassManager &OpPassManager::operator=(const OpPassManager &other) {
  impl = std::make_unique<OpPassManagerImpl>(*other.impl);
  return *this;
}

OpPassManager::pass_iterator OpPassManager::begin() {
  return llvm::MutableArrayRef(impl->passes).begin();
}
OpPassManager::pass_iterator OpPassManager::end() {
  return llvm::MutableArrayRef(impl->passes).end();
}
OpPassManager::const_pass_iterator OpPassManager::begin() const {
  return llvm::ArrayRef(impl->passes).begin();
}
OpPassManager::const_pass_iterator OpPassManager::end() const {
  return llvm::ArrayRef(impl->passes).end();
}
size_t OpPassManager::size() const { return impl->passes.size(); }

OpPassManager &OpPassManager::nest(OperationName name) {
  return impl->nest(OpPassManager(name, impl->nesting));
}
OpPassManager &OpPassManager::nest(llvm::StringRef name) {
  return impl->nest(OpPassManager(name, impl->nesting));
}
OpPassManager &OpPassManager::nestAny() {
  return impl->nest(OpPassManager(impl->nesting));
}
void OpPassManager::addPass(std::unique_ptr<Pass> pass) {
  impl->addPass(std::move(pass));
}
void OpPassManager::clear() { impl->passes.clear(); }
void OpPassManager::takePasses(OpPassManager &other) {
  for (std::unique_ptr<Pass> &pass : other.impl->passes)
    impl->passes.push_back(std::move(pass));
  other.clear();
}

std::optional<OperationName>
OpPassManager::getOpName(MLIRContext &context) const {
  return impl->getOpName(context);
}
std::optional<llvm::StringRef> OpPassManager::getOpName() const {
  return impl->getOpName();
}
llvm::StringRef OpPassManager::getOpAnchorName() const {
  return getOpName().value_or(getAnyOpAnchorName());
}

void OpPassManager::getDependentDialects(DialectRegistry &dialects) const {
  for (const Pass &pass : getPasses())
    pass.getDependentDialects(dialects);
}
void OpPassManager::setNesting(Nesting nesting) { impl->nesting = nesting; }
OpPassManager::Nesting OpPassManager::getNesting() { return impl->nesting; }

LogicalResult OpPassManager::initialize(MLIRContext *context,
                                        unsigned generation) {
  if (impl->generation == generation)
    return success();
  impl->generation = generation;
  for (Pass &pass : getPasses()) {
    auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(&pass);
    if (!adaptor) {
      if (failed(pass.initialize(context)))
        return failure();
      continue;
    }
    for (OpPassManager &nested : adaptor->getPassManagers())
      if (failed(nested.initialize(context, generation)))
        return failure();
  }
  return success();
}

void OpPassManager::mergeStatisticsInto(OpPassManager &other) {
  for (auto [pass, otherPass] : llvm::zip(getPasses(), other.getPasses())) {
    if (auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(&pass)) {
      auto &otherAdaptor = llvm::cast<OpToOpPassAdaptor>(otherPass);
      for (auto [nested, otherNested] : llvm::zip(
               adaptor->getPassManagers(), otherAdaptor.getPassManagers()))
        nested.mergeStatisticsInto(otherNested);
      continue;
    }
    for (auto [statistic, otherStatistic] :
         llvm::zip(pass.statistics, otherPass.statistics)) {
      *otherStatistic += statistic->getValue();
      *statistic = 0;
    }
  }
}

} // namespace mlir
