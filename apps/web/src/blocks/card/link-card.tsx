import type { Card } from '@linnet/api';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { hostOfAddress } from './host-of-address';
import styles from './link-card.module.css';

interface LinkCardProps {
  readonly card: Card;
  /** Its picture is not shown. */
  readonly sensitive: boolean;
}

/** What a page that is linked to says of itself; the whole of it is the link. */
export function LinkCard({ card, sensitive }: LinkCardProps) {
  const [broken, setBroken] = useState(false);
  const { url, title, description, providerName, image, imageDescription } = card;
  const pictured = image !== null && !sensitive && !broken;
  const host = providerName || hostOfAddress(url);
  return (
    <a className={styles.card} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <span className={styles.picture} data-empty={!pictured}>
        {pictured ? (
          <img
            src={image}
            alt={imageDescription}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        ) : (
          <Icon of={LinkIcon} />
        )}
      </span>
      <span className={styles.words}>
        <small className={styles.host}>{host}</small>
        <b className={styles.title} dir="auto">
          {title.trim() || url}
        </b>
        {description.trim() !== '' && (
          <span className={styles.description} dir="auto">
            {description}
          </span>
        )}
      </span>
    </a>
  );
}
