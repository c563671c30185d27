// SPDX-License-Identifier: Apache-2.0
//
// A rewrite rule that was read from a file of definitions.
#ifndef ODS_LOAD_LOADED_RULE_H
#define ODS_LOAD_LOADED_RULE_H

#include <string>

namespace mlir {
namespace ods {

struct LoadedRule {
  /// What messages about it begin with: "my.td:3:5".
  std::string location;
  /// See ods/encoding/rule_program.h; it calls no functions.
  std::string program;
};

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_LOADED_RULE_H
