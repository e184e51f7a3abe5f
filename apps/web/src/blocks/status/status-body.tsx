import type { StatusView } from '@linnet/domain';
import { emojify } from '@linnet/richtext';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useSetting } from '../../platform/client/use-setting';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { RichText } from '../rich-text/rich-text';
import styles from './status-body.module.css';

interface StatusBodyProps {
  view: StatusView;
  /** For the status that stands out. */
  large?: boolean;
}

/** Subject and content. With a subject the content may wait behind it. */
export function StatusBody({ view, large = false }: StatusBodyProps) {
  const { status, content } = view;
  const collapses = useSetting('collapseMessageWithSubject');
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? !collapses;
  const subject = status.subject.trim();
  const isEmpty = content.nodes.length === 0;

  return (
    <>
      {subject !== '' && (
        <div className={styles.subject} dir="auto">
          <Icon of={TriangleAlert} />
          <span className={styles.words}>
            <RichText nodes={emojify(subject, status.emojis)} />
          </span>
          <Button small aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            <Text id={isOpen ? 'general.show_less' : 'general.show_more'} />
          </Button>
        </div>
      )}
      {(isOpen || subject === '') && !isEmpty && (
        <div
          className={join(styles.content, large && styles.large)}
          dir="auto"
          lang={status.language ?? undefined}
        >
          <RichText nodes={content.nodes} />
          {content.truncated && (
            <p className={styles.cut}>
              <Text id="status.cut" />
            </p>
          )}
        </div>
      )}
    </>
  );
}
