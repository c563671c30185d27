// SPDX-License-Identifier: Apache-2.0
//
// Parsing of file metadata:
//   {-# dialect_resources: { builtin: { key: "0x…" } },
//       external_resources: { name: { key: "…" } } #-}
// A blob is a string of hexadecimal digits or a reference to a file
// (core/ir/data/resource_file.h).
#include <algorithm>

#include "core/asm/number.h"
#include "core/asm/top_level_parser.h"
#include "core/ir/data/resource_file.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

namespace mlir {
namespace detail {
namespace {

/// A resource entry whose value is one token.
class TextResourceEntry final : public AsmResourceEntry {
public:
  TextResourceEntry(llvm::StringRef key, const Token &value, Parser &parser)
      : key(key), value(value), parser(parser) {}

  llvm::StringRef getKey() const override { return key; }
  /// Reports at the value or, for an invalid token, where the lexer stopped.
  InFlightDiagnostic emitError() const override {
    return parser.emitError(value.is(Token::error) ? value.getEndLoc()
                                                   : value.getLoc());
  }
  Kind getKind() const override;
  FailureOr<bool> parseAsBool() const override;
  FailureOr<std::string> parseAsString() const override;
  FailureOr<Blob> parseAsBlob() const override;

private:
  FailureOr<Blob> parseAsHexBlob() const;
  FailureOr<Blob> parseAsReference() const;
  /// Returns true if the value is a string that begins with `prefix`.
  bool hasPrefix(llvm::StringRef prefix) const {
    return value.is(Token::string) &&
           value.getSpelling().drop_front().starts_with(prefix);
  }

  llvm::StringRef key;
  const Token &value;
  Parser &parser;
};

/// Returns the folder that relative paths in the file refer to. Empty means the
/// working folder, as for sources that are not files.
llvm::StringRef getFolder(Parser &parser) {
  return llvm::sys::path::parent_path(parser.getState().locations.getFile());
}

AsmResourceEntry::Kind TextResourceEntry::getKind() const {
  if (value.isAny(Token::kw_true, Token::kw_false))
    return Kind::Bool;
  const bool isBlob =
      hasPrefix("0x") || (hasPrefix(BlobReference::Prefix) &&
                          BlobReference::parse(value.getStringValue()));
  return isBlob ? Kind::Blob : Kind::String;
}

FailureOr<bool> TextResourceEntry::parseAsBool() const {
  if (value.isAny(Token::kw_true, Token::kw_false))
    return value.is(Token::kw_true);
  return emitError() << "expected 'true' or 'false' value for key '" << key
                     << "'";
}

FailureOr<std::string> TextResourceEntry::parseAsString() const {
  if (value.is(Token::string))
    return value.getStringValue();
  return emitError() << "expected string value for key '" << key << "'";
}

FailureOr<Blob> TextResourceEntry::parseAsBlob() const {
  return hasPrefix(BlobReference::Prefix) ? parseAsReference()
                                          : parseAsHexBlob();
}

FailureOr<Blob> TextResourceEntry::parseAsReference() const {
  std::optional<BlobReference> reference =
      BlobReference::parse(value.getStringValue());
  if (!reference)
    return emitError() << "expected '" << BlobReference::Prefix
                       << "ALIGNMENT:OFFSET:SIZE:CHECKSUM:PATH' for key '"
                       << key << "'";
  absl::StatusOr<Blob> blob = reference->map(getFolder(parser));
  if (!blob.ok())
    return emitError() << "cannot read blob for key '" << key
                       << "': " << std::string(blob.status().message());
  return blob->getBytes().empty() ? Blob() : *blob;
}

/// Parses "0x", the alignment as four bytes in little-endian order, and the
/// data. An alignment beyond the supported maximum is a hint.
FailureOr<Blob> TextResourceEntry::parseAsHexBlob() const {
  constexpr uint32_t maximumAlignment = 1 << 16;
  auto fail = [&](llvm::StringRef more = "") {
    return std::move(emitError() << "expected hex string blob for key '" << key
                                 << "'" << more);
  };
  llvm::StringRef digits = value.getSpelling();
  if (value.isNot(Token::string))
    return fail();
  digits = digits.drop_front().drop_back();
  if (!digits.consume_front("0x") || digits.size() % 2 != 0)
    return fail();
  char header[4] = {};
  const bool hasHeader = digits.size() >= 8;
  if (!decodeHex(digits.take_front(8), header))
    return fail();
  if (!hasHeader)
    return fail(" to encode alignment in first 4 bytes");
  const uint32_t alignment = llvm::support::endian::read32le(header);
  digits = digits.drop_front(8);

  const bool isAlignment = alignment == 0 || llvm::isPowerOf2_32(alignment);
  char *memory;
  Blob blob = Blob::allocate(
      digits.size() / 2, /*elementWidth=*/1, llvm::endianness::little,
      isAlignment ? std::clamp<uint32_t>(alignment, 1, maximumAlignment) : 1,
      memory);
  if (!decodeHex(digits, memory))
    return fail();
  if (!isAlignment)
    return fail(" to encode alignment in first 4 bytes, but got "
                "non-power-of-2 value: " +
                llvm::utostr(alignment));
  if (digits.empty())
    return Blob();
  return Blob(blob.getBytes(), /*elementWidth=*/1, llvm::endianness::little,
              std::max<uint32_t>(alignment, 1), blob.getOwner());
}

} // namespace

ParseResult TopLevelParser::parseFileMetadata() {
  consumeToken(Token::file_metadata_begin);
  return parseCommaSeparatedListUntil(Token::file_metadata_end,
                                      [&] { return parseMetadataEntry(); });
}

ParseResult TopLevelParser::parseMetadataEntry() {
  llvm::SMLoc loc = getToken().getLoc();
  llvm::StringRef key;
  if (parseOptionalKeyword(&key))
    return fail("expected identifier key in file metadata dictionary");
  if (parseToken(Token::colon, "expected ':'"))
    return failure();
  if (key == "dialect_resources")
    return parseResources([&](llvm::StringRef name, llvm::SMLoc loc) {
      return parseDialectResources(name, loc);
    });
  if (key == "external_resources")
    return parseResources([&](llvm::StringRef name, llvm::SMLoc loc) {
      return parseExternalResources(name, loc);
    });
  return emitError(loc, "unknown key '")
         << key << "' in file metadata dictionary";
}

/// Parses `{ name: {`, entries, `}, ... }`.
ParseResult TopLevelParser::parseResources(
    llvm::function_ref<ParseResult(llvm::StringRef, llvm::SMLoc)>
        parseSection) {
  if (parseToken(Token::left_brace, "expected '{'"))
    return failure();
  return parseCommaSeparatedListUntil(Token::right_brace, [&]() -> ParseResult {
    llvm::SMLoc loc = getToken().getLoc();
    llvm::StringRef name;
    if (parseOptionalKeyword(&name))
      return fail("expected identifier key for 'resource' entry");
    if (parseToken(Token::colon, "expected ':'") ||
        parseToken(Token::left_brace, "expected '{'"))
      return failure();
    return parseSection(name, loc);
  });
}

ParseResult TopLevelParser::parseDialectResources(llvm::StringRef name,
                                                  llvm::SMLoc loc) {
  Dialect *dialect = getContext()->getOrLoadDialect(name);
  if (!dialect)
    return emitError(loc, "dialect '") << name << "' is unknown";
  OpAsmDialectInterface interface(dialect);
  if (!interface || !interface.getTable().parseResource)
    return emitError("unexpected 'resource' section for dialect '")
           << name << "'";
  return parseCommaSeparatedListUntil(Token::right_brace, [&]() -> ParseResult {
    std::string key;
    if (failed(parseResourceHandle(dialect, key)) ||
        parseToken(Token::colon, "expected ':'"))
      return failure();
    const Token value = getToken();
    consumeToken();
    TextResourceEntry entry(key, value, *this);
    return interface.getTable().parseResource(dialect, entry);
  });
}

ParseResult TopLevelParser::parseExternalResources(llvm::StringRef name,
                                                   llvm::SMLoc loc) {
  AsmResourceParser *handler = state.config.getResourceParser(name);
  if (!handler)
    mlir::emitWarning(getEncodedSourceLocation(loc))
        << "ignoring unknown external resources for '" << name << "'";
  return parseCommaSeparatedListUntil(Token::right_brace, [&]() -> ParseResult {
    std::string key;
    if (parseOptionalKeywordOrString(&key))
      return fail("expected identifier key for 'external_resources' entry");
    if (parseToken(Token::colon, "expected ':'"))
      return failure();
    const Token value = getToken();
    consumeToken();
    if (!handler)
      return success();
    TextResourceEntry entry(key, value, *this);
    return handler->parseResource(entry);
  });
}

} // namespace detail
} // namespace mlir
