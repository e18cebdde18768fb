package androidx.annotation;

/** Replaces Android's annotation of this name, so that SDL's Java library compiles. It has no effect. */
public @interface CallSuper {}
