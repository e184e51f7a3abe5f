import { parseJson } from './read-session';

/** Replies to whom the person wants in the large timelines; null for all, and for anything that is no wish. */
export function readReplies(stored: string | null): string | null {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null || !('replyVisibility' in value)) return null;
  const { replyVisibility: wish } = value;
  return wish === 'following' || wish === 'self' ? wish : null;
}
