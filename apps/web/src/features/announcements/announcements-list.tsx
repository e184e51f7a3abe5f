import type { FailureReason } from '@linnet/api';
import type { ListedAnnouncement } from '@linnet/domain/announcements';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { AnnouncementItem } from './announcement-item';
import type { AnnouncementSteps } from './announcement-steps';
import styles from './announcements.module.css';
import { type RefObject, useEffect, useRef } from 'react';

interface AnnouncementsListProps {
  readonly items: readonly ListedAnnouncement[];
  /** Why the list could not be refreshed; null when it could. */
  readonly failure: FailureReason | null;
  readonly steps: AnnouncementSteps;
  readonly canManage: boolean;
}

export function AnnouncementsList({ items, failure, steps, canManage }: AnnouncementsListProps) {
  useFirstContent();
  const list = useFocusAfterLoss(items.length);
  return (
    <>
      {failure !== null && <Old failure={failure} onRetry={() => void steps.load()} />}
      <ul ref={list} tabIndex={-1}>
        {items.map((item) => (
          <li key={item.id}>
            <AnnouncementItem announcement={item} steps={steps} canManage={canManage} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OldProps {
  readonly failure: FailureReason;
  readonly onRetry: () => void;
}

function Old({ failure, onRetry }: OldProps) {
  const text = useText();
  const why = useFailureWords(failure);
  return (
    <div className={styles.part}>
      <Note tone="warning">{text('announcements.old', { why })}</Note>
      <div className={styles.tools}>
        <Button small onClick={onRetry}>
          {text('general.retry')}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the list when an item that had it is removed. */
function useFocusAfterLoss(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
