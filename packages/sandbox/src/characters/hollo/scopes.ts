const READ = [
  ...['accounts', 'blocks', 'bookmarks', 'favourites', 'filters', 'follows', 'lists', 'mutes'],
  ...['notifications', 'search', 'statuses'],
];
const WRITE = [
  ...['accounts', 'blocks', 'bookmarks', 'conversations', 'favourites', 'filters', 'follows', 'lists'],
  ...['media', 'mutes', 'notifications', 'reports', 'statuses'],
];

/** All scopes that an application may ask for; narrower ones don't exist. */
export const SCOPES: readonly string[] = [
  'read',
  ...READ.map((kind) => `read:${kind}`),
  'write',
  ...WRITE.map((kind) => `write:${kind}`),
  'follow',
  'push',
  'profile',
];
