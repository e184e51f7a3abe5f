import { type Emoji, type SkinTone, tonedText } from '@linnet/domain/emoji';
import styles from './emoji.module.css';

interface EmojiPictureProps {
  readonly emoji: Emoji;
  readonly tone: SkinTone;
}

/** What an emoji looks like. It says nothing: whatever holds it has the name. Custom ones move only where they are used. */
export function EmojiPicture({ emoji, tone }: EmojiPictureProps) {
  if (emoji.kind === 'unicode') {
    return (
      <span className={styles.sign} aria-hidden>
        {tonedText(emoji, tone)}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={emoji.staticUrl}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
