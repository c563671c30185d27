// SPDX-License-Identifier: Apache-2.0
//
// AsmState: decides once how an operation is printed.
#include <thread>

#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/verify/verifier.h"

namespace mlir {

namespace detail {

AsmStateImpl::AsmStateImpl(MLIRContext *context, const OpPrintingFlags &flags,
                           FallbackAsmResourceMap *resources)
    : context(context), flags(flags) {
  if (resources)
    resourcePrinters = resources->getPrinters();
}

} // namespace detail

/// Selects the generic form for an invalid operation, since printing hooks
/// require a valid one.
static OpPrintingFlags adjustFlags(Operation *op, OpPrintingFlags flags) {
  if (flags.shouldPrintGenericOpForm() || flags.shouldAssumeVerified())
    return flags;
  // Discards errors of this verification, but not diagnostics of other threads.
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
