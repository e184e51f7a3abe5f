/**
 * Prefixes of the message ids that are needed before the first status stands on the page.
 * They go into the small part of a locale; all others follow when the browser is idle.
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
  'not_found.',
] as const;
