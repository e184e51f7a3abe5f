import { useState } from 'react';
import { OnRequest } from '../../../blocks/media/on-request';
import styles from './own-card.module.css';

interface CoverProps {
  readonly address: string;
}

/** The picture over a card; a plain tone where there is none. */
export function Cover({ address }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = address !== '' && address !== failed;
  return (
    <div className={styles.cover}>
      {hasPicture && (
        <OnRequest address={address} label="media.load_banner" look="corner">
          <img src={address} alt="" decoding="async" onError={() => setFailed(address)} />
        </OnRequest>
      )}
    </div>
  );
}
