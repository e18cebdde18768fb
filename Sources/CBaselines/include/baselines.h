#pragma once
#include <stdint.h>

// Measures the time of a message through the threads of a button press, in nanoseconds, `count` times. The threads only
// wake each other. Returns 0 if all succeeded.
int baseline_hops(int64_t *times, int count);
