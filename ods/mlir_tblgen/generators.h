// SPDX-License-Identifier: Apache-2.0
//
// The generators of the tool and their flags.
#ifndef ODS_MLIR_TBLGEN_GENERATORS_H
#define ODS_MLIR_TBLGEN_GENERATORS_H

#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace mlir {
namespace ods {

/// Options given by flags.
struct GeneratorOptions {
  std::string dialect;
  std::string includeRegex;
  std::string excludeRegex;
  std::string typeDialect;
  std::string attributeDialect;
  std::string passGroup;
  std::string stripPrefix;
  unsigned shardCount = 1;
  bool onlyMainFile = false;
  bool allowHugo = false;
  bool formatErrorIsFatal = true;
};

struct Generator {
  llvm::StringRef flag;
  llvm::StringRef help;
  /// Returns true after reporting an error.
  bool (*run)(const llvm::RecordKeeper &records,
              const GeneratorOptions &options, llvm::raw_ostream &os);
};

llvm::ArrayRef<Generator> getGenerators();

} // namespace ods
} // namespace mlir

#endif // ODS_MLIR_TBLGEN_GENERATORS_H
