#include "baselines.h"
#include <malloc.h>

size_t baseline_heap(void) {
    return mallinfo2().uordblks;
}
