import type { FoundKind, SearchQuestion } from '@linnet/domain/search';
import { resultKinds } from './result-kinds';

export interface SearchAddress {
  /** The text is empty if nothing is searched for. */
  readonly question: SearchQuestion;
  /** The open tab; null for the first one with results. */
  readonly kind: FoundKind | null;
}

/** Reads the query of the address, which is untrusted. */
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

/** A handle without a leading `@`, as servers expect it; null if empty. */
export function readName(typed: string): string | null {
  return typed.trim().replace(/^@/, '') || null;
}
