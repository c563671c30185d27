// SPDX-License-Identifier: Apache-2.0
//
// Translates module metadata: identification, libraries, flags, linker options.
#include "core/support/llvm.h"
#include "targets/llvmir/module_parts.h"
#include "targets/llvmir/op_families.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/ProfileSummary.h"

using namespace mlir;
using namespace mlir::LLVM;

static void addText(ModuleTranslation &translation, StringRef name,
                    StringRef text) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  translation.getLLVMModule()->getOrInsertNamedMetadata(name)->addOperand(
      llvm::MDNode::get(context, llvm::MDString::get(context, text)));
}

LogicalResult
LLVM::detail::convertModuleMetadata(ModuleTranslation &translation) {
  Operation *module = translation.module();
  for (auto [attribute, name] :
       {std::pair(LLVMDialect::getIdentAttrName(), "llvm.ident"),
        std::pair(LLVMDialect::getCommandlineAttrName(), "llvm.commandline")})
    if (auto text = module->getAttrOfType<StringAttr>(attribute))
      addText(translation, name, text.getValue());
  if (auto libraries = module->getAttrOfType<DependentLibrariesAttr>(
          LLVMDialect::getDependentLibrariesAttrName()))
    for (StringAttr library : libraries.getLibs())
      addText(translation, "llvm.dependent-libraries", library.getValue());
  return success();
}

static LogicalResult convertLinkerOptions(LinkerOptionsOp op,
                                          llvm::IRBuilderBase &,
                                          ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  SmallVector<llvm::Metadata *> options;
  for (Attribute option : op.getOptions())
    options.push_back(
        llvm::MDString::get(context, cast<StringAttr>(option).getValue()));
  translation.getLLVMModule()
      ->getOrInsertNamedMetadata("llvm.linker.options")
      ->addOperand(llvm::MDNode::get(context, options));
  return success();
}

namespace {

/// Translates values of module flags.
class FlagValues {
public:
  explicit FlagValues(ModuleTranslation &translation)
      : translation(translation), context(translation.getLLVMContext()) {}

  /// Returns null for other kinds of values.
  llvm::Metadata *convert(Attribute value);

private:
  llvm::Metadata *makeNumber(uint64_t number) {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::Type::getInt64Ty(context), number));
  }
  llvm::Metadata *makePair(StringRef key, llvm::Metadata *value) {
    return llvm::MDNode::get(context,
                             {llvm::MDString::get(context, key), value});
  }
  /// Returns a function, or null.
  llvm::Metadata *getFunction(FlatSymbolRefAttr symbol) {
    llvm::Function *function =
        symbol ? translation.lookupFunction(symbol.getValue()) : nullptr;
    return function ? llvm::ValueAsMetadata::get(function) : nullptr;
  }
  llvm::Metadata *convertProfile(ArrayAttr entries);
  llvm::Metadata *convertSummary(ModuleFlagProfileSummaryAttr summary);

  ModuleTranslation &translation;
  llvm::LLVMContext &context;
};

/// Translates the numbers of calls between functions.
llvm::Metadata *FlagValues::convertProfile(ArrayAttr entries) {
  SmallVector<llvm::Metadata *> nodes;
  for (auto entry : entries.getAsRange<ModuleFlagCGProfileEntryAttr>())
    nodes.push_back(llvm::MDNode::get(context, {getFunction(entry.getFrom()),
                                                getFunction(entry.getTo()),
                                                makeNumber(entry.getCount())}));
  return llvm::MDTuple::getDistinct(context, nodes);
}

llvm::Metadata *
FlagValues::convertSummary(ModuleFlagProfileSummaryAttr summary) {
  SmallVector<llvm::Metadata *> nodes = {
      makePair("ProfileFormat",
               llvm::MDString::get(context, stringifyProfileSummaryFormatKind(
                                                summary.getFormat())))};
  for (auto [key, number] :
       {std::pair("TotalCount", summary.getTotalCount()),
        std::pair("MaxCount", summary.getMaxCount()),
        std::pair("MaxInternalCount", summary.getMaxInternalCount()),
        std::pair("MaxFunctionCount", summary.getMaxFunctionCount()),
        std::pair("NumCounts", summary.getNumCounts()),
        std::pair("NumFunctions", summary.getNumFunctions())})
    nodes.push_back(makePair(key, makeNumber(number)));
  if (std::optional<uint64_t> isPartial = summary.getIsPartialProfile())
    nodes.push_back(makePair("IsPartialProfile", makeNumber(*isPartial)));
  if (FloatAttr ratio = summary.getPartialProfileRatio())
    nodes.push_back(
        makePair("PartialProfileRatio",
                 llvm::ConstantAsMetadata::get(
                     llvm::ConstantFP::get(context, ratio.getValue()))));
  SmallVector<llvm::Metadata *> details;
  for (ModuleFlagProfileSummaryDetailedAttr detail :
       summary.getDetailedSummary())
    details.push_back(
        llvm::MDNode::get(context, {makeNumber(detail.getCutOff()),
                                    makeNumber(detail.getMinCount()),
                                    makeNumber(detail.getNumCounts())}));
  nodes.push_back(
      makePair("DetailedSummary", llvm::MDNode::get(context, details)));
  return llvm::MDNode::get(context, nodes);
}

llvm::Metadata *FlagValues::convert(Attribute value) {
  if (auto number = dyn_cast<IntegerAttr>(value))
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(context, number.getValue()));
  if (auto text = dyn_cast<StringAttr>(value))
    return llvm::MDString::get(context, text.getValue());
  if (auto summary = dyn_cast<ModuleFlagProfileSummaryAttr>(value))
    return convertSummary(summary);
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list)
    return nullptr;
  if (llvm::all_of(list.getValue(),
                   llvm::IsaPred<ModuleFlagCGProfileEntryAttr>))
    return convertProfile(list);
  if (!llvm::all_of(list.getValue(), llvm::IsaPred<StringAttr>))
    return nullptr;
  SmallVector<llvm::Metadata *> texts;
  for (auto text : list.getAsRange<StringAttr>())
    texts.push_back(llvm::MDString::get(context, text.getValue()));
  return llvm::MDTuple::getDistinct(context, texts);
}

} // namespace

static LogicalResult convertModuleFlags(ModuleFlagsOp op, llvm::IRBuilderBase &,
                                        ModuleTranslation &translation) {
  FlagValues values(translation);
  for (auto flag : op.getFlags().getAsRange<ModuleFlagAttr>()) {
    llvm::Metadata *value = values.convert(flag.getValue());
    if (!value)
      return op.emitError("unsupported module flag value: ") << flag.getValue();
    // The enums of behaviors have the same numbers.
    translation.getLLVMModule()->addModuleFlag(
        static_cast<llvm::Module::ModFlagBehavior>(flag.getBehavior()),
        flag.getKey().getValue(), value);
  }
  return success();
}

void LLVM::detail::addModuleOps(OpTranslations &translations) {
  translations.add<convertLinkerOptions>();
  translations.add<convertModuleFlags>();
}
