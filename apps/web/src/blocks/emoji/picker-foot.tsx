import { type Emoji, type EmojiChoices, type SkinTone, skinTones } from '@linnet/domain/emoji';
import Pin from 'lucide-react/icons/pin';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { emojiName } from './emoji-picture';
import styles from './emoji.module.css';

interface PickerFootProps {
  readonly choices: EmojiChoices;
  readonly onChange: (change: (choices: EmojiChoices) => EmojiChoices) => void;
  /** The emoji that is pointed at or focused. */
  readonly regarded: Emoji | null;
}

/** A hand in each tone. */
const hands: Readonly<Record<SkinTone, string>> = { 0: '👋', 1: '👋🏻', 2: '👋🏼', 3: '👋🏽', 4: '👋🏾', 5: '👋🏿' };

/** The name of the current emoji, and the stored choices: skin tone, and whether the picker stays open. */
export function PickerFoot({ choices, onChange, regarded }: PickerFootProps) {
  const text = useText();
  const group = useId();
  return (
    <div className={styles.foot}>
      <span className={styles.name} aria-hidden>
        {regarded !== null && emojiName(regarded)}
      </span>
      <div role="radiogroup" aria-label={text('emoji.skin_tone')} className={styles.tones}>
        {skinTones.map((tone) => (
          <label key={tone} className={styles.tone} title={text(`emoji.skin_tone.${tone}`)}>
            <input
              type="radio"
              name={group}
              checked={choices.tone === tone}
              aria-label={text(`emoji.skin_tone.${tone}`)}
              onChange={() => onChange((known) => ({ ...known, tone }))}
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
        onClick={() => onChange((known) => ({ ...known, keepsOpen: !known.keepsOpen }))}
      />
    </div>
  );
}
