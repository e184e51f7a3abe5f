import type { RichEmoji } from '@linnet/richtext';
import styles from './rich-text.module.css';

interface CustomEmojiProps {
  emoji: RichEmoji;
}

export function CustomEmoji({ emoji }: CustomEmojiProps) {
  const name = `:${emoji.shortcode}:`;
  return (
    <img
      className={styles.emoji}
      src={emoji.url}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
