import type { StatusRow } from '@linnet/domain';
import { emojify } from '@linnet/richtext';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useKeptState } from '../../platform/client/use-kept-state';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { RichText } from '../rich-text/rich-text';
import { LazyFoldButton } from './lazy-fold-button';
import styles from '../rich-text/status-body.module.css';

/** Characters above which a subject is long. */
const LONG = 240;

interface StatusSubjectProps {
  status: StatusRow;
  /** The button for the content behind the subject, if there is one. */
  children: ReactNode;
}

/** The subject of a status. A long one is cut off until the viewer opens it. */
export function StatusSubject({ status, children }: StatusSubjectProps) {
  const [isFull, setFull] = useKeptState(`full subject ${status.id}`, false);
  const subject = status.subject.trim();
  const isLong = subject.length > LONG;

  return (
    <div className={styles.subject}>
      <Icon of={TriangleAlert} />
      <div className={styles.words}>
        <div
          className={join(isLong && !isFull && styles.short)}
          dir="auto"
          lang={status.language ?? undefined}
        >
          <RichText nodes={emojify(subject, status.emojis)} />
        </div>
        {isLong && <LazyFoldButton of="subject" under isOpen={isFull} onOpen={setFull} />}
      </div>
      {children}
    </div>
  );
}
