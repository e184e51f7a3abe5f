import { type Emoji, type SkinTone, tonedText } from '@linnet/domain/emoji';
import type { ComponentProps } from 'react';
import styles from './emoji.module.css';

/** What an emoji is called: Unicode ones in words, the server's own as they are written. */
export function emojiName(emoji: Emoji): string {
  return emoji.kind === 'unicode' ? emoji.name : `:${emoji.shortcode}:`;
}

interface EmojiButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly emoji: Emoji;
  readonly tone: SkinTone;
}

/** A button that picks an emoji. */
export function EmojiButton({ emoji, tone, ...button }: EmojiButtonProps) {
  const name = emojiName(emoji);
  return (
    <button {...button} type="button" className={styles.emoji} aria-label={name} title={name}>
      <EmojiPicture emoji={emoji} tone={tone} />
    </button>
  );
}

/** The picture of an emoji, which never moves. Decorative: its container has the accessible name. */
export function EmojiPicture({ emoji, tone }: { readonly emoji: Emoji; readonly tone: SkinTone }) {
  if (emoji.kind === 'unicode') {
    return (
      <span className={styles.character} aria-hidden>
        {tonedText(emoji, tone)}
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={emoji.staticUrl}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
