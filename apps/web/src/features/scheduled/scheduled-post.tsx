import type { ScheduledStatus } from '@linnet/api';
import { isTooSoon, splitDuration } from '@linnet/domain/drafts';
import type { ScheduledPosts } from '@linnet/domain/scheduled';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ConfirmStep } from '../../blocks/error/confirm-step';
import { ErrorNote } from '../../blocks/error/error-note';
import { MomentField } from '../../blocks/moment-field/moment-field';
import { writtenIn } from '../../blocks/rich-text/written-in';
import { StatusMedia } from '../../blocks/status/attached-parts';
import { ScopeIcon } from '../../blocks/status/scope-icon';
import { useStep } from '../../platform/client/use-resource';
import { useTimeFromNow } from '../../platform/time/time-from-now';
import { Text } from '../../platform/i18n/text';
import { useTextContext } from '../../platform/i18n/text-provider';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './scheduled.module.css';

interface ScheduledPostProps {
  readonly post: ScheduledStatus;
  readonly actions: Pick<ScheduledPosts, 'move' | 'cancel'>;
  /** Called when the post is no longer scheduled. */
  readonly onMissing: () => void;
}

/** The form that moves a scheduled post to another time. */
function ChangeTime({
  post,
  actions,
  onMissing,
  onDone,
}: ScheduledPostProps & { readonly onDone: () => void }) {
  const text = useText();
  const [at, setAt] = useState(post.scheduledAt);
  const { full } = useAbsoluteTime();
  const change = useStep({
    step: () => actions.move(post.id, at),
    onDone,
    onMissing,
    notice: { key: 'scheduled.not_moved', values: { time: full(Date.parse(post.scheduledAt)) } },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooSoon(at, Date.now())) void change.run();
  }

  return (
    <form className={styles.change} aria-label={text('scheduled.change_time')} onSubmit={handleSubmit}>
      <MomentField label={text('schedule.at')} value={at} onChange={setAt} disabled={change.isPending} />
      {change.error !== null && <ErrorNote reason={change.error} />}
      <div className={styles.tools}>
        <Button small variant="primary" type="submit" pending={change.isPending}>
          <Text id="scheduled.save" />
        </Button>
        <Button small variant="quiet" disabled={change.isPending} onClick={onDone}>
          <Text id="general.cancel" />
        </Button>
      </div>
    </form>
  );
}

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const;

/** The content of a scheduled post as it was typed: the server formats it only when it publishes it. */
function ScheduledContent({ post }: { readonly post: ScheduledStatus }): ReactNode {
  const text = useText();
  const { formatter } = useTextContext();
  const { attachments, poll, expiresIn, subject, inReplyToId } = post;
  const words = writtenIn(post.language);

  function duration(seconds: number): string {
    const { amount, unit } = splitDuration(seconds);
    return formatter.number(amount, { style: 'unit', unit: units[unit], unitDisplay: 'long' });
  }

  return (
    <>
      {subject !== '' && (
        <p className={styles.subject} {...words}>
          <Icon of={TriangleAlert} size="small" />
          <span>{subject}</span>
        </p>
      )}
      {post.text !== '' && (
        <p className={styles.text} {...words}>
          {post.text}
        </p>
      )}
      {poll !== null && (
        <ul className={styles.options} aria-label={text('polls.label')}>
          {poll.options.map((option) => (
            <li key={option} {...words}>
              {option}
            </li>
          ))}
        </ul>
      )}
      {attachments.length > 0 && <StatusMedia status={post} coveredBy={[]} />}
      <p className={styles.facts}>
        {poll !== null && <span>{text('scheduled.poll_open', { time: duration(poll.expiresIn) })}</span>}
        {poll?.multiple === true && <span>{text('polls.several')}</span>}
        {expiresIn !== null && <span>{text('scheduled.deletes_itself', { time: duration(expiresIn) })}</span>}
        {inReplyToId !== null && <span>{text('scheduled.reply')}</span>}
      </p>
    </>
  );
}

/** One scheduled post: its time, its content, and the actions on it. */
export function ScheduledPost({ post, actions, onMissing }: ScheduledPostProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const [mode, setMode] = useState<'nothing' | 'change' | 'cancel'>('nothing');
  const at = Date.parse(post.scheduledAt);
  const time = full(at);
  const distance = useTimeFromNow(at);

  return (
    <article className={styles.post} aria-label={text('scheduled.post', { time })}>
      <header className={styles.head}>
        <Icon of={CalendarClock} />
        <p className={styles.when}>
          <time dateTime={post.scheduledAt}>{time}</time>{' '}
          <span className={styles.span}>{distance ?? text('scheduled.in_a_moment')}</span>
        </p>
        {post.scope !== null && <ScopeIcon scope={post.scope} />}
      </header>
      <ScheduledContent post={post} />
      {mode === 'change' ? (
        <ChangeTime post={post} actions={actions} onMissing={onMissing} onDone={() => setMode('nothing')} />
      ) : (
        <div className={styles.tools}>
          <Button small onClick={() => setMode('change')}>
            {text('scheduled.change_time')}
          </Button>
          <Button small variant="quiet" onClick={() => setMode('cancel')}>
            {text('scheduled.cancel')}
          </Button>
        </div>
      )}
      {/* The content of a cancelled post becomes a draft. */}
      <ConfirmStep
        open={mode === 'cancel'}
        title={text('scheduled.cancel_question')}
        text={text('scheduled.cancel_text', { time })}
        confirmLabel={text('scheduled.cancel')}
        cancelLabel={text('scheduled.keep')}
        step={() => actions.cancel(post.id)}
        failed={(why) => text('scheduled.cancel_failed', { why })}
        notice={{ key: 'scheduled.not_cancelled', values: { time } }}
        onMissing={onMissing}
        onClose={() => setMode('nothing')}
      />
    </article>
  );
}
