import type english from '../../locales/en.json';

/** Every message that there is; a wrong id does not compile. */
export type MessageId = keyof typeof english;
