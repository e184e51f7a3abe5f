import type { RichEmoji } from '@linnet/richtext';
import { useState } from 'react';
import { lazyInlinePart } from './lazy-inline-part';
import styles from './emoji.module.css';

interface CustomEmojiProps {
  emoji: RichEmoji;
}

const MovingEmoji = lazyInlinePart((parts) => parts.MovingEmoji, StillEmoji);

/** A server's custom emoji. */
export function CustomEmoji({ emoji }: CustomEmojiProps) {
  const moves = emoji.staticUrl !== emoji.url || /\.gif(?:\?|$)/i.test(emoji.url);
  return moves ? <MovingEmoji emoji={emoji} /> : <StillEmoji emoji={emoji} />;
}

function StillEmoji({ emoji: { shortcode, staticUrl } }: CustomEmojiProps) {
  const [failed, setFailed] = useState(false);
  const name = `:${shortcode}:`;
  if (failed) return name;
  return (
    <img
      className={styles.emoji}
      src={staticUrl}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
