import { hostOf } from '@linnet/domain/people';

/** A host as somebody may write it: with its scheme, with a path, or as part of a handle. Empty for what is none. */
export function writtenHost(words: string): string {
  const trimmed = words.trim().toLowerCase();
  const bare = (hostOf({ acct: trimmed }) ?? trimmed).replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return /^[^\s@/]+\.[^\s@/.]+$/.test(bare) ? bare : '';
}
