// SPDX-License-Identifier: Apache-2.0
#include "passes/print_ir/print_ir.h"

#include "core/ir/print/op_printing_flags.h"
#include "core/ir/text/ordered_output.h"

namespace mlir {

#define GEN_PASS_DEF_PRINTIRPASS
#include "passes/print_ir/print_ir_pass.h.inc"

namespace {
struct PrintIR : impl::PrintIRPassBase<PrintIR> {
  using PrintIRPassBase::PrintIRPassBase;

  void runOnOperation() override {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "// -----// IR Dump";
    if (!label.empty())
      os << " " << label.getValue();
    os << " //----- //\n";
    OpPrintingFlags flags = getDiagnosticPrintingFlags(&getContext());
    getOperation()->print(os, flags.useLocalScope());
    os << "\n";
    writeInOrder(&getContext(), [text] { llvm::errs() << text; });
    markAllAnalysesPreserved();
  }
};
} // namespace

} // namespace mlir
