import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { ScopeIcon } from '../../blocks/status/scope-icon';
import { useTimeSpan } from '../../blocks/poll/use-time-span';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { CancelPost } from './cancel-post';
import { ChangeTime } from './change-time';
import styles from './scheduled.module.css';
import { ScheduledContent } from './scheduled-content';
import type { ScheduledPostProps } from './scheduled-post-props';

/** One scheduled post: its time, its content, and the actions on it. */
export function ScheduledPost({ post, steps, onLost }: ScheduledPostProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const [doing, setDoing] = useState<'nothing' | 'change' | 'cancel'>('nothing');
  const at = Date.parse(post.scheduledAt);
  const span = useTimeSpan(at);

  return (
    <article className={styles.post} aria-label={text('scheduled.post', { time: full(at) })}>
      <header className={styles.head}>
        <Icon of={CalendarClock} />
        <p className={styles.when}>
          <time dateTime={post.scheduledAt}>{full(at)}</time>{' '}
          <span className={styles.span}>
            {span === null ? text('scheduled.in_a_moment') : text('scheduled.in', { time: span })}
          </span>
        </p>
        {post.scope !== null && <ScopeIcon scope={post.scope} />}
      </header>
      <ScheduledContent post={post} />
      {doing === 'change' ? (
        <ChangeTime post={post} steps={steps} onLost={onLost} onDone={() => setDoing('nothing')} />
      ) : (
        <div className={styles.tools}>
          <Button small onClick={() => setDoing('change')}>
            {text('scheduled.change_time')}
          </Button>
          <Button small variant="quiet" onClick={() => setDoing('cancel')}>
            {text('scheduled.cancel')}
          </Button>
        </div>
      )}
      <CancelPost
        post={post}
        steps={steps}
        onLost={onLost}
        open={doing === 'cancel'}
        onClose={() => setDoing('nothing')}
      />
    </article>
  );
}
