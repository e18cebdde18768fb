#pragma once
#include <editline/readline.h>

// libedit is configured with mutable global variables, which Swift 6 rejects, so each has a function here.
static inline void edit_complete_with(char **(*complete)(const char *, int, int)) {
    rl_attempted_completion_function = complete;
}

// Without a match, do not offer the files of the current folder.
static inline void edit_offer_nothing_else(void) { rl_attempted_completion_over = 1; }

static inline const char *edit_line(void) { return rl_line_buffer; }
