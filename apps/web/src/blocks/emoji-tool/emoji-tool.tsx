import type { PickedEmoji } from '@linnet/domain/emoji';
import { composingSettings } from '@linnet/domain/settings';
import { paddedInsertion } from '@linnet/domain/suggestions';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { LazyPickerPanel } from '../emoji/emoji-picker';
import { type TextField, insertText, putText } from '../text-suggestions/text-field';
import { ToolSurface } from '../tool-surface/tool-surface';

type FieldRef = RefObject<TextField | null>;

/**
 * Inserts emoji into the field that last had the focus. The last emoji before `finish` is inserted like typed text, so
 * that the browser can undo it; the earlier ones are written without moving the focus out of the picker.
 */
export function useEmojiInsertion(fields: readonly FieldRef[], addsSpaces: boolean) {
  const lastRef = useRef<TextField | null>(null);
  const pendingEmoji = useRef<string | null>(null);

  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const field = fields.find(({ current }) => current !== null && current === target)?.current;
    if (field) lastRef.current = field;
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('focusin', (event) => handleFocus(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function field(): TextField | null {
    const last = lastRef.current;
    return last?.isConnected === true ? last : (fields[0]?.current ?? null);
  }

  function insertEmoji(emoji: string, insert: typeof insertText): void {
    const target = field();
    if (target === null) return;
    const { selectionStart, selectionEnd, value } = target;
    const start = selectionStart ?? value.length;
    const end = selectionEnd ?? start;
    insert(target, addsSpaces ? paddedInsertion(value, { start, end }, emoji) : { start, end, text: emoji });
  }

  function flush(insert: typeof insertText): void {
    const emoji = pendingEmoji.current;
    pendingEmoji.current = null;
    if (emoji !== null) insertEmoji(emoji, insert);
  }

  return {
    /** Inserts an emoji at the caret. */
    put(emoji: string) {
      flush(putText);
      pendingEmoji.current = emoji;
      // `finish` may be called right after this, and then inserts the emoji itself.
      queueMicrotask(() => flush(putText));
    },
    /** Moves the focus to the field, with the caret after the last emoji. */
    finish() {
      flush(insertText);
      field()?.focus();
    },
  };
}

export interface EmojiPickerState {
  /** Whether the picker is open. The form does not send the post while it is. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface EmojiToolProps extends EmojiPickerState {
  /** The fields an emoji can go into: the last one that had the focus, otherwise the first. */
  readonly fields: readonly RefObject<TextField | null>[];
  readonly disabled: boolean;
}

/** A button that opens the emoji picker and inserts what is picked at the caret. */
export function EmojiTool({ fields, disabled, open, onOpenChange }: EmojiToolProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const addsSpaces = useListedSetting('padEmoji', composingSettings.padEmoji).value;
  const insertion = useEmojiInsertion(fields, addsSpaces);
  const label = text('emoji.add_emoji');

  function handlePick(picked: PickedEmoji) {
    insertion.put(picked.kind === 'unicode' ? picked.text : `:${picked.shortcode}:`);
  }
  function handleClose() {
    onOpenChange(false);
    insertion.finish();
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={SmilePlus}
        name={label}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      />
      {open && (
        <ToolSurface label={label} anchorRef={button} onClose={() => onOpenChange(false)}>
          <LazyPickerPanel custom onPick={handlePick} onClose={handleClose} />
        </ToolSurface>
      )}
    </>
  );
}
