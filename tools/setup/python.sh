# SPDX-License-Identifier: Apache-2.0
# Python environments of pinned packages, over Debian's own Python 3.11.

# pip PYTHON ARGUMENT...: only wheels, only those whose hash is pinned. The
# user's pip configuration (mirror, certificates) holds, PYTHON* does not.
pip() {
  local python=$1 command=$2
  shift 2
  PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 "$python" -I -m pip --no-input \
    --disable-pip-version-check --no-color "$command" --progress-bar off \
    --require-hashes --only-binary :all: "$@"
}

# make_venv OUTPUT REQUIREMENTS: the wheels are fetched first, and those of a
# run that was cut are used.
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
  # Scripts name their interpreter.
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
