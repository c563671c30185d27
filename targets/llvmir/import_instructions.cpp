// SPDX-License-Identifier: Apache-2.0
//
// Imports instructions. Arithmetic and casts become operations of the same
// name, whose flags are set afterwards.
#include "core/ir/builtin/builtin_locations.h"
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace mlir;
using namespace mlir::LLVM;

static FastmathFlags importFastmathFlags(llvm::FastMathFlags flags) {
  FastmathFlags result = FastmathFlags::none;
  for (auto [isSet, flag] :
       {std::pair(flags.noNaNs(), FastmathFlags::nnan),
        std::pair(flags.noInfs(), FastmathFlags::ninf),
        std::pair(flags.noSignedZeros(), FastmathFlags::nsz),
        std::pair(flags.allowReciprocal(), FastmathFlags::arcp),
        std::pair(flags.allowContract(), FastmathFlags::contract),
        std::pair(flags.approxFunc(), FastmathFlags::afn),
        std::pair(flags.allowReassoc(), FastmathFlags::reassoc)})
    if (isSet)
      result = result | flag;
  return result;
}

void ModuleImport::setFlags(llvm::Instruction *instruction, Operation *op) {
  if (auto overflow = dyn_cast<IntegerOverflowFlagsInterface>(op)) {
    IntegerOverflowFlags flags = IntegerOverflowFlags::none;
    if (instruction->hasNoSignedWrap())
      flags = flags | IntegerOverflowFlags::nsw;
    if (instruction->hasNoUnsignedWrap())
      flags = flags | IntegerOverflowFlags::nuw;
    overflow.setOverflowFlags(flags);
  }
  if (auto exact = dyn_cast<ExactFlagInterface>(op))
    exact.setIsExact(instruction->isExact());
  if (auto disjoint = dyn_cast<DisjointFlagInterface>(op))
    disjoint.setIsDisjoint(
        cast<llvm::PossiblyDisjointInst>(instruction)->isDisjoint());
  if (auto nonNeg = dyn_cast<NonNegFlagInterface>(op))
    nonNeg.setNonNeg(instruction->hasNonNeg());
  if (isa<FastmathFlagsInterface>(op) && isa<llvm::FPMathOperator>(instruction))
    op->setAttr(
        "fastmathFlags",
        FastmathFlagsAttr::get(
            context, importFastmathFlags(instruction->getFastMathFlags())));
}

/// Converts an alignment to the type that builders take.
static unsigned getAlign(llvm::Align alignment) {
  return static_cast<unsigned>(alignment.value());
}

/// Returns the name of a synchronization scope, or an empty string for the
/// system scope.
static std::string getScopeName(llvm::LLVMContext &context,
                                llvm::SyncScope::ID scope) {
  SmallVector<StringRef> names;
  context.getSyncScopeNames(names);
  return scope < names.size() ? names[scope].str() : std::string();
}

static AtomicOrdering importOrdering(llvm::AtomicOrdering ordering) {
  return static_cast<AtomicOrdering>(ordering);
}

static AtomicBinOp importBinOp(llvm::AtomicRMWInst::BinOp op) {
  using BinOp = llvm::AtomicRMWInst::BinOp;
  static constexpr BinOp known[] = {
      BinOp::Xchg,     BinOp::Add,     BinOp::Sub,  BinOp::And,  BinOp::Nand,
      BinOp::Or,       BinOp::Xor,     BinOp::Max,  BinOp::Min,  BinOp::UMax,
      BinOp::UMin,     BinOp::FAdd,    BinOp::FSub, BinOp::FMax, BinOp::FMin,
      BinOp::UIncWrap, BinOp::UDecWrap};
  return static_cast<AtomicBinOp>(llvm::find(known, op) - std::begin(known));
}

static FCmpPredicate importFCmp(llvm::CmpInst::Predicate predicate) {
  // In LLVM's enum, uno precedes the other unordered predicates; in the dialect
  // it follows them.
  const auto number = static_cast<unsigned>(predicate);
  if (predicate == llvm::CmpInst::FCMP_UNO)
    return FCmpPredicate::uno;
  return static_cast<FCmpPredicate>(number > llvm::CmpInst::FCMP_UNO &&
                                            number <= llvm::CmpInst::FCMP_UNE
                                        ? number - 1
                                        : number);
}

static ICmpPredicate importICmp(llvm::CmpInst::Predicate predicate) {
  switch (predicate) {
  case llvm::CmpInst::ICMP_EQ:
    return ICmpPredicate::eq;
  case llvm::CmpInst::ICMP_NE:
    return ICmpPredicate::ne;
  case llvm::CmpInst::ICMP_SLT:
    return ICmpPredicate::slt;
  case llvm::CmpInst::ICMP_SLE:
    return ICmpPredicate::sle;
  case llvm::CmpInst::ICMP_SGT:
    return ICmpPredicate::sgt;
  case llvm::CmpInst::ICMP_SGE:
    return ICmpPredicate::sge;
  case llvm::CmpInst::ICMP_ULT:
    return ICmpPredicate::ult;
  case llvm::CmpInst::ICMP_ULE:
    return ICmpPredicate::ule;
  case llvm::CmpInst::ICMP_UGT:
    return ICmpPredicate::ugt;
  default:
    return ICmpPredicate::uge;
  }
}

static SmallVector<int64_t> importIndices(ArrayRef<unsigned> indices) {
  return SmallVector<int64_t>(indices.begin(), indices.end());
}

/// Imports instructions other than terminators and calls.
FailureOr<Operation *>
ModuleImport::createPlain(llvm::Instruction *instruction) {
  SmallVector<llvm::Value *> llvmOperands(instruction->operands());
  FailureOr<SmallVector<Value>> converted = convertValues(llvmOperands);
  const Type type = convertType(instruction->getType());
  if (failed(converted) || !type)
    return failure();
  SmallVector<Value> &operands = *converted;
  llvm::LLVMContext &llvmContext = llvmModule.getContext();
  auto asOp = [](auto op) { return FailureOr<Operation *>(op.getOperation()); };
  if (auto *load = dyn_cast<llvm::LoadInst>(instruction))
    return asOp(
        LoadOp::create(builder, place, type, operands[0],
                       getAlign(load->getAlign()), load->isVolatile(),
                       load->hasMetadata(llvm::LLVMContext::MD_nontemporal),
                       load->hasMetadata(llvm::LLVMContext::MD_invariant_load),
                       load->hasMetadata(llvm::LLVMContext::MD_invariant_group),
                       importOrdering(load->getOrdering()),
                       getScopeName(llvmContext, load->getSyncScopeID())));
  if (auto *store = dyn_cast<llvm::StoreInst>(instruction))
    return asOp(StoreOp::create(
        builder, place, operands[0], operands[1], getAlign(store->getAlign()),
        store->isVolatile(),
        store->hasMetadata(llvm::LLVMContext::MD_nontemporal),
        store->hasMetadata(llvm::LLVMContext::MD_invariant_group),
        importOrdering(store->getOrdering()),
        getScopeName(llvmContext, store->getSyncScopeID())));
  if (auto *alloca = dyn_cast<llvm::AllocaInst>(instruction)) {
    const Type element = convertType(alloca->getAllocatedType());
    if (!element)
      return failure();
    auto op = AllocaOp::create(builder, place, type, element, operands[0],
                               getAlign(alloca->getAlign()));
    op.setInalloca(alloca->isUsedWithInAlloca());
    return asOp(op);
  }
  if (auto *gep = dyn_cast<llvm::GetElementPtrInst>(instruction)) {
    const Type element = convertType(gep->getSourceElementType());
    if (!element)
      return failure();
    return asOp(GEPOp::create(
        builder, place, type, element, operands[0],
        ValueRange(ArrayRef<Value>(operands).drop_front()),
        static_cast<GEPNoWrapFlags>(gep->getNoWrapFlags().getRaw())));
  }
  if (auto *rmw = dyn_cast<llvm::AtomicRMWInst>(instruction))
    return asOp(AtomicRMWOp::create(
        builder, place, importBinOp(rmw->getOperation()), operands[0],
        operands[1], importOrdering(rmw->getOrdering()),
        getScopeName(llvmContext, rmw->getSyncScopeID()),
        getAlign(rmw->getAlign()), rmw->isVolatile()));
  if (auto *exchange = dyn_cast<llvm::AtomicCmpXchgInst>(instruction))
    return asOp(AtomicCmpXchgOp::create(
        builder, place, operands[0], operands[1], operands[2],
        importOrdering(exchange->getSuccessOrdering()),
        importOrdering(exchange->getFailureOrdering()),
        getScopeName(llvmContext, exchange->getSyncScopeID()),
        getAlign(exchange->getAlign()), exchange->isWeak(),
        exchange->isVolatile()));
  if (auto *fence = dyn_cast<llvm::FenceInst>(instruction))
    return asOp(
        FenceOp::create(builder, place, importOrdering(fence->getOrdering()),
                        getScopeName(llvmContext, fence->getSyncScopeID())));
  if (auto *compare = dyn_cast<llvm::ICmpInst>(instruction))
    return asOp(ICmpOp::create(builder, place, type,
                               importICmp(compare->getPredicate()), operands[0],
                               operands[1]));
  if (auto *compare = dyn_cast<llvm::FCmpInst>(instruction))
    return asOp(FCmpOp::create(builder, place, type,
                               importFCmp(compare->getPredicate()), operands[0],
                               operands[1]));
  if (auto *extract = dyn_cast<llvm::ExtractValueInst>(instruction))
    return asOp(ExtractValueOp::create(builder, place, operands[0],
                                       importIndices(extract->getIndices())));
  if (auto *insert = dyn_cast<llvm::InsertValueInst>(instruction))
    return asOp(InsertValueOp::create(builder, place, operands[0], operands[1],
                                      importIndices(insert->getIndices())));
  if (auto *shuffle = dyn_cast<llvm::ShuffleVectorInst>(instruction)) {
    const ArrayRef<int> mask = shuffle->getShuffleMask();
    return asOp(ShuffleVectorOp::create(
        builder, place, operands[0], operands[1],
        SmallVector<int32_t>(mask.begin(), mask.end())));
  }
  if (auto *landingpad = dyn_cast<llvm::LandingPadInst>(instruction)) {
    auto op = LandingpadOp::create(builder, place, type, ValueRange(operands));
    op.setCleanup(landingpad->isCleanup());
    return asOp(op);
  }
  std::string name = instruction->getOpcodeName();
  OperationState state(place, ("llvm." + name));
  if (isa<llvm::VAArgInst>(instruction))
    name = "va_arg";
  state.name = OperationName("llvm." + name, context);
  if (!state.name.isRegistered()) {
    emitError(module->getLoc(), "unhandled instruction: ") << name;
    return failure();
  }
  state.addOperands(operands);
  if (!instruction->getType()->isVoidTy())
    state.addTypes(type);
  return builder.create(state);
}

FailureOr<Operation *>
ModuleImport::createInstruction(llvm::Instruction *instruction) {
  if (auto *call = dyn_cast<llvm::CallBase>(instruction))
    return createCall(call);
  FailureOr<Operation *> op = instruction->isTerminator()
                                  ? createTerminator(instruction)
                                  : createPlain(instruction);
  if (succeeded(op))
    setFlags(instruction, *op);
  return op;
}

LogicalResult ModuleImport::convertInstruction(llvm::Instruction *instruction) {
  if (isa<llvm::PHINode>(instruction))
    return success();
  place = debug.translateLocation(instruction->getDebugLoc());
  FailureOr<Operation *> op = failure();
  if (auto *intrinsic = dyn_cast<llvm::IntrinsicInst>(instruction)) {
    bool isDropped = false;
    op = createIntrinsic(intrinsic, isDropped);
    if (isDropped) {
      if (!isa<llvm::DbgVariableIntrinsic>(intrinsic))
        warnOfDropped(intrinsic);
      return success();
    }
  } else {
    op = createInstruction(instruction);
  }
  if (failed(op))
    return failure();
  if ((*op)->getNumResults() && !instruction->getType()->isVoidTy())
    values[instruction] = (*op)->getResult(0);
  setMetadata(instruction, *op);
  return success();
}
