import type { StatusRow } from '@linnet/domain';
import { useState } from 'react';
import { isThumbnail } from '../../blocks/quote/is-thumbnail';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import styles from './report.module.css';

/** The attachments of a post in a report. They are shown on request only: nobody has to see them to report them. */
export function CoveredMedia({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = status.attachments.length;
  if (count === 0) return null;
  const pictures = status.attachments.filter(isThumbnail);
  const others = count - pictures.length;
  return (
    <div className={styles.media}>
      <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'user_reporting.media_shown' : 'user_reporting.media', { count })}
      </Button>
      {isOpen && (
        <div className={styles.pictures}>
          {pictures.map(({ id, previewUrl, description }) => (
            <img
              key={id}
              src={previewUrl}
              alt={description === '' ? text('status.picture_without_description') : description}
              decoding="async"
            />
          ))}
          {others > 0 && <span>{text('user_reporting.media_other', { count: others })}</span>}
        </div>
      )}
    </div>
  );
}
