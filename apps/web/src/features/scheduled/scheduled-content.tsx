import type { ScheduledStatus } from '@linnet/api';
import { splitDuration } from '@linnet/domain/drafts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTextContext } from '../../platform/i18n/text-provider';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './scheduled.module.css';
import { StatusMedia } from '../../blocks/status/attached-parts';

interface ScheduledContentProps {
  readonly post: ScheduledStatus;
}

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const;

/** The content of a scheduled post as it was typed: the server formats it only when it publishes it. */
export function ScheduledContent({ post }: ScheduledContentProps): ReactNode {
  const text = useText();
  const { formatter } = useTextContext();
  const { attachments, poll, expiresIn, subject, inReplyToId } = post;

  function span(seconds: number): string {
    const { amount, unit } = splitDuration(seconds);
    return formatter.number(amount, { style: 'unit', unit: units[unit], unitDisplay: 'long' });
  }

  return (
    <>
      {subject !== '' && (
        <p className={styles.subject} dir="auto">
          <Icon of={TriangleAlert} size="small" />
          <span>{subject}</span>
        </p>
      )}
      {post.text !== '' && (
        <p className={styles.text} dir="auto">
          {post.text}
        </p>
      )}
      {poll !== null && (
        <ul className={styles.options} aria-label={text('polls.label')}>
          {poll.options.map((option) => (
            <li key={option} dir="auto">
              {option}
            </li>
          ))}
        </ul>
      )}
      {attachments.length > 0 && <StatusMedia status={post} coveredBy={[]} />}
      <p className={styles.facts}>
        {poll !== null && <span>{text('scheduled.poll_open', { time: span(poll.expiresIn) })}</span>}
        {poll?.multiple === true && <span>{text('polls.several')}</span>}
        {expiresIn !== null && <span>{text('scheduled.deletes_itself', { time: span(expiresIn) })}</span>}
        {inReplyToId !== null && <span>{text('scheduled.reply')}</span>}
      </p>
    </>
  );
}
