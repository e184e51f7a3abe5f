import type { ReadLink } from './anchor';
import { cleanText } from './clean-text';
import type { RichMention } from './rich-text';
import { safeAddress } from './safe-address';
import { safeWebAddress } from './safe-web-address';

/** A mention as the server lists it beside a status. */
export interface ListedMention {
  readonly id: string;
  readonly acct: string;
  readonly username: string;
  readonly url: string;
}

/** The listed mentions with a safe address, as nodes. */
export type MentionIndex = readonly RichMention[];

export function indexMentions(mentions: readonly ListedMention[]): MentionIndex {
  return mentions.flatMap(({ id, acct, username, url }) => {
    const address = safeWebAddress(url);
    if (address === null) return [];
    return [
      { kind: 'mention' as const, id, acct: cleanText(acct), username: cleanText(username), url: address },
    ];
  });
}

/** Exactly `@name` or `@name@host`. */
const HANDLE = /^@([^@\s]+)(@[^@\s]+)?$/;

/**
 * The listed account that a link refers to: by its address, its `data-user`, or its name and host (a profile and its
 * actor have different addresses on most servers). Only links that are marked or written as a mention are looked up;
 * their text does not matter, since a view shows the listed account.
 */
export function findMention(index: MentionIndex, { anchor, address, text }: ReadLink): RichMention | null {
  const name = HANDLE.exec(text)?.[1]?.toLowerCase();
  if (index.length === 0 || !(anchor.classes.includes('mention') || name !== undefined)) return null;
  const byAddress = index.find(({ url }) => url === address?.href);
  if (byAddress !== undefined) return byAddress;
  const byId = anchor.user === null ? undefined : index.find(({ id }) => id === anchor.user);
  if (byId !== undefined) return byId;
  const sameHost = index.filter(({ url }) => address !== null && safeAddress(url)?.host === address.host);
  return sameHost.find(({ username }) => username.toLowerCase() === name) ?? null;
}
