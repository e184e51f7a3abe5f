import { isTooSoon } from '@linnet/domain/drafts';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { MomentField } from '../../blocks/moment-field/moment-field';
import { useClient } from '../../platform/client/client-provider';
import { tellUntaken } from '../../platform/client/tell-untaken';
import { useStep } from '../../platform/client/use-step';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import styles from './scheduled.module.css';
import type { ScheduledPostProps } from './scheduled-post-props';

interface ChangeTimeProps extends ScheduledPostProps {
  readonly onDone: () => void;
}

/** The form that moves a scheduled post to another time. */
export function ChangeTime({ post, steps, onLost, onDone }: ChangeTimeProps) {
  const text = useText();
  const [at, setAt] = useState(post.scheduledAt);
  const client = useClient();
  const { full } = useAbsoluteTime();
  const step = () => steps.move(post.id, at);
  const change = useStep({
    step,
    onDone,
    onLost,
    onUnseen: (reason) =>
      tellUntaken(client, {
        key: 'scheduled.not_moved',
        values: { time: full(Date.parse(post.scheduledAt)) },
        step,
        reason,
      }),
  });
  const words = useFailureWords(change.failure ?? { kind: 'aborted' });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooSoon(at, Date.now())) void change.take();
  }

  return (
    <form className={styles.change} aria-label={text('scheduled.change_time')} onSubmit={handleSubmit}>
      <MomentField label={text('schedule.at')} value={at} onChange={setAt} disabled={change.isPending} />
      {change.failure !== null && <Note tone="error">{words}</Note>}
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
