const KB = 1000;

/** Bytes of scripts that a page may load until it is quiet. The browser tests measure it. */
export const startScripts = { visitor: 190 * KB, member: 240 * KB } as const;
