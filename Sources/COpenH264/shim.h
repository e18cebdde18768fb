#pragma once
#include <stdbool.h>
#include <wels/codec_api.h>

// A C array of 128 structures arrives in Swift as a tuple of 128.
static inline SLayerBSInfo *coh_layer(SFrameBSInfo *info, int index) {
    return &info->sLayerInfo[index];
}

// The decoder tells its picture's sizes in a union, which Swift reads as overlapping tuples.
static inline SSysMEMBuffer coh_buffer(const SBufferInfo *info) {
    return info->UsrData.sSystemBuffer;
}
