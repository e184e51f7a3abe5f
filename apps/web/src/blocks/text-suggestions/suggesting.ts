import { ApiError } from '@linnet/api';
import { type Cell, createCell } from '@linnet/domain';
import { type TypedWord, completedWord, wordAtCaret } from '@linnet/domain/suggestions';
import { log } from '../../boot/logger';
import type { Suggestion, SuggestionSource, SuggestionSources } from './suggestion-sources';
import { type TextField, insertText } from './text-field';

interface Search {
  readonly source: SuggestionSource;
  readonly query: string;
  /** The suggestions shown for the previous query. */
  readonly shown: readonly Suggestion[];
  readonly onFound: (found: readonly Suggestion[]) => void;
}

/** Finds what is known at once, the rest when typing has paused. Returns a function that cancels it. */
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

export interface SuggestingState {
  /** The word at the caret; null if nothing can be suggested for it. */
  readonly word: TypedWord | null;
  readonly found: readonly Suggestion[];
  /** Index of the suggestion that the keyboard has reached; null if none. */
  readonly active: number | null;
}

/** Watches what is typed in a field and suggests completions. */
export interface Suggesting {
  readonly state: Pick<Cell<SuggestingState>, 'get' | 'subscribe'>;
  /** Reads the field again. `typed` is false if only the caret moved. */
  readonly look: (typed: boolean) => void;
  readonly move: (by: 1 | -1) => void;
  readonly pick: (place: number) => void;
  readonly close: () => void;
  /** Closes, and stays closed for this word. */
  readonly decline: () => void;
  readonly end: () => void;
}

interface SuggestingOptions {
  readonly field: TextField;
  readonly kinds: readonly TypedWord['kind'][];
  readonly sources: SuggestionSources;
  /** Whether the first suggestion is active at once. */
  readonly startsAtFirst: () => boolean;
  /** Whether a space is added after an emoji. */
  readonly padsEmoji: () => boolean;
}

const nothing: SuggestingState = { word: null, found: [], active: null };

export function createSuggesting({ field, kinds, sources, ...options }: SuggestingOptions): Suggesting {
  const state = createCell<SuggestingState>(nothing);
  /** Where the word begins whose suggestions were dismissed. */
  let declined: number | null = null;
  let endSearch = (): void => {};

  function wordNow(): TypedWord | null {
    const { selectionStart: caret, selectionEnd } = field;
    if (field.readOnly || caret === null || caret !== selectionEnd) return null;
    const word = wordAtCaret(field.value, caret);
    return word !== null && kinds.includes(word.kind) ? word : null;
  }

  function show(found: readonly Suggestion[]): void {
    const { active, ...before } = state.get();
    const reached = active === null ? undefined : before.found[active]?.id;
    const again = found.findIndex(({ id }) => id === reached);
    const first = found.length > 0 && options.startsAtFirst() ? 0 : null;
    state.set({ ...before, found, active: again < 0 ? first : again });
  }

  function turnTo(word: TypedWord | null): void {
    const before = state.get();
    if (word !== null && isSame(word, before.word)) return;
    endSearch();
    if (word === null) return state.set(nothing);
    const shown = before.word?.kind === word.kind && before.word.start === word.start ? before.found : [];
    state.set({ ...before, word });
    endSearch = findSuggestions({ source: sources[word.kind], query: word.query, shown, onFound: show });
  }

  function look(typed: boolean): void {
    const { word: known } = state.get();
    if (!typed && known === null) return;
    const word = wordNow();
    if (word?.start !== declined) declined = null;
    const isWanted = declined === null && (typed || word?.start === known?.start);
    turnTo(isWanted ? word : null);
  }

  return {
    state,
    look,
    move(by) {
      const { found, active, word } = state.get();
      if (found.length === 0) return;
      const from = active ?? (by > 0 ? -1 : found.length);
      state.set({ word, found, active: (from + by + found.length) % found.length });
    },
    pick(place) {
      const chosen = state.get().found[place];
      const word = wordNow();
      const isMeant = word !== null && word.start === state.get().word?.start;
      turnTo(null);
      if (chosen === undefined || !isMeant) return;
      const { start, end } = word;
      const isBare = chosen.kind === 'emoji' && !options.padsEmoji();
      const bare = { start, end, text: chosen.replacement };
      insertText(field, isBare ? bare : completedWord(field.value, word, chosen.replacement));
      // The inserted text is not a word to complete.
      turnTo(null);
    },
    close: () => turnTo(null),
    decline() {
      declined = state.get().word?.start ?? null;
      turnTo(null);
    },
    end() {
      endSearch();
      state.set(nothing);
    },
  };
}

function isSame(word: TypedWord, known: TypedWord | null): boolean {
  return (
    known !== null && word.kind === known.kind && word.start === known.start && word.query === known.query
  );
}
