// The room's first file; replaced by its real ones.
