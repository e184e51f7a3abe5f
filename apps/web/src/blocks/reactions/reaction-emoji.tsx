import type { Reaction } from '@linnet/api';
import { useState } from 'react';
import styles from './reactions.module.css';

/** The emoji of a reaction; a picture has its name as alternative text. */
export function ReactionEmoji({ name, url }: Pick<Reaction, 'name' | 'url'>) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url !== null && failed === url) return <span className={styles.text}>{`:${name}:`}</span>;
  if (url === null) return <span className={styles.text}>{name}</span>;
  return (
    <img
      className={styles.image}
      src={url}
      alt={`:${name}:`}
      title={`:${name}:`}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(url)}
    />
  );
}
