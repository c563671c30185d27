// SPDX-License-Identifier: Apache-2.0
//
// The state of a translation from the llvm dialect to LLVM IR: what has become
// of types, values, blocks and symbols. Dialects use it to take part.
#ifndef TARGETS_LLVMIR_MODULE_TRANSLATION_H
#define TARGETS_LLVMIR_MODULE_TRANSLATION_H

#include <memory>

#include "core/ir/symbol_table.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/translation_interface.h"
#include "targets/llvmir/type_translation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"

namespace mlir::LLVM {

class DebugTranslation;
class MetadataTranslation;

/// Translates one module. Not thread-safe.
class ModuleTranslation {
public:
  /// For a module that has its target and nothing else.
  ModuleTranslation(Operation *module,
                    std::unique_ptr<llvm::Module> llvmModule);
  ~ModuleTranslation();

  /// Translates all of it.
  /// Errors: failure after a diagnostic.
  LogicalResult convertModule();
  std::unique_ptr<llvm::Module> takeModule() { return std::move(llvmModule); }

  Operation *module() { return moduleOp; }
  llvm::Module *getLLVMModule() { return llvmModule.get(); }
  llvm::LLVMContext &getLLVMContext() { return llvmModule->getContext(); }
  SymbolTableCollection &symbolTable() { return symbols; }

  // Types.
  /// Errors: for a type that LLVM IR does not have, one of it in its place; the
  /// operation that is translated is reported afterwards.
  llvm::Type *convertType(Type type);
  llvm::SmallVector<llvm::Type *> convertTypes(llvm::ArrayRef<Type> types);
  TypeToLLVMIRTranslator &getTypeTranslator() { return types; }

  // Values and blocks of the function that is translated.
  void mapValue(Value value, llvm::Value *translated);
  /// Null if it is not translated yet.
  llvm::Value *lookupValue(Value value) const { return values.lookup(value); }
  llvm::SmallVector<llvm::Value *> lookupValues(ValueRange range) const;
  void mapBlock(Block *block, llvm::BasicBlock *translated);
  llvm::BasicBlock *lookupBlock(Block *block) const {
    return blocks.lookup(block);
  }
  /// Where an edge of the control flow goes: a block of its own if the
  /// operation has another edge to the same block.
  llvm::BasicBlock *lookupSuccessor(Operation *terminator, unsigned index);
  /// The instruction at the end of a block.
  void mapBranch(Operation *op, llvm::Instruction *translated);
  llvm::Instruction *lookupBranch(Operation *op) const {
    return branches.lookup(op);
  }

  // Symbols.
  void mapFunction(llvm::StringRef name, llvm::Function *translated);
  llvm::Function *lookupFunction(llvm::StringRef name) const {
    return functions.lookup(name);
  }
  /// Of globals, aliases and ifuncs.
  void mapGlobal(Operation *op, llvm::GlobalValue *translated);
  llvm::GlobalValue *lookupGlobal(Operation *op) const {
    return globals.lookup(op);
  }
  /// What a symbol of the module has become; null if it is nothing of LLVM IR.
  llvm::GlobalValue *lookupSymbol(Operation *user, FlatSymbolRefAttr symbol);
  void mapComdat(Operation *selector, llvm::Comdat *translated) {
    comdats[selector] = translated;
  }
  /// Gives a global the comdat of a symbol, if there is one.
  void setComdat(llvm::GlobalObject *object, Operation *user,
                 std::optional<SymbolRefAttr> symbol);

  // Blocks' addresses.
  void mapBlockTag(Operation *function, BlockTagAttr tag,
                   llvm::BasicBlock *block) {
    blockTags[{function, tag}] = block;
  }
  /// The address of a block with a tag, which may come later.
  llvm::Value *getBlockAddress(BlockAddressOp op);

  // Translation of operations.
  /// Translates an operation at the builder's place, with its location, and the
  /// attributes that it has.
  LogicalResult convertOperation(Operation &op, llvm::IRBuilderBase &builder);
  /// Translates operations of a block that stands in a function.
  LogicalResult convertBlock(Block &block, bool ignoreArguments,
                             llvm::IRBuilderBase &builder);
  /// Has dialects change what an operation became, by its attributes.
  LogicalResult
  convertDialectAttributes(Operation *op,
                           llvm::ArrayRef<llvm::Instruction *> instructions);
  LogicalResult convertParameterAttr(Operation *function, int argument,
                                     NamedAttribute attribute);
  /// Translates the body of a function whose arguments are mapped.
  LogicalResult convertBody(LLVMFuncOp function);
  /// The constant that a region of operations without effects returns.
  FailureOr<llvm::Constant *> convertInitializer(Region &region);
  /// Forgets values and blocks.
  void forgetBody();

  MetadataTranslation &getMetadata() { return *metadata; }
  DebugTranslation &getDebugTranslation() { return *debug; }

private:
  /// An edge that has a block of its own.
  struct SplitEdge {
    BlockOperand *edge;
    llvm::BasicBlock *block;
  };

  LogicalResult checkTypes(Operation &op);
  void splitEdges(Region &region, llvm::Function *function);
  void connectPhis(Region &region);
  void addIncoming(BlockOperand &edge, llvm::BasicBlock *to,
                   llvm::BasicBlock *from);
  LogicalResult resolveBlockAddresses();

  Operation *moduleOp;
  std::unique_ptr<llvm::Module> llvmModule;
  TypeToLLVMIRTranslator types;
  /// A type that could not be translated.
  Type unknownType;
  OpTranslations translations;
  DialectInterfaceCollection<LLVMTranslationDialectInterface> interfaces;
  SymbolTableCollection symbols;
  std::unique_ptr<DebugTranslation> debug;
  std::unique_ptr<MetadataTranslation> metadata;
  /// What the operation that is translated has become so far.
  llvm::SmallVector<llvm::Instruction *> inserted;

  llvm::DenseMap<Value, llvm::Value *> values;
  llvm::DenseMap<Block *, llvm::BasicBlock *> blocks;
  llvm::DenseMap<Operation *, llvm::Instruction *> branches;
  llvm::SmallVector<SplitEdge> splits;
  llvm::DenseMap<const BlockOperand *, llvm::BasicBlock *> splitBlocks;

  llvm::StringMap<llvm::Function *> functions;
  llvm::DenseMap<Operation *, llvm::GlobalValue *> globals;
  llvm::DenseMap<Operation *, llvm::Comdat *> comdats;
  llvm::DenseMap<std::pair<Operation *, Attribute>, llvm::BasicBlock *>
      blockTags;
  /// Stand-ins for addresses of blocks.
  llvm::SmallVector<std::pair<BlockAddressOp, llvm::GlobalVariable *>>
      pendingBlockAddresses;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_MODULE_TRANSLATION_H
