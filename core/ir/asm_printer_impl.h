// SPDX-License-Identifier: Apache-2.0
//
// What prints: types, attributes and locations (PrinterImpl), operations
// (ModulePrinter), and what they share (AsmStateImpl). For the sources of
// core/ir only.
#ifndef CORE_IR_ASM_PRINTER_IMPL_H
#define CORE_IR_ASM_PRINTER_IMPL_H

#include "core/ir/alias_state.h"
#include "core/ir/asm_printer.h"
#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_locations.h"
#include "core/ir/op_asm_interface.h"
#include "core/ir/ssa_name_state.h"
#include "core/ir/type_id.h"
#include "core/support/fresh_stack.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallString.h"

namespace mlir::detail {

/// The kind T of attributes or types, to switch on.
template <typename T> constexpr uint64_t id() {
  return TypeID::get<T>().getValue();
}

struct ElementLayout;

/// What printers of one operation, or of one type or attribute, share.
class AsmStateImpl {
public:
  AsmStateImpl(MLIRContext *context, const OpPrintingFlags &flags,
               FallbackAsmResourceMap *resources);

  MLIRContext *const context;
  const OpPrintingFlags flags;
  SSANameState names;
  AliasState aliases;
  /// Print sections of external resources.
  std::vector<std::unique_ptr<AsmResourcePrinter>> resourcePrinters;
  /// Takes blobs of dialects; null: they are printed.
  ResourceFileWriter *resourceFile = nullptr;
  /// Where in the text operations begin; null: nobody asks.
  llvm::DenseMap<Operation *, uint64_t> *operationPlaces = nullptr;

  /// The number of a distinct attribute: the next one for a new attribute.
  unsigned getDistinctID(Attribute attribute) {
    return distinctIDs.try_emplace(attribute, distinctIDs.size()).first->second;
  }
  /// Says that a resource is printed, so that it has to be defined.
  void addResource(ResourceHandle handle) {
    resources[handle.getDialect()].insert(handle.getEntry());
  }
  /// The resources of each dialect in the order in which they were printed.
  using References =
      llvm::MapVector<Dialect *, llvm::SetVector<const ResourceEntry *>>;
  const References &getResources() const { return resources; }

  /// Prints a type as part of an operation's signature: from a table of the
  /// texts of those printed before.
  void printCachedType(PrinterImpl &printer, Type type);

private:
  llvm::DenseMap<Attribute, unsigned> distinctIDs;
  References resources;
  llvm::DenseMap<Type, llvm::StringRef> typeTexts;
  llvm::BumpPtrAllocator allocator;
};

/// Whether the type behind a colon is printed. May: not if the text says which
/// it is.
enum class TypeElision : uint8_t { Never, May, Must };

/// Prints types, attributes and locations. With a list of items, it puts there
/// what it would print instead.
class PrinterImpl {
public:
  PrinterImpl(llvm::raw_ostream &os, AsmStateImpl &state,
              llvm::SmallVectorImpl<PrintedItem> *items = nullptr)
      : output(&os), items(items), state(state) {}
  PrinterImpl(const PrinterImpl &) = delete;

  llvm::raw_ostream &os() { return *output; }
  const OpPrintingFlags &getFlags() const { return state.flags; }
  AsmStateImpl &getState() { return state; }
  bool isCollecting() const { return items != nullptr; }

  void printType(Type type);
  /// Without the type's own alias.
  void printTypeBody(Type type);
  void printTypes(TypeRange types);
  void printArrowTypes(TypeRange types);
  void printDimensions(llvm::ArrayRef<int64_t> shape);

  void printAttribute(Attribute attribute,
                      TypeElision elision = TypeElision::Never);
  void printAttributeBody(Attribute attribute,
                          TypeElision elision = TypeElision::Never);
  void printNamedAttribute(NamedAttribute attribute);
  void printAttributeList(llvm::ArrayRef<NamedAttribute> attributes,
                          llvm::ArrayRef<llvm::StringRef> elided,
                          llvm::StringRef keyword);
  void printResourceHandle(ResourceHandle handle);
  /// Whether there is one.
  bool printAlias(Type type);
  bool printAlias(Attribute attribute);

  void printNewline();
  void printIndent() { os().indent(indent); }
  void increaseIndent() { indent += 2; }
  void decreaseIndent() { indent -= 2; }

  /// ` loc(…)` if locations are printed.
  void printTrailingLocation(Location location, bool allowAlias = true);
  /// `loc(…)`
  void printLocation(Location location, bool allowAlias);
  void printLocationDefinition(Location location);

  /// What follows the mnemonic of a dialect's type or attribute, or without
  /// one, what the dialect prints.
  template <typename T> void printParameters(T value);
  void printStripped(Type type);
  void printStripped(Attribute attribute);
  void printStripped(DenseArrayAttr attribute);

  /// Keys of what is being printed, for what contains itself.
  llvm::SmallSetVector<const void *, 4> cyclicKeys;

protected:
  void collect(PrintedItem item) { items->push_back(item); }
  /// Prints what is one level deeper: on a fresh stack, where that many levels
  /// have used up the current one.
  template <typename Print> void nest(Print print) {
    constexpr unsigned levelsOfStack = 500;
    if (LLVM_LIKELY(++depth % levelsOfStack != 0))
      print();
    else
      runOnFreshStack(print);
    --depth;
  }

  llvm::raw_ostream *output;
  llvm::SmallVectorImpl<PrintedItem> *items;
  AsmStateImpl &state;
  unsigned indent = 0;

private:
  template <typename T> void printDialectSymbol(T value, char sigil);

  void printInteger(IntegerType type);
  void printShape(llvm::ArrayRef<int64_t> shape);
  template <typename FunctionLikeType>
  void printFunction(FunctionLikeType type);
  void printVector(VectorType type);
  void printRankedTensor(RankedTensorType type);
  void printMemRef(MemRefType type);
  void printUnrankedMemRef(UnrankedMemRefType type);
  void printTuple(TupleType type);
  void printOpaque(OpaqueType type);

  void printTypeSuffix(Type type, TypeElision elision);
  void printDictionary(DictionaryAttr attribute);
  void printArray(ArrayAttr attribute);
  void printIntegerAttr(IntegerAttr attribute, TypeElision elision);
  void printFloatAttr(FloatAttr attribute, TypeElision elision);
  void printSymbolRef(SymbolRefAttr attribute);
  void printStridedLayout(StridedLayoutAttr attribute);
  void printDistinct(DistinctAttr attribute);
  void printOpaque(OpaqueAttr attribute);
  void printElided() { os() << "dense_resource<__elided__>"; }
  void printDense(DenseElementsAttr attribute);
  void printDenseElements(DenseElementsAttr attribute, bool allowHex);
  void printDenseArray(DenseArrayAttr attribute);
  void printNumbers(DenseArrayAttr attribute);
  void printSparse(SparseElementsAttr attribute);
  void printElement(const ElementLayout &layout, llvm::ArrayRef<char> data,
                    uint64_t index);

  void printNestedLocation(Location location, bool pretty);
  void printLocationBody(Location location, bool pretty);
  void printFilePlace(llvm::StringRef file, unsigned line, unsigned column,
                      bool pretty);
  void printRange(FileLineColRange location, bool pretty);
  void printName(NameLoc location, bool pretty);
  void printCallSite(CallSiteLoc location, bool pretty);
  void printFused(FusedLoc location, bool pretty);

  /// The text of a dialect's type or attribute while it is being printed: how
  /// it begins depends on what follows.
  struct SymbolText {
    llvm::SmallString<128> text;
    llvm::raw_svector_ostream stream{text};
  };
  std::unique_ptr<SymbolText> symbolText;
  bool inSymbol = false;
  /// Types, attributes, locations and operations in custom form that are being
  /// printed.
  unsigned depth = 0;
};

/// Prints operations. Not recursive in the depth of nesting where operations
/// are printed in generic form.
class ModulePrinter final : public PrinterImpl {
public:
  using PrinterImpl::PrinterImpl;

  /// With aliases before and after, and resources.
  void printTopLevel(Operation *op);
  /// With indentation, location and comments, but no end of the line.
  void printFullOp(Operation *op);
  void printCustomOrGenericOp(Operation *op);
  void printGenericOp(Operation *op, bool printName);
  void printOpName(Operation *op);
  void printBlock(Block *block, bool printHeader = true,
                  bool printTerminator = true);
  void printRegion(Region &region, bool printEntryArguments,
                   bool printTerminators, bool printEmptyBlock);
  void printOperand(Value value, llvm::raw_ostream &os);
  void printOperand(Value value) { printOperand(value, os()); }
  void printSuccessor(Block *block);
  void printRegionArgument(BlockArgument argument,
                           llvm::ArrayRef<NamedAttribute> attributes,
                           bool omitType);

private:
  /// A region being printed, and the operation that it belongs to if that is
  /// printed in generic form.
  struct Frame {
    Operation *op = nullptr;
    unsigned regionNumber = 0;
    /// Whether location and comments follow the operation.
    bool isFull = false;
    bool printsTerminators = true;
    /// Whether the region is not skipped.
    bool hasBody = false;
    /// Null when there are no more.
    Block *block = nullptr;
    Operation *next = nullptr;
  };

  bool beginOp(Operation *op, bool isFull);
  bool beginGenericOp(Operation *op, bool isFull);
  void endOp(Operation *op, bool isFull);
  void runUntil(size_t depth);
  void enterRegion(Frame &frame, Region &region, bool printEntryArguments,
                   bool printEmptyBlock);
  void leaveRegion(Frame &frame, size_t depth);
  void enterBlock(Frame &frame, Block *block, bool printHeader);
  void leaveBlock(Frame &frame);
  static Operation *takeNext(Frame &frame);

  void printResults(Operation *op);
  void printGenericHead(Operation *op);
  void printGenericTail(Operation *op);
  void printBlockHeader(Block *block);
  void printPredecessors(Block *block);

  void printUsersComment(Operation *op);
  void printUsersComment(BlockArgument argument);
  void printUsers(Value value);

  llvm::SmallVector<Frame, 0> frames;
  /// The dialect whose name is left out, for each region around.
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects = {"builtin"};
};

/// Whether an operation is printed by a hook or format of its own.
inline bool hasCustomForm(Operation *op, const OpPrintingFlags &flags) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  return descriptor && (descriptor->hooks.print || descriptor->format) &&
         !flags.shouldPrintGenericOpForm();
}

/// What follows the name of such an operation.
void printCustomForm(Operation *op, OpAsmPrinter &printer);

/// Whether one element stands for all in the text.
bool isPrintedAsSplat(DenseElementsAttr attribute);

/// Prints `{-# … #-}`, if there is something to print in it.
void printResources(llvm::raw_ostream &os, Operation *op, AsmStateImpl &state);

} // namespace mlir::detail

#endif // CORE_IR_ASM_PRINTER_IMPL_H
