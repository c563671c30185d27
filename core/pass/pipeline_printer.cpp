// SPDX-License-Identifier: Apache-2.0
#include "core/pass/op_pass_manager_impl.h"

namespace mlir {

using detail::OpToOpPassAdaptor;

namespace {

/// Prints pipelines, on several lines if `pretty` is true.
class PipelinePrinter {
public:
  PipelinePrinter(llvm::raw_ostream &os, bool pretty)
      : os(os), pretty(pretty) {}

  void print(const OpPassManager &manager) {
    os << manager.getOpAnchorName() << "(";
    if (pretty && manager.empty())
      os << "\n";
    ++depth;
    if (!manager.empty())
      newLine();
    printList(manager.getPasses());
    --depth;
    newLine();
    os << ")";
  }

  void print(const Pass &pass) {
    if (auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(&pass)) {
      printList(adaptor->getPassManagers());
      return;
    }
    if (pass.getArgument().empty())
      os << "unknown<" << pass.getName() << ">";
    else
      os << pass.getArgument();
    pass.getOptions().print(os);
  }

private:
  template <typename Range> void printList(const Range &range) {
    llvm::interleave(
        range, [&](const auto &element) { print(element); },
        [&] { separate(); });
  }
  void separate() {
    os << ",";
    newLine();
  }
  void newLine() {
    if (pretty)
      (os << "\n").indent(2 * depth);
  }

  llvm::raw_ostream &os;
  bool pretty;
  unsigned depth = 0;
};

} // namespace

void Pass::printAsTextualPipeline(llvm::raw_ostream &os, bool pretty) const {
  PipelinePrinter(os, pretty).print(*this);
}

void OpPassManager::printAsTextualPipeline(llvm::raw_ostream &os,
                                           bool pretty) const {
  PipelinePrinter(os, pretty).print(*this);
}

void OpPassManager::dump() {
  llvm::errs() << "Pass Manager with " << size() << " passes:\n";
  printAsTextualPipeline(llvm::errs(), /*pretty=*/true);
  llvm::errs() << "\n\n";
}

} // namespace mlir
