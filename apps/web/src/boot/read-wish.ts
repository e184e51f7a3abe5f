import { parseJson } from './read-session';

type Wished = 'replyVisibility' | 'hideMutedPosts' | 'hideMutedThreads';

/**
 * What somebody who is signed in wants of the large timelines, by their stored settings, as the end of a query. What
 * is damaged or no wish asks for what is usual: replies to everybody, and what is muted too. That is left out by the
 * server only for who hides both muted people and muted conversations, which are hidden as long as nobody says otherwise.
 */
export function readWish(stored: string | null): string {
  const settings: Partial<Record<Wished, unknown>> = Object(parseJson(stored));
  const { replyVisibility: replies, hideMutedPosts: people, hideMutedThreads: threads } = settings;
  const muted = people === true && threads !== false ? '' : '&with_muted=true';
  return replies === 'following' || replies === 'self' ? `${muted}&reply_visibility=${replies}` : muted;
}
