// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/debug_nodes.h"

#include "core/support/llvm.h"
#include "targets/llvmir/debug_translation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DIBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;

llvm::DINode *LLVM::makeTemporaryNode(DINodeAttr attribute,
                                      llvm::LLVMContext &context) {
  if (isa<DISubprogramAttr>(attribute))
    return llvm::DISubprogram::getTemporary(
               context, nullptr, "", "", nullptr, 0, nullptr, 0, nullptr, 0, 0,
               llvm::DINode::FlagZero, llvm::DISubprogram::SPFlagZero, nullptr)
        .release();
  auto type = cast<DICompositeTypeAttr>(attribute);
  return llvm::DICompositeType::getTemporary(
             context, type.getTag(), "", nullptr, 0, nullptr, nullptr, 0, 0, 0,
             llvm::DINode::FlagZero, nullptr, 0, nullptr)
      .release();
}

namespace mlir::LLVM {

/// Creates nodes whose parts have been translated.
class DebugNodes {
public:
  explicit DebugNodes(DebugTranslation &translation)
      : translation(translation), context(translation.context) {}

  llvm::DINode *make(DINodeAttr attribute) {
    return llvm::TypeSwitch<DINodeAttr, llvm::DINode *>(attribute)
        .Case<DIAnnotationAttr, DIBasicTypeAttr, DICommonBlockAttr,
              DICompileUnitAttr, DICompositeTypeAttr, DIDerivedTypeAttr,
              DIFileAttr, DIGenericSubrangeAttr, DIGlobalVariableAttr,
              DIImportedEntityAttr, DILabelAttr, DILexicalBlockAttr,
              DILexicalBlockFileAttr, DILocalVariableAttr, DIModuleAttr,
              DINamespaceAttr, DIStringTypeAttr, DISubprogramAttr,
              DISubrangeAttr, DISubroutineTypeAttr>(
            [&](auto concrete) { return translate(concrete); })
        .Default([](DINodeAttr) { return nullptr; });
  }

private:
  template <typename T = llvm::DINode> T *get(DINodeAttr attribute) {
    if (!attribute)
      return nullptr;
    return llvm::cast_or_null<T>(translation.lookup(attribute));
  }
  /// Returns null if there is no name.
  llvm::MDString *getName(StringAttr name) {
    return name && !name.getValue().empty()
               ? llvm::MDString::get(context, name.getValue())
               : nullptr;
  }
  llvm::DIExpression *getExpression(DIExpressionAttr attribute) {
    return attribute ? translation.translateExpression(attribute) : nullptr;
  }
  template <typename AttrT> llvm::MDTuple *getList(ArrayRef<AttrT> list) {
    if (list.empty())
      return nullptr;
    SmallVector<llvm::Metadata *> parts;
    for (DINodeAttr part : list)
      parts.push_back(get(part));
    return llvm::MDNode::get(context, parts);
  }
  /// Translates a number, an expression or a variable.
  llvm::Metadata *getBound(Attribute attribute) {
    if (!attribute)
      return nullptr;
    if (auto number = dyn_cast<IntegerAttr>(attribute))
      return llvm::ConstantAsMetadata::get(llvm::ConstantInt::getSigned(
          llvm::Type::getInt64Ty(context), number.getInt()));
    if (auto expression = dyn_cast<DIExpressionAttr>(attribute))
      return translation.translateExpression(expression);
    return get(dyn_cast<DINodeAttr>(attribute));
  }
  static llvm::DINode::DIFlags getFlags(DIFlags flags) {
    return static_cast<llvm::DINode::DIFlags>(flags);
  }

  llvm::DINode *translate(DIBasicTypeAttr attribute) {
    return llvm::DIBasicType::get(
        context, attribute.getTag(), getName(attribute.getName()),
        attribute.getSizeInBits(), /*AlignInBits=*/0, attribute.getEncoding(),
        llvm::DINode::FlagZero);
  }
  llvm::DINode *translate(DICompileUnitAttr attribute);
  llvm::DINode *translate(DICompositeTypeAttr attribute);
  llvm::DINode *translate(DIDerivedTypeAttr attribute) {
    return llvm::DIDerivedType::get(
        context, attribute.getTag(), getName(attribute.getName()),
        /*File=*/nullptr, /*Line=*/0, /*Scope=*/nullptr,
        get(attribute.getBaseType()), attribute.getSizeInBits(),
        attribute.getAlignInBits(), attribute.getOffsetInBits(),
        attribute.getDwarfAddressSpace(), /*PtrAuthData=*/std::nullopt,
        llvm::DINode::FlagZero, get(attribute.getExtraData()));
  }
  llvm::DINode *translate(DIStringTypeAttr attribute) {
    return llvm::DIStringType::get(
        context, attribute.getTag(), getName(attribute.getName()),
        get(attribute.getStringLength()),
        getExpression(attribute.getStringLengthExp()),
        getExpression(attribute.getStringLocationExp()),
        attribute.getSizeInBits(), attribute.getAlignInBits(),
        attribute.getEncoding());
  }
  llvm::DINode *translate(DISubroutineTypeAttr attribute) {
    // A type list. Null elements stand for void.
    SmallVector<llvm::Metadata *> types;
    for (DITypeAttr type : attribute.getTypes())
      types.push_back(get(type));
    return llvm::DISubroutineType::get(
        context, llvm::DINode::FlagZero, attribute.getCallingConvention(),
        llvm::DITypeRefArray(llvm::MDNode::get(context, types)));
  }
  llvm::DINode *translate(DISubrangeAttr attribute) {
    return llvm::DISubrange::get(context, getBound(attribute.getCount()),
                                 getBound(attribute.getLowerBound()),
                                 getBound(attribute.getUpperBound()),
                                 getBound(attribute.getStride()));
  }
  llvm::DINode *translate(DIGenericSubrangeAttr attribute) {
    return llvm::DIGenericSubrange::get(context, getBound(attribute.getCount()),
                                        getBound(attribute.getLowerBound()),
                                        getBound(attribute.getUpperBound()),
                                        getBound(attribute.getStride()));
  }
  /// An annotation is a pair of strings; its subprogram translates it.
  llvm::DINode *translate(DIAnnotationAttr) { return nullptr; }

  llvm::DINode *translate(DIFileAttr attribute) {
    return llvm::DIFile::get(context, getName(attribute.getName()),
                             getName(attribute.getDirectory()));
  }
  llvm::DINode *translate(DIModuleAttr attribute) {
    return llvm::DIModule::get(
        context, get(attribute.getFile()), get(attribute.getScope()),
        getName(attribute.getName()), getName(attribute.getConfigMacros()),
        getName(attribute.getIncludePath()), getName(attribute.getApinotes()),
        attribute.getLine(), attribute.getIsDecl());
  }
  llvm::DINode *translate(DINamespaceAttr attribute) {
    return llvm::DINamespace::get(context, get(attribute.getScope()),
                                  getName(attribute.getName()),
                                  attribute.getExportSymbols());
  }
  llvm::DINode *translate(DIImportedEntityAttr attribute) {
    return llvm::DIImportedEntity::get(
        context, attribute.getTag(), get(attribute.getScope()),
        get(attribute.getEntity()), get(attribute.getFile()),
        attribute.getLine(), getName(attribute.getName()),
        llvm::MDNode::get(context, getParts(attribute.getElements())));
  }
  llvm::DINode *translate(DICommonBlockAttr attribute) {
    return llvm::DICommonBlock::get(
        context, get(attribute.getScope()), get(attribute.getDecl()),
        getName(attribute.getName()), get(attribute.getFile()),
        attribute.getLine());
  }
  llvm::DINode *translate(DILexicalBlockAttr attribute) {
    return llvm::DILexicalBlock::getDistinct(
        context, get(attribute.getScope()), get(attribute.getFile()),
        attribute.getLine(), attribute.getColumn());
  }
  llvm::DINode *translate(DILexicalBlockFileAttr attribute) {
    return llvm::DILexicalBlockFile::getDistinct(
        context, get(attribute.getScope()), get(attribute.getFile()),
        attribute.getDiscriminator());
  }
  llvm::DINode *translate(DISubprogramAttr attribute);

  llvm::DINode *translate(DIGlobalVariableAttr attribute) {
    return llvm::DIGlobalVariable::getDistinct(
        context, get(attribute.getScope()), getName(attribute.getName()),
        getName(attribute.getLinkageName()), get(attribute.getFile()),
        attribute.getLine(), get(attribute.getType()),
        attribute.getIsLocalToUnit(), attribute.getIsDefined(),
        /*StaticDataMemberDeclaration=*/nullptr, /*TemplateParams=*/nullptr,
        attribute.getAlignInBits(), /*Annotations=*/nullptr);
  }
  llvm::DINode *translate(DILocalVariableAttr attribute) {
    return llvm::DILocalVariable::get(
        context, get(attribute.getScope()), getName(attribute.getName()),
        get(attribute.getFile()), attribute.getLine(), get(attribute.getType()),
        attribute.getArg(), getFlags(attribute.getFlags()),
        attribute.getAlignInBits(), /*Annotations=*/nullptr);
  }
  llvm::DINode *translate(DILabelAttr attribute) {
    return llvm::DILabel::get(context, get(attribute.getScope()),
                              getName(attribute.getName()),
                              get(attribute.getFile()), attribute.getLine());
  }

  SmallVector<llvm::Metadata *> getParts(ArrayRef<DINodeAttr> list) {
    return llvm::map_to_vector(
        list, [&](DINodeAttr part) -> llvm::Metadata * { return get(part); });
  }

  DebugTranslation &translation;
  llvm::LLVMContext &context;
};

llvm::DINode *DebugNodes::translate(DICompileUnitAttr attribute) {
  llvm::DIBuilder builder(translation.module);
  auto text = [](StringAttr name) {
    return name ? name.getValue() : StringRef();
  };
  return builder.createCompileUnit(
      attribute.getSourceLanguage(), get<llvm::DIFile>(attribute.getFile()),
      text(attribute.getProducer()), attribute.getIsOptimized(), /*Flags=*/"",
      /*RV=*/0, text(attribute.getSplitDebugFilename()),
      static_cast<llvm::DICompileUnit::DebugEmissionKind>(
          attribute.getEmissionKind()),
      /*DWOId=*/0, /*SplitDebugInlining=*/true,
      /*DebugInfoForProfiling=*/false,
      static_cast<llvm::DICompileUnit::DebugNameTableKind>(
          attribute.getNameTableKind()));
}

/// Returns true for types whose identity is their declaration, not their
/// content.
static bool isNominal(unsigned tag) {
  return tag == llvm::dwarf::DW_TAG_class_type ||
         tag == llvm::dwarf::DW_TAG_enumeration_type ||
         tag == llvm::dwarf::DW_TAG_structure_type ||
         tag == llvm::dwarf::DW_TAG_union_type;
}

llvm::DINode *DebugNodes::translate(DICompositeTypeAttr attribute) {
  auto make = [&](auto *function) {
    return function(context, attribute.getTag(), getName(attribute.getName()),
                    get(attribute.getFile()), attribute.getLine(),
                    get(attribute.getScope()), get(attribute.getBaseType()),
                    attribute.getSizeInBits(), attribute.getAlignInBits(),
                    /*OffsetInBits=*/0, getFlags(attribute.getFlags()),
                    getList(attribute.getElements()), /*RuntimeLang=*/0,
                    /*VTableHolder=*/nullptr, /*TemplateParams=*/nullptr,
                    /*Identifier=*/nullptr, /*Discriminator=*/nullptr,
                    getExpression(attribute.getDataLocation()),
                    getExpression(attribute.getAssociated()),
                    getExpression(attribute.getAllocated()),
                    getExpression(attribute.getRank()),
                    /*Annotations=*/nullptr);
  };
  using Function = llvm::DICompositeType *(
      llvm::LLVMContext &, unsigned, llvm::MDString *, llvm::Metadata *,
      unsigned, llvm::Metadata *, llvm::Metadata *, uint64_t, uint32_t,
      uint64_t, llvm::DINode::DIFlags, llvm::Metadata *, unsigned,
      llvm::Metadata *, llvm::Metadata *, llvm::MDString *, llvm::Metadata *,
      llvm::Metadata *, llvm::Metadata *, llvm::Metadata *, llvm::Metadata *,
      llvm::Metadata *);
  Function *uniqued = &llvm::DICompositeType::get;
  Function *distinct = &llvm::DICompositeType::getDistinct;
  return make(isNominal(attribute.getTag()) ? distinct : uniqued);
}

llvm::DINode *DebugNodes::translate(DISubprogramAttr attribute) {
  // Annotations are pairs of strings.
  SmallVector<llvm::Metadata *> annotations;
  for (DINodeAttr node : attribute.getAnnotations())
    if (auto pair = dyn_cast<DIAnnotationAttr>(node))
      annotations.push_back(llvm::MDNode::get(
          context, {llvm::MDString::get(context, pair.getName().getValue()),
                    llvm::MDString::get(context, pair.getValue().getValue())}));
  using Function = llvm::DISubprogram *(
      llvm::LLVMContext &, llvm::Metadata *, llvm::MDString *, llvm::MDString *,
      llvm::Metadata *, unsigned, llvm::Metadata *, unsigned, llvm::Metadata *,
      unsigned, int, llvm::DINode::DIFlags, llvm::DISubprogram::DISPFlags,
      llvm::Metadata *, llvm::Metadata *, llvm::Metadata *, llvm::Metadata *,
      llvm::Metadata *, llvm::Metadata *, llvm::MDString *);
  Function *uniqued = &llvm::DISubprogram::get;
  Function *distinct = &llvm::DISubprogram::getDistinct;
  const bool isDistinct(attribute.getId());
  return (isDistinct ? distinct : uniqued)(
      context, get(attribute.getScope()), getName(attribute.getName()),
      getName(attribute.getLinkageName()), get(attribute.getFile()),
      attribute.getLine(), get(attribute.getType()), attribute.getScopeLine(),
      /*ContainingType=*/nullptr, /*VirtualIndex=*/0, /*ThisAdjustment=*/0,
      llvm::DINode::FlagZero,
      static_cast<llvm::DISubprogram::DISPFlags>(
          attribute.getSubprogramFlags()),
      get(attribute.getCompileUnit()), /*TemplateParams=*/nullptr,
      /*Declaration=*/nullptr, getList(attribute.getRetainedNodes()),
      /*ThrownTypes=*/nullptr,
      annotations.empty() ? nullptr : llvm::MDNode::get(context, annotations),
      /*TargetFuncName=*/nullptr);
}

llvm::DINode *DebugTranslation::translateWithParts(DINodeAttr attribute) {
  return DebugNodes(*this).make(attribute);
}

} // namespace mlir::LLVM
