# SPDX-License-Identifier: Apache-2.0
# Python environments with pinned packages, based on Debian's Python 3.11.

# pip PYTHON ARGUMENT...: installs only wheels with pinned hashes. Uses the
# user's pip configuration (mirror, certificates) but no PYTHON* variables.
pip() {
  local python=$1 command=$2
  shift 2
  PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 "$python" -I -m pip --no-input \
    --disable-pip-version-check --no-color "$command" --progress-bar off \
    --require-hashes --only-binary :all: "$@"
}

# make_venv OUTPUT REQUIREMENTS: downloads the wheels first, and reuses those of
# an interrupted run.
make_venv() {
  local output=$1 requirements=$2 wheels=$1.wheels
  rm -rf "$output.part"
  attempt "a Python environment" /usr/bin/python3 -I \
    -m venv --prompt "$(basename "$output")" "$output.part"
  say "      fetching $(grep -c -e --hash "$requirements") PyPI packages"
  attempt "a package of $requirements" pip "$output.part/bin/python3" download \
    --requirement "$requirements" --dest "$wheels"
  say "      installing them"
  attempt "a package of $requirements" pip "$output.part/bin/python3" install \
    --no-index --find-links "$wheels" --requirement "$requirements"
  # Scripts contain the path of their interpreter.
  grep -rlIZF "$output.part" "$output.part/bin" "$output.part/pyvenv.cfg" |
    xargs -0r sed -i "s|${output//./\\.}\.part|$output|g"
  replace "$output"
  rm -rf "$wheels"
}

venv_title() { say "Python environment"; }
venv_output() { say "$cache/venv"; }
venv_inputs() {
  cat requirements.txt tools/setup/python.sh
  /usr/bin/python3 --version
}
venv_make() {
  need_space "$cache" 1500 "the Python environment"
  make_venv "$cache/venv" requirements.txt
}
