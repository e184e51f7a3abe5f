import type { Suggestion } from './suggestion';

/** As many as are shown at once. */
export const MOST_SUGGESTIONS = 5;

/** Where the suggestions for one kind of word come from. */
export interface SuggestionSource {
  /** Milliseconds without another letter after which the search begins. */
  readonly quiet: number;
  /** What can be told at once; `shown` is what was told for the letters before. */
  readonly known: (query: string, shown: readonly Suggestion[]) => readonly Suggestion[];
  /** Rejects with `ApiError`. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
}
