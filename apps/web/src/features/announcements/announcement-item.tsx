import type { Announcement } from '@linnet/api';
import type { ListedAnnouncement } from '@linnet/domain/announcements';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { ConfirmStep } from '../../blocks/error/confirm-step';
import { useErrorText } from '../../blocks/error/use-error-text';
import { Prose } from '../../blocks/rich-text/prose';
import { useStep } from '../../platform/client/use-resource';
import { useTextContext } from '../../platform/i18n/text-provider';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import { type AnnouncementActions, EditAnnouncement } from './announcement-editor';
import styles from './announcements.module.css';

/** When the announcement was published, and the time that it is about. */
function AnnouncementTimes({ announcement }: { readonly announcement: ListedAnnouncement }) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const moment = useMomentText(announcement);
  const { publishedAt, startsAt, endsAt, isInactive } = announcement;
  return (
    <p className={styles.times}>
      {publishedAt !== null && <time dateTime={publishedAt}>{full(Date.parse(publishedAt))}</time>}
      {startsAt !== null && <span>{text('announcements.starts', { time: moment(startsAt) })}</span>}
      {endsAt !== null && <span>{text('announcements.ends', { time: moment(endsAt) })}</span>}
      {isInactive && <b>{text('announcements.inactive')}</b>}
    </p>
  );
}

/** Whole days are not converted to the time zone of the viewer. */
function useMomentText({ allDay }: Pick<Announcement, 'allDay'>): (at: string) => string {
  const { formatter } = useTextContext();
  return (at) =>
    formatter.time(
      Date.parse(at),
      allDay ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long', timeStyle: 'short' },
    );
}

interface DeleteAnnouncementProps {
  readonly announcement: ListedAnnouncement;
  readonly actions: AnnouncementActions;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, then deletes an announcement for everybody. */
export function DeleteAnnouncement({ announcement, actions, open, onClose }: DeleteAnnouncementProps) {
  const text = useText();
  return (
    <ConfirmStep
      open={open}
      title={text('announcements.delete_question')}
      text={text('announcements.delete_text')}
      confirmLabel={text('announcements.delete')}
      step={() => actions.remove(announcement.id)}
      failed={(why) => text('announcements.delete_failed', { why })}
      notice={{ key: 'announcements.not_deleted' }}
      onClose={onClose}
    />
  );
}

interface MarkAsReadProps {
  readonly announcement: ListedAnnouncement;
  readonly actions: AnnouncementActions;
}

/** Marks an announcement as read. Servers cannot mark it as unread again. */
function MarkAsRead({ announcement: { id, read, isInactive }, actions }: MarkAsReadProps) {
  const text = useText();
  const mark = useStep({ step: () => actions.dismiss(id) });
  const why = useErrorText(mark.error);
  const isRead = read === true;
  return (
    <>
      <Button
        small
        disabled={isInactive}
        aria-pressed={isRead}
        icon={isRead && <Icon of={Check} size="small" />}
        pending={mark.isPending}
        onClick={() => {
          if (!isRead) void mark.run();
        }}
      >
        {text(isRead ? 'announcements.read' : 'announcements.mark_as_read')}
      </Button>
      {mark.error !== null && <Note tone="error">{text('announcements.mark_failed', { why })}</Note>}
    </>
  );
}

interface AnnouncementItemProps {
  readonly announcement: ListedAnnouncement;
  readonly actions: AnnouncementActions;
  readonly canManage: boolean;
}

/** One announcement; staff can switch to its form. */
export function AnnouncementItem({ announcement, actions, canManage }: AnnouncementItemProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { publishedAt, read, content, rawContent, emojis } = announcement;
  const name =
    publishedAt === null
      ? text('announcements.title')
      : text('announcements.published', { time: full(Date.parse(publishedAt)) });

  useEffect(() => {
    // The form that had the focus was closed.
    if (wasEdited.current && mode === 'read') editButton.current?.focus();
    wasEdited.current = mode === 'edit';
  }, [mode]);

  if (mode === 'edit') {
    return (
      <article className={styles.part} aria-label={name}>
        <EditAnnouncement announcement={announcement} actions={actions} onDone={() => setMode('read')} />
      </article>
    );
  }
  return (
    <article className={styles.part} aria-label={name} data-unread={read === false || undefined}>
      <AnnouncementTimes announcement={announcement} />
      <Prose html={content} emojis={emojis} />
      <div className={styles.tools}>
        {(read !== null || announcement.isInactive) && (
          <MarkAsRead announcement={announcement} actions={actions} />
        )}
        {/* The source text is not known before the staff's list has loaded. */}
        {canManage && rawContent !== null && (
          <>
            <Button small variant="quiet" ref={editButton} onClick={() => setMode('edit')}>
              {text('announcements.edit')}
            </Button>
            <Button small variant="quiet" onClick={() => setMode('delete')}>
              {text('announcements.delete')}
            </Button>
          </>
        )}
      </div>
      <DeleteAnnouncement
        announcement={announcement}
        actions={actions}
        open={mode === 'delete'}
        onClose={() => setMode('read')}
      />
    </article>
  );
}
