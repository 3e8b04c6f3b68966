// Many positions on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
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
    std::mutex mutex;  // of the next two
    std::size_t working = 0;
    std::exception_ptr failure;
    std::condition_variable finished;

    const auto failed = [&]() noexcept {
        {
            const std::lock_guard lock(mutex);
            if (failure == nullptr) failure = std::current_exception();
        }
        cancelled = true;
    };
    const auto work_on = [&](const std::function<bool()>* interrupted) noexcept {
        try {
            const auto engine = make_engine(effort.memory, races);
            engine->clock.watch(&cancelled, interrupted);
            for (std::size_t i; !cancelled && (i = next++) < n;) work(*engine, i);
        } catch (...) {
            failed();
        }
    };
    const std::size_t threads = std::min(n, static_cast<std::size_t>(effort.threads));
    std::vector<std::thread> others;
    others.reserve(threads);
    while (others.size() + 1 < threads) {
        {
            const std::lock_guard lock(mutex);
            ++working;
        }
        try {
            others.emplace_back([&]() noexcept {
                work_on(nullptr);
                const std::lock_guard lock(mutex);
                --working;
                finished.notify_one();
            });
        } catch (const std::exception&) {
            // no more threads to be had: the work gets done all the same
            const std::lock_guard lock(mutex);
            --working;
            break;
        }
    }
    const auto* interrupted = effort.interrupted ? &effort.interrupted : nullptr;
    work_on(interrupted);
    // only this thread may ask whether to give up, so it goes on asking while the others finish
    Clock asking;
    asking.watch(&cancelled, interrupted);
    for (bool waiting = true; waiting;) {
        try {
            if (!cancelled) asking.ask();
        } catch (const Interrupted&) {
            failed();
        }
        std::unique_lock lock(mutex);
        waiting = !finished.wait_for(lock, Clock::kAskEvery, [&] { return working == 0; });
    }
    for (std::thread& other : others) other.join();
    if (failure != nullptr) std::rethrow_exception(failure);
}

}  // namespace vintik::solver
