import type { Account } from '@linnet/api';
import { useState } from 'react';
import { useStopsMotion } from '../../platform/client/use-saves-data';
import { OnRequest } from '../media/on-request';
import styles from './profile-card.module.css';

/** The header picture behind the head of the card; a quiet tone where there is none, or it does not come. */
export function CardCover({ account: { header, headerStatic } }: { readonly account: Account }) {
  const stops = useStopsMotion();
  const [failed, setFailed] = useState<string | null>(null);
  const src = stops ? headerStatic : header;
  return (
    <div className={styles.cover}>
      {src !== '' && src !== failed && (
        <OnRequest address={src} label="media.load_banner" look="corner">
          <img src={src} alt="" decoding="async" draggable={false} onError={() => setFailed(src)} />
        </OnRequest>
      )}
    </div>
  );
}
