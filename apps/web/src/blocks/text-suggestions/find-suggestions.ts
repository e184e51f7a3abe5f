import { ApiError } from '@linnet/api';
import { log } from '../../boot/logger';
import type { Suggestion } from './suggestion';
import type { SuggestionSource } from './suggestion-source';

interface Search {
  readonly source: SuggestionSource;
  readonly query: string;
  /** The suggestions shown for the previous query. */
  readonly shown: readonly Suggestion[];
  readonly onFound: (found: readonly Suggestion[]) => void;
}

/**
 * Calls `onFound` at once with what is known, and again with the results of a search when typing has paused. Returns a
 * function that cancels it.
 */
export function findSuggestions({ source, query, shown, onFound }: Search): () => void {
  const control = new AbortController();
  const { signal } = control;
  async function search(): Promise<void> {
    try {
      const found = await source.search(query, signal);
      if (!signal.aborted) onFound(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The known suggestions stay. The viewer didn't start this search, so there is no error to show.
      if (!signal.aborted) log('info', 'Nothing more could be found to suggest.', error.reason.kind);
    }
  }
  onFound(source.known(query, shown));
  const timer = setTimeout(() => void search(), source.quiet);
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}
