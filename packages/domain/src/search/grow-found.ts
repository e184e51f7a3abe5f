import type { AccountId, Hashtag, StatusId } from '@linnet/api';
import type { Found, FoundKind, FoundPart } from './found';

/** What one answer brought; kinds that were not asked for are empty. */
export interface FoundItems {
  statuses: readonly StatusId[];
  accounts: readonly AccountId[];
  hashtags: readonly Hashtag[];
}

/** As many as are asked for at a time; no server gives fewer when it has them. */
export const PAGE = 20;

/**
 * The first results. Posts that the reader may not see are left out after counting, so that only an answer without
 * any is their end; of the others, a short answer is.
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

/** Appends what is new of one kind; an answer that brings nothing new is the end of it. */
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
