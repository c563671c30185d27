// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/locations.h"

#include <memory>
#include <vector>

#include "core/asm/source_mgr_diagnostics.h"
#include "core/interfaces/symbol.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/builders.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTDIAGNOSTICFILTERPASS
#define GEN_PASS_DEF_TESTDIAGNOSTICMETADATAPASS
#define GEN_PASS_DEF_TESTOPAQUELOC
#include "passes/testing/locations_pass.h.inc"

namespace {

struct DiagnosticFilter
    : TestPass<impl::TestDiagnosticFilterPassBase<DiagnosticFilter>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    llvm::errs() << "Test '" << getOperation().getName() << "'\n";
    auto isShown = [&](Location location) {
      auto file = dyn_cast<FileLineColRange>(location);
      return !file || llvm::none_of(filters, [&](StringRef filter) {
        return file.getFilename().getValue().contains(filter);
      });
    };
    llvm::SourceMgr sources;
    SourceMgrDiagnosticHandler handler(sources, &getContext(), llvm::errs(),
                                       isShown);
    getOperation()->walk([](Operation *op) {
      if (auto location = op->getAttrOfType<LocationAttr>("test.loc"))
        emitError(location, "test diagnostic");
    });
  }
};

struct DiagnosticMetadata
    : TestPass<impl::TestDiagnosticMetadataPassBase<DiagnosticMetadata>> {
  void runOnOperation() override {
    llvm::errs() << "Test '" << getOperation().getName() << "'\n";
    ScopedDiagnosticHandler handler(&getContext(), [](Diagnostic &diagnostic) {
      return success(llvm::none_of(
          diagnostic.getMetadata(), [](const DiagnosticArgument &argument) {
            return argument.getKind() ==
                       DiagnosticArgument::DiagnosticArgumentKind::String &&
                   argument.getAsString().contains("hello");
          }));
    });
    getOperation()->walk([](Operation *op) {
      auto attribute = op->getAttrOfType<StringAttr>("attr");
      if (!attribute || attribute.getValue() != "emit_error")
        return;
      InFlightDiagnostic diagnostic =
          emitError(op->getLoc(), "test diagnostic metadata");
      diagnostic.getUnderlyingDiagnostic()->getMetadata().push_back(
          DiagnosticArgument("hello"));
    });
  }
};

/// The object to which opaque locations point.
struct NumberedPlace {
  unsigned id;
};

struct OpaqueLocations : TestPass<impl::TestOpaqueLocBase<OpaqueLocations>> {
  void runOnOperation() override {
    std::vector<std::unique_ptr<NumberedPlace>> places;
    getOperation().getBody()->walk([&](Operation *op) {
      places.push_back(std::make_unique<NumberedPlace>(places.size()));
      change(op, places.back().get());
    });
    ScopedDiagnosticHandler handler(&getContext(), print);
    getOperation()->walk([](Operation *op) { op->emitOpError(); });
  }

private:
  static void change(Operation *op, NumberedPlace *place) {
    const Location old = op->getLoc();
    op->setLoc(OpaqueLoc::get(place, UnknownLoc::get(op->getContext())));
    if (isa<ModuleOp>(op->getParentOp()) ||
        op->hasTrait<OpTrait::IsTerminator>())
      return;
    OpBuilder builder(op);
    builder.clone(*op)->setLoc(OpaqueLoc::get(place, old));
    builder.clone(*op)->setLoc(OpaqueLoc::get<void>(nullptr, old));
  }

  static void print(Diagnostic &diagnostic) {
    raw_ostream &os = llvm::outs();
    if (auto location = dyn_cast<OpaqueLoc>(diagnostic.getLocation())) {
      if (auto *place = location.getUnderlyingLocationOrNull<NumberedPlace>())
        os << "MyLocation: " << place->id;
      else
        os << "nullptr";
    }
    os << ": " << diagnostic.str() << "\n";
    os.flush();
  }
};

} // namespace
} // namespace mlir::testing
