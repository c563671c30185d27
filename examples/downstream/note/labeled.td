// SPDX-License-Identifier: Apache-2.0
//
// Operations with a text label.
#ifndef NOTE_LABELED_TD
#define NOTE_LABELED_TD

include "mlir/IR/Interfaces.td"

def Labeled : OpInterface<"Labeled"> {
  let description = "Operations with a nonempty text.";
  let cppNamespace = "::note";
  let methods = [InterfaceMethod<"Returns the text.", "::llvm::StringRef", "getLabel">];
  let verify = [{
    return verifyLabel($_op);
  }];
}

#endif // NOTE_LABELED_TD
