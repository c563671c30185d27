// SPDX-License-Identifier: Apache-2.0
//
// Translates attributes of functions.
#include "core/support/llvm.h"
#include "targets/llvmir/attribute_translation.h"
#include "targets/llvmir/enum_translation.h"
#include "llvm/IR/Constants.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// The dialect's name of a function attribute that is one of LLVM's kinds.
struct KindRow {
  StringLiteral name;
  llvm::Attribute::AttrKind kind;
};
constexpr KindRow kindRows[] = {
    {"no_inline", llvm::Attribute::NoInline},
    {"always_inline", llvm::Attribute::AlwaysInline},
    {"inline_hint", llvm::Attribute::InlineHint},
    {"optimize_none", llvm::Attribute::OptimizeNone},
    {"convergent", llvm::Attribute::Convergent},
    {"no_unwind", llvm::Attribute::NoUnwind},
    {"will_return", llvm::Attribute::WillReturn},
};

/// The dialect's name of an attribute that is a string in LLVM: its value, or
/// empty for a unit attribute. Only functions with a body have it.
struct TextRow {
  StringLiteral name;
  StringLiteral key;
};
constexpr TextRow textRows[] = {
    {"target_cpu", "target-cpu"},
    {"tune_cpu", "tune-cpu"},
    {"reciprocal_estimates", "reciprocal-estimates"},
    {"prefer_vector_width", "prefer-vector-width"},
    {"no_infs_fp_math", "no-infs-fp-math"},
    {"no_nans_fp_math", "no-nans-fp-math"},
    {"no_signed_zeros_fp_math", "no-signed-zeros-fp-math"},
    {"denormal_fp_math", "denormal-fp-math"},
    {"denormal_fp_math_f32", "denormal-fp-math-f32"},
    {"fp_contract", "fp-contract"},
    {"instrument_function_entry", "instrument-function-entry"},
    {"instrument_function_exit", "instrument-function-exit"},
};
/// Attributes that declarations have, too, because callers need them.
constexpr TextRow callerRows[] = {
    {"arm_streaming", "aarch64_pstate_sm_enabled"},
    {"arm_locally_streaming", "aarch64_pstate_sm_body"},
    {"arm_streaming_compatible", "aarch64_pstate_sm_compatible"},
    {"arm_new_za", "aarch64_new_za"},
    {"arm_in_za", "aarch64_in_za"},
    {"arm_out_za", "aarch64_out_za"},
    {"arm_inout_za", "aarch64_inout_za"},
    {"arm_preserves_za", "aarch64_preserves_za"},
};

} // namespace

static std::string getText(Attribute value) {
  if (auto text = dyn_cast<StringAttr>(value))
    return text.getValue().str();
  if (auto flag = dyn_cast<BoolAttr>(value))
    return flag.getValue() ? "true" : "false";
  return "";
}

/// Sets metadata of kernels: numbers, and the vector type hint.
static void setKernelMetadata(LLVMFuncOp function, llvm::Function *translated,
                              ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  auto makeNumber = [&](int32_t number) -> llvm::Metadata * {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::getSigned(llvm::Type::getInt32Ty(context), number));
  };
  auto setNumbers = [&](StringRef name, ArrayRef<int32_t> numbers) {
    translated->setMetadata(
        name,
        llvm::MDNode::get(context, llvm::map_to_vector(numbers, makeNumber)));
  };
  if (VecTypeHintAttr hint = function.getVecTypeHintAttr()) {
    llvm::Type *type = translation.convertType(hint.getHint().getValue());
    translated->setMetadata(
        "vec_type_hint",
        llvm::MDNode::get(context, {llvm::ConstantAsMetadata::get(
                                        llvm::UndefValue::get(type)),
                                    makeNumber(hint.getIsSigned())}));
  }
  if (std::optional<ArrayRef<int32_t>> sizes = function.getWorkGroupSizeHint())
    setNumbers("work_group_size_hint", *sizes);
  if (std::optional<ArrayRef<int32_t>> sizes = function.getReqdWorkGroupSize())
    setNumbers("reqd_work_group_size", *sizes);
  if (std::optional<uint32_t> size = function.getIntelReqdSubGroupSize())
    setNumbers("intel_reqd_sub_group_size", static_cast<int32_t>(*size));
}

LogicalResult
LLVM::detail::convertFunctionAttributes(LLVMFuncOp function,
                                        llvm::Function *translated,
                                        ModuleTranslation &translation) {
  for (const KindRow &row : kindRows)
    if (function->getAttr(row.name))
      translated->addFnAttr(row.kind);
  auto addTexts = [&](ArrayRef<TextRow> rows) {
    for (const TextRow &row : rows)
      if (Attribute value = function->getAttr(row.name))
        translated->addFnAttr(row.key, getText(value));
  };
  addTexts(callerRows);
  if (!function.isExternal())
    addTexts(textRows);
  if (TargetFeaturesAttr features = function.getTargetFeaturesAttr())
    translated->addFnAttr("target-features", features.getFeaturesString());
  if (FramePointerKindAttr kind = function.getFramePointerAttr())
    translated->addFnAttr("frame-pointer",
                          framePointerKind::stringifyFramePointerKind(
                              kind.getFramePointerKind()));
  if (UWTableKindAttr kind = function.getUwtableKindAttr())
    translated->setUWTableKind(
        static_cast<llvm::UWTableKind>(kind.getUwtableKind()));
  VScaleRangeAttr range = function.getVscaleRangeAttr();
  if (range && !function.isExternal())
    translated->addFnAttr(llvm::Attribute::getWithVScaleRangeArgs(
        translation.getLLVMContext(), range.getMinRange().getInt(),
        range.getMaxRange().getInt()));
  if (MemoryEffectsAttr effects = function.getMemoryEffectsAttr())
    translated->setMemoryEffects(convertMemoryEffects(effects));
  if (std::optional<uint64_t> count = function.getFunctionEntryCount())
    translated->setEntryCount(*count);
  setKernelMetadata(function, translated, translation);
  return success();
}
