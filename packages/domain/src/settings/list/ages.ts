/** The units in which people say how old something may be. */
export const ages = { m: [0, 999], h: [0, 999], d: [0, 999] } as const;
