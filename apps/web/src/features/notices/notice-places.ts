import type { NoticeKey } from '@linnet/domain';
import type { MessageId } from '../../platform/i18n/message-id';

interface NoticePlace {
  readonly route: 'drafts' | 'scheduled';
  readonly label: MessageId;
}

/** Where what a notice tells of can be seen. */
export const noticePlaces: Readonly<Partial<Record<NoticeKey, NoticePlace>>> = {
  'post_status.waits': { route: 'drafts', label: 'drafts.drafts' },
  'post_status.scheduled': { route: 'scheduled', label: 'schedule.see_all' },
};
