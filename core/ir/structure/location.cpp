// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/location.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/attr_type_sub_elements.h"

namespace mlir {

constinit const Trait IsLocation::descriptor = {"IsLocation",
                                                TypeID::get<IsLocation>()};

void LocationAttr::walk(llvm::function_ref<void(LocationAttr)> callback) const {
  // Locations to visit, the next one last.
  llvm::SmallVector<LocationAttr> pending = {*this};
  llvm::DenseSet<Attribute> visited;
  while (!pending.empty()) {
    const LocationAttr location = pending.pop_back_val();
    if (!visited.insert(location).second)
      continue;
    callback(location);
    const size_t first = pending.size();
    walkImmediateSubElements(
        location,
        [&](Attribute inner) {
          if (auto innerLocation = dyn_cast<LocationAttr>(inner))
            pending.push_back(innerLocation);
        },
        [](Type) {});
    std::reverse(pending.begin() + first, pending.end());
  }
}

Location::Location(LocationAttr attribute)
    : word(reinterpret_cast<uintptr_t>(attribute.getImpl())) {
  assert(attribute && "a location is never null");
  auto place = dyn_cast<FileLineColLoc>(attribute);
  if (place && place.getColumn() >> LocationBlock::ColumnBits == 0)
    *this =
        getFileLineCol(place.getFilename(), place.getLine(), place.getColumn());
}

Location Location::getFileLineCol(StringAttr file, unsigned line,
                                  unsigned column) {
  return getInBlock(file.getContext()->getLocationBlock(file, line), line,
                    column);
}

Location Location::getUnpacked(const LocationBlock *block, unsigned line,
                               unsigned column) {
  auto place = FileLineColLoc::get(cast<StringAttr>(block->file), line, column);
  return Location(uint64_t(reinterpret_cast<uintptr_t>(place.getImpl())));
}

LocationAttr Location::unpack() const {
  return FileLineColLoc::get(cast<StringAttr>(getBlock()->file), getLine(),
                             getColumn());
}

void Location::print(llvm::raw_ostream &os) const { getAttr().print(os); }

void Location::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Location location) {
  location.print(os);
  return os;
}

} // namespace mlir
