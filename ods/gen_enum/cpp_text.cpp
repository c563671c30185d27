// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/cpp_text.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

void mlir::ods::emitFirstLine(const llvm::RecordKeeper &records,
                              llvm::raw_ostream &os) {
  os << "// Generated from " << records.getInputFilename() << ".\n\n";
}

std::string mlir::ods::quote(StringRef text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '\n')
      result += "\\n";
    else if (c == '"' || c == '\\')
      result += {'\\', c};
    else if (llvm::isPrint(c))
      result += c;
    else
      // Use three digits, since the next character may be a digit.
      for (unsigned shift : {9, 6, 3, 0})
        result += shift == 9 ? '\\' : char('0' + (uint8_t(c) >> shift) % 8);
  }
  return result + "\"";
}

std::string mlir::ods::quoteBytes(StringRef bytes) {
  if (!bytes.contains('\0'))
    return quote(bytes);
  return "::llvm::StringRef(" + quote(bytes) + ", " +
         std::to_string(bytes.size()) + ")";
}

static bool isBlank(StringRef line) { return line.trim(" \t\v\f\r").empty(); }

void mlir::ods::printReindented(StringRef text, llvm::raw_ostream &os,
                                StringRef prefix) {
  llvm::SmallVector<StringRef> lines;
  text.split(lines, '\n');
  while (!lines.empty() && isBlank(lines.front()))
    lines.erase(lines.begin());
  size_t indentation = StringRef::npos;
  for (StringRef line : lines)
    if (!isBlank(line))
      indentation = std::min(indentation, line.find_first_not_of(" \t"));
  for (size_t i = 0; i < lines.size(); ++i) {
    StringRef line = lines[i];
    const bool isLast = i + 1 == lines.size();
    // The end of the last line does not begin another line.
    if (isLast && line.empty())
      break;
    os << prefix;
    if (!isBlank(line))
      os << line.drop_front(indentation);
    if (!isLast)
      os << "\n";
  }
}

void mlir::ods::emitComment(StringRef text, llvm::raw_ostream &os,
                            StringRef indentation) {
  text = text.rtrim();
  if (text.empty())
    return;
  std::string lines;
  llvm::raw_string_ostream stream(lines);
  printReindented(text, stream);
  for (StringRef line : llvm::split(StringRef(stream.str()), '\n')) {
    line = line.rtrim();
    // A trailing backslash would continue the comment on the next line.
    os << indentation << "///" << (line.empty() ? "" : " ") << line
       << (line.ends_with("\\") ? "." : "") << "\n";
  }
}

NamespaceScope::NamespaceScope(llvm::raw_ostream &os, StringRef name)
    : os(os), name(name) {
  this->name.consume_front("::");
  if (!this->name.empty())
    os << "namespace " << this->name << " {\n";
}

NamespaceScope::~NamespaceScope() {
  if (!name.empty())
    os << "} // namespace " << name << "\n";
}

std::string mlir::ods::qualify(StringRef cppNamespace, StringRef name) {
  if (cppNamespace.empty())
    return ("::" + name).str();
  return ((cppNamespace.starts_with("::") ? "" : "::") + cppNamespace +
          "::" + name)
      .str();
}

bool mlir::ods::isInMainFile(const llvm::Record &def) {
  return llvm::SrcMgr.FindBufferContainingLoc(def.getLoc().back()) ==
         llvm::SrcMgr.getMainFileID();
}

std::vector<llvm::Record *>
mlir::ods::getMainFileDefinitions(const llvm::RecordKeeper &records,
                                  StringRef className) {
  std::vector<llvm::Record *> definitions =
      records.getAllDerivedDefinitions(className);
  llvm::erase_if(definitions,
                 [](const llvm::Record *def) { return !isInMainFile(*def); });
  return definitions;
}
