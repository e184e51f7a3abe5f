import type { PickedEmoji } from '@linnet/domain/emoji';
import { composingSettings } from '@linnet/domain/settings';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { type RefObject, useRef } from 'react';
import { LazyPickerPanel } from '../emoji/lazy-picker-panel';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import type { TextField } from '../text-suggestions/text-field';
import { ToolSurface } from '../tool-surface/tool-surface';
import { useEmojiEntry } from './use-emoji-entry';

interface EmojiToolProps {
  /** The fields an emoji can go into: the last one that had the focus, otherwise the first. */
  readonly fields: readonly RefObject<TextField | null>[];
  readonly disabled: boolean;
  /** While the picker is open, nothing is sent. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A button that opens the emoji picker and inserts what is picked at the caret. */
export function EmojiTool({ fields, disabled, open, onOpenChange }: EmojiToolProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const pads = useListedSetting('padEmoji', composingSettings.padEmoji).value;
  const entry = useEmojiEntry(fields, pads);
  const label = text('emoji.add_emoji');

  function handlePick(picked: PickedEmoji) {
    entry.put(picked.kind === 'unicode' ? picked.text : `:${picked.shortcode}:`);
  }
  function handlePicked() {
    onOpenChange(false);
    entry.finish();
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
          <LazyPickerPanel custom onPick={handlePick} onClose={handlePicked} />
        </ToolSurface>
      )}
    </>
  );
}
