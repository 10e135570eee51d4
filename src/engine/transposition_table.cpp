#include "engine/transposition_table.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace engine {

namespace {

/// Two bits for the bound leave so many for the number of the search.
constexpr unsigned generation_bits = 14;
constexpr std::uint16_t last_generation = (1U << generation_bits) - 1;

constexpr std::uint64_t pack(TableEntry entry, std::uint16_t generation) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.score)) |
           static_cast<std::uint64_t>(entry.move) << 16U |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.depth)) << 32U |
           static_cast<std::uint64_t>(entry.bound) << 48U |
           static_cast<std::uint64_t>(generation) << 50U;
}

constexpr TableEntry unpack(std::uint64_t data) {
    return {static_cast<std::int16_t>(data & 0xFFFFU),
            static_cast<std::uint16_t>(data >> 16U & 0xFFFFU),
            static_cast<std::int16_t>(data >> 32U & 0xFFFFU), static_cast<Bound>(data >> 48U & 3U)};
}

constexpr std::uint16_t generation_of(std::uint64_t data) {
    return static_cast<std::uint16_t>(data >> 50U);
}

constexpr auto relaxed = std::memory_order_relaxed;

} // namespace

TranspositionTable::TranspositionTable(std::size_t megabytes) {
    const std::size_t wanted = std::max<std::size_t>(1, megabytes) * 1024 * 1024 / sizeof(Bucket);
    const std::size_t count = std::bit_floor(wanted);
    mask_ = count - 1;
    buckets_ = std::make_unique<Bucket[]>(count); // NOLINT(modernize-avoid-c-arrays)
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& slot : bucket(key)) {
        const std::uint64_t data = slot.data.load(relaxed);
        if ((slot.check.load(relaxed) ^ data) == key && generation_of(data) >= oldest_visible_)
            return unpack(data);
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, TableEntry entry) {
    Bucket& slots = bucket(key);
    Slot* replaced = slots.data();
    int least_worth = std::numeric_limits<int>::max();
    for (Slot& slot : slots) {
        const std::uint64_t data = slot.data.load(relaxed);
        const bool is_same = (slot.check.load(relaxed) ^ data) == key;
        if (is_same && generation_of(data) >= oldest_visible_) {
            const TableEntry old = unpack(data);
            if (entry.move == 0)
                entry.move = old.move;
            if (old.depth > entry.depth && entry.bound != Bound::exact &&
                generation_of(data) == generation_)
                return;
            replaced = &slot;
            break;
        }
        constexpr int older = -100'000;
        const int worth = generation_of(data) == generation_ ? unpack(data).depth : older;
        if (worth < least_worth) {
            least_worth = worth;
            replaced = &slot;
        }
    }
    const std::uint64_t data = pack(entry, generation_);
    replaced->data.store(data, relaxed);
    replaced->check.store(key ^ data, relaxed);
}

void TranspositionTable::start_search() {
    if (generation_ == last_generation) {
        clear();
        return;
    }
    ++generation_;
}

void TranspositionTable::start_afresh() {
    start_search();
    oldest_visible_ = generation_;
}

void TranspositionTable::forget() {
    // Early, so that hardly any search has to do it.
    if (generation_ > last_generation / 2)
        clear();
    else
        start_afresh();
}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i <= mask_; ++i) {
        for (Slot& slot : buckets_[i]) {
            slot.check.store(0, relaxed);
            slot.data.store(0, relaxed);
        }
    }
    generation_ = 1;
    oldest_visible_ = 1;
}

} // namespace engine
