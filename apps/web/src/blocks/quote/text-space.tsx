import type { StatusView } from '@linnet/domain';
import { useSetting } from '../../platform/client/use-setting';
import { join } from '../../ui/styles/join';
import { isThumbnail } from './is-thumbnail';
import styles from './text-space.module.css';

/** Lines that are shown at once: what is said has to stay smaller than what it is said about. */
export const SHOWN_LINES = 6;

/**
 * The room that the words and pictures of a status in small will take, while they may not be seen: the lines wrap where
 * the words will, and say nothing of them.
 */
export function TextSpace({ view: { status, content } }: { view: StatusView }) {
  const covers = useSetting('hideNsfw');
  const subject = status.subject.trim();
  const words = subject === '' ? content.plainText : subject;
  const isLong = content.lineCount > SHOWN_LINES;
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
