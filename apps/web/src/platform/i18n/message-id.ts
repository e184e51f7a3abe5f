import type english from '../../locales/en.json';

/** The id of every message; an unknown id does not compile. */
export type MessageId = keyof typeof english;
