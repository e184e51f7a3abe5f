const KINDS = [
  'accounts',
  'blocks',
  'bookmarks',
  'favourites',
  'filters',
  'follows',
  'lists',
  'mutes',
  'notifications',
  'search',
  'statuses',
];

/** Scopes that an application may ask for. */
export const SCOPES: readonly string[] = [
  'read',
  'profile',
  'write',
  'write:media',
  'write:reports',
  'write:conversations',
  ...KINDS.map((kind) => `read:${kind}`),
  ...KINDS.filter((kind) => kind !== 'search').map((kind) => `write:${kind}`),
  'follow',
  'push',
  'admin:read',
  'admin:write',
];
