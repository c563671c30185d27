// SPDX-License-Identifier: Apache-2.0
//
// AsmState: how an operation is printed is settled here, once.
#include <thread>

#include "core/ir/asm_printer_impl.h"
#include "core/ir/verifier.h"

namespace mlir {

namespace detail {

AsmStateImpl::AsmStateImpl(MLIRContext *context, const OpPrintingFlags &flags,
                           FallbackAsmResourceMap *resources)
    : context(context), flags(flags) {
  if (resources)
    resourcePrinters = resources->getPrinters();
}

} // namespace detail

/// An operation that is not right is printed in generic form: hooks rely on
/// what they print.
static OpPrintingFlags adjustFlags(Operation *op, OpPrintingFlags flags) {
  if (flags.shouldPrintGenericOpForm() || flags.shouldAssumeVerified())
    return flags;
  // What is wrong is not this caller's business. Other threads' messages are.
  const std::thread::id thread = std::this_thread::get_id();
  ScopedDiagnosticHandler handler(op->getContext(), [thread](Diagnostic &) {
    return success(thread == std::this_thread::get_id());
  });
  if (failed(verify(op)))
    flags.printGenericOpForm();
  return flags;
}

AsmState::AsmState(Operation *op, const OpPrintingFlags &flags,
                   FallbackAsmResourceMap *resources)
    : impl(std::make_unique<detail::AsmStateImpl>(
          op->getContext(), adjustFlags(op, flags), resources)) {
  impl->names.number(op, impl->flags);
}

AsmState::AsmState(MLIRContext *context, const OpPrintingFlags &flags,
                   FallbackAsmResourceMap *resources)
    : impl(std::make_unique<detail::AsmStateImpl>(context, flags, resources)) {}

AsmState::~AsmState() = default;

const OpPrintingFlags &AsmState::getPrinterFlags() const { return impl->flags; }

void AsmState::attachResourcePrinter(
    std::unique_ptr<AsmResourcePrinter> printer) {
  impl->resourcePrinters.push_back(std::move(printer));
}

void AsmState::setOperationPlaces(
    llvm::DenseMap<Operation *, uint64_t> &places) {
  impl->operationPlaces = &places;
}

void AsmState::setResourceFile(ResourceFileWriter &writer) {
  impl->resourceFile = &writer;
}

} // namespace mlir
