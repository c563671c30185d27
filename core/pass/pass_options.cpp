// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_options.h"

#include <algorithm>

#include "core/support/near_miss.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::detail {

PassOptions::OptionBase::~OptionBase() = default;

namespace {

/// Returns the bracket or quote that closes `c`, or 0 if `c` opens nothing.
char getClosing(char c) {
  switch (c) {
  case '(':
    return ')';
  case '[':
    return ']';
  case '{':
    return '}';
  case '\'':
  case '"':
    return c;
  default:
    return 0;
  }
}

/// Removes quotes or braces that enclose the whole `text`.
llvm::StringRef unwrap(llvm::StringRef text) {
  text = text.trim();
  if (text.size() < 2)
    return text;
  const char first = text.front();
  if ((first == '\'' || first == '"') && text.back() == first)
    return text.drop_front().drop_back().trim();
  // Braces at both ends may belong to two elements of a list.
  if (first == '{' && findUnnested(text, 1, '}') == text.size() - 1)
    return text.drop_front().drop_back().trim();
  return text;
}

/// Returns a question that suggests the most similar name, or an empty string.
std::string suggest(llvm::StringRef name,
                    llvm::ArrayRef<llvm::StringRef> names) {
  NearMiss near(name);
  for (llvm::StringRef candidate : names)
    near.compare(candidate);
  return near.getQuestion();
}

} // namespace

size_t findUnnested(llvm::StringRef text, size_t from, char c) {
  llvm::SmallVector<char, 8> open;
  for (size_t i = from; i < text.size(); ++i) {
    if (open.empty() && text[i] == c)
      return i;
    if (!open.empty() && text[i] == open.back()) {
      open.pop_back();
      continue;
    }
    // Everything else is literal within quotes.
    if (!open.empty() && (open.back() == '\'' || open.back() == '"'))
      continue;
    if (char closing = getClosing(text[i]))
      open.push_back(closing);
  }
  return llvm::StringRef::npos;
}

LogicalResult parseCommaSeparatedList(
    llvm::StringRef text,
    llvm::function_ref<LogicalResult(llvm::StringRef)> parse) {
  if (text.trim().empty())
    return success();
  for (;;) {
    const size_t comma = findUnnested(text, 0, ',');
    if (failed(parse(unwrap(text.substr(0, comma)))))
      return failure();
    if (comma == llvm::StringRef::npos)
      return success();
    text = text.drop_front(comma + 1);
  }
}

LogicalResult parseOptionBool(llvm::StringRef text, bool &value,
                              const OptionContext &context) {
  const bool isTrue =
      text.empty() || text == "1" || text.equals_insensitive("true");
  if (!isTrue && text != "0" && !text.equals_insensitive("false"))
    return context.emitError("'" + text +
                             "' is invalid value for boolean argument! Try 0 "
                             "or 1");
  value = isTrue;
  return success();
}

LogicalResult parseOptionDouble(llvm::StringRef text, double &value,
                                const OptionContext &context) {
  return text.getAsDouble(value)
             ? refuseOptionNumber(text, "floating point", context)
             : success();
}

LogicalResult refuseOptionNumber(llvm::StringRef text, llvm::StringRef kind,
                                 const OptionContext &context) {
  return context.emitError("'" + text + "' value invalid for " + kind +
                           " argument!");
}

void printOptionString(llvm::raw_ostream &os, llvm::StringRef value) {
  const size_t blank = value.find(' ');
  const bool needsBraces = blank < value.find_first_of("{'\"");
  os << (needsBraces ? "{" : "") << value << (needsBraces ? "}" : "");
}

void PassOptions::copyOptionValuesFrom(const PassOptions &other) {
  for (auto [option, otherOption] : llvm::zip(options, other.options))
    option->copyValueFrom(*otherOption);
}

LogicalResult PassOptions::parseOption(llvm::StringRef name,
                                       llvm::StringRef value,
                                       const OptionContext &context) {
  auto found = llvm::find_if(
      options, [&](OptionBase *option) { return option->getArgStr() == name; });
  if (found == options.end()) {
    llvm::SmallVector<llvm::StringRef> names;
    for (const OptionBase *option : getSorted())
      names.push_back(option->getArgStr());
    return context.emitError("no such option " + name + suggest(name, names));
  }
  value = unwrap(value);
  const auto literals = (*found)->getLiterals();
  llvm::SmallVector<llvm::StringRef> listed;
  for (const auto &literal : literals)
    listed.push_back(literal.first);
  return (*found)->parse(value,
                         {[&](const llvm::Twine &message) {
                            return context.emitError("for the --" + name +
                                                     " option: " + message +
                                                     suggest(value, listed));
                          },
                          context.registry});
}

LogicalResult PassOptions::parse(llvm::StringRef text,
                                 const OptionContext &context) {
  for (text = text.ltrim(); !text.empty(); text = text.ltrim()) {
    const size_t nameEnd = text.find_first_of(" =");
    const size_t end = findUnnested(text, 0, ' ');
    const bool hasValue =
        nameEnd != llvm::StringRef::npos && text[nameEnd] == '=';
    llvm::StringRef option = text.substr(0, end);
    errorPlace = option;
    if (failed(parseOption(option.substr(0, nameEnd),
                           hasValue ? option.drop_front(nameEnd + 1) : "",
                           context)))
      return failure();
    text = text.drop_front(option.size());
  }
  errorPlace = {};
  return success();
}

LogicalResult PassOptions::parseFromString(llvm::StringRef text,
                                           llvm::raw_ostream &errorStream) {
  return parse(text, {[&](const llvm::Twine &message) -> LogicalResult {
                 errorStream << "<Pass-Options-Parser>: " << message << "\n";
                 return failure();
               }});
}

std::vector<const PassOptions::OptionBase *> PassOptions::getSorted() const {
  std::vector<const OptionBase *> sorted(options.begin(), options.end());
  llvm::sort(sorted, [](const OptionBase *a, const OptionBase *b) {
    return a->getArgStr() < b->getArgStr();
  });
  return sorted;
}

void PassOptions::print(llvm::raw_ostream &os) const {
  if (options.empty())
    return;
  os << "{";
  llvm::interleave(
      getSorted(), os, [&](const OptionBase *option) { option->print(os); },
      " ");
  os << "}";
}

/// Returns the left column of the help line of an option.
static std::string getUsage(llvm::StringRef argument, llvm::StringRef value) {
  return ("--" + argument + (value.empty() ? "" : "=<" + value + ">")).str();
}

void PassOptions::printHelp(size_t indent, size_t descriptionIndent,
                            llvm::raw_ostream &os) const {
  auto printLine = [&](const std::string &left, llvm::StringRef right,
                       llvm::StringRef separator) {
    const size_t width = indent + left.size();
    os.indent(indent) << left;
    os.indent(descriptionIndent > width ? descriptionIndent - width : 0)
        << separator << right << "\n";
  };
  for (const OptionBase *option : getSorted()) {
    printLine(getUsage(option->getArgStr(), option->getValueName()),
              option->getDescription(), " - ");
    for (const auto &[name, description] : option->getLiterals())
      printLine("=" + name, description, " -   ");
  }
}

size_t PassOptions::getOptionWidth() const {
  size_t width = 0;
  for (const OptionBase *option : options)
    width = std::max(
        width, getUsage(option->getArgStr(), option->getValueName()).size());
  return width;
}

} // namespace mlir::detail
