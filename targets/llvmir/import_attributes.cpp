// SPDX-License-Identifier: Apache-2.0
//
// Imports attributes of functions, parameters and calls of LLVM IR.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;

/// The kinds of parameter attributes that the dialect has.
static constexpr llvm::Attribute::AttrKind parameterKinds[] = {
    llvm::Attribute::Alignment,
    llvm::Attribute::AllocAlign,
    llvm::Attribute::AllocatedPointer,
    llvm::Attribute::ByRef,
    llvm::Attribute::ByVal,
    llvm::Attribute::Dereferenceable,
    llvm::Attribute::DereferenceableOrNull,
    llvm::Attribute::ElementType,
    llvm::Attribute::InAlloca,
    llvm::Attribute::InReg,
    llvm::Attribute::Nest,
    llvm::Attribute::NoAlias,
    llvm::Attribute::NoCapture,
    llvm::Attribute::NoFree,
    llvm::Attribute::NoUndef,
    llvm::Attribute::NonNull,
    llvm::Attribute::Preallocated,
    llvm::Attribute::Range,
    llvm::Attribute::ReadNone,
    llvm::Attribute::ReadOnly,
    llvm::Attribute::Returned,
    llvm::Attribute::SExt,
    llvm::Attribute::StackAlignment,
    llvm::Attribute::StructRet,
    llvm::Attribute::WriteOnly,
    llvm::Attribute::ZExt,
};

DictionaryAttr
ModuleImport::convertParameterAttrs(llvm::AttributeSet attributes) {
  NamedAttrList converted;
  for (const llvm::Attribute &attribute : attributes) {
    if (attribute.isStringAttribute() ||
        !llvm::is_contained(parameterKinds, attribute.getKindAsEnum()))
      continue;
    Attribute value = builder.getUnitAttr();
    if (attribute.isTypeAttribute())
      value = TypeAttr::get(convertType(attribute.getValueAsType()));
    else if (attribute.isIntAttribute())
      value = builder.getI64IntegerAttr(attribute.getValueAsInt());
    else if (attribute.isConstantRangeAttribute())
      value = ConstantRangeAttr::get(context, attribute.getRange().getLower(),
                                     attribute.getRange().getUpper());
    converted.append(("llvm." + llvm::Attribute::getNameFromAttrKind(
                                    attribute.getKindAsEnum()))
                         .str(),
                     value);
  }
  return converted.getDictionary(context);
}

void ModuleImport::setArgAndResultAttrs(llvm::CallBase &call, Operation *op,
                                        ArrayRef<unsigned> immArgs) {
  const llvm::AttributeList attributes = call.getAttributes();
  SmallVector<Attribute> arguments;
  bool isAny = false;
  for (unsigned i = 0, e = call.arg_size(); i != e; ++i) {
    if (llvm::is_contained(immArgs, i))
      continue;
    DictionaryAttr converted =
        convertParameterAttrs(attributes.getParamAttrs(i));
    isAny |= !converted.empty();
    arguments.push_back(converted);
  }
  if (isAny)
    op->setAttr("arg_attrs", builder.getArrayAttr(arguments));
  DictionaryAttr result = convertParameterAttrs(attributes.getRetAttrs());
  if (!result.empty())
    op->setAttr("res_attrs", builder.getArrayAttr({result}));
}

MemoryEffectsAttr
ModuleImport::convertMemoryEffects(llvm::MemoryEffects effects) {
  // Other memory includes the kinds that LLVM 19 does not distinguish.
  auto convert = [&](llvm::IRMemLocation location) {
    return static_cast<ModRefInfo>(effects.getModRef(location));
  };
  const ModRefInfo other = convert(llvm::IRMemLocation::Other);
  return MemoryEffectsAttr::get(context,
                                {other, convert(llvm::IRMemLocation::ArgMem),
                                 convert(llvm::IRMemLocation::InaccessibleMem),
                                 other, other, other});
}

namespace {

/// A kind of LLVM attribute and the name of the function attribute.
struct ImportedKind {
  llvm::Attribute::AttrKind kind;
  StringLiteral name;
};
constexpr ImportedKind importedKinds[] = {
    {llvm::Attribute::NoInline, "no_inline"},
    {llvm::Attribute::AlwaysInline, "always_inline"},
    {llvm::Attribute::InlineHint, "inline_hint"},
    {llvm::Attribute::OptimizeNone, "optimize_none"},
    {llvm::Attribute::Convergent, "convergent"},
    {llvm::Attribute::NoUnwind, "no_unwind"},
    {llvm::Attribute::WillReturn, "will_return"},
};

/// The kinds of values of a string attribute.
enum class TextKind { Text, Bool, Unit };
struct ImportedText {
  StringLiteral key;
  StringLiteral name;
  TextKind kind;
  /// The attribute is also in passthrough, as upstream has it.
  bool isPassedThrough = false;
};
constexpr ImportedText importedTexts[] = {
    {"target-cpu", "target_cpu", TextKind::Text, true},
    {"tune-cpu", "tune_cpu", TextKind::Text},
    {"reciprocal-estimates", "reciprocal_estimates", TextKind::Text, true},
    {"prefer-vector-width", "prefer_vector_width", TextKind::Text, true},
    {"no-infs-fp-math", "no_infs_fp_math", TextKind::Bool},
    {"no-nans-fp-math", "no_nans_fp_math", TextKind::Bool},
    {"no-signed-zeros-fp-math", "no_signed_zeros_fp_math", TextKind::Bool},
    {"denormal-fp-math", "denormal_fp_math", TextKind::Text},
    {"denormal-fp-math-f32", "denormal_fp_math_f32", TextKind::Text},
    {"fp-contract", "fp_contract", TextKind::Text},
    {"instrument-function-entry", "instrument_function_entry", TextKind::Text},
    {"instrument-function-exit", "instrument_function_exit", TextKind::Text},
    {"aarch64_pstate_sm_enabled", "arm_streaming", TextKind::Unit},
    {"aarch64_pstate_sm_body", "arm_locally_streaming", TextKind::Unit},
    {"aarch64_pstate_sm_compatible", "arm_streaming_compatible",
     TextKind::Unit},
    {"aarch64_new_za", "arm_new_za", TextKind::Unit},
    {"aarch64_in_za", "arm_in_za", TextKind::Unit},
    {"aarch64_out_za", "arm_out_za", TextKind::Unit},
    {"aarch64_inout_za", "arm_inout_za", TextKind::Unit},
    {"aarch64_preserves_za", "arm_preserves_za", TextKind::Unit},
};

} // namespace

/// Sets a function attribute that is a string in LLVM. Returns false if the
/// dialect has no such attribute.
static bool importText(const llvm::Attribute &attribute, LLVMFuncOp op,
                       OpBuilder &builder) {
  const StringRef key = attribute.getKindAsString();
  const StringRef value = attribute.getValueAsString();
  if (key == "target-features") {
    op.setTargetFeaturesAttr(
        TargetFeaturesAttr::get(builder.getContext(), value));
    return true;
  }
  if (key == "frame-pointer") {
    auto kind = framePointerKind::symbolizeFramePointerKind(value);
    if (kind)
      op.setFramePointerAttr(
          FramePointerKindAttr::get(builder.getContext(), *kind));
    return kind.has_value();
  }
  for (const ImportedText &row : importedTexts) {
    if (row.key != key)
      continue;
    if (row.kind == TextKind::Text)
      op->setAttr(row.name, builder.getStringAttr(value));
    else if (row.kind == TextKind::Bool)
      op->setAttr(row.name, builder.getBoolAttr(value == "true"));
    else
      op->setAttr(row.name, builder.getUnitAttr());
    return !row.isPassedThrough;
  }
  return false;
}

/// Returns the numbers in a node, or an empty list if an operand is not a
/// number.
static SmallVector<int32_t> getNumbers(const llvm::MDNode *node) {
  SmallVector<int32_t> numbers;
  for (const llvm::MDOperand &operand : node->operands()) {
    auto *number =
        llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(operand);
    if (!number)
      return {};
    numbers.push_back(static_cast<int32_t>(number->getSExtValue()));
  }
  return numbers;
}

void ModuleImport::importKernelMetadata(llvm::Function &function,
                                        LLVMFuncOp op) {
  for (StringRef name : {"work_group_size_hint", "reqd_work_group_size"})
    if (llvm::MDNode *node = function.getMetadata(name))
      if (SmallVector<int32_t> sizes = getNumbers(node); !sizes.empty())
        op->setAttr(name, builder.getDenseI32ArrayAttr(sizes));
  if (llvm::MDNode *node = function.getMetadata("intel_reqd_sub_group_size"))
    if (SmallVector<int32_t> sizes = getNumbers(node); sizes.size() == 1)
      op.setIntelReqdSubGroupSizeAttr(builder.getI32IntegerAttr(sizes.front()));
  llvm::MDNode *hint = function.getMetadata("vec_type_hint");
  if (!hint || hint->getNumOperands() != 2)
    return;
  auto *value = dyn_cast_or_null<llvm::ValueAsMetadata>(hint->getOperand(0));
  auto *isSigned = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
      hint->getOperand(1));
  const Type type =
      value ? types.translateType(value->getValue()->getType()) : Type();
  if (type && isSigned)
    op.setVecTypeHintAttr(VecTypeHintAttr::get(context, TypeAttr::get(type),
                                               !isSigned->isZero()));
}

void ModuleImport::convertFunctionAttrs(llvm::Function &function,
                                        LLVMFuncOp op) {
  SmallVector<Attribute> passthrough;
  auto addPair = [&](StringRef key, StringRef value) {
    passthrough.push_back(builder.getArrayAttr(
        {builder.getStringAttr(key), builder.getStringAttr(value)}));
  };
  for (const llvm::Attribute &attribute :
       function.getAttributes().getFnAttrs()) {
    if (attribute.isStringAttribute()) {
      if (importText(attribute, op, builder))
        continue;
      if (attribute.getValueAsString().empty())
        passthrough.push_back(
            builder.getStringAttr(attribute.getKindAsString()));
      else
        addPair(attribute.getKindAsString(), attribute.getValueAsString());
      continue;
    }
    const llvm::Attribute::AttrKind kind = attribute.getKindAsEnum();
    const auto *row =
        llvm::find_if(importedKinds, [&](const ImportedKind &one) {
          return one.kind == kind;
        });
    if (row != std::end(importedKinds))
      op->setAttr(row->name, builder.getUnitAttr());
    else if (kind == llvm::Attribute::Memory)
      op.setMemoryEffectsAttr(
          convertMemoryEffects(function.getMemoryEffects()));
    else if (kind == llvm::Attribute::UWTable)
      op.setUwtableKindAttr(UWTableKindAttr::get(
          context,
          static_cast<uwtable::UWTableKind>(attribute.getUWTableKind())));
    else if (kind == llvm::Attribute::VScaleRange)
      op.setVscaleRangeAttr(VScaleRangeAttr::get(
          context, builder.getI32IntegerAttr(attribute.getVScaleRangeMin()),
          builder.getI32IntegerAttr(
              attribute.getVScaleRangeMax().value_or(0))));
    else if (attribute.isIntAttribute())
      addPair(llvm::Attribute::getNameFromAttrKind(kind),
              llvm::utostr(attribute.getValueAsInt()));
    else
      passthrough.push_back(
          builder.getStringAttr(llvm::Attribute::getNameFromAttrKind(kind)));
  }
  if (!passthrough.empty())
    op.setPassthroughAttr(builder.getArrayAttr(passthrough));
  importKernelMetadata(function, op);
}
