#pragma once
#include <stdbool.h>
#include <wels/codec_api.h>

// Swift imports a C array of 128 structures as a tuple of 128 elements.
static inline SLayerBSInfo *coh_layer(SFrameBSInfo *info, int index) {
    return &info->sLayerInfo[index];
}

// The decoder reports the picture size in a union, which Swift imports as overlapping tuples.
static inline SSysMEMBuffer coh_buffer(const SBufferInfo *info) {
    return info->UsrData.sSystemBuffer;
}
