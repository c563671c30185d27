// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/pack_constants/pack_constants.h"

#include <string>
#include <vector>

#include "core/ir/structure/builders.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/func/func.h"
#include "dialects/krnl/contract_op.h"
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "dialects/krnl/transforms/contract_roles/panel_shape.h"
#include "dialects/krnl/types.h"
#include "dialects/memref/memref.h"
#include "dialects/recipe/recipe.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::krnl {

#define GEN_PASS_DEF_PACKKRNLCONSTANTSPASS
#include "dialects/krnl/transforms/pack_constants/pack_constants_pass.h.inc"

namespace {

/// The alignment of packed constants in bytes: a line of a cache.
constexpr int64_t alignment = 64;

/// The factor of a contraction that is an argument of a function.
struct Factor {
  ContractOp op;
  memref::ReinterpretCastOp view;
  unsigned input;
  unsigned argument;
};

/// The panels of a factor.
struct Panels {
  /// The sizes of the iterators of the factor, and the number of the one that
  /// is cut into panels.
  SmallVector<int64_t> shape;
  unsigned lines;
  int64_t width, group;
  /// The map from all iterators to these ones, and that from these ones to
  /// indices of the constant.
  AffineMap access, source;
};

struct PackKrnlConstants : impl::PackKrnlConstantsPassBase<PackKrnlConstants> {
  using PackKrnlConstantsPassBase::PackKrnlConstantsPassBase;

  void runOnOperation() override;

private:
  bool findCalls();
  bool packFactor(ContractOp op, const ContractRoles &roles, unsigned input,
                  unsigned line, int64_t width, int64_t group);
  void packFactors(func::FuncOp function);
  std::vector<memref::GlobalOp> getConstants(const Factor &factor);
  memref::GlobalOp getPacked(memref::GlobalOp global, PackedAttr elements);
  void pack(const Factor &factor, const Panels &panels,
            ArrayRef<memref::GlobalOp> constants);
  void eraseUnused();

  /// The calls of each function that has no other uses.
  llvm::DenseMap<StringAttr, std::vector<func::CallOp>> calls;
  llvm::DenseMap<StringAttr, memref::GlobalOp> globals;
  llvm::DenseMap<Attribute, memref::GlobalOp> packed;
  /// The globals that were replaced in a call.
  llvm::SetVector<Operation *> replaced;
};

} // namespace

/// Returns false if the uses of symbols cannot be determined.
bool PackKrnlConstants::findCalls() {
  std::optional<SymbolTable::UseRange> uses =
      SymbolTable::getSymbolUses(&getOperation()->getRegion(0));
  if (!uses)
    return false;
  llvm::DenseSet<StringAttr> others;
  for (const SymbolUse &use : *uses) {
    StringAttr name = use.getSymbolRef().getRootReference();
    if (auto call = dyn_cast<func::CallOp>(use.getUser()))
      calls[name].push_back(call);
    else
      others.insert(name);
  }
  for (StringAttr name : others)
    calls.erase(name);
  for (auto global : getOperation().getOps<memref::GlobalOp>())
    globals[global.getSymNameAttr()] = global;
  return true;
}

/// Returns true if the view starts at the first element and has a static shape
/// and no gaps.
static bool isWholeView(memref::ReinterpretCastOp view) {
  const auto type = cast<MemRefType>(view->getResult(0).getType());
  return type.hasStaticShape() && type.getLayout().isIdentity();
}

/// Returns an input, if it is an argument of the function which has no other
/// use.
static std::optional<Factor> getFactor(ContractOp op, unsigned input) {
  auto view = op.getInputs()[input].getDefiningOp<memref::ReinterpretCastOp>();
  if (!view || !isWholeView(view) || !view->getResult(0).hasOneUse())
    return std::nullopt;
  auto argument = dyn_cast<BlockArgument>(view.getSource());
  if (!argument || !argument.hasOneUse() ||
      !isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return std::nullopt;
  return Factor{op, view, input, argument.getArgNumber()};
}

/// Returns the schedule with a tile of few rows: as many vectors as registers
/// hold, or the tile of the target, and all products at once. Returns null if
/// the schedule has no tile.
static DictionaryAttr getScheduleOfRows(ContractOp op,
                                        const ContractRoles &roles,
                                        int64_t rows, int64_t lanes) {
  constexpr int64_t maxRowsOfWideTile = 3;
  Builder builder(op.getContext());
  SmallVector<int64_t> tile(op.getNumIterators(), 0);
  const unsigned column = roles.columns.back();
  if (rows > maxRowsOfWideTile) {
    auto given =
        dyn_cast_or_null<DenseI64ArrayAttr>(op.getScheduleAttr().get("tile"));
    if (!given || given[column] == 0 || given[*roles.row] == 0)
      return {};
    tile[column] = given[column];
    tile[*roles.row] = given[*roles.row];
  } else {
    tile[column] = (rows < maxRowsOfWideTile ? 4 : 3) * lanes;
    if (roles.row)
      tile[*roles.row] = rows;
  }
  SmallVector<NamedAttribute> entries = {
      builder.getNamedAttr("depth", builder.getI64IntegerAttr(4096)),
      builder.getNamedAttr("lanes", builder.getI64IntegerAttr(lanes)),
      builder.getNamedAttr("panels", builder.getI64IntegerAttr(16)),
      builder.getNamedAttr("tile", builder.getDenseI64ArrayAttr(tile))};
  if (Attribute dot = op.getScheduleAttr().get("dot"))
    entries.push_back(builder.getNamedAttr("dot", dot));
  return builder.getDictionaryAttr(entries);
}

/// Returns the schedule with which the contraction is lowered to panels if its
/// columns are packed, or null. Columns that are not packed do not pay for few
/// rows.
static DictionaryAttr getSchedule(ContractOp op, const ContractRoles &roles) {
  DictionaryAttr schedule = op.getScheduleAttr();
  auto lanes = dyn_cast_or_null<IntegerAttr>(schedule.get("lanes"));
  if (!lanes || getRoles(op))
    return schedule;
  const auto rows =
      roles.row ? getConstantBound(op, *roles.row) : std::optional(int64_t(1));
  if (!rows || *rows < 1)
    return {};
  return getScheduleOfRows(op, roles, *rows, lanes.getInt());
}

/// Returns panels of `width` values of iterator `line` for an input, or nothing
/// if they would not pay or if sizes are not known.
static std::optional<Panels> getPanels(ContractOp op,
                                       const ContractRoles &roles,
                                       unsigned input, unsigned line,
                                       int64_t width, int64_t group) {
  const AffineMap map = op.getInputMap(input);
  if (width < 2 || op.isPadded(input) || map.getNumSymbols() != 0)
    return std::nullopt;
  MLIRContext *context = op.getContext();
  Panels panels;
  panels.width = width;
  panels.group = group;
  SmallVector<AffineExpr> access;
  SmallVector<AffineExpr> source(op.getNumIterators(),
                                 getAffineConstantExpr(0, context));
  auto addIterator = [&](unsigned iterator) {
    const auto bound = getConstantBound(op, iterator);
    if (!bound || *bound <= 0 || !map.isFunctionOfDim(iterator))
      return false;
    source[iterator] = getAffineDimExpr(panels.shape.size(), context);
    panels.shape.push_back(*bound);
    access.push_back(getAffineDimExpr(iterator, context));
    return true;
  };
  for (unsigned iterator : roles.outer)
    if (map.isFunctionOfDim(iterator) && !addIterator(iterator))
      return std::nullopt;
  panels.lines = panels.shape.size();
  if (!addIterator(line) || !llvm::all_of(roles.reductions, addIterator))
    return std::nullopt;
  panels.access = AffineMap::get(op.getNumIterators(), 0, access, context);
  panels.source = simplifyAffineMap(
      map.replaceDimsAndSymbols(source, {}, panels.shape.size(), 0));

  int64_t numElements = 1;
  for (int64_t size : panels.shape)
    numElements *= size;
  const auto type = cast<MemRefType>(op.getInputs()[input].getType());
  if (numElements > type.getNumElements())
    return std::nullopt;
  return panels;
}

/// Returns true if the elements are large and numbers of whole bytes.
static bool isPackable(Attribute value) {
  if (!isa_and_nonnull<DenseResourceElementsAttr>(value) &&
      !recipe::isRecipe(value))
    return false;
  const Type type = cast<ElementsAttr>(value).getElementType();
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() % 8 == 0;
}

/// Returns the global whose elements begin at the memref, or null.
static FlatSymbolRefAttr getGlobalName(Value memref) {
  if (auto view = memref.getDefiningOp<memref::ReinterpretCastOp>()) {
    const auto offsets = view.getStaticOffsets();
    if (offsets.size() != 1 || offsets[0] != 0)
      return {};
    memref = view.getSource();
  }
  auto get = memref.getDefiningOp<memref::GetGlobalOp>();
  return get ? get.getNameAttr() : FlatSymbolRefAttr();
}

/// Returns the constants that calls pass to the argument, one for each call, or
/// none if there is a call with something else.
std::vector<memref::GlobalOp>
PackKrnlConstants::getConstants(const Factor &factor) {
  auto function = cast<func::FuncOp>(factor.view->getParentOp());
  const int64_t numElements =
      cast<MemRefType>(factor.view->getResult(0).getType()).getNumElements();
  std::vector<memref::GlobalOp> constants;
  for (func::CallOp call : calls.lookup(function.getSymNameAttr())) {
    FlatSymbolRefAttr name = getGlobalName(call->getOperand(factor.argument));
    memref::GlobalOp global = name ? globals.lookup(name.getAttr()) : nullptr;
    if (!global || !global.getConstant() || !global.isPrivate())
      return {};
    const Attribute value = global.getInitialValueAttr();
    if (!isPackable(value) ||
        cast<ElementsAttr>(value).getNumElements() != numElements)
      return {};
    constants.push_back(global);
  }
  return constants;
}

/// Returns the global with these elements, which are those of another one.
memref::GlobalOp PackKrnlConstants::getPacked(memref::GlobalOp global,
                                              PackedAttr elements) {
  memref::GlobalOp &result = packed[elements];
  if (result)
    return result;
  std::string name = (global.getSymName() + "_packed").str();
  for (unsigned i = 1; globals.count(StringAttr::get(&getContext(), name)); ++i)
    name = (global.getSymName() + "_packed_" + llvm::Twine(i)).str();
  OpBuilder builder(global);
  const auto type = cast<RankedTensorType>(elements.getType());
  result = memref::GlobalOp::create(
      builder, global.getLoc(), name, builder.getStringAttr("private"),
      MemRefType::get(type.getShape(), type.getElementType()), elements,
      /*constant=*/true, builder.getI64IntegerAttr(alignment));
  globals[result.getSymNameAttr()] = result;
  return result;
}

/// Makes the contraction and all calls of its function use panels.
void PackKrnlConstants::pack(const Factor &factor, const Panels &panels,
                             ArrayRef<memref::GlobalOp> constants) {
  auto function = cast<func::FuncOp>(factor.view->getParentOp());
  const auto type = cast<MemRefType>(factor.view->getResult(0).getType());
  const auto panelType = MemRefType::get(panels.shape, type.getElementType());
  const auto sourceType =
      RankedTensorType::get(type.getShape(), type.getElementType());
  const auto storedType =
      MemRefType::get({panelType.getNumElements()}, type.getElementType());
  const auto tensorType =
      RankedTensorType::get(storedType.getShape(), type.getElementType());
  for (auto [call, global] :
       llvm::zip_equal(calls.lookup(function.getSymNameAttr()), constants)) {
    auto elements = cast<ElementsAttr>(global.getInitialValueAttr());
    memref::GlobalOp own = getPacked(
        global, PackedAttr::get(&getContext(),
                                recipe::getReshaped(elements, sourceType),
                                panels.source, panels.shape, panels.lines,
                                panels.width, panels.group, tensorType));
    OpBuilder builder(call);
    Value memref = memref::GetGlobalOp::create(builder, call.getLoc(),
                                               storedType, own.getSymName());
    OpOperand &operand = call->getOpOperand(factor.argument);
    memref = memref::ReinterpretCastOp::create(
        builder, call.getLoc(), cast<MemRefType>(operand.get().getType()),
        memref, builder.getIndexAttr(0), ArrayRef<OpFoldResult>(),
        ArrayRef<OpFoldResult>());
    operand.set(memref);
    replaced.insert(global);
  }

  OpBuilder builder(factor.view);
  SmallVector<OpFoldResult> sizes(panels.shape.size()), strides(sizes.size());
  int64_t stride = 1;
  for (size_t dim = sizes.size(); dim-- > 0;) {
    sizes[dim] = builder.getIndexAttr(panels.shape[dim]);
    strides[dim] = builder.getIndexAttr(stride);
    stride *= panels.shape[dim];
  }
  Value view = memref::ReinterpretCastOp::create(
      builder, factor.view.getLoc(), panelType, factor.view.getSource(),
      builder.getIndexAttr(0), sizes, strides);
  ContractOp op = factor.op;
  op.getInputsMutable()[factor.input].set(view);
  factor.view->erase();
  SmallVector<Attribute> maps(op.getMaps().begin(), op.getMaps().end());
  maps[factor.input] = AffineMapAttr::get(panels.access);
  op.setMapsAttr(builder.getArrayAttr(maps));
  SmallVector<int64_t> packed(op.getInputs().size(), 0);
  if (const auto known = op.getPacked())
    packed.assign(known->begin(), known->end());
  packed[factor.input] = panels.width;
  op.setPacked(packed);
  if (panels.group > 1)
    op.setGroup(panels.group);
}

/// Packs an input in panels of `width` values of iterator `line`, and in groups
/// of products, if it is a constant in all calls. Returns whether it is.
bool PackKrnlConstants::packFactor(ContractOp op, const ContractRoles &roles,
                                   unsigned input, unsigned line, int64_t width,
                                   int64_t group) {
  const std::optional<Factor> factor = getFactor(op, input);
  const std::optional<Panels> panels =
      getPanels(op, roles, input, line, width, group);
  if (!factor || !panels)
    return false;
  const std::vector<memref::GlobalOp> constants = getConstants(*factor);
  if (constants.empty())
    return false;
  pack(*factor, *panels, constants);
  return true;
}

void PackKrnlConstants::packFactors(func::FuncOp function) {
  if (!function.isPrivate() || calls.lookup(function.getSymNameAttr()).empty())
    return;
  std::vector<ContractOp> ops;
  function->walk([&](ContractOp op) { ops.push_back(op); });
  for (ContractOp op : ops) {
    const std::optional<ContractRoles> roles = findRoles(op);
    if (!op.getScheduleAttr() || !roles)
      continue;
    const DictionaryAttr schedule = getSchedule(op, *roles);
    std::optional<PanelShape> shape;
    if (schedule)
      shape = getPanelShape(op, *roles, schedule, /*isPacked=*/true);
    if (!shape)
      continue;
    if (roles->columns.size() == 1 &&
        packFactor(op, *roles, roles->columnInput, roles->columns.front(),
                   shape->getWidth(), shape->group))
      op.setScheduleAttr(schedule);
    // Without packed columns they may need too large a buffer.
    shape = getPanelShape(
        op, *roles, op.getScheduleAttr(),
        getPackedWidth(op, *roles, roles->columnInput).has_value());
    if (shape && shape->group == 1 && roles->row && getRoles(op))
      packFactor(op, *roles, roles->rowInput, *roles->row, shape->rows,
                 shape->group);
  }
}

/// Erases the constants, and views of them, that no call reads any more.
void PackKrnlConstants::eraseUnused() {
  SmallVector<memref::GetGlobalOp> reads;
  llvm::DenseSet<StringAttr> names;
  for (Operation *global : replaced)
    names.insert(cast<memref::GlobalOp>(global).getSymNameAttr());
  getOperation()->walk([&](memref::GetGlobalOp get) {
    if (names.contains(get.getNameAttr().getAttr()))
      reads.push_back(get);
  });
  for (memref::GetGlobalOp get : reads) {
    for (Operation *user :
         llvm::make_early_inc_range(get.getResult().getUsers()))
      if (isa<memref::ReinterpretCastOp>(user) && user->use_empty())
        user->erase();
    if (get->use_empty())
      get->erase();
    else
      names.erase(get.getNameAttr().getAttr());
  }
  for (Operation *global : replaced)
    if (names.contains(cast<memref::GlobalOp>(global).getSymNameAttr()))
      global->erase();
}

void PackKrnlConstants::runOnOperation() {
  if (!findCalls())
    return;
  for (auto function : getOperation().getOps<func::FuncOp>())
    packFactors(function);
  eraseUnused();
}

} // namespace mlir::krnl
