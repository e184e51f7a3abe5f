import { paddedInsertion } from '@linnet/domain/suggestions';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { insertText } from '../text-suggestions/insert-text';
import { putText } from '../text-suggestions/put-text';
import type { TextField } from '../text-suggestions/text-field';

interface EmojiEntry {
  /** Inserts an emoji at the caret. */
  readonly put: (emoji: string) => void;
  /** Picking has ended: moves the focus to the field, with the caret after the emoji. */
  readonly finish: () => void;
}

type FieldRef = RefObject<TextField | null>;

/**
 * Inserts emoji into the field that last had the focus. The last one before `finish` is inserted like typed text, so
 * that it can be undone. Earlier ones are set without taking the focus from the picker.
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
      // `finish` may be called right after this, and then inserts the emoji itself.
      queueMicrotask(() => flush(putText));
    },
    finish() {
      flush(insertText);
      field()?.focus();
    },
  };
}
