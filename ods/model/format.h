// SPDX-License-Identifier: Apache-2.0
//
// C++ code with placeholders, as in definitions: "$_self.getType()".
#ifndef ODS_MODEL_FORMAT_H
#define ODS_MODEL_FORMAT_H

#include <initializer_list>
#include <optional>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// The replacements of the placeholders `$_builder`, `$_self` and `$name`.
class FmtContext {
public:
  FmtContext() = default;
  FmtContext(llvm::ArrayRef<std::pair<llvm::StringRef, llvm::StringRef>> subs) {
    for (auto [placeholder, text] : subs)
      addSubst(placeholder, text);
  }

  /// `placeholder` does not include the `$`.
  FmtContext &addSubst(llvm::StringRef placeholder, const llvm::Twine &subst) {
    substitutions[placeholder] = subst.str();
    return *this;
  }
  FmtContext &withBuilder(const llvm::Twine &subst) {
    return addSubst("_builder", subst);
  }
  FmtContext &withSelf(const llvm::Twine &subst) {
    return addSubst("_self", subst);
  }

  std::optional<llvm::StringRef>
  getSubstFor(llvm::StringRef placeholder) const {
    auto it = substitutions.find(placeholder);
    if (it == substitutions.end())
      return std::nullopt;
    return llvm::StringRef(it->second);
  }

private:
  llvm::StringMap<std::string> substitutions;
};

/// Replaces `$N` and `$N...` by arguments, `$name` by its replacement in
/// `context`, and `$$` by a dollar sign. A placeholder without replacement is
/// kept and followed by "<no-subst-found>".
std::string tgfmt(llvm::StringRef format, const FmtContext *context,
                  llvm::ArrayRef<std::string> arguments);

/// Like the overload above, for arguments that can be printed.
template <typename... Ts>
std::string tgfmt(llvm::StringRef format, const FmtContext *context,
                  const Ts &...arguments) {
  auto print = [](const auto &argument) {
    std::string text;
    llvm::raw_string_ostream(text) << argument;
    return text;
  };
  std::initializer_list<std::string> texts = {print(arguments)...};
  return tgfmt(format, context,
               llvm::ArrayRef<std::string>(texts.begin(), texts.end()));
}

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_FORMAT_H
