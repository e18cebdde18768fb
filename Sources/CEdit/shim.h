#pragma once
#include <editline/readline.h>

// The library's settings are variables that anybody may change, which Swift does not let in: each has a function here.
static inline void edit_complete_with(char **(*complete)(const char *, int, int)) {
    rl_attempted_completion_function = complete;
}

// Where nothing fits, no files of this folder are offered.
static inline void edit_offer_nothing_else(void) { rl_attempted_completion_over = 1; }

static inline const char *edit_line(void) { return rl_line_buffer; }
