import type { Account } from '@linnet/api';
import { useState } from 'react';
import { useSetting } from '../../platform/client/use-setting';
import styles from './profile-card.module.css';

/** The header picture behind the head of the card; a quiet tone where there is none, or it does not come. */
export function CardCover({ account: { header, headerStatic } }: { readonly account: Account }) {
  const stops = useSetting('stopGifs');
  const [failed, setFailed] = useState<string | null>(null);
  const src = stops ? headerStatic : header;
  return (
    <div className={styles.cover}>
      {src !== '' && src !== failed && (
        <img src={src} alt="" decoding="async" draggable={false} onError={() => setFailed(src)} />
      )}
    </div>
  );
}
