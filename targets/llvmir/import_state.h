// SPDX-License-Identifier: Apache-2.0
//
// The state of an import from LLVM IR to the llvm dialect.
#ifndef TARGETS_LLVMIR_IMPORT_STATE_H
#define TARGETS_LLVMIR_IMPORT_STATE_H

#include <memory>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/structure/builders.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/import.h"
#include "targets/llvmir/import_debug.h"
#include "targets/llvmir/import_types.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

namespace mlir::LLVM {

/// Imports one module.
/// Thread safety: not thread-safe.
class ModuleImport {
public:
  ModuleImport(ModuleOp module, llvm::Module &llvmModule,
               const LLVMIRImportOptions &options);

  /// Imports the whole module.
  /// Errors: failure after a diagnostic.
  LogicalResult convertModule();

private:
  // Types and constants (import_constants.cpp).
  /// Returns null, after a diagnostic, for a type that the dialect does not
  /// have.
  Type convertType(llvm::Type *type);
  /// Returns the attribute of a constant of numbers or bytes; null for others.
  Attribute getConstantAttr(llvm::Constant *constant);
  /// Returns the untranslated parts of a constant, parts before wholes.
  llvm::SmallVector<llvm::Constant *>
  getPendingConstants(llvm::Constant *constant);
  FailureOr<Value> convertConstant(llvm::Constant *constant);
  /// Translates a constant and its parts at the insertion point of constants.
  FailureOr<Value> convertConstantExpr(llvm::Constant *constant);
  FailureOr<Value> convertValue(llvm::Value *value);
  FailureOr<llvm::SmallVector<Value>>
  convertValues(llvm::ArrayRef<llvm::Value *> values);

  // Contents of a module (import_module.cpp, import_globals.cpp).
  LogicalResult convertDataLayout();
  void convertComdats();
  LogicalResult convertGlobal(llvm::GlobalVariable &global);
  LogicalResult convertStructors(llvm::GlobalVariable &global);
  LogicalResult convertAlias(llvm::GlobalAlias &alias);
  LogicalResult convertIFunc(llvm::GlobalIFunc &ifunc);
  LogicalResult convertInitializer(Region &region, llvm::Constant *constant);
  void convertLinkerOptions();
  LogicalResult convertModuleFlags();
  LogicalResult convertFunction(llvm::Function &function);
  LogicalResult convertBody(llvm::Function &function, LLVMFuncOp op);
  SymbolRefAttr getComdat(const llvm::Comdat *comdat);
  void forgetRegion();

  // Attributes (import_attributes.cpp).
  DictionaryAttr convertParameterAttrs(llvm::AttributeSet attributes);
  void convertFunctionAttrs(llvm::Function &function, LLVMFuncOp op);
  void importKernelMetadata(llvm::Function &function, LLVMFuncOp op);
  void setArgAndResultAttrs(llvm::CallBase &call, Operation *op,
                            llvm::ArrayRef<unsigned> immArgs);
  MemoryEffectsAttr convertMemoryEffects(llvm::MemoryEffects effects);

  // Instructions (import_instructions.cpp, import_calls.cpp,
  // import_intrinsics.cpp).
  LogicalResult convertInstruction(llvm::Instruction *instruction);
  FailureOr<Operation *> createInstruction(llvm::Instruction *instruction);
  FailureOr<Operation *> createPlain(llvm::Instruction *instruction);
  FailureOr<Operation *> createTerminator(llvm::Instruction *instruction);
  FailureOr<Operation *> createCall(llvm::CallBase *call);
  FailureOr<Operation *> createInlineAsm(llvm::CallInst *call);
  FailureOr<Operation *> createIntrinsic(llvm::IntrinsicInst *call,
                                         bool &isDropped);
  /// Adds the operands of a call's bundles and their numbers. Stores their tags
  /// in `tags`.
  LogicalResult addBundles(llvm::IntrinsicInst *call, OperationState &state,
                           llvm::SmallVector<Attribute> &tags);
  /// Adds the type of a call's result, if any.
  LogicalResult addResult(llvm::IntrinsicInst *call, OperationState &state);
  /// Creates the operation and sets its result, its flags, and attributes of
  /// arguments that are not in `immArgs`.
  FailureOr<Operation *> finishIntrinsic(llvm::IntrinsicInst *call,
                                         OperationState &state,
                                         llvm::ArrayRef<unsigned> immArgs);
  FailureOr<Operation *> createCallIntrinsic(llvm::IntrinsicInst *call);
  FailureOr<Operation *> createGenericIntrinsic(llvm::IntrinsicInst *call);
  /// Returns the values that an edge passes to the arguments of its target.
  FailureOr<llvm::SmallVector<Value>> getBranchArgs(llvm::Instruction *branch,
                                                    llvm::BasicBlock *target);
  LogicalResult
  getBundles(llvm::CallBase *call,
             llvm::SmallVector<llvm::SmallVector<Value>> &operands,
             llvm::SmallVector<Attribute> &tags);
  void setFlags(llvm::Instruction *instruction, Operation *op);

  // Debug information (import_debug_intrinsics.cpp).
  /// Imports debug records of variables, after their values.
  LogicalResult convertDebugIntrinsics(llvm::Function &function);
  LogicalResult convertDebugIntrinsic(llvm::DbgVariableIntrinsic *call,
                                      const llvm::DominatorTree &dominators);
  /// Sets the insertion point to where uses of `value` are dominated by it.
  /// Returns false if there is no such point.
  bool setInsertionPointBehind(Value value, llvm::Value *origin,
                               const llvm::DominatorTree &dominators);

  // Metadata (import_metadata.cpp).
  void setMetadata(llvm::Instruction *instruction, Operation *op);
  /// Warns about a dropped instruction or metadata if the options request it.
  void warnOfDropped(llvm::Instruction *instruction);
  void warnOfMetadata(llvm::Instruction *instruction, const llvm::MDNode *node);
  Attribute convertTBAANode(const llvm::MDNode *node);
  AliasScopeAttr convertAliasScope(const llvm::MDNode *node);
  ArrayAttr convertAliasScopes(const llvm::MDNode *list);
  ArrayAttr convertAccessGroups(const llvm::MDNode *node);
  AccessGroupAttr convertAccessGroup(const llvm::MDNode *node);
  LoopAnnotationAttr convertLoop(const llvm::MDNode *node);

  MLIRContext *context;
  ModuleOp module;
  llvm::Module &llvmModule;
  const LLVMIRImportOptions &options;
  OpBuilder builder;
  Location unknown;
  /// The location of the instruction that is being imported.
  Location place;
  TypeFromLLVMIRTranslator types;
  DebugImport debug;

  llvm::DenseMap<llvm::Value *, Value> values;
  llvm::DenseMap<llvm::BasicBlock *, Block *> blocks;
  /// Constants are inserted after this operation, or else at the start of
  /// `constantBlock`.
  Operation *lastConstant = nullptr;
  Block *constantBlock = nullptr;
  llvm::DenseMap<llvm::BasicBlock *, BlockTagAttr> blockTags;
  unsigned numBlockTags = 0;

  llvm::SmallVector<llvm::DbgVariableIntrinsic *> debugIntrinsics;
  llvm::DenseMap<const llvm::MDNode *, Attribute> nodes;
  /// The maximum and the current nesting depth of loops as followups.
  static constexpr unsigned maxLoopDepth = 64;
  unsigned loopDepth = 0;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_IMPORT_STATE_H
