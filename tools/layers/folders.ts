/** Folders whose subfolders may not import each other in a cycle. */
export const withoutFolderCycles = [
  'packages/domain/src',
  'apps/web/src/blocks',
  'apps/web/src/features',
  'packages/sandbox/src',
] as const;

/**
 * Folders that are still in a cycle. The list may only become shorter: a folder that is in no cycle any more must be
 * removed from it.
 */
export const stillInCycles: readonly string[] = [
  'packages/domain/src/form-drafts',
  'packages/domain/src/drafts',
  'packages/domain/src/features',
  'packages/domain/src/feeds',
  'packages/domain/src/fetching',
  'packages/domain/src/filters',
  'packages/domain/src/graph',
  'packages/domain/src/instance',
  'packages/domain/src/keys',
  'packages/domain/src/lists',
  'packages/domain/src/live',
  'packages/domain/src/markers',
  'packages/domain/src/notifications',
  'packages/domain/src/outbox',
  'packages/domain/src/own-profile',
  'packages/domain/src/people',
  'packages/domain/src/polls',
  'packages/domain/src/reports',
  'packages/domain/src/session',
  'packages/domain/src/settings',
  'packages/domain/src/staff',
  'packages/domain/src/tabs',
  'packages/domain/src/uploads',
  'packages/domain/src/views',
];

/** The floors of the domain, lowest first: a folder may import those on its own floor and on lower ones. */
export const domainFloors: readonly (readonly string[])[] = [
  ['kernel'],
  ['network'],
  ['content'],
  ['people', 'writing', 'notifications', 'chats', 'settings', 'staff'],
  ['client', 'accounts'],
];

/** The floors of the sandbox, lowest first, by the same rule. */
export const sandboxFloors: readonly (readonly string[])[] = [
  ['pictures', 'store'],
  ['pages', 'text', 'server'],
  ['media-files', 'render'],
  ['shout', 'actions'],
  ['streaming', 'routes'],
  ['frontend', 'characters', 'seed'],
  ['life', 'contract', 'door'],
  ['control'],
];

/**
 * Folders of the domain without a floor; everybody may import them. The list may only become shorter: new folders need
 * a floor, and folders that no longer exist must be removed from it.
 */
export const withoutFloor: readonly string[] = [
  'about',
  'actions',
  'alerts',
  'announcements',
  'form-drafts',
  'bookmarks',
  'commands',
  'connection',
  'conversation',
  'drafts',
  'emoji',
  'features',
  'feeds',
  'fetching',
  'filters',
  'graph',
  'instance',
  'keys',
  'lists',
  'live',
  'markers',
  'notices',
  'outbox',
  'own-profile',
  'polls',
  'profile',
  'push',
  'reactions',
  'registration',
  'reports',
  'scheduled',
  'search',
  'session',
  'suggestions',
  'tabs',
  'tags',
  'uploads',
  'views',
];
