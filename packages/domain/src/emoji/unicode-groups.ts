/** The groups of Unicode emoji in their order, by the names that other clients use for them. */
export const unicodeGroups = [
  'smileys-and-emotion',
  'people-and-body',
  'animals-and-nature',
  'food-and-drink',
  'travel-and-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type UnicodeGroup = (typeof unicodeGroups)[number];
