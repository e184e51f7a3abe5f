import type { Attachment } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import { useState } from 'react';
import { OnRequest } from '../media/on-request';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { isThumbnail } from './is-thumbnail';
import styles from './compact-status.module.css';

const MOST = 4;

/** The first pictures as thumbnails. Sensitive ones are only counted; they can be seen in the status itself. */
export function CompactPictures({ status }: { status: Pick<StatusRow, 'attachments' | 'sensitive'> }) {
  const covers = useSetting('hideNsfw');
  if (status.sensitive && covers) return null;
  const pictures = status.attachments.filter(isThumbnail).slice(0, MOST);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map((picture) => (
        <span key={picture.id}>
          <OnRequest {...picture} address={picture.previewUrl} label="media.load_picture">
            <Thumbnail picture={picture} />
          </OnRequest>
        </span>
      ))}
    </div>
  );
}

function Thumbnail({ picture }: { picture: Attachment }) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const name = picture.description === '' ? text('status.picture_without_description') : picture.description;
  if (failed) return <span className={styles.lost}>{name}</span>;
  return (
    <img
      src={picture.previewUrl}
      alt={name}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
