/** Every locale that we have; the first is the one that all others fall back to. */
export const locales = [{ code: 'en', name: 'English', direction: 'ltr' }] as const;
