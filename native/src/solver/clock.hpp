// When a search has to stop before it knows.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

#include "vintik/solver.hpp"

namespace vintik::solver {

struct Stopped {};     // thrown out of a search that has reached its limit
struct Impatient {};  // thrown out of a search that may go on, but not about this question for now

// Counts the cards tried and looks at the limits from time to time.
class Clock {
  public:
    // `cancelled` is set by any thread that has to give up; `interrupted`, which may be null, is asked in this thread.
    void watch(std::atomic<bool>* cancelled, const std::function<bool()>* interrupted) {
        cancelled_ = cancelled;
        interrupted_ = interrupted;
    }

    // From now on `nodes` cards may be tried and `seconds` may pass; 0: no limit. Throws Interrupted.
    void start(std::uint64_t nodes, double seconds) {
        tried_ = 0;
        most_ = nodes != 0 ? nodes : kNever;
        patience_ends_ = kNever;
        look_at_ = std::min(most_, kStep);
        const Time::time_point now = Time::now();
        timed_ = seconds > 0;
        if (timed_) {
            const std::chrono::duration<double> time(std::min(seconds, kThirtyYears));
            end_ = now + std::chrono::duration_cast<Time::duration>(time);
        }
        ask(now);
    }

    // About so many more cards may be tried for what is asked next; 0: any number.
    void patience(std::uint64_t cards) { patience_ends_ = cards != 0 ? tried_ + cards : kNever; }

    // Asks whether to give up, if it is time to ask again. Throws Interrupted.
    void ask() { ask(Time::now()); }

    // Throws Stopped, Impatient or Interrupted.
    void tick() {
        if (++tried_ >= look_at_) look();
    }

    std::uint64_t tried() const { return tried_; }

    static constexpr std::chrono::milliseconds kAskEvery{50};

  private:
    using Time = std::chrono::steady_clock;
    static constexpr std::uint64_t kNever = ~std::uint64_t{0}, kStep = 8192;
    static constexpr double kThirtyYears = 1e9;

    void look() {
        if (tried_ >= most_) throw Stopped{};
        const Time::time_point now = Time::now();
        if (timed_ && now >= end_) throw Stopped{};
        ask(now);
        look_at_ = std::min(most_, tried_ + kStep);
        if (tried_ >= patience_ends_) throw Impatient{};
    }

    void ask(Time::time_point now) {
        if (interrupted_ != nullptr && now >= ask_again_) {
            if ((*interrupted_)()) *cancelled_ = true;
            ask_again_ = now + kAskEvery;
        }
        if (*cancelled_) throw Interrupted{};
    }

    std::uint64_t tried_ = 0, most_ = kNever, patience_ends_ = kNever, look_at_ = kStep;
    bool timed_ = false;
    Time::time_point end_{}, ask_again_{};
    std::atomic<bool>* cancelled_ = nullptr;
    const std::function<bool()>* interrupted_ = nullptr;
};

}  // namespace vintik::solver
