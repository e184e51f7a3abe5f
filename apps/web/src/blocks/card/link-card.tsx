import type { Card } from '@linnet/api';
import ImageDown from 'lucide-react/icons/image-down';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { hostOfAddress } from '../../platform/browser/host-of-address';
import { otherSite } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { useOnRequest } from '../media/on-request';
import styles from './link-card.module.css';

interface LinkCardProps {
  readonly card: Card;
  /** Leaves the image out. */
  readonly sensitive: boolean;
}

/** The preview of a linked page. The whole card is the link. */
export function LinkCard({ card, sensitive }: LinkCardProps) {
  const text = useText();
  const [broken, setBroken] = useState(false);
  const { url, title, description, providerName, image, imageDescription } = card;
  const { isWaiting, load } = useOnRequest(image ?? '');
  const hasImage = image !== null && !sensitive && !broken;
  const showsImage = hasImage && !isWaiting;
  const host = providerName || hostOfAddress(url, url);
  return (
    <>
      {hasImage && isWaiting && (
        <IconButton
          className={styles.load}
          icon={ImageDown}
          name={text('media.load_picture')}
          onClick={load}
        />
      )}
      <a className={styles.card} href={url} {...otherSite}>
        <span className={styles.image} data-empty={!showsImage}>
          {showsImage ? (
            <img
              src={image}
              alt={imageDescription}
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          ) : (
            !(hasImage && isWaiting) && <Icon of={LinkIcon} />
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
    </>
  );
}
