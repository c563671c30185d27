// SPDX-License-Identifier: Apache-2.0
//
// What a tool has chosen to have: dialects, and entries of any other kind that
// floors above define, passes, pipelines and translations among them.
#ifndef CORE_IR_REGISTRY_H
#define CORE_IR_REGISTRY_H

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/ir/dialect.h"
#include "core/ir/type_id.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

/// A value; entries are constants, or outlive it, unless it and its copies own
/// them.
class Registry {
public:
  DialectRegistry &getDialects() { return dialects; }
  const DialectRegistry &getDialects() const { return dialects; }

  /// Adds an entry under its `name`. Returns false if there is one of the kind
  /// under that name already, which stays.
  template <typename Entry> bool insert(const Entry &entry) {
    return insertShared<Entry>({std::shared_ptr<void>(), &entry});
  }
  /// The same for an entry that is kept.
  template <typename Entry> bool insertOwned(Entry entry) {
    return insertShared<Entry>(std::make_shared<const Entry>(std::move(entry)));
  }
  /// Null if there is none.
  template <typename Entry> const Entry *lookup(llvm::StringRef name) const {
    auto kind = entries.find(TypeID::get<Entry>());
    if (kind == entries.end())
      return nullptr;
    auto entry = kind->second.find(name.str());
    return entry == kind->second.end()
               ? nullptr
               : static_cast<const Entry *>(entry->second.get());
  }
  /// Sorted by name.
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

#endif // CORE_IR_REGISTRY_H
