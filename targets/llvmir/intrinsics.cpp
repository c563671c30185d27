// SPDX-License-Identifier: Apache-2.0
//
// Translates intrinsics by LLVM's own table: `llvm.intr.X` becomes `llvm.X`.
// Immediate arguments come from attributes, in their order, the others from
// operands.
#include "llvm/IR/Intrinsics.h"
#include "core/support/llvm.h"
#include "targets/llvmir/attribute_translation.h"
#include "targets/llvmir/constant_translation.h"
#include "targets/llvmir/instruction_flags.h"
#include "targets/llvmir/intrinsic_arguments.h"
#include "targets/llvmir/intrinsic_calls.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"
#include "llvm/IR/FPEnv.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns a metadata argument, which is a rounding mode or exception
/// behavior. Returns null for other arguments.
static llvm::Value *getFPArgument(StringRef name, Attribute attribute,
                                  llvm::LLVMContext &context) {
  std::optional<StringRef> text;
  // The enums have the same numbers.
  if (name == "roundingmode")
    text = llvm::convertRoundingModeToStr(static_cast<llvm::RoundingMode>(
        cast<RoundingModeAttr>(attribute).getValue()));
  else if (name == "fpExceptionBehavior")
    text = llvm::convertExceptionBehaviorToStr(
        static_cast<llvm::fp::ExceptionBehavior>(
            cast<FPExceptionBehaviorAttr>(attribute).getValue()));
  if (!text)
    return nullptr;
  return llvm::MetadataAsValue::get(context,
                                    llvm::MDString::get(context, *text));
}

/// Translates an attribute to a constant; returns null after a diagnostic.
static llvm::Value *getArgument(Operation *op, Attribute attribute,
                                ModuleTranslation &translation) {
  auto typed = dyn_cast<TypedAttr>(attribute);
  if (!typed) {
    op->emitOpError("has an attribute that is no constant: ") << attribute;
    return nullptr;
  }
  return LLVM::detail::getLLVMConstant(translation.convertType(typed.getType()),
                                       attribute, op->getLoc(), translation);
}

/// Returns operands and attributes in the order of the intrinsic's arguments.
/// `places` are the positions of attributes.
static LogicalResult getArguments(Operation *op, llvm::Intrinsic::ID id,
                                  SmallVectorImpl<llvm::Value *> &arguments,
                                  SmallVectorImpl<unsigned> &places,
                                  ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  SmallVector<llvm::Value *> constants;
  SmallVector<llvm::Value *> last;
  for (const OpAttributeDescriptor &use :
       op->getName().getDescriptor()->attributes) {
    const Attribute attribute = op->getAttr(use.name);
    if (!attribute || !LLVM::detail::isIntrinsicArgument(use.name))
      continue;
    if (llvm::Value *metadata = getFPArgument(use.name, attribute, context)) {
      last.push_back(metadata);
      continue;
    }
    llvm::Value *constant = getArgument(op, attribute, translation);
    if (!constant)
      return failure();
    constants.push_back(constant);
  }
  const llvm::AttributeList attributes =
      llvm::Intrinsic::getAttributes(context, id);
  size_t numOperands = 0;
  size_t numConstants = 0;
  for (size_t i = 0, e = op->getNumOperands() + constants.size(); i != e; ++i) {
    const bool isConstant =
        numOperands == op->getNumOperands() ||
        (numConstants != constants.size() &&
         attributes.hasParamAttr(i, llvm::Attribute::ImmArg));
    if (isConstant)
      places.push_back(i);
    arguments.push_back(
        isConstant ? constants[numConstants++]
                   : translation.lookupValue(op->getOperand(numOperands++)));
  }
  llvm::append_range(arguments, last);
  return success();
}

/// Returns an attribute of a class, or null.
template <typename T> static T getInherent(Operation *op, StringRef name) {
  return dyn_cast_or_null<T>(op->getAttr(name));
}

static LogicalResult convertIntrinsic(Operation *op,
                                      llvm::IRBuilderBase &builder,
                                      ModuleTranslation &translation,
                                      unsigned id) {
  if (id == llvm::Intrinsic::not_intrinsic)
    return op->emitOpError("is no intrinsic of LLVM 19");
  SmallVector<llvm::Value *> arguments;
  SmallVector<unsigned> places;
  if (failed(getArguments(op, id, arguments, places, translation)))
    return failure();
  llvm::CallInst *call = LLVM::detail::createIntrinsicCall(
      op, id, arguments, {}, builder, translation);
  if (!call)
    return failure();
  LLVM::detail::setInstructionFlags(op, call);
  if (isa<FPExceptionBehaviorOpInterface>(op))
    call->addFnAttr(llvm::Attribute::StrictFP);
  translation.getMetadata().setMemoryMetadata(op, call);
  if (op->getNumResults())
    translation.mapValue(op->getResult(0), call);
  return LLVM::detail::convertArgAndResultAttrs(
      op, getInherent<ArrayAttr>(op, "arg_attrs"),
      getInherent<ArrayAttr>(op, "res_attrs"), call, translation, places);
}

void LLVM::detail::addIntrinsics(OpTranslations &translations) {
  constexpr StringRef prefix = "llvm.intr.";
  for (const OperationRecord *record :
       translations.getContext()->getRegisteredOperations()) {
    StringRef name = record->descriptor->name;
    if (!name.consume_front(prefix))
      continue;
    translations.add(record->descriptor->name, convertIntrinsic,
                     llvm::Function::lookupIntrinsicID(getIntrinsicName(name)));
  }
  // Intrinsics that have another name in LLVM 19 or are not plain calls.
  addSpecialIntrinsics(translations);
}
