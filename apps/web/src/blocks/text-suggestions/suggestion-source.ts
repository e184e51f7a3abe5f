import type { Suggestion } from './suggestion';

/** Suggestions shown at most. */
export const MOST_SUGGESTIONS = 5;

/** Supplies suggestions for one kind of word. */
export interface SuggestionSource {
  /** Milliseconds without typing after which the search begins. */
  readonly quiet: number;
  /** Suggestions available at once; `shown` are those for the previous query. */
  readonly known: (query: string, shown: readonly Suggestion[]) => readonly Suggestion[];
  /** Rejects with `ApiError`. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
}
