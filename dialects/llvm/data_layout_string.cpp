// SPDX-License-Identifier: Apache-2.0
//
// Data layout strings of LLVM: "e-m:e-i64:64-n8:16:32:64-S128".
// Source: https://llvm.org/docs/LangRef.html#data-layout.
#include <string>

#include "dialects/llvm/dialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// Checks the specifications one by one. `error` holds the first error.
/// Functions return true if there is one.
class LayoutChecker {
public:
  bool check(StringRef layout);
  const std::string &getError() const { return error; }

private:
  bool fail(const Twine &message) {
    error = message.str();
    return true;
  }
  bool failForm(const Twine &form) {
    return fail("malformed specification, must be of the form \"" + form +
                "\"");
  }

  bool checkSpecification(StringRef text);
  bool checkPrimitive(StringRef text);
  bool checkAggregate(StringRef text);
  bool checkPointer(StringRef text);
  bool checkFunctionPointer(StringRef text);
  bool checkNonIntegral(StringRef text);
  bool checkMangling(StringRef text);

  bool checkSize(StringRef text, unsigned &size, const Twine &what = "size");
  bool checkAddressSpace(StringRef text);
  /// Sets `alignment`, in bits.
  bool checkAlignment(StringRef text, const Twine &what, unsigned &alignment,
                      bool allowZero = false);
  /// Checks an ABI alignment and an optional preferred alignment.
  bool checkAlignments(ArrayRef<StringRef> parts, unsigned &needed,
                       bool allowZero = false);

  std::string error;
};

} // namespace

static SmallVector<StringRef> splitParts(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, ':');
  return parts;
}

bool LayoutChecker::checkSize(StringRef text, unsigned &size,
                              const Twine &what) {
  if (text.empty())
    return fail(what + " component cannot be empty");
  if (!llvm::to_integer(text, size, 10) || size == 0 || !llvm::isUInt<24>(size))
    return fail(what + " must be a non-zero 24-bit integer");
  return false;
}

bool LayoutChecker::checkAddressSpace(StringRef text) {
  unsigned number = 0;
  if (text.empty())
    return fail("address space component cannot be empty");
  if (!llvm::to_integer(text, number, 10) || !llvm::isUInt<24>(number))
    return fail("address space must be a 24-bit integer");
  return false;
}

bool LayoutChecker::checkAlignment(StringRef text, const Twine &what,
                                   unsigned &alignment, bool allowZero) {
  if (text.empty())
    return fail(what + " alignment component cannot be empty");
  if (!llvm::to_integer(text, alignment, 10) || !llvm::isUInt<16>(alignment))
    return fail(what + " alignment must be a 16-bit integer");
  if (alignment == 0)
    return allowZero ? false : fail(what + " alignment must be non-zero");
  if (alignment % 8 != 0 || !llvm::isPowerOf2_32(alignment / 8))
    return fail(what +
                " alignment must be a power of two times the byte width");
  return false;
}

bool LayoutChecker::checkAlignments(ArrayRef<StringRef> parts, unsigned &needed,
                                    bool allowZero) {
  unsigned preferred = 0;
  if (checkAlignment(parts[0], "ABI", needed, allowZero))
    return true;
  if (parts.size() == 1)
    return false;
  if (checkAlignment(parts[1], "preferred", preferred))
    return true;
  if (preferred < needed)
    return fail("preferred alignment cannot be less than the ABI alignment");
  return false;
}

/// Checks `i32:32:64`, for integers, floats and vectors.
bool LayoutChecker::checkPrimitive(StringRef text) {
  const SmallVector<StringRef> parts = splitParts(text.drop_front());
  if (parts.size() < 2 || parts.size() > 3)
    return failForm(text.take_front() + "<size>:<abi>[:<pref>]");
  unsigned size = 0;
  unsigned alignment = 0;
  if (checkSize(parts[0], size) ||
      checkAlignments(ArrayRef(parts).drop_front(), alignment))
    return true;
  if (text.front() == 'i' && size == 8 && alignment != 8)
    return fail("i8 must be 8-bit aligned");
  return false;
}

/// Checks `a:0:64`.
bool LayoutChecker::checkAggregate(StringRef text) {
  const SmallVector<StringRef> parts = splitParts(text.drop_front());
  if (parts.size() < 2 || parts.size() > 3)
    return failForm("a:<abi>[:<pref>]");
  unsigned size = 0;
  if (!parts[0].empty() && (!llvm::to_integer(parts[0], size, 10) || size != 0))
    return fail("size must be zero");
  unsigned alignment = 0;
  return checkAlignments(ArrayRef(parts).drop_front(), alignment,
                         /*allowZero=*/true);
}

/// Checks `p3:64:64:64:32`. Flags may precede the address space.
bool LayoutChecker::checkPointer(StringRef text) {
  const SmallVector<StringRef> parts = splitParts(text.drop_front());
  if (parts.size() < 3 || parts.size() > 5)
    return failForm("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
  StringRef space = parts[0];
  for (; !space.empty() && !llvm::isDigit(space.front());
       space = space.drop_front())
    if (space.front() != 'u' && space.front() != 'e')
      return fail("'" + space.take_front() +
                  "' is not a valid pointer specification flag");
  if (!space.empty() && checkAddressSpace(space))
    return true;
  unsigned size = 0;
  unsigned alignment = 0;
  if (checkSize(parts[1], size, "pointer size") ||
      checkAlignments(ArrayRef(parts).slice(2, parts.size() > 3 ? 2 : 1),
                      alignment))
    return true;
  unsigned indexSize = 0;
  if (parts.size() == 5 && checkSize(parts[4], indexSize, "index size"))
    return true;
  if (indexSize > size)
    return fail("index size cannot be larger than the pointer size");
  return false;
}

/// Checks `Fi8`.
bool LayoutChecker::checkFunctionPointer(StringRef text) {
  const StringRef rest = text.drop_front();
  if (rest.empty())
    return failForm("F<type><abi>");
  if (rest.front() != 'i' && rest.front() != 'n')
    return fail("unknown function pointer alignment type '" +
                rest.take_front() + "'");
  unsigned alignment = 0;
  return checkAlignment(rest.drop_front(), "ABI", alignment);
}

/// Checks `ni:1:2`.
bool LayoutChecker::checkNonIntegral(StringRef text) {
  if (!text.consume_front(":"))
    return failForm("ni:<address space>[:<address space>]...");
  for (StringRef part : splitParts(text)) {
    if (checkAddressSpace(part))
      return true;
    unsigned number = 0;
    if (llvm::to_integer(part, number, 10) && number == 0)
      return fail("address space 0 cannot be non-integral");
  }
  return false;
}

/// Checks `m:e`.
bool LayoutChecker::checkMangling(StringRef text) {
  StringRef mode = text.drop_front();
  if (!mode.consume_front(":") || mode.empty())
    return failForm("m:<mangling>");
  if (mode.size() != 1 || !StringRef("eloxwma").contains(mode))
    return fail("unknown mangling mode");
  return false;
}

bool LayoutChecker::checkSpecification(StringRef text) {
  if (text.empty())
    return fail("empty specification is not allowed");
  const StringRef rest = text.drop_front();
  unsigned number = 0;
  switch (text.front()) {
  case 'i':
  case 'f':
  case 'v':
    return checkPrimitive(text);
  case 'a':
    return checkAggregate(text);
  case 'p':
    return checkPointer(text);
  case 's': // No longer has a meaning.
    return false;
  case 'e':
  case 'E':
    return !rest.empty() &&
           fail("malformed specification, must be just 'e' or 'E'");
  case 'n':
    if (rest.starts_with("i"))
      return checkNonIntegral(rest.drop_front());
    return llvm::any_of(splitParts(rest), [&](StringRef part) {
      return checkSize(part, number);
    });
  case 'S':
    return rest.empty() ? failForm("S<size>")
                        : checkAlignment(rest, "stack natural", number);
  case 'F':
    return checkFunctionPointer(text);
  case 'P':
  case 'A':
  case 'G':
    return rest.empty() ? failForm(text + "<address space>")
                        : checkAddressSpace(rest);
  case 'm':
    return checkMangling(text);
  default:
    return fail("unknown specifier '" + text.take_front() + "'");
  }
}

bool LayoutChecker::check(StringRef layout) {
  if (layout.empty())
    return false;
  SmallVector<StringRef> specifications;
  layout.split(specifications, '-');
  return llvm::any_of(specifications,
                      [&](StringRef text) { return checkSpecification(text); });
}

LogicalResult LLVMDialect::verifyDataLayoutString(
    StringRef descr, llvm::function_ref<void(const Twine &)> reportError) {
  LayoutChecker checker;
  if (!checker.check(descr))
    return success();
  reportError("invalid data layout descriptor: " + checker.getError());
  return failure();
}
