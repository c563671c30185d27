// SPDX-License-Identifier: Apache-2.0
//
// What the names of values (`%x`, `%x#1`) stand for while operations are read:
// scopes of regions, isolated ones that hide what is outside, and forward
// references.
#ifndef CORE_ASM_VALUE_SCOPES_H
#define CORE_ASM_VALUE_SCOPES_H

#include <memory>
#include <string>
#include <vector>

#include "core/asm/name_table.h"
#include "core/ir/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"

namespace mlir {
namespace detail {

/// There is one entry per name and file, not per scope: a definition is undone
/// when its scope ends. Names that are numbers (`%12`) are indices, the others
/// are hashed once per use. Not recursive, no allocation per value.
class ValueScopes {
public:
  /// A name by number; valid for the whole file.
  using Name = uint32_t;

  /// A value and where it was defined, or first used if it is a forward
  /// reference.
  struct Definition {
    Value value;
    const char *place = nullptr;
    bool isForward = false;
  };

  /// `source` is where names come from.
  explicit ValueScopes(llvm::StringRef source);
  /// Destroys what stands for values that were never defined.
  ~ValueScopes();
  ValueScopes(const ValueScopes &) = delete;

  /// `spelling` begins with its `%`. Amortised O(length).
  Name getName(llvm::StringRef spelling);
  std::string getSpelling(Name name) const;

  /// Begins the scope of a region. What is outside of an isolated one is not
  /// seen in it.
  void push(bool isolated);
  /// Forgets the innermost scope's definitions.
  void pop();

  /// What `%name#number` stands for here; null: nothing yet.
  Definition find(Name name, unsigned number) {
    Entry &entry = getEntry(name);
    if (LLVM_LIKELY(number == 0 && entry.value))
      return {entry.value, entry.place, entry.isForward != 0};
    return findOther(name, entry, number);
  }
  /// Whether `%name` is defined, not only used.
  bool isDefined(Name name) {
    Entry &entry = getEntry(name);
    return entry.value && !entry.isForward;
  }

  /// `%name#number`, of which there is nothing yet, stands for the result of
  /// `placeholder`, which is destroyed when the value is defined.
  void addForward(Name name, unsigned number, Operation *placeholder,
                  const char *place);

  /// Defines `%name#number` in the innermost scope; a forward reference is
  /// replaced. If that cannot be, because there is a definition or a forward
  /// reference of another type, returns it and does nothing.
  Definition define(Name name, unsigned number, Value value, const char *place);
  /// The same for `count` results of an operation from `first` on, `%name#0` to
  /// `%name#(count-1)`; sets `number` to the one that could not be defined.
  Definition defineResults(Name name, Operation *op, unsigned first,
                           unsigned count, const char *place, unsigned &number);

  /// Places of the first uses of what was never defined, in order.
  std::vector<const char *> getUndefined() const;

private:
  /// What a name stands for in the isolated scope `level`, the last in which it
  /// was seen.
  struct Entry {
    /// `%name#0`; if it is a result and `count` is more than one, those behind
    /// it are `%name#1`, ….
    Value value;
    const char *place = nullptr;
    /// For a forward reference its index in `placeholders`.
    uint32_t count : 30 = 0;
    uint32_t isForward : 1 = 0;
    /// There are entries in `others`.
    uint32_t hasOthers : 1 = 0;
    uint32_t level = 0;
  };
  /// What `%name#number` stands for when that does not follow from the entry:
  /// by number, of one name and level.
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
    /// For an isolated one.
    size_t firstHidden;
    uint32_t outerLevel;
    bool isolated;
  };

  Entry &getRawEntry(Name name) {
    return name & 1 ? named[name >> 1] : numbered[name >> 1];
  }
  /// The entry as it is in the innermost isolated scope.
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
  /// Numbers from here on are names like others, so that the vector is in
  /// proportion to the source.
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
