// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/schedule_contract/schedule_contract.h"

#include <algorithm>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/dlti/dlti.h"
#include "dialects/krnl/contract_op.h"
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::krnl {

#define GEN_PASS_DEF_SCHEDULEKRNLCONTRACTPASS
#include "dialects/krnl/transforms/schedule_contract/schedule_contract_pass.h.inc"

namespace {

/// The facts about the target.
struct Machine {
  /// The bits and the number of the vector registers.
  int64_t bits, count;
  /// The bytes of caches.
  int64_t l1, l2;
  /// The sums that must be independent for the machine to be busy.
  int64_t sums;
  /// The products of bytes that an instruction adds to a lane, or 0.
  int64_t dot;
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
  static void adapt(ContractOp op, const Machine &machine, int64_t lanes);
};

} // namespace

static std::optional<Machine> getMachine(Operation *op) {
  auto bits = dlti::queryCPU(op, "max_vector_op_width");
  auto count = dlti::queryCPU(op, "vector_register_count");
  if (!bits || !count || *bits <= 0 || *count < 16)
    return std::nullopt;
  // Every machine has caches of these sizes.
  auto getCache = [&](llvm::StringRef key, int64_t least) {
    const int64_t size = dlti::queryCPU(op, key).value_or(least);
    return size > 0 ? size : least;
  };
  return Machine{*bits,
                 *count,
                 getCache("L1_cache_size_in_bytes", 32 << 10),
                 getCache("L2_cache_size_in_bytes", 256 << 10),
                 dlti::queryCPU(op, "fma_ops_per_cycle").value_or(2) *
                     dlti::queryCPU(op, "fma_latency_in_cycles").value_or(4),
                 dlti::queryCPU(op, "byte_dot_product_size").value_or(0)};
}

/// Returns the time for the products of a tile with one row of the panel, as a
/// number of vectors that the machine multiplies in this time. It loads as many
/// as it multiplies.
static int64_t getTime(const Machine &machine, int64_t rows, int64_t vectors) {
  return std::max({rows * vectors, rows + vectors, machine.sums});
}

/// Returns the time for a matrix of rows of vectors.
static int64_t getTime(const Machine &machine, const Tile &tile, int64_t rows,
                       int64_t vectors) {
  auto getPanelTime = [&](int64_t width) {
    const int64_t rest = rows % tile.rows;
    return rows / tile.rows * getTime(machine, tile.rows, width) +
           (rest == 0 ? 0 : getTime(machine, rest, width));
  };
  const int64_t rest = vectors % tile.vectors;
  return vectors / tile.vectors * getPanelTime(tile.vectors) +
         (rest == 0 ? 0 : getPanelTime(rest));
}

/// Returns the tile of the target: rows * vectors sums, `vectors` of a factor
/// and one for an element of the other factor fit into the registers. 6 rows of
/// two vectors and 8 rows of three were measured to be the fastest on AVX2 and
/// on AVX-512.
static Tile getTile(const Machine &machine) {
  if (machine.count < 32)
    return {6, 2};
  // Wide vectors make wide tiles, whose rest is slow.
  return machine.bits >= 512 ? Tile{8, 3} : Tile{6, 4};
}

/// Returns the most rows of a tile of this many vectors. Beside the sums, a row
/// of vectors and an element of the other factor are in registers. A machine
/// with many registers loads elements ahead: on POWER9, tiles that leave one
/// register for them were spilled.
static int64_t getMaxRows(const Machine &machine, int64_t vectors) {
  const int64_t numElements = machine.count < 64 ? 1 : 4;
  return (machine.count - numElements - vectors) / vectors;
}

/// Returns the tile that is the fastest for a matrix of rows of vectors, which
/// is that of the target unless another one is faster.
static Tile getTile(const Machine &machine, int64_t rows, int64_t vectors) {
  Tile best = getTile(machine);
  for (int64_t width = 1; width <= 4; ++width) {
    const Tile tile = {getMaxRows(machine, width), width};
    if (getTime(machine, tile, rows, vectors) <
        getTime(machine, best, rows, vectors))
      best = tile;
  }
  return best;
}

/// Without roles, the last parallel iterator runs over columns, the one before
/// over rows.
static void setTile(ContractOp op, const Tile &tile, int64_t lanes,
                    llvm::SmallVector<int64_t> &sizes) {
  llvm::SmallVector<unsigned> parallel;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (!op.isReduction(i))
      parallel.push_back(i);
  if (parallel.size() < 2)
    return;
  sizes[parallel.back()] = tile.vectors * lanes;
  sizes[parallel[parallel.size() - 2]] = tile.rows;
}

/// Returns the product of constant bounds, or nothing if it is unknown or so
/// large that the tile does not matter.
static std::optional<int64_t> getCount(ContractOp op,
                                       llvm::ArrayRef<unsigned> iterators) {
  int64_t count = 1;
  for (unsigned iterator : iterators) {
    const auto bound = getConstantBound(op, iterator);
    if (!bound || *bound <= 0 || llvm::MulOverflow(count, *bound, count) ||
        count > 1 << 24)
      return std::nullopt;
  }
  return count;
}

/// The widths of the panels of a contraction, 0 for an input that is not
/// packed, and its constant bounds, 0 if unknown.
struct PackedSizes {
  int64_t rowPanel, columnPanel, rows, columns;

  /// Returns true if the panels consist of tiles of these sizes; those of rows
  /// may have a rest.
  bool consistOf(const Tile &tile, int64_t lanes) const {
    return columnPanel % (tile.vectors * lanes) == 0 &&
           (rowPanel == 0 || tile.rows <= rowPanel);
  }
};

/// Returns the fastest tile that the panels consist of, which is that of the
/// target unless another one is faster, or a tile of one vector.
static Tile getTileOfPanels(const Machine &machine, const PackedSizes &sizes,
                            int64_t lanes) {
  // Without bounds there are many.
  constexpr int64_t many = 1 << 12;
  const int64_t rows = sizes.rowPanel ? sizes.rowPanel
                       : sizes.rows   ? sizes.rows
                                      : many;
  const int64_t vectors =
      sizes.columns ? llvm::divideCeil(sizes.columns, lanes) : many;
  Tile best = getTile(machine);
  bool isValid = sizes.consistOf(best, lanes);
  // A row of up to half of the registers multiplies vectors in memory: it reads
  // wide panels, which few rows wait for, at once.
  for (int64_t width = 1; width <= machine.count / 2; ++width)
    for (int64_t height = std::max<int64_t>(getMaxRows(machine, width), 1);
         height > 0; --height) {
      const Tile tile = {height, width};
      if (!sizes.consistOf(tile, lanes) ||
          (isValid && getTime(machine, tile, rows, vectors) >=
                          getTime(machine, best, rows, vectors)))
        continue;
      best = tile;
      isValid = true;
    }
  return isValid ? best : Tile{1, 1};
}

/// Changes the tile of a contraction with panels that another machine reads in
/// tiles of wider vectors. The products and columns of a block remain.
void ScheduleKrnlContract::adapt(ContractOp op, const Machine &machine,
                                 int64_t lanes) {
  const std::optional<ContractRoles> roles = findRoles(op);
  auto given =
      dyn_cast_or_null<DenseI64ArrayAttr>(op.getScheduleAttr().get("tile"));
  if (!roles || !given)
    return;
  const unsigned column = roles->columns.back();
  PackedSizes sizes = {op.getPanelWidth(roles->rowInput),
                       op.getPanelWidth(roles->columnInput), 1,
                       getCount(op, roles->columns).value_or(0)};
  if (roles->row)
    sizes.rows = getConstantBound(op, *roles->row).value_or(0);
  const Tile tile = getTileOfPanels(machine, sizes, lanes);
  SmallVector<int64_t> tiles(given.asArrayRef());
  const int64_t oldWidth = tiles[column];
  tiles[column] = tile.vectors * lanes;
  if (roles->row)
    tiles[*roles->row] = tile.rows;
  Builder builder(op.getContext());
  NamedAttrList schedule(op.getScheduleAttr());
  schedule.set("tile", builder.getDenseI64ArrayAttr(tiles));
  schedule.set("lanes", builder.getI64IntegerAttr(lanes));
  if (auto panels = dyn_cast_or_null<IntegerAttr>(schedule.get("panels")))
    schedule.set("panels", builder.getI64IntegerAttr(std::max<int64_t>(
                               panels.getInt() * oldWidth / tiles[column], 1)));
  op.setScheduleAttr(schedule.getDictionary(op.getContext()));
}

/// Returns true if an input is in panels.
static bool isPacked(ContractOp op) {
  return op.getPacked() &&
         llvm::any_of(*op.getPacked(), [](int64_t width) { return width > 0; });
}

/// Returns true if the schedule is for vectors of this many lanes.
static bool isForLanes(DictionaryAttr schedule, int64_t lanes) {
  auto given = dyn_cast_or_null<IntegerAttr>(schedule.get("lanes"));
  return given && given.getInt() == lanes;
}

void ScheduleKrnlContract::schedule(ContractOp op) {
  const bool isOfBytes = getByteFactors(op).has_value();
  if ((op.getScheduleAttr() && !isPacked(op)) ||
      (!isOfBytes && !isa<FloatType>(op.getAccumulator())))
    return;
  std::optional<Machine> machine = getMachine(op);
  if (!machine || (isOfBytes && machine->dot < 2))
    return;
  const int64_t width = op.getAccumulator().getIntOrFloatBitWidth();
  const int64_t lanes = machine->bits / width;
  if (lanes < 2 || lanes * width != machine->bits)
    return;
  if (DictionaryAttr given = op.getScheduleAttr()) {
    if (!isForLanes(given, lanes))
      adapt(op, *machine, lanes);
    return;
  }
  llvm::SmallVector<int64_t> sizes(op.getNumIterators(), 0);
  Builder builder(op.getContext());
  llvm::SmallVector<NamedAttribute> entries;
  auto addNumber = [&](llvm::StringRef name, int64_t value) {
    entries.push_back(
        builder.getNamedAttr(name, builder.getI64IntegerAttr(value)));
  };
  if (isOfBytes)
    addNumber("dot", machine->dot);
  addNumber("lanes", lanes);
  Tile tile = getTile(*machine);
  // Columns of bytes are packed, so that few rows pay.
  if (const auto roles = isOfBytes ? findRoles(op) : getRoles(op)) {
    const auto columns = getCount(op, roles->columns);
    const auto rows =
        roles->row ? getCount(op, *roles->row) : std::optional(int64_t(1));
    if (columns && rows)
      tile = getTile(*machine, *rows, llvm::divideCeil(*columns, lanes));
    sizes[roles->columns.back()] = tile.vectors * lanes;
    if (roles->row)
      sizes[*roles->row] = tile.rows;
    // A panel stays in the first cache, and the panels of a block in half of
    // the second one.
    const int64_t row = tile.vectors * machine->bits / 8;
    const int64_t depth =
        std::clamp<int64_t>(machine->l1 * 3 / 4 / row, 256, 512);
    addNumber("depth", depth);
    addNumber("panels",
              std::clamp<int64_t>(machine->l2 / 2 / (depth * row), 1, 16));
  } else {
    setTile(op, tile, lanes, sizes);
  }
  entries.push_back(
      builder.getNamedAttr("tile", builder.getDenseI64ArrayAttr(sizes)));
  op.setScheduleAttr(builder.getDictionaryAttr(entries));
}

} // namespace mlir::krnl
