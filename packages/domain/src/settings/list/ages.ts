/** Units of an age, with their least and greatest number. */
export const ages = { m: [0, 999], h: [0, 999], d: [0, 999] } as const;
