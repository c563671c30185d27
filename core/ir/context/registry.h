// SPDX-License-Identifier: Apache-2.0
//
// The components that a tool uses: dialects, and entries of other kinds that
// higher layers define, such as passes, pipelines and translations.
#ifndef CORE_IR_CONTEXT_REGISTRY_H
#define CORE_IR_CONTEXT_REGISTRY_H

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/ir/context/dialect.h"
#include "core/ir/storage/type_id.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

/// A registry. A value type. Entries are constants or must outlive the
/// registry, unless the registry and its copies own them.
class Registry {
public:
  DialectRegistry &getDialects() { return dialects; }
  const DialectRegistry &getDialects() const { return dialects; }

  /// Adds an entry under its `name`. If an entry of the same kind has this name
  /// already, returns false and keeps that entry.
  template <typename Entry> bool insert(const Entry &entry) {
    return insertShared<Entry>({std::shared_ptr<void>(), &entry});
  }
  /// Like insert, but owns the entry.
  template <typename Entry> bool insertOwned(Entry entry) {
    return insertShared<Entry>(std::make_shared<const Entry>(std::move(entry)));
  }
  /// Returns null if there is no such entry.
  template <typename Entry> const Entry *lookup(llvm::StringRef name) const {
    auto kind = entries.find(TypeID::get<Entry>());
    if (kind == entries.end())
      return nullptr;
    auto entry = kind->second.find(name.str());
    return entry == kind->second.end()
               ? nullptr
               : static_cast<const Entry *>(entry->second.get());
  }
  /// Returns the entries of a kind, sorted by name.
  template <typename Entry> std::vector<const Entry *> getEntries() const {
    std::vector<const Entry *> sorted;
    auto kind = entries.find(TypeID::get<Entry>());
    if (kind != entries.end())
      for (const auto &[name, entry] : kind->second)
        sorted.push_back(static_cast<const Entry *>(entry.get()));
    return sorted;
  }

private:
  template <typename Entry>
  bool insertShared(std::shared_ptr<const Entry> entry) {
    return entries[TypeID::get<Entry>()]
        .try_emplace(llvm::StringRef(entry->name).str(), entry)
        .second;
  }

  DialectRegistry dialects;
  std::map<TypeID, std::map<std::string, std::shared_ptr<const void>>> entries;
};

} // namespace mlir

#endif // CORE_IR_CONTEXT_REGISTRY_H
