// SPDX-License-Identifier: Apache-2.0
//
// One token of the textual format: its kind and where it stands. What it means
// is computed when asked for.
#ifndef CORE_ASM_TOKEN_H
#define CORE_ASM_TOKEN_H

#include <cstdint>
#include <optional>
#include <string>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace mlir {

/// A part of the source, which must outlive it. Cheap to copy.
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

  /// Its characters in the source.
  llvm::StringRef getSpelling() const { return text; }
  llvm::SMLoc getLoc() const {
    return llvm::SMLoc::getFromPointer(text.data());
  }
  llvm::SMLoc getEndLoc() const {
    return llvm::SMLoc::getFromPointer(text.data() + text.size());
  }

  /// An `integer`'s value; nullopt when 64 bits do not hold it.
  std::optional<uint64_t> getUInt64Value() const;

  /// A `floating_point`'s value, rounded to nearest.
  std::optional<double> getFloatingPointValue() const;

  /// The bits of an `integer_type`; nullopt when 32 bits do not hold the
  /// number.
  std::optional<unsigned> getIntegerTypeWidth() const;
  Signedness getIntegerTypeSignedness() const;

  /// The number behind the first character of a name, as of `#1`; nullopt when
  /// it is no number or 32 bits do not hold it.
  std::optional<unsigned> getNumber() const;

  /// The characters that a `string` stands for, its escapes replaced. For an
  /// `at_identifier`, the same of what follows the `@`, quoted or not.
  std::string getStringValue() const;

  /// The bytes of a `string` of the form "0x0123…"; nullopt when it has
  /// another.
  std::optional<std::string> getHexStringValue() const;

  /// The spelling of a kind of punctuation or keyword; empty for others.
  static llvm::StringRef getSpelling(Kind kind);

private:
  static constexpr Kind firstKeyword = kw_affine_map;

  Kind tokenKind = error;
  llvm::StringRef text;
};

} // namespace mlir

#endif // CORE_ASM_TOKEN_H
