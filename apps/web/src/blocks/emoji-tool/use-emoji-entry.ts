import { paddedInsertion } from '@linnet/domain/suggestions';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { insertText } from '../text-suggestions/insert-text';
import { putText } from '../text-suggestions/put-text';
import type { TextField } from '../text-suggestions/text-field';

interface EmojiEntry {
  /** Puts an emoji where the caret stands. */
  readonly put: (emoji: string) => void;
  /** Nothing more is picked: the field goes on with the caret behind it. */
  readonly finish: () => void;
}

type FieldRef = RefObject<TextField | null>;

/**
 * Writes into the field that had the focus last. What is put last before the end is written as if it was typed, and
 * can be undone; while more may follow, the focus stays where that is picked.
 */
export function useEmojiEntry(fields: readonly FieldRef[], pads: boolean): EmojiEntry {
  const lastRef = useRef<TextField | null>(null);
  const waiting = useRef<string | null>(null);

  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const field = fields.find(({ current }) => current !== null && current === target)?.current;
    if (field) lastRef.current = field;
  });

  useEffect(() => {
    const stopped = new AbortController();
    document.addEventListener('focusin', (event) => handleFocus(event), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  function field(): TextField | null {
    const last = lastRef.current;
    return last?.isConnected === true ? last : (fields[0]?.current ?? null);
  }

  function write(emoji: string, into: typeof insertText): void {
    const target = field();
    if (target === null) return;
    const { selectionStart, selectionEnd, value } = target;
    const start = selectionStart ?? value.length;
    const end = selectionEnd ?? start;
    into(target, pads ? paddedInsertion(value, { start, end }, emoji) : { start, end, text: emoji });
  }

  function flush(into: typeof insertText): void {
    const emoji = waiting.current;
    waiting.current = null;
    if (emoji !== null) write(emoji, into);
  }

  return {
    put(emoji) {
      flush(putText);
      waiting.current = emoji;
      // Whether this was the last one is told by then.
      queueMicrotask(() => flush(putText));
    },
    finish() {
      flush(insertText);
      field()?.focus();
    },
  };
}
