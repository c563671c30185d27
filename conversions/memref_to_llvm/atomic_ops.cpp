// SPDX-License-Identifier: Apache-2.0
//
// Atomic read-modify-write operations.
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/conversion/block_splitting.h"
#include "core/interfaces/data_layout.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref_to_llvm;

/// Returns nullopt if LLVM has no such instruction.
static std::optional<LLVM::AtomicBinOp> getBinOp(arith::AtomicRMWKind kind) {
  switch (kind) {
  case arith::AtomicRMWKind::addf:
    return LLVM::AtomicBinOp::fadd;
  case arith::AtomicRMWKind::addi:
    return LLVM::AtomicBinOp::add;
  case arith::AtomicRMWKind::assign:
    return LLVM::AtomicBinOp::xchg;
  case arith::AtomicRMWKind::maximumf:
    return LLVM::AtomicBinOp::fmaximum;
  case arith::AtomicRMWKind::maxnumf:
    return LLVM::AtomicBinOp::fmax;
  case arith::AtomicRMWKind::maxs:
    return LLVM::AtomicBinOp::max;
  case arith::AtomicRMWKind::maxu:
    return LLVM::AtomicBinOp::umax;
  case arith::AtomicRMWKind::minimumf:
    return LLVM::AtomicBinOp::fminimum;
  case arith::AtomicRMWKind::minnumf:
    return LLVM::AtomicBinOp::fmin;
  case arith::AtomicRMWKind::mins:
    return LLVM::AtomicBinOp::min;
  case arith::AtomicRMWKind::minu:
    return LLVM::AtomicBinOp::umin;
  case arith::AtomicRMWKind::ori:
    return LLVM::AtomicBinOp::_or;
  case arith::AtomicRMWKind::xori:
    return LLVM::AtomicBinOp::_xor;
  case arith::AtomicRMWKind::andi:
    return LLVM::AtomicBinOp::_and;
  default:
    return std::nullopt;
  }
}

/// Returns true if an access to values of the type can be atomic.
static bool canBeAtomic(Type type, const DataLayout &layout) {
  if (!isa<IntegerType, LLVM::LLVMPointerType>(type) &&
      !LLVM::isCompatibleFloatingPointType(type))
    return false;
  const uint64_t bits = layout.getTypeSizeInBits(type).getFixedValue();
  return bits >= 8 && llvm::isPowerOf2_64(bits);
}

/// Returns the type with which `llvm.cmpxchg` exchanges a value that can be
/// atomic. It accepts no floats.
static Type getExchangedType(Type type, const DataLayout &layout) {
  if (!LLVM::isCompatibleFloatingPointType(type))
    return type;
  return IntegerType::get(type.getContext(),
                          layout.getTypeSizeInBits(type).getFixedValue());
}

/// Returns true if `llvm.atomicrmw` accepts the type.
static bool isTypeOf(LLVM::AtomicBinOp kind, Type type,
                     const DataLayout &layout) {
  using enum LLVM::AtomicBinOp;
  if (kind == xchg)
    return canBeAtomic(type, layout);
  if (llvm::is_contained({fadd, fmin, fmax, fminimum, fmaximum}, kind))
    return LLVM::isCompatibleFloatingPointType(getElementTypeOrSelf(type));
  auto integer = dyn_cast<IntegerType>(type);
  return integer && llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth());
}

namespace {

/// memref.atomic_rmw kind x, m[i…] -> llvm.atomicrmw kind address, x acq_rel
/// Guard: LLVM has the kind for the type, and the layout is strided.
struct AtomicRMWLowering : ConvertOpToLLVMPattern<memref::AtomicRMWOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AtomicRMWOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const std::optional<LLVM::AtomicBinOp> kind = getBinOp(op.getKind());
    if (!kind)
      return failure();
    const MemRefType type = op.getMemRefType();
    if (!type.isStrided() ||
        !isTypeOf(*kind, adaptor.getValue().getType(), DataLayout::closest(op)))
      return failure();
    Value address = getStridedElementPtr(
        rewriter, op.getLoc(), type, adaptor.getMemref(), adaptor.getIndices());
    rewriter.replaceOpWithNewOp<LLVM::AtomicRMWOp>(
        op, *kind, address, adaptor.getValue(), LLVM::AtomicOrdering::acq_rel);
    return success();
  }
};

/// generic_atomic_rmw m[i…] { … } -> a loop until no other thread has stored:
///
///   init:  %init = load %p ; br loop(%init)
///   loop(%old): %new = … ; %r, %ok = cmpxchg %p, %old, %new
///               cond_br %ok, end, loop(%r)
///   end:
///
/// A float is exchanged as an integer.
struct GenericAtomicRMWLowering
    : ConvertOpToLLVMPattern<memref::GenericAtomicRMWOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::GenericAtomicRMWOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    const Type type = typeConverter->convertType(op.getResult().getType());
    auto memref = cast<MemRefType>(op.getMemref().getType());
    // The verifier accepts any number of indices.
    if (!type || !canBeAtomic(type, DataLayout::closest(op)) ||
        !canSplitBlockAt(op) ||
        memref.getRank() != ssize_t(op.getIndices().size()))
      return failure();
    const Type word = getExchangedType(type, DataLayout::closest(op));
    const auto castTo = [&](Type to, Value value) -> Value {
      return to == value.getType()
                 ? value
                 : LLVM::BitcastOp::create(rewriter, loc, to, value);
    };
    Block *init = rewriter.getInsertionBlock();
    Block *loop = rewriter.splitBlock(init, Block::iterator(op));
    loop->addArgument(word, loc);
    Block *end = rewriter.splitBlock(
        loop, std::next(Block::iterator(op.getOperation())));

    rewriter.setInsertionPointToEnd(init);
    Value address = getStridedElementPtr(
        rewriter, loc, memref, adaptor.getMemref(), adaptor.getIndices());
    Value loaded = LLVM::LoadOp::create(rewriter, loc, word, address);
    LLVM::BrOp::create(rewriter, loc, loaded, loop);

    rewriter.setInsertionPointToStart(loop);
    Value old = loop->getArgument(0);
    IRMapping mapping;
    mapping.map(op.getCurrentValue(), castTo(type, old));
    Block &body = op.getAtomicBody().front();
    for (Operation &nested : body.without_terminator())
      rewriter.clone(nested, mapping);
    Value updated =
        mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
    Value exchange = LLVM::AtomicCmpXchgOp::create(
        rewriter, loc, address, old, castTo(word, updated),
        LLVM::AtomicOrdering::acq_rel, LLVM::AtomicOrdering::monotonic);
    Value found = LLVM::ExtractValueOp::create(rewriter, loc, exchange, 0);
    Value ok = LLVM::ExtractValueOp::create(rewriter, loc, exchange, 1);
    Value result = castTo(type, found);
    LLVM::CondBrOp::create(rewriter, loc, ok, end, ValueRange(), loop, found);
    rewriter.setInsertionPointToEnd(end);
    rewriter.replaceOp(op, result);
    return success();
  }
};

} // namespace

void memref_to_llvm::populateAtomicPatterns(const LLVMTypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<AtomicRMWLowering, GenericAtomicRMWLowering>(converter);
}
