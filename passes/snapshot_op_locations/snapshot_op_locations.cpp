// SPDX-License-Identifier: Apache-2.0
#include "passes/snapshot_op_locations/snapshot_op_locations.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/print/asm_printer.h"
#include "core/support/output_file.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace mlir {

#define GEN_PASS_DEF_LOCATIONSNAPSHOT
#include "passes/snapshot_op_locations/snapshot_op_locations_pass.h.inc"

namespace {

using Places = DenseMap<Operation *, uint64_t>;

/// Converts byte offsets in a text to lines, counted from 1, and columns,
/// counted from 0.
class LineTable {
public:
  explicit LineTable(StringRef text) {
    for (auto [place, character] : llvm::enumerate(text))
      if (character == '\n')
        starts.push_back(place + 1);
  }
  std::pair<unsigned, unsigned> lookup(uint64_t place) const {
    auto next = llvm::upper_bound(starts, place);
    return {next - starts.begin(), place - *std::prev(next)};
  }

private:
  std::vector<uint64_t> starts = {0};
};

struct LocationSnapshot : impl::LocationSnapshotBase<LocationSnapshot> {
  using LocationSnapshotBase::LocationSnapshotBase;

  void runOnOperation() override;

private:
  OpPrintingFlags getFlags() const;
  /// Writes the text and returns the name of the file.
  FailureOr<std::string> write(StringRef text);
  void setLocation(Operation *op, Location place);
};

} // namespace

OpPrintingFlags LocationSnapshot::getFlags() const {
  OpPrintingFlags flags;
  flags.enableDebugInfo(enableDebugInfo, printPrettyDebugInfo)
      .printGenericOpForm(printGenericOpForm)
      .useLocalScope(useLocalScope);
  return flags;
}

FailureOr<std::string> LocationSnapshot::write(StringRef text) {
  Operation *op = getOperation();
  llvm::SmallString<64> path(fileName.getValue());
  if (path.empty())
    if (std::error_code error = llvm::sys::fs::createTemporaryFile(
            "mlir_snapshot", "tmp.mlir", path))
      return op->emitError()
             << "failed to generate temporary file for location snapshot: "
             << error.message();
  if (path == "-") {
    llvm::outs() << text;
    return std::string(path);
  }
  absl::Status status = writeFile(path, [&](raw_ostream &os) { os << text; });
  if (!status.ok())
    return op->emitError() << std::string(status.message());
  return std::string(path);
}

void LocationSnapshot::setLocation(Operation *op, Location place) {
  if (tag.empty())
    return op->setLoc(place);
  MLIRContext *context = op->getContext();
  auto named = NameLoc::get(StringAttr::get(context, tag.getValue()), place);
  op->setLoc(FusedLoc::get(context, {op->getLoc(), named}));
}

void LocationSnapshot::runOnOperation() {
  Places places;
  std::string text;
  {
    AsmState state(getOperation(), getFlags());
    state.setOperationPlaces(places);
    llvm::raw_string_ostream os(text);
    getOperation()->print(os, state);
  }
  FailureOr<std::string> file = write(text);
  if (failed(file))
    return signalPassFailure();
  const LineTable lines(text);
  auto name = StringAttr::get(&getContext(), *file);
  getOperation()->walk([&](Operation *op) {
    if (auto place = places.find(op); place != places.end()) {
      auto [line, column] = lines.lookup(place->second);
      setLocation(op, FileLineColLoc::get(name, line, column));
    }
  });
}

} // namespace mlir
