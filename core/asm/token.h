// SPDX-License-Identifier: Apache-2.0
//
// A token of the textual format: its kind and its spelling in the source.
// Values are computed on demand.
#ifndef CORE_ASM_TOKEN_H
#define CORE_ASM_TOKEN_H

#include <cstdint>
#include <optional>
#include <string>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace mlir {

/// A view of the source, which must outlive the token. Cheap to copy.
class Token {
public:
  enum Kind : uint8_t {
#define TOKEN(NAME) NAME,
#include "core/asm/token_kinds.def"
  };

  enum class Signedness { Signless, Signed, Unsigned };

  Token() = default;
  Token(Kind kind, llvm::StringRef spelling)
      : tokenKind(kind), text(spelling) {}

  Kind getKind() const { return tokenKind; }
  bool is(Kind kind) const { return tokenKind == kind; }
  bool isNot(Kind kind) const { return tokenKind != kind; }
  template <typename... Kinds> bool isAny(Kinds... kinds) const {
    return ((tokenKind == kinds) || ...);
  }
  bool isKeyword() const { return tokenKind >= firstKeyword; }

  /// Returns the characters of the token in the source.
  llvm::StringRef getSpelling() const { return text; }
  llvm::SMLoc getLoc() const {
    return llvm::SMLoc::getFromPointer(text.data());
  }
  llvm::SMLoc getEndLoc() const {
    return llvm::SMLoc::getFromPointer(text.data() + text.size());
  }

  /// Returns the value of an `integer`, or nullopt if it exceeds 64 bits.
  std::optional<uint64_t> getUInt64Value() const;

  /// Returns the value of a `floating_point`, rounded to nearest.
  std::optional<double> getFloatingPointValue() const;

  /// Returns the width of an `integer_type`, or nullopt if the number exceeds
  /// 32 bits.
  std::optional<unsigned> getIntegerTypeWidth() const;
  Signedness getIntegerTypeSignedness() const;

  /// Returns the number after the first character of a name, as in `#1`.
  /// Returns nullopt if it is not a number or exceeds 32 bits.
  std::optional<unsigned> getNumber() const;

  /// Returns the value of a `string` with escapes replaced. For an
  /// `at_identifier`, returns the name after the `@`, quoted or not.
  std::string getStringValue() const;

  /// Returns the bytes of a `string` of the form "0x0123…", or nullopt if it
  /// has another form.
  std::optional<std::string> getHexStringValue() const;

  /// Returns the spelling of a punctuation or keyword kind, or an empty string
  /// for other kinds.
  static llvm::StringRef getSpelling(Kind kind);

private:
  static constexpr Kind firstKeyword = kw_affine_map;

  Kind tokenKind = error;
  llvm::StringRef text;
};

} // namespace mlir

#endif // CORE_ASM_TOKEN_H
