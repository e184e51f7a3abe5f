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
  onFound(source.immediate(query, shown));
  const timer = setTimeout(() => void search(), source.searchDelayMs);
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}

export interface SuggesterState {
  /** The word at the caret; null if nothing can be suggested for it. */
  readonly word: TypedWord | null;
  readonly found: readonly Suggestion[];
  /** Index of the suggestion that the keyboard has reached; null if none. */
  readonly active: number | null;
}

/** Watches what is typed in a field and suggests completions. */
export interface Suggester {
  readonly state: Pick<Cell<SuggesterState>, 'get' | 'subscribe'>;
  /** Reads the field again. `typed` is false if only the caret moved. */
  readonly update: (typed: boolean) => void;
  readonly move: (step: 1 | -1) => void;
  readonly pick: (index: number) => void;
  readonly close: () => void;
  /** Closes, and stays closed for this word. */
  readonly dismiss: () => void;
  readonly end: () => void;
}

interface SuggesterOptions {
  readonly field: TextField;
  readonly kinds: readonly TypedWord['kind'][];
  readonly sources: SuggestionSources;
  /** Whether the first suggestion is active at once. */
  readonly startsAtFirst: () => boolean;
  /** Whether a space is added after an emoji. */
  readonly padsEmoji: () => boolean;
}

const nothing: SuggesterState = { word: null, found: [], active: null };

export function createSuggester({ field, kinds, sources, ...options }: SuggesterOptions): Suggester {
  const state = createCell<SuggesterState>(nothing);
  /** Where the word begins whose suggestions were dismissed. */
  let dismissedAt: number | null = null;
  let endSearch = (): void => {};

  function currentWord(): TypedWord | null {
    const { selectionStart: caret, selectionEnd } = field;
    if (field.readOnly || caret === null || caret !== selectionEnd) return null;
    const word = wordAtCaret(field.value, caret);
    return word !== null && kinds.includes(word.kind) ? word : null;
  }

  function show(found: readonly Suggestion[]): void {
    const { active, ...before } = state.get();
    const activeId = active === null ? undefined : before.found[active]?.id;
    const sameIndex = found.findIndex(({ id }) => id === activeId);
    const first = found.length > 0 && options.startsAtFirst() ? 0 : null;
    state.set({ ...before, found, active: sameIndex < 0 ? first : sameIndex });
  }

  function setWord(word: TypedWord | null): void {
    const before = state.get();
    if (word !== null && isSame(word, before.word)) return;
    endSearch();
    if (word === null) return state.set(nothing);
    const shown = before.word?.kind === word.kind && before.word.start === word.start ? before.found : [];
    state.set({ ...before, word });
    endSearch = findSuggestions({ source: sources[word.kind], query: word.query, shown, onFound: show });
  }

  function update(typed: boolean): void {
    const { word: known } = state.get();
    if (!typed && known === null) return;
    const word = currentWord();
    if (word?.start !== dismissedAt) dismissedAt = null;
    const isWanted = dismissedAt === null && (typed || word?.start === known?.start);
    setWord(isWanted ? word : null);
  }

  return {
    state,
    update,
    move(step) {
      const { found, active, word } = state.get();
      if (found.length === 0) return;
      const from = active ?? (step > 0 ? -1 : found.length);
      state.set({ word, found, active: (from + step + found.length) % found.length });
    },
    pick(index) {
      const chosen = state.get().found[index];
      const word = currentWord();
      const isSameWord = word !== null && word.start === state.get().word?.start;
      setWord(null);
      if (chosen === undefined || !isSameWord) return;
      const { start, end } = word;
      const omitsSpace = chosen.kind === 'emoji' && !options.padsEmoji();
      const withoutSpace = { start, end, text: chosen.replacement };
      insertText(field, omitsSpace ? withoutSpace : completedWord(field.value, word, chosen.replacement));
      // The inserted text is not a word to complete.
      setWord(null);
    },
    close: () => setWord(null),
    dismiss() {
      dismissedAt = state.get().word?.start ?? null;
      setWord(null);
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
