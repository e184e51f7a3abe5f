import { parseJson } from './read-session';

type Wished = 'replyVisibility' | 'hideMutedPosts' | 'hideMutedThreads' | 'timelineFilters';

/** A timeline that a start may show, by the name that the feeds have for it. */
export type StartTimeline = 'home' | 'public' | 'local';

/**
 * What somebody wants of a timeline, by their stored settings, as the end of a query. What is damaged or no wish asks for
 * what is usual: replies to everybody, with media or without, and for members what is muted too. That is left out by the
 * server only for who hides both muted people and muted conversations, which are hidden as long as nobody says otherwise.
 */
export function readWish(stored: string | null, timeline: StartTimeline, isMember: boolean): string {
  const settings: Partial<Record<Wished, unknown>> = Object(parseJson(stored));
  const { replyVisibility: replies, hideMutedPosts: people, hideMutedThreads: threads } = settings;
  const { timelineFilters: filters } = settings;
  const media = Array.isArray(filters) && filters.includes(`${timeline}:onlyMedia`) ? '&only_media=true' : '';
  if (!isMember) return media;
  const muted = people === true && threads !== false ? '' : '&with_muted=true';
  const narrowed = replies === 'following' || replies === 'self' ? `&reply_visibility=${replies}` : '';
  return media + muted + narrowed;
}
