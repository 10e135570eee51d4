#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace engine {

/// What a stored score says about the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What a search found out about one position.
struct TableEntry {
    std::int16_t score = 0;
    std::uint16_t move = 0; ///< the best one as the game encodes it; 0 when there is none
    std::int16_t depth = 0;
    Bound bound = Bound::none;
};

/// Results of earlier searches by the key of their position. Several threads may store and probe at
/// once, without locks: an entry that two of them wrote at the same time is recognised and ignored.
class TranspositionTable {
public:
    /// Rounds down to a power of two of entries; at least a few thousand.
    explicit TranspositionTable(std::size_t megabytes);

    std::optional<TableEntry> probe(std::uint64_t key) const;
    /// Keeps the entry unless its bucket is full of better ones from the same search.
    void store(std::uint64_t key, TableEntry entry);

    /// Begins a new search: entries of earlier ones are the first to be overwritten.
    void start_search();
    /// Begins a new search that must not see anything from earlier ones. At once, but for every
    /// 16,000th or so that is begun without a forget() between.
    void start_afresh();
    /// Forgets everything: between games, since now and then the whole table is written.
    void forget();

private:
    struct Slot {
        std::atomic<std::uint64_t> check{0}; ///< key xor data
        std::atomic<std::uint64_t> data{0};
    };
    static constexpr std::size_t bucket_size = 4;
    using Bucket = std::array<Slot, bucket_size>;

    void clear();
    Bucket& bucket(std::uint64_t key) const { return buckets_[(key >> 16U) & mask_]; }

    std::size_t mask_;
    std::unique_ptr<Bucket[]> buckets_; // NOLINT(modernize-avoid-c-arrays)
    std::uint16_t generation_ = 1;
    std::uint16_t oldest_visible_ = 1;
};

} // namespace engine
