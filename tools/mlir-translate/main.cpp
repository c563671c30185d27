// SPDX-License-Identifier: Apache-2.0
//
// mlir-translate: translates between MLIR and other forms.
#include "core/ir/context/registry.h"
#include "tools/mlir-translate/components.h"
#include "tools/mlir-translate/mlir_translate_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  mlir::registerComponents(registry);
  return mlir::mlirTranslateMain(argc, argv, registry);
}
