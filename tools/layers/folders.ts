/** Folders whose subfolders may not import each other in a cycle. */
export const withoutFolderCycles = [
  'packages/domain/src',
  'apps/web/src/blocks',
  'apps/web/src/features',
  'packages/sandbox/src',
] as const;

/** The floors of the domain, lowest first: a place may import those on its own floor and on lower ones. */
export const domainFloors: readonly (readonly string[])[] = [
  // The engines: cells, resources, feeds, polling, lifetimes; what the domain needs of the outside world.
  ['kernel'],
  // What is known and chosen: the tables of rows, and the settings.
  ['graph', 'settings', 'keys', 'notices'],
  // The server and the way to it.
  ['events', 'instance', 'session', 'tabs'],
  // What is read: timelines and what is left out of them; and `Client`, which all above share.
  ['relationships', 'post-content', 'filters', 'snapshots', 'views', 'feeds', 'client'],
  // A folder for each thing that people do.
  [
    'about',
    'account-security',
    'actions',
    'alerts',
    'announcements',
    'bookmarks',
    'chats',
    'commands',
    'configuration',
    'connection',
    'conversation',
    'dock',
    'doctor',
    'drafts',
    'emoji',
    'emoji-packs',
    'fetching',
    'form-drafts',
    'inbox',
    'lists',
    'markers',
    'notifications',
    'outbox',
    'own-data',
    'own-profile',
    'people',
    'polls',
    'profile',
    'push',
    'reactions',
    'readers',
    'registration',
    'reports',
    'scheduled',
    'search',
    'shoutbox',
    'staff',
    'suggestions',
    'synced',
    'tags',
    'uploads',
  ],
  // What puts a client together and keeps it up to date.
  ['live', 'accounts', 'move-in'],
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
