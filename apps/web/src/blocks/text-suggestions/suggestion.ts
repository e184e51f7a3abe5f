import type { Account } from '@linnet/api';
import type { Emoji, SkinTone } from '@linnet/domain/emoji';

/** A completion for the word that is typed. */
export type Suggestion = {
  /** Unique among those that are shown together. */
  readonly id: string;
  readonly replacement: string;
} & (
  | { readonly kind: 'person'; readonly account: Account }
  | { readonly kind: 'emoji'; readonly emoji: Emoji; readonly tone: SkinTone }
  | { readonly kind: 'hashtag' }
);

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
