#include "session_manager.hpp"

#include <array>
#include <cstdlib>
#include <poll.h>
#include <stdexcept>
#include <vector>

extern "C" {
#include <X11/ICE/ICElib.h>
#include <X11/SM/SMlib.h>
}

namespace support {

namespace {

Bool trustAnybody(char* /*host*/) { return True; }

} // namespace

class SessionManager::Impl {
public:
    Impl() {
        IceSetIOErrorHandler([](IceConn) {}); // a program that is gone is no error here
        std::array<char, 256> trouble{};
        const auto size = static_cast<int>(trouble.size());
        // What it is initialised with lasts as long as the process: whoever stands then is asked.
        static const bool isInitialised =
            SmsInitialize("Checkers Poker tests", "1", welcome, nullptr, trustAnybody, size,
                          trouble.data()) != 0;
        if (!isInitialised ||
            IceListenForConnections(&doorCount_, &doors_, size, trouble.data()) == 0)
            throw std::runtime_error(trouble.data());
        for (int i = 0; i < doorCount_; ++i)
            IceSetHostBasedAuthProc(doors_[i], trustAnybody);
        standing = this;
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        standing = nullptr;
        if (connection_ != nullptr) {
            if (client != nullptr)
                SmsCleanUp(client);
            IceSetShutdownNegotiation(connection_, False);
            IceCloseConnection(connection_);
        }
        IceFreeListenObjs(doorCount_, doors_);
    }

    std::string address() const {
        const std::unique_ptr<char, decltype(&std::free)> list(
            IceComposeNetworkIdList(doorCount_, doors_), std::free);
        return list.get();
    }

    template <class Tell>
    void tell(const Tell& words) {
        words(client);
        IceFlush(connection_);
    }

    /// Once, for a moment.
    void listen() {
        std::vector<pollfd> ends;
        for (int i = 0; i < doorCount_; ++i)
            ends.push_back({IceGetListenConnectionNumber(doors_[i]), POLLIN, 0});
        if (connection_ != nullptr)
            ends.push_back({IceConnectionNumber(connection_), POLLIN, 0});
        constexpr int moment = 20; // milliseconds
        poll(ends.data(), ends.size(), moment);
        const auto spoke = [&](std::size_t i) {
            return (ends[i].revents & (POLLIN | POLLHUP)) != 0;
        };
        const auto doors = static_cast<std::size_t>(doorCount_);
        if (connection_ != nullptr && spoke(doors) &&
            IceProcessMessages(connection_, nullptr, nullptr) != IceProcessMessagesSuccess)
            connection_ = nullptr; // gone, and freed
        for (std::size_t i = 0; i < doors && connection_ == nullptr; ++i) {
            IceAcceptStatus status{};
            if (spoke(i))
                connection_ = IceAcceptConnection(doors_[i], &status);
        }
    }

    SmsConn client = nullptr; ///< once it has joined
    bool saved = false;
    bool wantsToAsk = false;
    bool calledOff = false;

private:
    static inline Impl* standing = nullptr;

    static Status welcome(SmsConn /*client*/, SmPointer /*unused*/, unsigned long* mask,
                          SmsCallbacks* calls, char** /*refusal*/) {
        *mask = SmsRegisterClientProcMask | SmsInteractRequestProcMask | SmsInteractDoneProcMask |
                SmsSaveYourselfRequestProcMask | SmsSaveYourselfP2RequestProcMask |
                SmsSaveYourselfDoneProcMask | SmsCloseConnectionProcMask |
                SmsSetPropertiesProcMask | SmsDeletePropertiesProcMask | SmsGetPropertiesProcMask;
        *calls = {};
        calls->register_client.callback = [](SmsConn client, SmPointer, char* before) -> Status {
            std::free(before);
            const std::unique_ptr<char, decltype(&std::free)> name(SmsGenerateClientID(client),
                                                                   std::free);
            SmsRegisterClientReply(client, name.get());
            // The protocol begins so with whoever is new.
            SmsSaveYourself(client, SmSaveLocal, False, SmInteractStyleNone, False);
            standing->client = client;
            return 1;
        };
        calls->interact_request.callback = [](SmsConn, SmPointer, int) {
            standing->wantsToAsk = true;
        };
        calls->interact_done.callback = [](SmsConn, SmPointer, Bool off) {
            standing->calledOff = off != 0;
        };
        calls->save_yourself_done.callback = [](SmsConn, SmPointer, Bool) {
            standing->saved = true;
        };
        calls->save_yourself_request.callback = [](SmsConn, SmPointer, int, Bool, int, Bool, Bool) {
        };
        calls->save_yourself_phase2_request.callback = [](SmsConn, SmPointer) {};
        calls->close_connection.callback = [](SmsConn, SmPointer, int count, char** reasons) {
            SmFreeReasons(count, reasons);
        };
        calls->set_properties.callback = [](SmsConn, SmPointer, int count, SmProp** properties) {
            for (int i = 0; i < count; ++i)
                SmFreeProperty(properties[i]);
            std::free(properties);
        };
        calls->delete_properties.callback = [](SmsConn, SmPointer, int, char**) {};
        calls->get_properties.callback = [](SmsConn, SmPointer) {};
        return 1;
    }

    int doorCount_ = 0;
    IceListenObj* doors_ = nullptr;
    IceConn connection_ = nullptr;
};

SessionManager::SessionManager()
    : impl_(std::make_unique<Impl>()) {}
SessionManager::~SessionManager() = default;

std::string SessionManager::address() const { return impl_->address(); }

void SessionManager::endingBegins() {
    impl_->saved = false;
    impl_->tell([](SmsConn client) {
        SmsSaveYourself(client, SmSaveBoth, True, SmInteractStyleAny, False);
    });
}
void SessionManager::letAsk() {
    impl_->tell([](SmsConn client) { SmsInteract(client); });
}
void SessionManager::endingIsOff() {
    impl_->tell([](SmsConn client) { SmsShutdownCancelled(client); });
}
void SessionManager::end() {
    impl_->tell([](SmsConn client) { SmsDie(client); });
}

bool SessionManager::hasJoined() const { return impl_->client != nullptr; }
bool SessionManager::hasSaved() const { return impl_->saved; }
bool SessionManager::wantsToAsk() const { return impl_->wantsToAsk; }
bool SessionManager::calledItOff() const { return impl_->calledOff; }

bool SessionManager::listenUntil(const std::function<bool()>& holds,
                                 std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!holds() && std::chrono::steady_clock::now() < end)
        impl_->listen();
    return holds();
}

} // namespace support
