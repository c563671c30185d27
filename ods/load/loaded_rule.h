// SPDX-License-Identifier: Apache-2.0
//
// A rewrite rule loaded from a file of definitions.
#ifndef ODS_LOAD_LOADED_RULE_H
#define ODS_LOAD_LOADED_RULE_H

#include <string>

namespace mlir {
namespace ods {

struct LoadedRule {
  /// The prefix of diagnostics about the rule: "my.td:3:5".
  std::string location;
  /// See ods/encoding/rule_program.h. The program calls no functions.
  std::string program;
};

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_LOADED_RULE_H
