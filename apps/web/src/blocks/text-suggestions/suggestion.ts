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
