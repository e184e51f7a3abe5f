/** Milliseconds by which a look may be earlier than what a page itself was answered the last time is too old. */
export const SOONER = 1000;
