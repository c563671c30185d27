// SPDX-License-Identifier: Apache-2.0
//
// The implementation of printing: types, attributes and locations
// (PrinterImpl), operations (ModulePrinter), and their shared state
// (AsmStateImpl). Private to core/ir.
#ifndef CORE_IR_PRINT_ASM_PRINTER_IMPL_H
#define CORE_IR_PRINT_ASM_PRINTER_IMPL_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/alias_state.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/print/ssa_name_state.h"
#include "core/ir/storage/type_id.h"
#include "core/support/new_stack.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallString.h"

namespace mlir::detail {

/// Returns the TypeID value of kind `T`, for use in `switch`.
template <typename T> constexpr uint64_t id() {
  return TypeID::get<T>().getValue();
}

struct ElementLayout;

/// The state that the printers of one operation, type or attribute share.
class AsmStateImpl {
public:
  AsmStateImpl(MLIRContext *context, const OpPrintingFlags &flags,
               FallbackAsmResourceMap *resources);

  MLIRContext *const context;
  const OpPrintingFlags flags;
  SSANameState names;
  AliasState aliases;
  /// Printers of sections of external resources.
  std::vector<std::unique_ptr<AsmResourcePrinter>> resourcePrinters;
  /// Receives blobs of dialects; null if blobs are printed in the text.
  ResourceFileWriter *resourceFile = nullptr;
  /// Receives the offsets at which operations begin; null if they are not
  /// recorded.
  llvm::DenseMap<Operation *, uint64_t> *operationPlaces = nullptr;

  /// Returns the number of a distinct attribute. New attributes get the next
  /// number.
  unsigned getDistinctID(Attribute attribute) {
    return distinctIDs.try_emplace(attribute, distinctIDs.size()).first->second;
  }
  /// Records that a resource is printed, so that its definition is printed,
  /// too.
  void addResource(ResourceHandle handle) {
    resources[handle.getDialect()].insert(handle.getEntry());
  }
  /// The resources of each dialect in printing order.
  using References =
      llvm::MapVector<Dialect *, llvm::SetVector<const ResourceEntry *>>;
  const References &getResources() const { return resources; }

  /// Prints a type of an operation's signature. Caches the text of each type.
  void printCachedType(PrinterImpl &printer, Type type);

private:
  llvm::DenseMap<Attribute, unsigned> distinctIDs;
  References resources;
  llvm::DenseMap<Type, llvm::StringRef> typeTexts;
  llvm::BumpPtrAllocator allocator;
};

/// Specifies whether to print the trailing colon and type. `May` elides the
/// type only if the text implies it.
enum class TypeElision : uint8_t { Never, May, Must };

/// Prints types, attributes and locations. If constructed with a list of items,
/// it appends the items that it would print to that list instead.
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
  /// Prints the type without its own alias; nested types may use theirs.
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
  /// Prints the alias. Returns false and prints nothing if there is none.
  bool printAlias(Type type);
  bool printAlias(Attribute attribute);

  void printNewline();
  void printIndent() { os().indent(indent); }
  void increaseIndent() { indent += 2; }
  void decreaseIndent() { indent -= 2; }

  /// Prints ` loc(…)` if locations are printed.
  void printTrailingLocation(Location location, bool allowAlias = true);
  /// Prints `loc(…)`.
  void printLocation(Location location, bool allowAlias);
  void printLocationDefinition(Location location);

  /// Prints the text after the mnemonic of a dialect's type or attribute. For
  /// kinds without a mnemonic, calls the dialect's printer.
  template <typename T> void printParameters(T value);
  void printStripped(Type type);
  void printStripped(Attribute attribute);
  void printStripped(DenseArrayAttr attribute);

  /// Keys of the types and attributes being printed that may contain
  /// themselves.
  llvm::SmallSetVector<const void *, 4> cyclicKeys;

protected:
  void collect(PrintedItem item) { items->push_back(item); }
  /// Calls `print` for one more level of nesting. Switches to a new stack when
  /// the current one is used up.
  template <typename Print> void nest(Print print) {
    constexpr unsigned levelsOfStack = 500;
    if (LLVM_LIKELY(++depth % levelsOfStack != 0))
      print();
    else
      runOnNewStack(print);
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

  /// The text of a dialect's type or attribute while it is being printed. Its
  /// prefix depends on the text that follows.
  struct SymbolText {
    llvm::SmallString<128> text;
    llvm::raw_svector_ostream stream{text};
  };
  std::unique_ptr<SymbolText> symbolText;
  bool inSymbol = false;
  /// The current nesting depth of types, attributes, locations and operations
  /// in custom form.
  unsigned depth = 0;
};

/// Prints operations. Operations in generic form are printed without recursion.
class ModulePrinter final : public PrinterImpl {
public:
  using PrinterImpl::PrinterImpl;

  /// Prints the operation with its alias definitions and resources.
  void printTopLevel(Operation *op);
  /// Prints the operation with indentation, location and comments, but without
  /// a trailing newline.
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
  /// A region being printed, and its operation if that is printed in generic
  /// form.
  struct Frame {
    Operation *op = nullptr;
    unsigned regionNumber = 0;
    /// True if a location and comments follow the operation.
    bool isFull = false;
    bool printsTerminators = true;
    /// True if the region is not skipped.
    bool hasBody = false;
    /// The current block; null at the end of the region.
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
  /// The default dialect of each enclosing region.
  llvm::SmallVector<llvm::StringRef, 8> defaultDialects = {"builtin"};
};

/// Returns true if the operation is printed by its own hook or format.
inline bool hasCustomForm(Operation *op, const OpPrintingFlags &flags) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  return descriptor && (descriptor->hooks.print || descriptor->format) &&
         !flags.shouldPrintGenericOpForm();
}

/// Prints the text after the name of an operation in custom form.
void printCustomForm(Operation *op, OpAsmPrinter &printer);

/// Returns true if the text has one element that stands for all.
bool isPrintedAsSplat(DenseElementsAttr attribute);

/// Prints the section `{-# … #-}` if there are resources to print.
void printResources(llvm::raw_ostream &os, Operation *op, AsmStateImpl &state);

} // namespace mlir::detail

#endif // CORE_IR_PRINT_ASM_PRINTER_IMPL_H
