import type { FoundKind, SearchQuestion } from '@linnet/domain/search';
import { resultKinds } from './result-kinds';

export interface SearchAddress {
  /** What is searched for; its text is empty while nothing is. */
  readonly question: SearchQuestion;
  /** The tab that is wanted; null for whichever has something. */
  readonly kind: FoundKind | null;
}

/** Reads the query of the address, which anybody may have written. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const type = parameters.get('type');
  return {
    question: {
      text: (parameters.get('query') ?? '').trim(),
      following: parameters.get('following') === 'true',
      by: readName(parameters.get('by') ?? ''),
    },
    kind: resultKinds.find((one) => one.type === type)?.kind ?? null,
  };
}

/** A name as servers take it: without the sign before it; null when there is none. */
export function readName(typed: string): string | null {
  return typed.trim().replace(/^@/, '') || null;
}
