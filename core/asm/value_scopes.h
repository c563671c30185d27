// SPDX-License-Identifier: Apache-2.0
//
// Scopes of value names (`%x`, `%x#1`) during parsing: region scopes, isolated
// regions that hide outer names, and forward references.
#ifndef CORE_ASM_VALUE_SCOPES_H
#define CORE_ASM_VALUE_SCOPES_H

#include <memory>
#include <string>
#include <vector>

#include "core/asm/name_table.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"

namespace mlir {
namespace detail {

/// There is one entry per name and file, not per scope: the end of a scope
/// undoes its definitions. Names that are numbers (`%12`) are indices. Other
/// names are hashed once per use. No recursion and no allocation per value.
class ValueScopes {
public:
  /// The number of a name, valid for the whole file.
  using Name = uint32_t;

  /// A value with the position of its definition or, for a forward reference,
  /// its first use.
  struct Definition {
    Value value;
    const char *place = nullptr;
    bool isForward = false;
  };

  /// `source` is the text that the names refer to.
  explicit ValueScopes(llvm::StringRef source);
  /// Destroys the placeholders of values that were never defined.
  ~ValueScopes();
  ValueScopes(const ValueScopes &) = delete;

  /// `spelling` includes the `%`. Amortised O(length).
  Name getName(llvm::StringRef spelling);
  std::string getSpelling(Name name) const;

  /// Begins the scope of a region. Outer names are not visible in an isolated
  /// region.
  void push(bool isolated);
  /// Ends the innermost scope and undoes its definitions.
  void pop();

  /// Returns the current definition of `%name#number`. Its value is null if
  /// there is none.
  Definition find(Name name, unsigned number) {
    Entry &entry = getEntry(name);
    if (LLVM_LIKELY(number == 0 && entry.value))
      return {entry.value, entry.place, entry.isForward != 0};
    return findOther(name, entry, number);
  }
  /// Returns true if `%name` is defined, not only used.
  bool isDefined(Name name) {
    Entry &entry = getEntry(name);
    return entry.value && !entry.isForward;
  }

  /// Makes the result of `placeholder` the value of `%name#number`, which has
  /// none yet. The definition of the value destroys the placeholder.
  void addForward(Name name, unsigned number, Operation *placeholder,
                  const char *place);

  /// Defines `%name#number` in the innermost scope and replaces a forward
  /// reference. If there is a definition, or a forward reference of another
  /// type, returns it and does nothing.
  Definition define(Name name, unsigned number, Value value, const char *place);
  /// Does the same for `count` results of an operation from `first` on, as
  /// `%name#0` to `%name#(count-1)`. On failure, sets `number` to the one that
  /// could not be defined.
  Definition defineResults(Name name, Operation *op, unsigned first,
                           unsigned count, const char *place, unsigned &number);

  /// Returns the positions of the first uses of undefined values, in order.
  std::vector<const char *> getUndefined() const;

private:
  /// The definition of a name in the isolated scope `level`, the last in which
  /// the name was seen.
  struct Entry {
    /// The value of `%name#0`. If it is a result and `count` exceeds one, the
    /// results after it are `%name#1` and so on.
    Value value;
    const char *place = nullptr;
    /// For a forward reference its index in `placeholders`.
    uint32_t count : 30 = 0;
    uint32_t isForward : 1 = 0;
    /// True if there are entries in `others`.
    uint32_t hasOthers : 1 = 0;
    uint32_t level = 0;
  };
  /// A definition of `%name#number` that does not follow from the entry. Keyed
  /// by number within one name and level.
  struct Other {
    Definition definition;
    uint32_t placeholder = 0;
  };
  using Others = llvm::DenseMap<uint64_t, Other>;
  struct Placeholder {
    Operation *op;
    const char *place;
  };
  struct Scope {
    size_t firstDefinition;
    /// Used by isolated scopes.
    size_t firstHidden;
    uint32_t outerLevel;
    bool isolated;
  };

  Entry &getRawEntry(Name name) {
    return name & 1 ? named[name >> 1] : numbered[name >> 1];
  }
  /// Returns the entry as seen from the innermost isolated scope.
  Entry &getEntry(Name name) {
    Entry &entry = getRawEntry(name);
    if (LLVM_UNLIKELY(entry.level != level))
      hide(name, entry);
    return entry;
  }
  uint64_t getOthersKey(Name name) const {
    return uint64_t(level) << 32 | name;
  }
  void hide(Name name, Entry &entry);
  Definition findOther(Name name, Entry &entry, unsigned number);
  uint32_t addPlaceholder(Operation *op, const char *place);
  void resolve(uint32_t placeholder, Value value);
  void clear(Name name);

  llvm::StringRef source;
  /// Numbers from here on are hashed like other names, which bounds the vector
  /// by the size of the source.
  uint32_t numberLimit;
  std::vector<Entry> numbered;
  std::vector<Entry> named;
  NameTable names;
  llvm::BumpPtrAllocator foreignNames;

  std::vector<Scope> scopes;
  std::vector<Name> definitions;
  std::vector<std::pair<Name, Entry>> hidden;
  uint32_t level = 0;
  uint32_t lastLevel = 0;
  llvm::DenseMap<uint64_t, std::unique_ptr<Others>> others;
  std::vector<Placeholder> placeholders;
  std::vector<uint32_t> freePlaceholders;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_VALUE_SCOPES_H
