// SPDX-License-Identifier: Apache-2.0
#include "targets/native/loop_spills.h"

#include "absl/status/status.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Casting.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::native {
namespace {

/// The least size of a vector register in bytes.
constexpr int64_t vectorBytes = 16;

/// Returns true if one of the accesses is of a place on the stack where a
/// vector register was spilled.
bool isOfVectorRegister(
    llvm::ArrayRef<const llvm::MachineMemOperand *> accesses,
    const llvm::MachineFrameInfo &frame) {
  return llvm::any_of(accesses, [&](const llvm::MachineMemOperand *access) {
    const auto *slot =
        llvm::dyn_cast_or_null<llvm::FixedStackPseudoSourceValue>(
            access->getPseudoValue());
    return slot && frame.isSpillSlotObjectIndex(slot->getFrameIndex()) &&
           frame.getObjectSize(slot->getFrameIndex()) >= vectorBytes;
  });
}

/// Appends the innermost loops of each function to a list.
class InnermostLoopPass final : public llvm::MachineFunctionPass {
public:
  static char ID;

  explicit InnermostLoopPass(std::vector<InnermostLoop> &loops)
      : MachineFunctionPass(ID), loops(loops) {}

  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.addRequired<llvm::MachineLoopInfoWrapperPass>();
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

  bool runOnMachineFunction(llvm::MachineFunction &function) override {
    const llvm::MachineLoopInfo &info =
        getAnalysis<llvm::MachineLoopInfoWrapperPass>().getLI();
    for (const llvm::MachineLoop *loop : info.getLoopsInPreorder())
      if (loop->isInnermost())
        loops.push_back(describe(*loop, function));
    return false;
  }

private:
  static InnermostLoop describe(const llvm::MachineLoop &loop,
                                const llvm::MachineFunction &function);

  std::vector<InnermostLoop> &loops;
};

char InnermostLoopPass::ID = 0;

InnermostLoop
InnermostLoopPass::describe(const llvm::MachineLoop &loop,
                            const llvm::MachineFunction &function) {
  const llvm::TargetInstrInfo &instructions =
      *function.getSubtarget().getInstrInfo();
  const llvm::MachineFrameInfo &frame = function.getFrameInfo();
  InnermostLoop result;
  result.function = function.getName().str();
  for (const llvm::MachineBasicBlock *block : loop.blocks())
    for (const llvm::MachineInstr &instruction : *block) {
      llvm::SmallVector<const llvm::MachineMemOperand *, 2> stores, loads;
      result.numInstructions += !instruction.isMetaInstruction();
      if (instructions.hasStoreToStackSlot(instruction, stores))
        result.numSpills += isOfVectorRegister(stores, frame);
      if (instructions.hasLoadFromStackSlot(instruction, loads))
        result.numReloads += isOfVectorRegister(loads, frame);
    }
  return result;
}

} // namespace

absl::StatusOr<std::vector<InnermostLoop>>
getInnermostLoops(llvm::Module &module, llvm::TargetMachine &machine) {
  auto &target = static_cast<llvm::LLVMTargetMachine &>(machine);
  std::vector<InnermostLoop> loops;
  llvm::legacy::PassManager passes;
  llvm::TargetPassConfig *config = target.createPassConfig(passes);
  passes.add(config);
  passes.add(new llvm::MachineModuleInfoWrapperPass(&target));
  if (config->addISelPasses())
    return absl::InternalError("the back end cannot select instructions");
  config->addMachinePasses();
  config->setInitialized();
  passes.add(new InnermostLoopPass(loops));
  passes.add(llvm::createFreeMachineFunctionPass());
  passes.run(module);
  return loops;
}

} // namespace mlir::native
