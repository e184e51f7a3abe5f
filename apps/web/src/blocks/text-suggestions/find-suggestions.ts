import { ApiError } from '@linnet/api';
import { log } from '../../boot/logger';
import type { Suggestion } from './suggestion';
import type { SuggestionSource } from './suggestion-source';

interface Search {
  readonly source: SuggestionSource;
  readonly query: string;
  /** What is shown for the letters before. */
  readonly shown: readonly Suggestion[];
  readonly onFound: (found: readonly Suggestion[]) => void;
}

/** Tells what is known at once, and once more what a search finds when nothing was typed for a while. Returns its end. */
export function findSuggestions({ source, query, shown, onFound }: Search): () => void {
  const control = new AbortController();
  const { signal } = control;
  async function search(): Promise<void> {
    try {
      const found = await source.search(query, signal);
      if (!signal.aborted) onFound(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What is known stays; nobody asked for the search.
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
