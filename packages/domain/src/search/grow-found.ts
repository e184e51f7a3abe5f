import type { AccountId, Hashtag, StatusId } from '@linnet/api';
import type { Found, FoundKind, FoundPart } from './found';

/** Results of one answer; kinds that were not requested are empty. */
export interface FoundItems {
  statuses: readonly StatusId[];
  accounts: readonly AccountId[];
  hashtags: readonly Hashtag[];
}

/** Results of each kind in one request; no server sends fewer when it has them. */
export const PAGE = 20;

/**
 * The first results. Servers remove invisible posts after counting, so that only an answer without any is the end of
 * posts; for the other kinds a short answer is.
 */
export function firstFound({ statuses, accounts, hashtags }: FoundItems): Found {
  const part = <T>(items: readonly T[], ended: boolean): FoundPart<T> => ({
    items,
    ended,
    full: items.length >= PAGE,
    isLoading: false,
    failure: null,
  });
  return {
    statuses: part(unique(statuses, String), statuses.length === 0),
    accounts: part(unique(accounts, String), accounts.length < PAGE),
    hashtags: part(unique(hashtags, nameOf), hashtags.length < PAGE),
  };
}

/** Adds further results of one kind; an answer with nothing new is the end. */
export function growFound(found: Found, kind: FoundKind, more: FoundItems): Found {
  switch (kind) {
    case 'statuses':
      return { ...found, statuses: grow(found.statuses, more.statuses, String) };
    case 'accounts':
      return { ...found, accounts: grow(found.accounts, more.accounts, String) };
    case 'hashtags':
      return { ...found, hashtags: grow(found.hashtags, more.hashtags, nameOf) };
  }
}

function grow<T>(part: FoundPart<T>, more: readonly T[], keyOf: (item: T) => string): FoundPart<T> {
  const items = unique([...part.items, ...more], keyOf);
  const ended = items.length === part.items.length;
  return { items, ended, full: !ended && more.length >= PAGE, isLoading: false, failure: null };
}

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const each = new Map<string, T>();
  for (const item of items) if (!each.has(keyOf(item))) each.set(keyOf(item), item);
  return [...each.values()];
}

function nameOf({ name }: Hashtag): string {
  return name.toLowerCase();
}
