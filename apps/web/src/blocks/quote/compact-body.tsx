import type { StatusView } from '@linnet/domain';
import { emojify } from '@linnet/richtext';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { RichText } from '../rich-text/rich-text';
import bodyStyles from '../rich-text/status-body.module.css';
import styles from './compact-status.module.css';
import { SHOWN_LINES } from './text-space';

interface CompactBodyProps {
  view: StatusView;
  /** Content that is hidden together with the text behind a subject. */
  children: ReactNode;
}

/** Subject and content in a few lines. The content may be hidden behind the subject. */
export function CompactBody({ view, children }: CompactBodyProps) {
  const { status, content } = view;
  const [isOpen, setOpen] = useState(false);
  const subject = status.subject.trim();
  const isLong = content.lineCount > SHOWN_LINES;
  const shows = isOpen || subject === '';

  return (
    <>
      {subject !== '' && (
        <p className={styles.subject} dir="auto">
          <Icon of={TriangleAlert} size="small" />
          <span>
            <RichText nodes={emojify(subject, status.emojis)} />
          </span>
        </p>
      )}
      {shows && content.nodes.length > 0 && (
        <div
          className={join(bodyStyles.content, isLong && !isOpen && styles.clamped)}
          dir="auto"
          data-opens={status.id}
          lang={status.language ?? undefined}
        >
          <RichText nodes={content.nodes} />
        </div>
      )}
      {shows && children}
      {(isLong || subject !== '') && (
        <Button small className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Text id={isOpen ? 'general.show_less' : 'general.show_more'} />
        </Button>
      )}
    </>
  );
}
