// SPDX-License-Identifier: Apache-2.0
//
// Prints and parses the section of resources at the end of a file.
#include <variant>

#include "core/ir/data/resource_file.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

namespace mlir {

using llvm::StringRef;

AsmResourceEntry::~AsmResourceEntry() = default;
AsmResourceBuilder::~AsmResourceBuilder() = default;
AsmResourceParser::~AsmResourceParser() = default;
AsmResourcePrinter::~AsmResourcePrinter() = default;

/// The entries of one section.
class FallbackAsmResourceMap::ResourceCollection : public AsmResourceParser {
public:
  using AsmResourceParser::AsmResourceParser;

  LogicalResult parseResource(AsmResourceEntry &entry) override {
    auto add = [&](auto value) {
      if (failed(value))
        return failure();
      entries.push_back({entry.getKey().str(), std::move(*value)});
      return success();
    };
    switch (entry.getKind()) {
    case AsmResourceEntry::Kind::Blob:
      return add(entry.parseAsBlob());
    case AsmResourceEntry::Kind::Bool:
      return add(entry.parseAsBool());
    case AsmResourceEntry::Kind::String:
      return add(entry.parseAsString());
    }
    llvm_unreachable("an entry is of one of these kinds");
  }

  void build(AsmResourceBuilder &builder) const {
    for (const auto &[key, value] : entries) {
      if (const auto *blob = std::get_if<Blob>(&value))
        builder.buildBlob(key, *blob);
      else if (const auto *flag = std::get_if<bool>(&value))
        builder.buildBool(key, *flag);
      else
        builder.buildString(key, std::get<std::string>(value));
    }
  }

  /// Prints the entries of a collection, which must outlive the printer.
  class Printer : public AsmResourcePrinter {
  public:
    explicit Printer(const ResourceCollection &collection)
        : AsmResourcePrinter(collection.getName()), collection(collection) {}
    void buildResources(Operation *, AsmResourceBuilder &builder) override {
      collection.build(builder);
    }

  private:
    const ResourceCollection &collection;
  };

private:
  struct Entry {
    std::string key;
    std::variant<Blob, bool, std::string> value;
  };
  std::vector<Entry> entries;
};

FallbackAsmResourceMap::FallbackAsmResourceMap() = default;
FallbackAsmResourceMap::~FallbackAsmResourceMap() = default;

AsmResourceParser &FallbackAsmResourceMap::getParserFor(StringRef key) {
  for (const std::unique_ptr<ResourceCollection> &section : sections)
    if (section->getName() == key)
      return *section;
  sections.push_back(std::make_unique<ResourceCollection>(key));
  return *sections.back();
}

std::vector<std::unique_ptr<AsmResourcePrinter>>
FallbackAsmResourceMap::getPrinters() {
  std::vector<std::unique_ptr<AsmResourcePrinter>> printers;
  for (const std::unique_ptr<ResourceCollection> &section : sections)
    printers.push_back(std::make_unique<ResourceCollection::Printer>(*section));
  return printers;
}

namespace detail {

namespace {

/// Prints entries. Enclosing groups are printed before their first entry.
class ResourceWriter : public AsmResourceBuilder {
public:
  ResourceWriter(llvm::raw_ostream &os, std::optional<uint64_t> limit)
      : os(os), limit(limit) {}

  /// Begins a section. Blobs that `newFile` accepts are written to it; it may
  /// be null.
  void enterSection(StringRef name, ResourceFileWriter *newFile = nullptr) {
    section = {name, false};
    file = newFile;
  }
  void enterGroup(StringRef name) { group = {name, false}; }
  void leaveGroup() { leave(group, "\n    }"); }
  void leaveSection() { leave(section, "\n  }"); }
  void finish() {
    if (hasText)
      os << "\n#-}\n";
  }

  void buildBool(StringRef key, bool value) override {
    if (enterEntry(key, value ? 4 : 5))
      os << (value ? "true" : "false");
  }
  void buildString(StringRef key, StringRef value) override {
    llvm::SmallString<64> text;
    llvm::raw_svector_ostream stream(text);
    printQuoted(stream, value);
    if (enterEntry(key, text.size()))
      os << text;
  }
  void buildBlob(StringRef key, const Blob &blob) override {
    if (file)
      if (std::optional<BlobReference> reference = file->place(blob))
        return buildReference(key, blob, *reference);
    // The digits, including four bytes for the alignment, `0x` and the quotes.
    const uint64_t bytes = blob.getBytes().size();
    if (!enterEntry(key, 2 * (bytes + sizeof(uint32_t)) + 4))
      return;
    char alignment[sizeof(uint32_t)];
    llvm::support::endian::write32le(alignment,
                                     bytes ? blob.getAlignment() : 0);
    os << "\"0x";
    printHex(os, alignment);
    printHex(os, blob);
    os << '"';
  }

private:
  struct Level {
    StringRef name;
    /// True if part of it has been printed.
    bool isOpen = false;
  };

  void open(Level &level, bool &hasSibling, StringRef indent) {
    if (level.isOpen)
      return;
    os << (hasSibling ? ",\n" : "") << indent;
    printKeywordOrString(os, level.name);
    os << ": {\n";
    level.isOpen = hasSibling = true;
  }
  void leave(Level &level, StringRef end) {
    if (level.isOpen)
      os << end;
  }

  /// Prints a reference. The length of its text does not depend on the
  /// checksum, which is computed later.
  void buildReference(StringRef key, const Blob &blob,
                      BlobReference &reference) {
    auto print = [&] {
      std::string text, quoted;
      llvm::raw_string_ostream(text) << reference;
      llvm::raw_string_ostream stream(quoted);
      printQuoted(stream, text);
      return quoted;
    };
    if (!enterEntry(key, print().size()))
      return;
    reference.checksum = file->write(blob);
    os << print();
  }

  /// Prints the text before a value of `size` characters. Returns false if the
  /// value exceeds the limit.
  bool enterEntry(StringRef key, uint64_t size) {
    if (!std::exchange(hasText, true))
      os << "\n{-#\n";
    if (limit && size > *limit)
      return false;
    if (!section.isOpen)
      hasGroup = false;
    open(section, hasSection, "  ");
    if (!group.isOpen)
      hasEntry = false;
    open(group, hasGroup, "    ");
    os << (hasEntry ? ",\n" : "") << "      ";
    hasEntry = true;
    printKeywordOrString(os, key);
    os << ": ";
    return true;
  }

  llvm::raw_ostream &os;
  const std::optional<uint64_t> limit;
  ResourceFileWriter *file = nullptr;
  Level section, group;
  bool hasText = false;
  bool hasSection = false, hasGroup = false, hasEntry = false;
};

} // namespace

/// Passes the resources of a dialect to `writer`.
static void writeDialect(Dialect *dialect, Operation *op,
                         llvm::ArrayRef<const ResourceEntry *> entries,
                         ResourceWriter &writer) {
  const OpAsmDialectInterface interface(dialect);
  if (!interface || !interface.getTable().buildResources) {
    for (const ResourceEntry *entry : entries)
      if (const Blob *blob = entry->getBlob())
        writer.buildBlob(entry->getKey(), *blob);
    return;
  }
  llvm::SmallVector<ResourceHandle> handles;
  for (const ResourceEntry *entry : entries)
    handles.push_back(ResourceHandle(entry));
  interface.getTable().buildResources(dialect, op, handles, writer);
}

void printResources(llvm::raw_ostream &os, Operation *op, AsmStateImpl &state) {
  ResourceWriter writer(os, state.flags.getLargeResourceStringLimit());
  llvm::SmallVector<Dialect *> dialects;
  for (const auto &[dialect, entries] : state.getResources())
    dialects.push_back(dialect);
  llvm::sort(dialects, [](Dialect *a, Dialect *b) {
    return a->getNamespace() < b->getNamespace();
  });
  writer.enterSection("dialect_resources", state.resourceFile);
  for (Dialect *dialect : dialects) {
    writer.enterGroup(dialect->getNamespace());
    writeDialect(dialect, op,
                 state.getResources().find(dialect)->second.getArrayRef(),
                 writer);
    writer.leaveGroup();
  }
  writer.leaveSection();
  writer.enterSection("external_resources");
  for (const std::unique_ptr<AsmResourcePrinter> &printer :
       state.resourcePrinters) {
    writer.enterGroup(printer->getName());
    printer->buildResources(op, writer);
    writer.leaveGroup();
  }
  writer.leaveSection();
  writer.finish();
}

} // namespace detail
} // namespace mlir
