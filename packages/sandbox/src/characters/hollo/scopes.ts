const READ = [
  ...['accounts', 'blocks', 'bookmarks', 'favourites', 'filters', 'follows', 'lists', 'mutes'],
  ...['notifications', 'search', 'statuses'],
];
const WRITE = [
  ...['accounts', 'blocks', 'bookmarks', 'conversations', 'favourites', 'filters', 'follows', 'lists'],
  ...['media', 'mutes', 'notifications', 'reports', 'statuses'],
];

/** Scopes that an application may ask for; there are no others, not even smaller ones. */
export const SCOPES: readonly string[] = [
  'read',
  ...READ.map((kind) => `read:${kind}`),
  'write',
  ...WRITE.map((kind) => `write:${kind}`),
  'follow',
  'push',
  'profile',
];
