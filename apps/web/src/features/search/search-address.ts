import type { FoundKind, SearchQuery } from '@linnet/domain/search';
import type { MessageId } from '../../platform/i18n/message-id';

interface ResultTab {
  readonly kind: FoundKind;
  /** The value of `type` in the address. */
  readonly type: string;
  /** Label of its tab; includes the number of results if there are any. */
  readonly label: MessageId;
}

/** The kinds of results, in the order of their tabs. */
export const resultKinds: readonly ResultTab[] = [
  { kind: 'statuses', type: 'statuses', label: 'search.statuses' },
  { kind: 'accounts', type: 'people', label: 'search.people' },
  { kind: 'hashtags', type: 'hashtags', label: 'search.hashtags' },
];

interface SearchAddress {
  /** The text is empty if nothing is searched for. */
  readonly query: SearchQuery;
  /** The open tab; null for the first one with results. */
  readonly kind: FoundKind | null;
}

/** Reads the query of the page's address, which is untrusted. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const type = parameters.get('type');
  return {
    query: {
      text: (parameters.get('query') ?? '').trim(),
      following: parameters.get('following') === 'true',
      by: readHandle(parameters.get('by') ?? ''),
    },
    kind: resultKinds.find((one) => one.type === type)?.kind ?? null,
  };
}

/** A handle without a leading `@`, as servers expect it; null if empty. */
export function readHandle(typed: string): string | null {
  return typed.trim().replace(/^@/, '') || null;
}
