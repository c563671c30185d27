// SPDX-License-Identifier: Apache-2.0
//
// Utilities of module-level symbols, and verifiers of constructors, comdats and
// module flags.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/module_symbols.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Utilities

ParseResult LLVM::parseComdat(OpAsmParser &parser, OperationState &result) {
  if (failed(parser.parseOptionalKeyword("comdat")))
    return success();
  SymbolRefAttr comdat;
  if (parser.parseLParen() || parser.parseAttribute(comdat) ||
      parser.parseRParen())
    return failure();
  result.addAttribute("comdat", comdat);
  return success();
}

LogicalResult LLVM::verifyComdat(Operation *op,
                                 std::optional<SymbolRefAttr> comdat) {
  if (!comdat)
    return success();
  if (!isa_and_nonnull<ComdatSelectorOp>(
          SymbolTable::lookupNearestSymbolFrom(op, *comdat)))
    return op->emitError() << "expected comdat symbol";
  return success();
}

bool LLVM::satisfiesLLVMModule(Operation *op) {
  return op->hasTrait<OpTrait::SymbolTable>() &&
         op->hasTrait<OpTrait::IsIsolatedFromAbove>();
}

void LLVM::parseSymbolWords(OpAsmParser &parser, OperationState &result) {
  MLIRContext *context = parser.getContext();
  result.addAttribute("linkage",
                      LinkageAttr::get(context, parseOptionalLinkage(parser)));
  result.addAttribute(
      "visibility_",
      VisibilityAttr::get(context, parseOptionalVisibility(parser)));
  if (succeeded(parser.parseOptionalKeyword("thread_local")))
    result.addAttribute("thread_local_", UnitAttr::get(context));
  result.addAttribute(
      "unnamed_addr",
      UnnamedAddrAttr::get(context, parseOptionalUnnamedAddr(parser)));
}

ParseResult LLVM::parseLLVMLinkage(OpAsmParser &parser, LinkageAttr &linkage) {
  linkage = LinkageAttr::get(parser.getContext(), parseOptionalLinkage(parser));
  return success();
}

void LLVM::printLLVMLinkage(OpAsmPrinter &printer, Operation *,
                            LinkageAttr linkage) {
  printer << stringifyLinkage(linkage.getLinkage());
}

LogicalResult LLVM::verifyNoEffects(Block &block, StringRef message) {
  for (Operation &op : block) {
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    if (!effects || !effects.hasNoEffect())
      return op.emitError() << message;
  }
  return success();
}

// Constructors and destructors

/// 1. There are as many priorities and data as functions.
/// 2. Data is a symbol or zero.
static LogicalResult verifyStructors(Operation *op, StringRef what,
                                     size_t numFunctions, ArrayAttr priorities,
                                     ArrayAttr data) {
  if (priorities.size() != numFunctions || data.size() != numFunctions)
    return op->emitError() << what
                           << ", priorities, and data must have the same "
                              "number of elements";
  for (Attribute element : data)
    if (!isa<FlatSymbolRefAttr, ZeroAttr>(element))
      return op->emitError("data element must be symbol or #llvm.zero");
  return success();
}

/// 1. Each symbol is a function.
/// 2. The function has a definition.
static LogicalResult verifyStructorSymbols(Operation *op, ArrayAttr functions,
                                           SymbolTableCollection &symbolTable) {
  for (auto symbol : functions.getAsRange<FlatSymbolRefAttr>()) {
    auto function = symbolTable.lookupNearestSymbolFrom<LLVMFuncOp>(op, symbol);
    if (!function)
      return op->emitOpError() << "'" << symbol.getValue()
                               << "' does not reference a valid LLVM function";
    if (function.isExternal())
      return op->emitOpError()
             << "'" << symbol.getValue() << "' does not have a definition";
  }
  return success();
}

/// 1. and 2. of verifyStructorSymbols.
LogicalResult
GlobalCtorsOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyStructorSymbols(*this, getCtors(), symbolTable);
}
/// 1. and 2. of verifyStructors.
LogicalResult GlobalCtorsOp::verify() {
  return verifyStructors(*this, "ctors", getCtors().size(), getPriorities(),
                         getData());
}
/// 1. and 2. of verifyStructorSymbols.
LogicalResult
GlobalDtorsOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyStructorSymbols(*this, getDtors(), symbolTable);
}
/// 1. and 2. of verifyStructors.
LogicalResult GlobalDtorsOp::verify() {
  return verifyStructors(*this, "dtors", getDtors().size(), getPriorities(),
                         getData());
}

// Comdats

void ComdatOp::build(OpBuilder &builder, OperationState &state,
                     StringRef symName) {
  state.getOrAddProperties<Properties>().sym_name =
      builder.getStringAttr(symName);
  state.addRegion()->emplaceBlock();
}

/// 1. The region contains comdat selectors only.
LogicalResult ComdatOp::verifyRegions() {
  for (Operation &op : getBody().getOps())
    if (!isa<ComdatSelectorOp>(op))
      return op.emitError(
          "only comdat selector symbols can appear in a comdat region");
  return success();
}

// Module-level facts

/// 1. The parent is a module.
static LogicalResult verifyModuleLevel(Operation *op) {
  Operation *parent = op->getParentOp();
  if (parent && !satisfiesLLVMModule(parent))
    return op->emitOpError("must appear at the module level");
  return success();
}

LogicalResult LinkerOptionsOp::verify() { return verifyModuleLevel(*this); }

/// 1. The parent is a module.
/// 2. The attributes are module flags.
LogicalResult ModuleFlagsOp::verify() {
  if (failed(verifyModuleLevel(*this)))
    return failure();
  if (!llvm::all_of(getFlags(), llvm::IsaPred<ModuleFlagAttr>))
    return emitOpError("expected a module flag attribute");
  return success();
}

// Strings

Value LLVM::createGlobalString(Location loc, OpBuilder &builder, StringRef name,
                               StringRef value, Linkage linkage) {
  Operation *module = builder.getInsertionBlock()->getParentOp();
  while (!satisfiesLLVMModule(module))
    module = module->getParentOp();
  const Type type = LLVMArrayType::get(builder.getI8Type(), value.size());
  OpBuilder moduleBuilder(&module->getRegion(0).front(),
                          module->getRegion(0).front().begin());
  GlobalOp::create(moduleBuilder, loc, type, /*isConstant=*/true, linkage, name,
                   builder.getStringAttr(value));
  const auto pointer = LLVMPointerType::get(builder.getContext());
  Value address = AddressOfOp::create(builder, loc, pointer, name);
  return GEPOp::create(builder, loc, pointer, type, address,
                       ArrayRef<GEPArg>{0, 0});
}
