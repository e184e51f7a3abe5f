import {
  type Emoji,
  type EmojiChoices,
  type EmojiGroup,
  type SkinTone,
  skinTones,
  storedEmoji,
} from '@linnet/domain/emoji';
import { allSettings } from '@linnet/domain/settings';
import Pin from 'lucide-react/icons/pin';
import { useId } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { EmojiButton, emojiName } from './emoji-picture';
import styles from './emoji.module.css';

interface QuickRowProps {
  readonly groups: readonly EmojiGroup[];
  readonly tone: SkinTone;
  readonly onPick: (emoji: Emoji) => void;
}

/** The viewer's quick reactions, without those that the server doesn't have. */
export function QuickRow({ groups, tone, onPick }: QuickRowProps) {
  const text = useText();
  const { value } = useListedSetting('quickReactions', allSettings.quickReactions);
  const chosen = storedEmoji(value, groups);
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label={text('settings.quickReactions')} className={styles.quickRow}>
      {chosen.map((emoji) => (
        <EmojiButton key={emojiName(emoji)} emoji={emoji} tone={tone} onClick={() => onPick(emoji)} />
      ))}
    </div>
  );
}

interface PickerFootProps {
  readonly choices: EmojiChoices;
  readonly onChange: (change: (choices: EmojiChoices) => EmojiChoices) => void;
  /** The emoji that is pointed at or focused. */
  readonly previewed: Emoji | null;
}

/** A hand in each tone. */
const hands: Readonly<Record<SkinTone, string>> = { 0: '👋', 1: '👋🏻', 2: '👋🏼', 3: '👋🏽', 4: '👋🏾', 5: '👋🏿' };

/** The name of the current emoji, and the stored choices: skin tone, and whether the picker stays open. */
export function PickerFoot({ choices, onChange, previewed }: PickerFootProps) {
  const text = useText();
  const group = useId();
  return (
    <div className={styles.foot}>
      <span className={styles.name} aria-hidden>
        {previewed !== null && emojiName(previewed)}
      </span>
      <div role="radiogroup" aria-label={text('emoji.skin_tone')} className={styles.tones}>
        {skinTones.map((tone) => (
          <label key={tone} className={styles.tone} title={text(`emoji.skin_tone.${tone}`)}>
            <input
              type="radio"
              name={group}
              checked={choices.tone === tone}
              aria-label={text(`emoji.skin_tone.${tone}`)}
              onChange={() => onChange((before) => ({ ...before, tone }))}
            />
            <span aria-hidden>{hands[tone]}</span>
          </label>
        ))}
      </div>
      <IconButton
        small
        name={text('emoji.keep_open')}
        icon={Pin}
        pressed={choices.keepsOpen}
        onClick={() => onChange((before) => ({ ...before, keepsOpen: !before.keepsOpen }))}
      />
    </div>
  );
}
