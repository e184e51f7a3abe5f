import type { Attachment } from '@linnet/api';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './attachment-tile.module.css';

interface AttachmentTileProps {
  attachment: Attachment;
}

/** One picture, leading to its full size. One that does not arrive says so and what it showed. */
export function AttachmentTile({ attachment }: AttachmentTileProps) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const { description, url, previewUrl } = attachment;
  const name = description === '' ? text('status.picture_without_description') : description;

  return (
    <a
      className={styles.tile}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      title={description}
    >
      {failed ? (
        <span className={styles.failed}>
          <Icon of={ImageOff} size="large" />
          {name}
        </span>
      ) : (
        <img src={previewUrl} alt={name} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
      {description !== '' && !failed && (
        <span className={styles.alt} aria-hidden>
          ALT
        </span>
      )}
    </a>
  );
}
