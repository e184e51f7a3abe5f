import { parseJson } from './read-session';

/**
 * What somebody who is signed in wants of the large timelines, by their stored settings, as the end of a query. What
 * is damaged or no wish asks for what is usual: replies to everybody, and what muted people wrote too.
 */
export function readWish(stored: string | null): string {
  const settings: { replyVisibility?: unknown; hideMutedPosts?: unknown } = Object(parseJson(stored));
  const { replyVisibility: replies } = settings;
  const muted = settings.hideMutedPosts === true ? '' : '&with_muted=true';
  return replies === 'following' || replies === 'self' ? `${muted}&reply_visibility=${replies}` : muted;
}
