/** What can be read from files. */
export const importKinds = [
  'follows',
  'mutes',
  'blocks',
  'lists',
  'bookmarks',
  'filters',
  'domain_blocks',
  'drafts',
] as const;

export type ImportKind = (typeof importKinds)[number];

/** What can be saved as files, in the order in which it is gathered. */
export const exportKinds = [
  'follows',
  'followers',
  'mutes',
  'blocks',
  'lists',
  'bookmarks',
  'filters',
  'domain_blocks',
  'drafts',
  'settings',
  'chats',
  'posts',
] as const;

export type ExportKind = (typeof exportKinds)[number];

export const isImportKind = (value: unknown): value is ImportKind =>
  importKinds.some((kind) => kind === value);

export const isExportKind = (value: unknown): value is ExportKind =>
  exportKinds.some((kind) => kind === value);
