// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected a tensor with a static shape, but got 'tensor<?xi8>'}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi8>, offset = 0, strides = [1]> : tensor<?xi8>}

// -----

// expected-error @below {{expected a tensor with a static shape, but got 'vector<2xi8>'}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : vector<2xi8>, offset = 0, strides = [1]> : tensor<2xi8>}

// -----

// expected-error @below {{elements of type 'i16' do not have the bytes of those of 'tensor<2xi8>'}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi16>, offset = 0, strides = [1]> : tensor<2xi8>}

// -----

// expected-error @below {{expected 2 strides, but got 1}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi8>, offset = 0, strides = [1]> : tensor<2x1xi8>}

// -----

// expected-error @below {{elements 0 to 2 are used of a source that has 2}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi8>, offset = 0, strides = [2]> : tensor<2xi8>}

// -----

// expected-error @below {{elements -1 to 0 are used of a source that has 2}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi8>, offset = 0, strides = [-1]> : tensor<2xi8>}

// -----

// expected-error @below {{numbers of elements do not fit in 64 bits}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi8>, offset = 0, strides = [9223372036854775807]> : tensor<3xi8>}

// -----

// expected-error @below {{expected a tensor with a static shape of numbers, but got 'tensor<?xi8>'}}
func.func private @f() attributes {a = #recipe.joined<[dense<1> : tensor<2xi8>], axis = 0> : tensor<?xi8>}

// -----

// expected-error @below {{axis 1 is no dimension of 'tensor<2xi8>'}}
func.func private @f() attributes {a = #recipe.joined<[dense<1> : tensor<2xi8>], axis = 1> : tensor<2xi8>}

// -----

// expected-error @below {{expected elements of a tensor with a static shape, but got 1 : i8}}
func.func private @f() attributes {a = #recipe.joined<[1 : i8], axis = 0> : tensor<2xi8>}

// -----

// expected-error @below {{a part of type 'tensor<2x1xi8>' does not fit in 'tensor<3x2xi8>' along axis 1}}
func.func private @f() attributes {a = #recipe.joined<[dense<1> : tensor<2x1xi8>], axis = 1> : tensor<3x2xi8>}

// -----

// expected-error @below {{a part of type 'tensor<2xi16>' does not fit in 'tensor<2xi8>' along axis 0}}
func.func private @f() attributes {a = #recipe.joined<[dense<1> : tensor<2xi16>], axis = 0> : tensor<2xi8>}

// -----

// expected-error @below {{the parts have 2 indices along axis 0, but 'tensor<3xi8>' has 3}}
func.func private @f() attributes {a = #recipe.joined<[dense<1> : tensor<2xi8>], axis = 0> : tensor<3xi8>}

// -----

// expected-error @below {{expected a source with the shape of 'tensor<3xi8>', but got 'tensor<2xi8>'}}
func.func private @f() attributes {a = #recipe.cast<dense<1> : tensor<2xi8>> : tensor<3xi8>}

// -----

// expected-error @below {{elements of type 'i4' cannot be converted to 'i8'}}
func.func private @f() attributes {a = #recipe.cast<dense<1> : tensor<2xi4>> : tensor<2xi8>}

// -----

// expected-error @below {{elements of type 'i8' cannot be multiplied to 'tensor<2xi8>'}}
func.func private @f() attributes {a = #recipe.scaled<dense<1> : tensor<2xi8>, axis = 0, factors = dense<1.0> : tensor<2xf32>> : tensor<2xi8>}

// -----

// expected-error @below {{axis -1 is no dimension of 'tensor<2xf32>'}}
func.func private @f() attributes {a = #recipe.scaled<dense<1.0> : tensor<2xf32>, axis = -1, factors = dense<1.0> : tensor<2xf32>> : tensor<2xf32>}

// -----

// expected-error @below {{expected 2 factors that are floats, but got 'tensor<1xf32>'}}
func.func private @f() attributes {a = #recipe.scaled<dense<1.0> : tensor<2xf32>, axis = 0, factors = dense<1.0> : tensor<1xf32>> : tensor<2xf32>}

// -----

// expected-error @below {{expected 'offset'}}
func.func private @f() attributes {a = #recipe.strided<dense<1> : tensor<2xi8>, strides = [1]> : tensor<2xi8>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse Recipe_CastAttr parameter 'source'}}
func.func private @f() attributes {a = #recipe.cast<1 : i8> : tensor<i8>}
