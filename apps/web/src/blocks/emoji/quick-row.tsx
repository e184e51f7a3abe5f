import { type Emoji, type EmojiGroup, recentGroup, type SkinTone } from '@linnet/domain/emoji';
import { allSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { EmojiPicture, emojiName } from './emoji-picture';
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
  const chosen = recentGroup(value, groups)?.emoji ?? [];
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label={text('settings.quickReactions')} className={styles.quickRow}>
      {chosen.map((emoji) => (
        <button
          key={emojiName(emoji)}
          type="button"
          className={styles.emoji}
          aria-label={emojiName(emoji)}
          title={emojiName(emoji)}
          onClick={() => onPick(emoji)}
        >
          <EmojiPicture emoji={emoji} tone={tone} />
        </button>
      ))}
    </div>
  );
}
