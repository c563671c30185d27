// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/intrinsic_arguments.h"

#include "core/support/llvm.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace {
/// A name that differs between the dialect and LLVM.
struct NameRow {
  StringLiteral mnemonic;
  StringLiteral name;
};
constexpr NameRow nameRows[] = {
    {"vastart", "llvm.va_start"},
    {"vacopy", "llvm.va_copy"},
    {"vaend", "llvm.va_end"},
    {"stepvector", "llvm.experimental.stepvector"},
};
} // namespace

std::string LLVM::detail::getIntrinsicName(StringRef mnemonic) {
  for (const NameRow &row : nameRows)
    if (row.mnemonic == mnemonic)
      return row.name.str();
  return ("llvm." + mnemonic).str();
}

std::string LLVM::detail::getIntrinsicMnemonic(StringRef name) {
  for (const NameRow &row : nameRows)
    if (row.name == name)
      return row.mnemonic.str();
  name.consume_front("llvm.");
  return name.str();
}

bool LLVM::detail::isIntrinsicArgument(StringRef attribute) {
  return !llvm::StringSwitch<bool>(attribute)
              .Cases("access_groups", "alias_scopes", "noalias_scopes", "tbaa",
                     true)
              .Cases("arg_attrs", "res_attrs", "fastmathFlags", true)
              .Cases("op_bundle_sizes", "op_bundle_tags", true)
              .Cases("operandSegmentSizes", "resultSegmentSizes", true)
              .Default(false);
}
