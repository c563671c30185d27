// SPDX-License-Identifier: Apache-2.0
#include "core/asm/value_scopes.h"

#include <algorithm>

#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace detail {

// The definition of a numbered value takes about 16 bytes of text.
ValueScopes::ValueScopes(llvm::StringRef source)
    : source(source),
      numberLimit(std::min<size_t>(source.size() / 16 + 64, 1u << 30)) {}

ValueScopes::~ValueScopes() {
  for (const Placeholder &placeholder : placeholders) {
    if (!placeholder.op)
      continue;
    placeholder.op->dropAllUses();
    placeholder.op->destroy();
  }
}

/// Returns true for a number in canonical form, like `%12`. `%012` is another
/// name.
static bool isNumber(llvm::StringRef digits, uint32_t limit, uint32_t &number) {
  if (digits.size() > 9 || (digits[0] == '0' && digits.size() > 1))
    return false;
  number = 0;
  for (char c : digits) {
    const unsigned digit = static_cast<unsigned char>(c) - '0';
    if (digit > 9)
      return false;
    number = number * 10 + digit;
  }
  return number < limit;
}

ValueScopes::Name ValueScopes::getName(llvm::StringRef spelling) {
  uint32_t number;
  if (spelling.size() > 1 &&
      isNumber(spelling.drop_front(), numberLimit, number)) {
    if (number >= numbered.size())
      numbered.resize(std::max<size_t>(number + 1, numbered.size() * 3 / 2));
    return number << 1;
  }
  const uint32_t index = names.getOrInsert(spelling);
  if (index == named.size()) {
    named.emplace_back();
    // A hook may have created the name, so it is not part of the source.
    if (spelling.begin() < source.begin() || spelling.end() > source.end())
      names.setName(index, spelling.copy(foreignNames));
  }
  return index << 1 | 1;
}

std::string ValueScopes::getSpelling(Name name) const {
  return name & 1 ? names.getName(name >> 1).str()
                  : "%" + llvm::utostr(name >> 1);
}

void ValueScopes::push(bool isolated) {
  scopes.push_back({definitions.size(), hidden.size(), level, isolated});
  if (isolated)
    level = ++lastLevel;
}

void ValueScopes::pop() {
  const Scope scope = scopes.back();
  scopes.pop_back();
  for (size_t i = scope.firstDefinition; i < definitions.size(); ++i)
    clear(definitions[i]);
  definitions.resize(scope.firstDefinition);
  if (!scope.isolated)
    return;
  for (size_t i = hidden.size(); i > scope.firstHidden; --i)
    getRawEntry(hidden[i - 1].first) = hidden[i - 1].second;
  hidden.resize(scope.firstHidden);
  level = scope.outerLevel;
}

/// Resets an entry from another level. The end of this level restores an outer
/// definition.
void ValueScopes::hide(Name name, Entry &entry) {
  if (entry.value || entry.hasOthers)
    hidden.emplace_back(name, entry);
  entry = Entry();
  entry.level = level;
}

void ValueScopes::clear(Name name) {
  Entry &entry = getEntry(name);
  if (entry.hasOthers)
    others.erase(getOthersKey(name));
  entry = Entry();
  entry.level = level;
}

ValueScopes::Definition ValueScopes::findOther(Name name, Entry &entry,
                                               unsigned number) {
  if (number > 0 && entry.value && !entry.isForward && number < entry.count) {
    auto first = llvm::cast<OpResult>(entry.value);
    return {first.getOwner()->getResult(first.getResultNumber() + number),
            entry.place, false};
  }
  if (!entry.hasOthers)
    return {};
  return others.find(getOthersKey(name))->second->lookup(number).definition;
}

uint32_t ValueScopes::addPlaceholder(Operation *op, const char *place) {
  if (freePlaceholders.empty()) {
    placeholders.push_back({op, place});
    return placeholders.size() - 1;
  }
  const uint32_t index = freePlaceholders.back();
  freePlaceholders.pop_back();
  placeholders[index] = {op, place};
  return index;
}

void ValueScopes::addForward(Name name, unsigned number, Operation *placeholder,
                             const char *place) {
  const uint32_t index = addPlaceholder(placeholder, place);
  Entry &entry = getEntry(name);
  Value value = placeholder->getResult(0);
  if (number == 0) {
    entry.value = value;
    entry.place = place;
    entry.count = index;
    entry.isForward = true;
    return;
  }
  std::unique_ptr<Others> &ofName = others[getOthersKey(name)];
  if (!ofName)
    ofName = std::make_unique<Others>();
  (*ofName)[number] = {{value, place, true}, index};
  entry.hasOthers = true;
}

void ValueScopes::resolve(uint32_t placeholder, Value value) {
  Operation *op = std::exchange(placeholders[placeholder].op, nullptr);
  op->getResult(0).replaceAllUsesWith(value);
  op->destroy();
  freePlaceholders.push_back(placeholder);
}

ValueScopes::Definition ValueScopes::define(Name name, unsigned number,
                                            Value value, const char *place) {
  Definition existing = find(name, number);
  if (existing.value &&
      (!existing.isForward || existing.value.getType() != value.getType()))
    return existing;
  Entry &entry = getEntry(name);
  definitions.push_back(name);
  if (number == 0) {
    if (entry.isForward)
      resolve(entry.count, value);
    entry.value = value;
    entry.place = place;
    entry.count = 1;
    entry.isForward = false;
    return {};
  }
  std::unique_ptr<Others> &ofName = others[getOthersKey(name)];
  if (!ofName)
    ofName = std::make_unique<Others>();
  entry.hasOthers = true;
  Other &other = (*ofName)[number];
  if (other.definition.isForward)
    resolve(other.placeholder, value);
  other = {{value, place, false}, 0};
  return {};
}

ValueScopes::Definition ValueScopes::defineResults(Name name, Operation *op,
                                                   unsigned first,
                                                   unsigned count,
                                                   const char *place,
                                                   unsigned &number) {
  Entry &entry = getEntry(name);
  if (LLVM_LIKELY(!entry.value && !entry.hasOthers && count < 1u << 30)) {
    definitions.push_back(name);
    entry.value = op->getResult(first);
    entry.place = place;
    entry.count = count;
    return {};
  }
  for (number = 0; number < count; ++number) {
    Definition existing =
        define(name, number, op->getResult(first + number), place);
    if (existing.value)
      return existing;
  }
  return {};
}

std::vector<const char *> ValueScopes::getUndefined() const {
  std::vector<const char *> places;
  for (const Placeholder &placeholder : placeholders)
    if (placeholder.op)
      places.push_back(placeholder.place);
  std::sort(places.begin(), places.end());
  return places;
}

} // namespace detail
} // namespace mlir
