import type { Attachment } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { useSetting } from '../../platform/client/client-provider';
import { join } from '../../ui/styles/join';
import styles from './text-placeholder.module.css';

/** Whether an attachment can be a thumbnail; animated ones can't be shown still. */
export function isThumbnail({ kind, mimeType, previewUrl }: Attachment): boolean {
  return kind === 'image' && mimeType !== 'image/gif' && previewUrl !== '';
}

/** Lines shown at once, so that the quoted text stays smaller than the quoting one. */
export const MAX_LINES = 6;

/** Reserves the space of text and pictures that must not be shown, by lines of meaningless letters. */
export function TextPlaceholder({ view: { status, content } }: { view: StatusView }) {
  const covers = useSetting('hideNsfw');
  const subject = status.subject.trim();
  const words = subject === '' ? content.plainText : subject;
  const isLong = content.lineCount > MAX_LINES;
  const hasPictures = !(status.sensitive && covers) && status.attachments.some(isThumbnail);
  return (
    <>
      {words !== '' && (
        <div className={join(styles.lines, subject === '' && isLong && styles.clamped)} aria-hidden>
          <span className={styles.words}>{words.replaceAll(/\S/g, 'a')}</span>
        </div>
      )}
      {subject === '' && hasPictures && <div className={styles.pictures} />}
      {(isLong || subject !== '') && <div className={styles.button} />}
    </>
  );
}
