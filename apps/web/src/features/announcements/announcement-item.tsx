import { type ListedAnnouncement } from '@linnet/domain/announcements';
import { useEffect, useRef, useState } from 'react';
import { Prose } from '../../blocks/rich-text/prose';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import type { AnnouncementSteps } from './announcement-steps';
import { AnnouncementTimes } from './announcement-times';
import styles from './announcements.module.css';
import { DeleteAnnouncement } from './delete-announcement';
import { EditAnnouncement } from './edit-announcement';
import { MarkAsRead } from './mark-as-read';

interface AnnouncementItemProps {
  readonly announcement: ListedAnnouncement;
  readonly steps: AnnouncementSteps;
  readonly canManage: boolean;
}

/** One announcement; staff can switch to its form. */
export function AnnouncementItem({ announcement, steps, canManage }: AnnouncementItemProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const [doing, setDoing] = useState<'read' | 'edit' | 'delete'>('read');
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { publishedAt, read, content, rawContent, emojis } = announcement;
  const name =
    publishedAt === null
      ? text('announcements.title')
      : text('announcements.published', { time: full(Date.parse(publishedAt)) });

  useEffect(() => {
    // The form had the focus and is gone.
    if (wasEdited.current && doing === 'read') editButton.current?.focus();
    wasEdited.current = doing === 'edit';
  }, [doing]);

  if (doing === 'edit') {
    return (
      <article className={styles.part} aria-label={name}>
        <EditAnnouncement announcement={announcement} steps={steps} onDone={() => setDoing('read')} />
      </article>
    );
  }
  return (
    <article className={styles.part} aria-label={name} data-unread={read === false || undefined}>
      <AnnouncementTimes announcement={announcement} />
      <Prose html={content} emojis={emojis} />
      <div className={styles.tools}>
        {(read !== null || announcement.isInactive) && (
          <MarkAsRead announcement={announcement} steps={steps} />
        )}
        {/* The source text is not known before the staff's list has loaded. */}
        {canManage && rawContent !== null && (
          <>
            <Button small variant="quiet" ref={editButton} onClick={() => setDoing('edit')}>
              {text('announcements.edit')}
            </Button>
            <Button small variant="quiet" onClick={() => setDoing('delete')}>
              {text('announcements.delete')}
            </Button>
          </>
        )}
      </div>
      <DeleteAnnouncement
        announcement={announcement}
        steps={steps}
        open={doing === 'delete'}
        onClose={() => setDoing('read')}
      />
    </article>
  );
}
