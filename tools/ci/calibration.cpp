// SPDX-License-Identifier: Apache-2.0
//
// A fixed piece of work for the compiler, by which times of different machines
// are compared: stages.sh compiles it at -O2. REFERENCE_CALIBRATION there
// belongs to this text.

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

/// Uses the containers of one key and one value in every way that costs the
/// optimizer something.
template <int N, typename Key, typename Value> struct Work {
  std::map<Key, std::vector<Value>> ordered;
  std::unordered_map<Key, std::set<Value>> hashed;
  std::optional<Key> last;

  Value run(const std::vector<std::pair<Key, Value>> &input) {
    for (const auto &[key, value] : input) {
      ordered[key].push_back(value + Value(N));
      hashed[key].insert(value);
      last = key;
    }
    Value sum{};
    for (auto &[key, values] : ordered) {
      std::stable_sort(values.begin(), values.end(), std::greater<Value>());
      values.erase(std::unique(values.begin(), values.end()), values.end());
      sum = std::accumulate(values.begin(), values.end(), sum);
      if (auto it = hashed.find(key); it != hashed.end())
        sum += Value(it->second.size());
    }
    return sum;
  }
};

template <int N> std::string runAll(int seed) {
  std::ostringstream text;
  text << Work<N, int, int>().run({{seed, N}, {N, seed}})
       << Work<N, long, double>().run({{seed, 1.5 * N}, {N, 0.5 * seed}})
       << Work<N, std::string, int>().run({{std::to_string(seed), N}})
       << Work<N, std::string, double>().run({{std::to_string(N), 0.25}})
       << Work<N, short, long>().run({{short(seed), N}});
  return std::regex_replace(text.str(), std::regex("[0-4]+"), "x");
}

template <int... Ns>
std::string runSequence(int seed, std::integer_sequence<int, Ns...>) {
  return (runAll<Ns>(seed) + ...);
}

} // namespace

std::string calibrate(int seed) {
  return runSequence(seed, std::make_integer_sequence<int, 5>());
}
