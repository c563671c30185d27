// SPDX-License-Identifier: Apache-2.0
//
// Functions.
#include "conversions/func_to_llvm/func_op.h"

#include "conversions/func_to_llvm/func_to_llvm_patterns.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/func/func.h"

using namespace mlir;
using namespace mlir::func_to_llvm;

bool func_to_llvm::shouldUseBarePtrCallConv(
    Operation *op, const LLVMTypeConverter &converter) {
  return (op && op->hasAttr(barePtrAttrName)) ||
         converter.getOptions().useBarePtrCallConv;
}

SmallVector<NamedAttribute>
func_to_llvm::getKeptAttributes(FunctionOpInterface op) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (!llvm::is_contained({StringRef(linkageAttrName),
                             StringRef(varargsAttrName),
                             StringRef(readnoneAttrName)},
                            attribute.getName().getValue()))
      kept.push_back(attribute);
  return kept;
}

/// Emits a diagnostic and fails if the attribute is no linkage.
static FailureOr<LLVM::Linkage> getLinkage(FunctionOpInterface op) {
  const Attribute attribute = op->getAttr(linkageAttrName);
  if (!attribute)
    return LLVM::Linkage::External;
  auto linkage = dyn_cast<LLVM::LinkageAttr>(attribute);
  if (!linkage)
    return op->emitError() << "Contains " << linkageAttrName
                           << " attribute not of type LLVM::LinkageAttr";
  return linkage.getLinkage();
}

/// Converts the attributes of an argument. Types in attributes are converted,
/// too.
static DictionaryAttr convertArgAttrs(const LLVMTypeConverter &converter,
                                      DictionaryAttr attributes) {
  using LLVM::LLVMDialect;
  SmallVector<NamedAttribute> converted;
  for (NamedAttribute attribute : attributes) {
    auto type = dyn_cast<TypeAttr>(attribute.getValue());
    if (type && llvm::is_contained({LLVMDialect::getByValAttrName(),
                                    LLVMDialect::getByRefAttrName(),
                                    LLVMDialect::getStructRetAttrName(),
                                    LLVMDialect::getInAllocaAttrName()},
                                   attribute.getName().getValue()))
      if (Type to = converter.convertType(type.getValue()))
        attribute = NamedAttribute(attribute.getName(), TypeAttr::get(to));
    converted.push_back(attribute);
  }
  return DictionaryAttr::get(attributes.getContext(), converted);
}

/// Sets the attributes of the arguments that were converted to one argument
/// each.
static void setArgAttrs(FunctionOpInterface op, LLVM::LLVMFuncOp newFunc,
                        const LLVMTypeConverter &converter,
                        const TypeConverter::SignatureConversion &signature) {
  ArrayAttr attributes = op.getAllArgAttrs();
  if (!attributes)
    return;
  MLIRContext *context = op->getContext();
  SmallVector<Attribute> converted(
      newFunc.getFunctionType().getNumParams(),
      DictionaryAttr::get(context, ArrayRef<NamedAttribute>()));
  for (const auto &[i, ofArgument] : llvm::enumerate(attributes)) {
    auto mapping = signature.getInputMapping(i);
    if (mapping && mapping->size == 1)
      converted[mapping->inputNo] =
          convertArgAttrs(converter, cast<DictionaryAttr>(ofArgument));
  }
  if (!converted.empty())
    cast<FunctionOpInterface>(newFunc.getOperation())
        .setAllArgAttrs(ArrayAttr::get(context, converted));
}

/// Loads the arguments that became pointers because of their attributes.
static void
loadByValArguments(ConversionPatternRewriter &rewriter,
                   const LLVMTypeConverter &converter,
                   ArrayRef<std::optional<NamedAttribute>> attributes,
                   LLVM::LLVMFuncOp newFunc) {
  if (newFunc.isExternal())
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  Block &entry = newFunc.getBody().front();
  rewriter.setInsertionPointToStart(&entry);
  for (auto [argument, attribute] :
       llvm::zip(entry.getArguments(), attributes)) {
    if (!attribute)
      continue;
    const Type type =
        converter.convertType(cast<TypeAttr>(attribute->getValue()).getValue());
    Value loaded =
        LLVM::LoadOp::create(rewriter, argument.getLoc(), type, argument);
    rewriter.replaceUsesOfBlockArgument(argument, loaded);
  }
}

FailureOr<LLVM::LLVMFuncOp> mlir::convertFuncOpToLLVMFuncOp(
    FunctionOpInterface funcOp, ConversionPatternRewriter &rewriter,
    const LLVMTypeConverter &converter, SymbolTableCollection *symbolTables) {
  if (!isa<FunctionType>(funcOp.getFunctionType()))
    return rewriter.notifyMatchFailure(
        funcOp, "Only support FunctionOpInterface with FunctionType");
  auto varargs = funcOp->getAttrOfType<BoolAttr>(varargsAttrName);
  const bool useBarePtr = shouldUseBarePtrCallConv(funcOp, converter);
  SmallVector<std::optional<NamedAttribute>> byValAttrs;
  TypeConverter::SignatureConversion signature(funcOp.getNumArguments());
  auto type = dyn_cast_or_null<LLVM::LLVMFunctionType>(
      converter.convertFunctionSignature(funcOp, varargs && varargs.getValue(),
                                         useBarePtr, signature, byValAttrs));
  if (!type)
    return rewriter.notifyMatchFailure(funcOp, "signature conversion failed");
  const bool isWrapped =
      !useBarePtr && isa_and_nonnull<UnitAttr>(funcOp->getAttr(
                         LLVM::LLVMDialect::getEmitCWrapperAttrName()));
  if (isWrapped && type.isVarArg())
    return funcOp.emitError(
        "C interface for variadic functions is not supported yet.");
  FailureOr<LLVM::Linkage> linkage = getLinkage(funcOp);
  if (failed(linkage))
    return failure();
  const Attribute readnone = funcOp->getAttr(readnoneAttrName);
  if (readnone && !isa<UnitAttr>(readnone))
    return funcOp->emitError() << "Contains " << readnoneAttrName
                               << " attribute not of type UnitAttr";

  Operation *table = symbolTables
                         ? funcOp->getParentWithTrait<OpTrait::SymbolTable>()
                         : nullptr;
  if (table)
    symbolTables->getSymbolTable(table).remove(funcOp);
  auto newFunc = LLVM::LLVMFuncOp::create(
      rewriter, funcOp.getLoc(), funcOp.getName(), type, *linkage,
      /*dsoLocal=*/false, LLVM::CConv::C, /*comdat=*/nullptr,
      getKeptAttributes(funcOp));
  if (table) {
    auto place = rewriter.getInsertionPoint();
    symbolTables->getSymbolTable(table).insert(newFunc, place);
  }
  auto newInterface = cast<FunctionOpInterface>(newFunc.getOperation());
  newInterface.setVisibility(funcOp.getVisibility());
  if (readnone)
    newFunc.setMemoryEffectsAttr(LLVM::MemoryEffectsAttr::get(
        rewriter.getContext(),
        {LLVM::ModRefInfo::NoModRef, LLVM::ModRefInfo::NoModRef,
         LLVM::ModRefInfo::NoModRef, LLVM::ModRefInfo::NoModRef,
         LLVM::ModRefInfo::NoModRef, LLVM::ModRefInfo::NoModRef}));
  // Several results were packed into one, which gets no attributes.
  if (ArrayAttr attributes = funcOp.getAllResultAttrs())
    if (funcOp.getNumResults() == 1)
      newInterface.setAllResultAttrs(attributes);
  setArgAttrs(funcOp, newFunc, converter, signature);

  rewriter.inlineRegionBefore(funcOp.getFunctionBody(), newFunc.getBody(),
                              newFunc.getBody().end());
  if (!newFunc.getBody().empty())
    rewriter.applySignatureConversion(&newFunc.getBody().front(), signature,
                                      &converter);
  loadByValArguments(rewriter, converter, byValAttrs, newFunc);
  if (isWrapped) {
    if (newFunc.isExternal())
      wrapExternalFunction(rewriter, funcOp->getLoc(), converter, funcOp,
                           newFunc);
    else
      wrapForExternalCallers(rewriter, funcOp->getLoc(), converter, funcOp,
                             newFunc);
  }
  return newFunc;
}

namespace {
/// func.func @f(x…) { A } -> llvm.func @f(converted x…) { A }, and a wrapper
/// for C if requested
class FuncOpLowering : public ConvertOpToLLVMPattern<func::FuncOp> {
public:
  FuncOpLowering(const LLVMTypeConverter &converter,
                 SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), symbolTables(symbolTables) {}

  LogicalResult
  matchAndRewrite(func::FuncOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (failed(convertFuncOpToLLVMFuncOp(
            cast<FunctionOpInterface>(op.getOperation()), rewriter,
            *getTypeConverter(), symbolTables)))
      return rewriter.notifyMatchFailure(op, "Could not convert funcop");
    rewriter.eraseOp(op);
    return success();
  }

private:
  SymbolTableCollection *symbolTables;
};
} // namespace

void mlir::populateFuncToLLVMFuncOpConversionPattern(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables) {
  patterns.add<FuncOpLowering>(converter, symbolTables);
}
