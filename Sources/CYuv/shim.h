#pragma once
#include <libyuv/convert.h>
