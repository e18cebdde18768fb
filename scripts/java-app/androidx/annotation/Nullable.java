package androidx.annotation;

/** Stands in for Android's annotation of this name, which SDL's Java library is written with; nothing reads it. */
public @interface Nullable {}
