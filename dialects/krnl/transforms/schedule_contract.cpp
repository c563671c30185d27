// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/schedule_contract.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/dlti/dlti.h"
#include "dialects/krnl/krnl.h"

namespace mlir::krnl {

#define GEN_PASS_DEF_SCHEDULEKRNLCONTRACTPASS
#include "dialects/krnl/transforms/schedule_contract_pass.h.inc"

namespace {

/// The vector registers of the target.
struct Registers {
  int64_t bits, count;
};

/// A tile of sums in registers.
struct Tile {
  int64_t rows, vectors;
};

struct ScheduleKrnlContract
    : impl::ScheduleKrnlContractPassBase<ScheduleKrnlContract> {
  using ScheduleKrnlContractPassBase::ScheduleKrnlContractPassBase;

  void runOnOperation() override {
    getOperation()->walk([](ContractOp op) { schedule(op); });
  }

private:
  static void schedule(ContractOp op);
};

} // namespace

/// Returns a fact about the CPU, or nothing. The description of the target is
/// beside the data layout, which dlti::query may find instead.
static std::optional<int64_t> queryCPU(Operation *op, llvm::StringRef key) {
  Attribute found;
  for (; op && !found; op = op->getParentOp())
    found = op->getAttr("dlti.target_system_spec");
  for (llvm::StringRef name : {llvm::StringRef("CPU"), key}) {
    auto map = dyn_cast_if_present<DLTIQueryInterface>(found);
    FailureOr<Attribute> next = failure();
    if (map)
      next = map.query(StringAttr::get(map.getContext(), name));
    if (failed(next))
      return std::nullopt;
    found = *next;
  }
  auto number = dyn_cast<IntegerAttr>(found);
  return number ? std::optional(number.getValue().getSExtValue())
                : std::nullopt;
}

static std::optional<Registers> getRegisters(Operation *op) {
  auto bits = queryCPU(op, "max_vector_op_width");
  auto count = queryCPU(op, "vector_register_count");
  if (!bits || !count || *bits <= 0 || *count < 16)
    return std::nullopt;
  return Registers{*bits, *count};
}

/// Returns the tile of the target: rows * vectors sums, `vectors` of a factor
/// and one for an element of the other factor fit into the registers. 6 rows of
/// two vectors and 8 rows of three were measured to be the fastest on AVX2 and
/// on AVX-512.
static Tile getTile(const Registers &registers) {
  if (registers.count < 32)
    return {6, 2};
  // Wide vectors make wide tiles, whose rest is slow.
  return registers.bits >= 512 ? Tile{8, 3} : Tile{6, 4};
}

/// The last parallel iterator runs over columns, the one before over rows.
void ScheduleKrnlContract::schedule(ContractOp op) {
  auto type = dyn_cast<FloatType>(op.getAccumulator());
  if (op.getScheduleAttr() || !type)
    return;
  std::optional<Registers> registers = getRegisters(op);
  if (!registers)
    return;
  const int64_t lanes = registers->bits / type.getWidth();
  if (lanes < 2 || lanes * type.getWidth() != registers->bits)
    return;
  llvm::SmallVector<unsigned> parallel;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (!op.isReduction(i))
      parallel.push_back(i);
  if (parallel.size() < 2)
    return;
  const Tile tile = getTile(*registers);
  llvm::SmallVector<int64_t> sizes(op.getNumIterators(), 0);
  sizes[parallel.back()] = tile.vectors * lanes;
  sizes[parallel[parallel.size() - 2]] = tile.rows;
  Builder builder(op.getContext());
  op.setScheduleAttr(builder.getDictionaryAttr(
      {builder.getNamedAttr("lanes", builder.getI64IntegerAttr(lanes)),
       builder.getNamedAttr("tile", builder.getDenseI64ArrayAttr(sizes))}));
}

} // namespace mlir::krnl
