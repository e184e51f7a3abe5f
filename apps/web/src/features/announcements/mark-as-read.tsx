import type { ListedAnnouncement } from '@linnet/domain/announcements';
import Check from 'lucide-react/icons/check';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useStep } from '../../platform/client/use-step';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import type { AnnouncementSteps } from './announcement-steps';

interface MarkAsReadProps {
  readonly announcement: ListedAnnouncement;
  readonly steps: AnnouncementSteps;
}

/** Marks an announcement as read. Servers cannot mark it as unread again. */
export function MarkAsRead({ announcement: { id, read, isInactive }, steps }: MarkAsReadProps) {
  const text = useText();
  const mark = useStep({ step: () => steps.dismiss(id), onDone: () => undefined });
  const why = useFailureWords(mark.failure ?? { kind: 'aborted' });
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
          if (!isRead) void mark.take();
        }}
      >
        {text(isRead ? 'announcements.read' : 'announcements.mark_as_read')}
      </Button>
      {mark.failure !== null && <Note tone="error">{text('announcements.mark_failed', { why })}</Note>}
    </>
  );
}
