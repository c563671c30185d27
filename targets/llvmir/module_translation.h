// SPDX-License-Identifier: Apache-2.0
//
// The state of a translation from the llvm dialect to LLVM IR: the translated
// types, values, blocks and symbols. Dialects access it through their
// interface.
#ifndef TARGETS_LLVMIR_MODULE_TRANSLATION_H
#define TARGETS_LLVMIR_MODULE_TRANSLATION_H

#include <memory>

#include "core/ir/verify/symbol_table.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/translation_interface.h"
#include "targets/llvmir/type_translation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"

namespace mlir::LLVM {

class DebugTranslation;
class MetadataTranslation;

/// Translates one module.
/// Thread safety: not thread-safe.
class ModuleTranslation {
public:
  /// `llvmModule` must have its target and no contents.
  ModuleTranslation(Operation *module,
                    std::unique_ptr<llvm::Module> llvmModule);
  ~ModuleTranslation();

  /// Translates the whole module.
  /// Errors: failure after a diagnostic.
  LogicalResult convertModule();
  std::unique_ptr<llvm::Module> takeModule() { return std::move(llvmModule); }

  Operation *module() { return moduleOp; }
  llvm::Module *getLLVMModule() { return llvmModule.get(); }
  llvm::LLVMContext &getLLVMContext() { return llvmModule->getContext(); }
  SymbolTableCollection &symbolTable() { return symbols; }

  // Types.
  /// Errors: a type that LLVM IR does not have becomes a substitute, and the
  /// current operation is reported after its translation.
  llvm::Type *convertType(Type type);
  llvm::SmallVector<llvm::Type *> convertTypes(llvm::ArrayRef<Type> types);
  TypeToLLVMIRTranslator &getTypeTranslator() { return types; }

  // Values and blocks of the current function.
  void mapValue(Value value, llvm::Value *translated);
  /// Returns null if the value is not translated yet.
  llvm::Value *lookupValue(Value value) const { return values.lookup(value); }
  llvm::SmallVector<llvm::Value *> lookupValues(ValueRange range) const;
  void mapBlock(Block *block, llvm::BasicBlock *translated);
  llvm::BasicBlock *lookupBlock(Block *block) const {
    return blocks.lookup(block);
  }
  /// Returns the target of an edge: a block of its own if the operation has
  /// another edge to the same block.
  llvm::BasicBlock *lookupSuccessor(Operation *terminator, unsigned index);
  /// Maps a terminator to its instruction.
  void mapBranch(Operation *op, llvm::Instruction *translated);
  llvm::Instruction *lookupBranch(Operation *op) const {
    return branches.lookup(op);
  }

  // Symbols.
  void mapFunction(llvm::StringRef name, llvm::Function *translated);
  llvm::Function *lookupFunction(llvm::StringRef name) const {
    return functions.lookup(name);
  }
  /// Map globals, aliases and ifuncs.
  void mapGlobal(Operation *op, llvm::GlobalValue *translated);
  llvm::GlobalValue *lookupGlobal(Operation *op) const {
    return globals.lookup(op);
  }
  /// Returns the translation of a symbol; null if it has none in LLVM IR.
  llvm::GlobalValue *lookupSymbol(Operation *user, FlatSymbolRefAttr symbol);
  void mapComdat(Operation *selector, llvm::Comdat *translated) {
    comdats[selector] = translated;
  }
  /// Sets the comdat of a global if the symbol is given.
  void setComdat(llvm::GlobalObject *object, Operation *user,
                 std::optional<SymbolRefAttr> symbol);

  // Block addresses.
  void mapBlockTag(Operation *function, BlockTagAttr tag,
                   llvm::BasicBlock *block) {
    blockTags[{function, tag}] = block;
  }
  /// Returns the address of a tagged block, which may be translated later.
  llvm::Value *getBlockAddress(BlockAddressOp op);

  // Translation of operations.
  /// Translates an operation at the builder's insertion point, with its
  /// location and its discardable attributes.
  LogicalResult convertOperation(Operation &op, llvm::IRBuilderBase &builder);
  /// Translates the operations of a block in a function.
  LogicalResult convertBlock(Block &block, bool ignoreArguments,
                             llvm::IRBuilderBase &builder);
  /// Lets dialects change the translation of an operation by its attributes.
  LogicalResult
  convertDialectAttributes(Operation *op,
                           llvm::ArrayRef<llvm::Instruction *> instructions);
  LogicalResult convertParameterAttr(Operation *function, int argument,
                                     NamedAttribute attribute);
  /// Translates the body of a function whose arguments are mapped.
  LogicalResult convertBody(LLVMFuncOp function);
  /// Returns the constant that a region of pure operations returns.
  FailureOr<llvm::Constant *> convertInitializer(Region &region);
  /// Clears the maps of values and blocks.
  void forgetBody();

  MetadataTranslation &getMetadata() { return *metadata; }
  DebugTranslation &getDebugTranslation() { return *debug; }

private:
  /// An edge that has its own block.
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
  /// A type that could not be translated, or null.
  Type unknownType;
  OpTranslations translations;
  DialectInterfaceCollection<LLVMTranslationDialectInterface> interfaces;
  SymbolTableCollection symbols;
  std::unique_ptr<DebugTranslation> debug;
  std::unique_ptr<MetadataTranslation> metadata;
  /// The instructions of the current operation so far.
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
  /// Placeholders of block addresses.
  llvm::SmallVector<std::pair<BlockAddressOp, llvm::GlobalVariable *>>
      pendingBlockAddresses;
};

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_MODULE_TRANSLATION_H
