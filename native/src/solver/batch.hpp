// Many positions on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "engine.hpp"

namespace vintik::solver {

// Calls work(engine, i) for each i below n; every thread has an engine of its own and takes what is next. Throws
// Interrupted, or what `work` threw first.
template <class Work>
void for_each(std::size_t n, const Effort& effort, bool races, const Work& work) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> cancelled{false};
    std::exception_ptr failure;
    std::mutex failing;

    const auto worker = [&](const std::function<bool()>* interrupted) noexcept {
        try {
            const auto engine = make_engine(effort.memory, races);
            engine->clock.watch(&cancelled, interrupted);
            for (std::size_t i; !cancelled && (i = next++) < n;) work(*engine, i);
        } catch (...) {
            cancelled = true;
            const std::lock_guard lock(failing);
            if (failure == nullptr) failure = std::current_exception();
        }
    };
    std::vector<std::thread> others;
    const std::size_t threads = std::min(n, static_cast<std::size_t>(effort.threads));
    try {
        for (std::size_t i = 1; i < threads; ++i) others.emplace_back(worker, nullptr);
    } catch (const std::system_error&) {
        // fewer threads than asked for: the work gets done all the same
    }
    worker(effort.interrupted ? &effort.interrupted : nullptr);
    for (std::thread& other : others) other.join();
    if (failure != nullptr) std::rethrow_exception(failure);
}

}  // namespace vintik::solver
