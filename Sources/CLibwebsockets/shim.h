#pragma once
#include <libwebsockets.h>

// LWS_PRE is a macro over a macro, which Swift does not import.
enum { CLWS_PRE = LWS_PRE };

// LWS_TO_KILL_ASYNC is a macro, and the reasons above PENDING_TIMEOUT_USER_REASON_BASE have no case in the enumeration.
static inline void clws_kill(struct lws *wsi) {
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}
