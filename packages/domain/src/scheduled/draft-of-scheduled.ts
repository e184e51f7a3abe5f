import type { ScheduledStatus } from '@linnet/api';
import type { ChosenContent } from '../drafts/draft';
import { splitDuration } from '../drafts/schedule/split-duration';

/** What a post says that was to go out later, as a draft. Servers do not tell its format. */
export function draftOfScheduled(post: ScheduledStatus): ChosenContent {
  const { text, subject, sensitive, scope, inReplyToId, expiresIn, poll, attachments } = post;
  return {
    text,
    subject,
    sensitive,
    inReplyToId,
    expiresIn,
    ...(scope !== null && { scope }),
    attachments: attachments.map((attachment) => ({
      attachment,
      name: '',
      description: attachment.description,
    })),
    poll: poll && { options: poll.options, multiple: poll.multiple, ...splitDuration(poll.expiresIn) },
  };
}
