import { type Emoji, type SkinTone, tonedText } from '@linnet/domain/emoji';
import styles from './emoji.module.css';

/** What an emoji is called: Unicode ones in words, the server's own as they are written. */
export function emojiName(emoji: Emoji): string {
  return emoji.kind === 'unicode' ? emoji.name : `:${emoji.shortcode}:`;
}

/** The picture of an emoji, which never moves. Decorative: its container has the accessible name. */
export function EmojiPicture({ emoji, tone }: { readonly emoji: Emoji; readonly tone: SkinTone }) {
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
