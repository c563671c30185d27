// SPDX-License-Identifier: Apache-2.0
//
// The headers that most sources about the llvm dialect, its lowerings and LLVM
// IR include, for builds with precompiled headers
// (targets/platforms/README.md). No source includes it.

#ifndef DIALECTS_LLVM_PRECOMPILED_H
#define DIALECTS_LLVM_PRECOMPILED_H

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "core/conversion/conversion_pattern.h"
#include "core/conversion/dialect_conversion.h"
#include "dialects/llvm/llvm.h"
#include "dialects/precompiled.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

#endif // DIALECTS_LLVM_PRECOMPILED_H
