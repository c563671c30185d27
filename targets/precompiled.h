// SPDX-License-Identifier: Apache-2.0
//
// Headers that most sources of targets and the tools include, for builds with
// precompiled headers (platforms/README.md). No source includes this file.

#ifndef TARGETS_PRECOMPILED_H
#define TARGETS_PRECOMPILED_H

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/node.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx/tensor_type.h"
#include "targets/platforms/precompiled.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#endif // TARGETS_PRECOMPILED_H
