/**
 * Prefixes of the message ids that are needed before the first status stands on the page.
 * They go into the small part of a locale; most others, its rest, follow when the browser is idle.
 */
export const firstScreens = [
  'general.',
  'nav.',
  'login.',
  'timeline.',
  'status.',
  'post_status.',
  'tool_tip.',
  'time.',
  'notices.',
  'session.',
  'chunks.',
  'errors.',
] as const;

/**
 * Prefixes of the message ids that only a lazily loaded screen needs: each of these parts of a locale is loaded with its
 * screen (`lazyScreen(…, { texts: 'account' })`). Titles of pages are in the rest, as menus name them too.
 */
export const screenTexts = {
  account: ['moving.', 'own_data.', 'security.'],
  administration: ['administration.', 'moderation.'],
  desk: ['desk.', 'log.', 'posts_desk.', 'server_desk.'],
  people: ['people_desk.', 'person.', 'invites.'],
  server: ['front_ends.', 'server_pages.', 'server_relays.', 'server_rules.', 'server_settings.'],
  emoji_packs: ['emoji_packs.'],
  doctor: ['doctor.'],
  help: ['help.'],
  upkeep: ['applications.', 'media_cache.', 'staff_backups.'],
  themes: ['style_editor.', 'themes.'],
} as const;

export type ScreenTexts = keyof typeof screenTexts;
