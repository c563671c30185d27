// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_COMPLEX_ATTRIBUTES_TD
#define DIALECTS_COMPLEX_ATTRIBUTES_TD

include "core/interfaces/builtin_attributes.td"
include "dialects/complex/dialect.td"

def Complex_NumberAttr
    : AttrDef<Complex_Dialect, "Number", [TypedAttrInterface]> {
  let mnemonic = "number";
  let summary = "a complex number of floats";
  let description = [{
    Element type, real and imaginary part: `#complex.number<:f64 1.0, 2.0>`. The
    element type is a float type. The type of the attribute is the complex type.
  }];

  let parameters = (ins APFloatParameter<"">:$real,
                        APFloatParameter<"">:$imag,
                        AttributeSelfTypeParameter<"">:$type);
  let builders = [
    // Rounds to the element type, a float type.
    AttrBuilderWithInferredContext<(ins "::mlir::ComplexType":$type,
                                        "double":$real, "double":$imag), [{
      const auto round = [&](double part) {
        return FloatAttr::get(type.getElementType(), part).getValue();
      };
      return $_get(type.getContext(), round(real), round(imag), type);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // DIALECTS_COMPLEX_ATTRIBUTES_TD
